//! Who may come in: the key of the link once, after that the session it gave.

use std::sync::{Mutex, PoisonError};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use subtle::ConstantTimeEq;

/// Most sessions that are remembered; the oldest is forgotten first.
const MOST_SESSIONS: usize = 64;

/// The first message of a browser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hello {
    /// The key of the link it was opened by.
    key: Option<String>,
    /// What an earlier welcome of this run gave it.
    session: Option<String>,
}

/// Key and sessions of one run.
pub(crate) struct Access {
    reusable: bool,
    open: Mutex<Open>,
}

struct Open {
    /// None once it was used up.
    key: Option<String>,
    sessions: Vec<String>,
}

impl Access {
    /// A fresh key, and the access it gives.
    pub fn new(reusable: bool) -> (Self, String) {
        let key = secret();
        let open = Open { key: Some(key.clone()), sessions: Vec::new() };
        (Self { reusable, open: Mutex::new(open) }, key)
    }

    /// The session of a browser that may come in.
    pub fn admit(&self, hello: &Hello) -> Option<String> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(session) = &hello.session {
            // Every session is compared, so that the time tells nothing.
            let known = open.sessions.iter().fold(false, |known, one| known | same(one, session));
            if known {
                return Some(session.clone());
            }
        }
        let (Some(key), Some(given)) = (&open.key, &hello.key) else { return None };
        if !same(key, given) {
            return None;
        }
        if !self.reusable {
            open.key = None;
        }
        let session = secret();
        if open.sessions.len() == MOST_SESSIONS {
            open.sessions.remove(0);
        }
        open.sessions.push(session.clone());
        Some(session)
    }
}

/// 256 random bits as text that stands in an address.
fn secret() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())
}

fn same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hello(key: Option<&str>, session: Option<&str>) -> Hello {
        Hello { key: key.map(str::to_owned), session: session.map(str::to_owned) }
    }

    #[test]
    fn the_key_lets_one_browser_in_and_its_session_lets_it_in_again() {
        let (access, key) = Access::new(false);
        assert_eq!(access.admit(&hello(None, None)), None);
        assert_eq!(access.admit(&hello(Some("wrong"), Some("wrong"))), None);
        let session = access.admit(&hello(Some(&key), Some("of another run"))).unwrap();
        assert_ne!(session, key);
        assert_eq!(access.admit(&hello(Some(&key), None)), None, "the key is used up");
        assert_eq!(access.admit(&hello(Some(&key), Some(&session))), Some(session.clone()));
        assert_eq!(access.admit(&hello(None, Some(&session))), Some(session));
        assert_eq!(access.admit(&hello(None, Some(&key))), None, "a key is no session");
    }

    #[test]
    fn a_reusable_key_lets_many_in_and_sessions_are_bounded() {
        let (access, key) = Access::new(true);
        let first = access.admit(&hello(Some(&key), None)).unwrap();
        for _ in 0..MOST_SESSIONS {
            access.admit(&hello(Some(&key), None)).unwrap();
        }
        assert_eq!(access.admit(&hello(None, Some(&first))), None, "the oldest is forgotten");
        assert_eq!(access.open.lock().unwrap().sessions.len(), MOST_SESSIONS);
    }
}
