//! What every request must show, and what every answer carries.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::Shared;

/// Refuses what does not come from a page of this host, and adds the headers that keep the page safe.
pub(crate) async fn check(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let Some(host) = own_host(request.headers(), shared.address) else {
        return (StatusCode::MISDIRECTED_REQUEST, "this host answers only to its own address\n")
            .into_response();
    };
    let socket = request.uri().path() == "/socket";
    if !right_origin(request.headers(), &host, socket) {
        return (StatusCode::FORBIDDEN, "pages of other sites may not ask this host\n").into_response();
    }
    // Built files carry a fingerprint in their names.
    let lasting = request.uri().path().starts_with("/assets/");
    let mut response = next.run(request).await;
    secure(response.headers_mut(), &host, lasting);
    response
}

/// The `Host` of the request, if it is this host's own: `localhost` or a bare IP address, with our port.
/// A page of another site can reach us under a name of its own, but never under such a one.
fn own_host(headers: &HeaderMap, own: SocketAddr) -> Option<String> {
    let mut all = headers.get_all(HOST).iter();
    let host = all.next()?.to_str().ok()?.to_ascii_lowercase();
    if all.next().is_some() {
        return None;
    }
    // Browsers leave the port out where it is the usual one.
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()?),
        _ => (host.as_str(), 80),
    };
    let ip = match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        Some(v6) => v6.parse().ok().map(IpAddr::V6),
        None => name.parse().ok().map(IpAddr::V4),
    };
    let named = match ip {
        Some(ip) => ip.is_loopback() || !own.ip().is_loopback(),
        None => name == "localhost",
    };
    (named && port == own.port()).then_some(host)
}

/// The socket is for pages of this host alone; files may also be asked for by hand.
fn right_origin(headers: &HeaderMap, host: &str, needed: bool) -> bool {
    match headers.get(ORIGIN) {
        Some(origin) => {
            origin.to_str().is_ok_and(|origin| origin.eq_ignore_ascii_case(&format!("http://{host}")))
        }
        None => !needed,
    }
}

fn secure(headers: &mut HeaderMap, host: &str, lasting: bool) {
    let policy = format!(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
         font-src 'self' data:; connect-src 'self' ws://{host}; object-src 'none'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'"
    );
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    for (name, value) in [
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(own: &str, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_str(host).unwrap());
        own_host(&headers, own.parse().unwrap()).is_some()
    }

    #[test]
    fn only_own_addresses_are_answered_to() {
        for name in ["127.0.0.1:8123", "localhost:8123", "LOCALHOST:8123", "[::1]:8123"] {
            assert!(host("127.0.0.1:8123", name), "{name}");
        }
        for name in [
            "127.0.0.1",
            "127.0.0.1:80",
            "evil.example:8123",
            "localhost.evil.example:8123",
            "192.168.1.5:8123",
            "",
            ":",
        ] {
            assert!(!host("127.0.0.1:8123", name), "{name}");
        }
        assert!(host("127.0.0.1:80", "127.0.0.1") && host("[::1]:80", "[::1]"));
        // A host on the network is reached by its address, never by a name somebody made up.
        assert!(host("0.0.0.0:8123", "192.168.1.5:8123"));
        assert!(!host("0.0.0.0:8123", "evil.example:8123"));
        assert!(own_host(&HeaderMap::new(), "127.0.0.1:8123".parse().unwrap()).is_none());
    }

    #[test]
    fn other_origins_are_refused() {
        let origin = |origin: Option<&'static str>, needed| {
            let mut headers = HeaderMap::new();
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            right_origin(&headers, "127.0.0.1:8123", needed)
        };
        assert!(origin(Some("http://127.0.0.1:8123"), true));
        assert!(!origin(Some("http://localhost:8123"), true));
        assert!(!origin(Some("https://127.0.0.1:8123"), true));
        assert!(!origin(Some("http://evil.example"), false));
        assert!(!origin(Some("null"), false));
        assert!(!origin(None, true));
        assert!(origin(None, false));
    }
}
