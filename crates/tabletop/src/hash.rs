//! Fingerprints of states and logs.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A 256-bit BLAKE3 fingerprint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The first four bytes: enough to find the first entry of a log that does not belong.
    #[must_use]
    pub const fn short(self) -> u32 {
        u32::from_le_bytes([self.0[0], self.0[1], self.0[2], self.0[3]])
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(blake3::Hash::from_bytes(self.0).to_hex().as_str())
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Fingerprint of a value: of its `postcard` form, which is the same on every platform.
///
/// # Panics
/// Never for the plain data this is used on: `postcard` fails only for maps or sequences of unknown
/// length, and for types whose `Serialize` fails by itself.
#[must_use]
pub fn digest(value: &impl Serialize) -> Digest {
    let mut hasher = blake3::Hasher::new();
    match postcard::to_io(value, &mut hasher) {
        Ok(_) => Digest(*hasher.finalize().as_bytes()),
        Err(error) => unreachable!("plain data has a postcard form: {error}"),
    }
}
