//! Who may come in: a browser that has the key of the link.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use subtle::ConstantTimeEq;

/// The first message of a browser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hello {
    /// The key of the link it was opened by.
    key: Option<String>,
}

/// The key of one run: 256 random bits as text that stands in an address. It holds as long as the host
/// runs, so that the printed link can be opened again.
pub(crate) struct Key(String);

impl Key {
    /// A key that nobody has seen.
    pub fn fresh() -> Self {
        Self(URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>()))
    }

    /// Whether this browser may come in. How long that takes to say tells nothing of the key.
    pub fn admits(&self, hello: &Hello) -> bool {
        hello.key.as_ref().is_some_and(|given| self.0.as_bytes().ct_eq(given.as_bytes()).into())
    }

    /// As it stands in the link.
    pub fn text(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hello(key: &str) -> Hello {
        Hello { key: Some(key.to_owned()) }
    }

    #[test]
    fn only_the_key_of_this_run_lets_in_and_it_does_so_again() {
        let (key, other) = (Key::fresh(), Key::fresh());
        for _ in 0..3 {
            assert!(key.admits(&hello(key.text())));
        }
        assert!(!key.admits(&Hello { key: None }));
        for wrong in [other.text(), "", "x", &key.text()[1..], &format!("{} ", key.text())] {
            assert!(!key.admits(&hello(wrong)), "{wrong}");
        }
    }
}
