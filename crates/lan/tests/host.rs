//! A browser's way in, end to end: the real host on a free port, the real house behind it.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of tests fail like tests"
)]

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use lan::{Host, HostError, HostOptions, Limits};
use serde_json::{Value, json};
use table::House;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

struct Fixture {
    host: Host,
    house: House,
    _folder: TempDir,
}

async fn start() -> Fixture {
    start_with(Limits::default()).await
}

async fn start_with(limits: Limits) -> Fixture {
    let folder = TempDir::new().unwrap();
    let interface = folder.path().join("dist");
    std::fs::create_dir_all(interface.join("assets")).unwrap();
    std::fs::write(interface.join("index.html"), "<!doctype html><title>Regolith</title>").unwrap();
    std::fs::write(interface.join("assets/app-1a2b.js"), "export {};").unwrap();
    std::fs::write(folder.path().join("secret.txt"), "secret").unwrap();
    let house = House::open(&folder.path().join("data")).unwrap();
    let host = Host::start(house.clone(), HostOptions { limits, ..HostOptions::local(0, interface) });
    let host = host.await.unwrap();
    Fixture { host, house, _folder: folder }
}

impl Fixture {
    fn key(&self) -> String {
        self.host.link().split_once("#key=").unwrap().1.to_owned()
    }

    /// Answer to a request written by hand.
    async fn raw(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.host.address()).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    async fn get(&self, path: &str, host: &str) -> String {
        self.raw(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")).await
    }

    async fn socket(&self, origin: Option<&str>) -> Result<Browser, Error> {
        let mut request = format!("ws://{}/socket", self.host.address()).into_client_request()?;
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        connect_async(request).await.map(|(socket, _)| Browser(socket))
    }

    async fn browser(&self, hello: Value) -> (Browser, Value) {
        let mut browser = self.socket(Some(&format!("http://{}", self.host.address()))).await.unwrap();
        browser.say(&json!({ "hello": hello })).await;
        let answer = browser.hear().await.unwrap();
        (browser, answer)
    }
}

struct Browser(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Browser {
    async fn say(&mut self, value: &Value) {
        self.0.send(Message::text(value.to_string())).await.unwrap();
    }

    /// The next message; none when the host let this browser go.
    async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.0.next())
                .await
                .expect("an answer in time");
            match next? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The answer to a request; pushes before it are passed over.
    async fn ask(&mut self, id: u32, request: Value) -> Value {
        self.say(&json!({ "id": id, "request": request })).await;
        loop {
            let message = self.hear().await.expect("an answer");
            if message["id"] == id {
                return message;
            }
        }
    }
}

#[tokio::test]
async fn a_browser_plays_and_comes_back_after_a_reload() {
    let fixture = start().await;
    let (mut browser, welcome) = fixture.browser(json!({ "key": fixture.key() })).await;
    assert_eq!(welcome, json!({ "welcome": {} }));
    let hello = browser.ask(1, json!({ "kind": "hello" })).await;
    let game = hello["ok"]["games"][0]["id"].as_str().unwrap().to_owned();
    let seats = json!([
        { "name": "Ana", "player": { "kind": "computer", "level": 1 } },
        { "name": "Bo", "player": { "kind": "computer", "level": 1 } },
    ]);
    let new = json!({ "kind": "new-game", "game": game, "options": {}, "seats": seats });
    let new = browser.ask(2, new).await;
    let table = new["ok"]["table"]["table"].clone();
    assert!(table.is_u64(), "{new}");
    let watch = json!({ "kind": "watch", "table": table, "viewer": { "kind": "spectator" } });
    let watched = browser.ask(3, watch).await;
    assert_eq!(watched["ok"]["state"]["actions"], 0);
    // The computers play: their updates are pushed.
    loop {
        let message = browser.hear().await.unwrap();
        if message["push"]["kind"] == "update" && message["push"]["state"]["actions"] == 3 {
            break;
        }
    }
    drop(browser);
    let (mut browser, welcome) = fixture.browser(json!({ "key": fixture.key() })).await;
    assert_eq!(welcome, json!({ "welcome": {} }));
    let hello = browser.ask(1, json!({ "kind": "hello" })).await;
    assert_eq!(hello["ok"]["tables"][0]["table"], table);
}

#[tokio::test]
async fn nobody_comes_in_without_the_key_and_the_link_holds_while_the_host_runs() {
    let fixture = start().await;
    for hello in [json!({}), json!({ "key": "x" }), json!({ "key": null }), json!({ "keys": 1 }), json!(7)] {
        let (mut browser, answer) = fixture.browser(hello.clone()).await;
        assert_eq!(answer, json!({ "denied": {} }), "{hello}");
        assert_eq!(browser.hear().await, None);
    }
    // A browser is closed, and its link is opened again.
    for _ in 0..3 {
        let (_browser, welcome) = fixture.browser(json!({ "key": fixture.key() })).await;
        assert_eq!(welcome, json!({ "welcome": {} }));
    }
    let (_browser, denied) = start().await.browser(json!({ "key": fixture.key() })).await;
    assert_eq!(denied, json!({ "denied": {} }), "the link of another run");
}

#[tokio::test]
async fn pages_of_other_sites_are_kept_out() {
    let fixture = start().await;
    let address = fixture.host.address().to_string();
    for origin in [None, Some("http://evil.example"), Some("null"), Some("https://127.0.0.1")] {
        let refused = fixture.socket(origin).await;
        assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 403), "{origin:?}");
    }
    assert!(fixture.get("/", "evil.example").await.starts_with("HTTP/1.1 421"));
    assert!(
        fixture.get("/", &address.replace("127.0.0.1", "evil.example")).await.starts_with("HTTP/1.1 421")
    );
    assert!(fixture.raw("GET / HTTP/1.0\r\n\r\n").await.starts_with("HTTP/1.0 421"));
}

#[tokio::test]
async fn files_of_the_interface_come_with_safe_headers_and_no_others_come() {
    let fixture = start().await;
    let address = fixture.host.address().to_string();
    let page = fixture.get("/", &address).await;
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<title>Regolith</title>"), "{page}");
    for header in [
        "content-security-policy: default-src 'self'",
        "x-content-type-options: nosniff",
        "cache-control: no-cache",
    ] {
        assert!(page.contains(header), "{header} is missing in {page}");
    }
    let script = fixture.get("/assets/app-1a2b.js", &address).await;
    assert!(script.contains("content-type: text/javascript") && script.contains("immutable"), "{script}");
    for path in ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "//etc/passwd", "/nothing"] {
        let answer = fixture.get(path, &address).await;
        let status = answer.lines().next().unwrap();
        assert!(status.contains(" 4"), "{path}: {status}");
        assert!(!answer.contains("secret"), "{path}");
    }
}

#[tokio::test]
async fn what_is_no_request_ends_the_connection_and_bad_requests_do_not() {
    let fixture = start().await;
    let (mut browser, _) = fixture.browser(json!({ "key": fixture.key() })).await;
    let bad = browser.ask(7, json!({ "kind": "dance" })).await;
    assert_eq!(bad["error"]["code"], "bad-request");
    let bad = browser.ask(8, json!({ "kind": "watch", "table": 99, "viewer": { "kind": "table" } })).await;
    assert_eq!(bad["error"], json!({ "code": "unknown-table", "table": 99 }));
    browser.say(&json!({ "request": { "kind": "hello" } })).await;
    assert_eq!(browser.hear().await, None);

    let (mut browser, _) = fixture.browser(json!({ "key": fixture.key() })).await;
    // The host lets go in the middle of it.
    let _ = browser.0.send(Message::text("x".repeat(5 << 20))).await;
    assert_eq!(browser.hear().await, None);

    let mut browser = fixture.socket(Some(&format!("http://{}", fixture.host.address()))).await.unwrap();
    browser.say(&json!({ "hello": { "key": "x".repeat(2000) } })).await;
    assert_eq!(browser.hear().await, Some(json!({ "denied": {} })));
}

#[tokio::test]
async fn stopping_lets_browsers_go_and_saves() {
    let fixture = start().await;
    let (mut browser, _) = fixture.browser(json!({ "key": fixture.key() })).await;
    browser.ask(1, json!({ "kind": "hello" })).await;
    let Fixture { host, house, _folder } = fixture;
    let address = host.address();
    host.stop().await.unwrap();
    house.shut_down();
    assert_eq!(browser.hear().await, None);
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn a_missing_interface_and_a_taken_port_are_named() {
    let fixture = start().await;
    let empty = TempDir::new().unwrap();
    let options = HostOptions::local(0, empty.path().to_owned());
    assert!(matches!(Host::start(fixture.house.clone(), options).await, Err(HostError::NoInterface(_))));
    let interface = fixture._folder.path().join("dist");
    let taken = HostOptions::local(fixture.host.address().port(), interface);
    assert!(matches!(Host::start(fixture.house.clone(), taken).await, Err(HostError::Listen { .. })));
}

/// Waits until the one place that there is becomes free.
async fn is_let_in_in_time(fixture: &Fixture) {
    for _ in 0..400 {
        let mut browser = fixture.socket(Some(&format!("http://{}", fixture.host.address()))).await.unwrap();
        browser.say(&json!({ "hello": { "key": fixture.key() } })).await;
        match browser.hear().await {
            Some(answer) => return assert_eq!(answer, json!({ "welcome": {} })),
            None => tokio::time::sleep(Duration::from_millis(25)).await,
        }
    }
    panic!("the other browser keeps the only place");
}

#[tokio::test]
async fn a_browser_that_stops_reading_is_let_go() {
    let limits = Limits { browsers: 1, send: Duration::from_millis(300), ..Limits::default() };
    let fixture = start_with(limits).await;
    let (mut browser, _) = fixture.browser(json!({ "key": fixture.key() })).await;
    let hello = browser.ask(0, json!({ "kind": "hello" })).await;
    let game = hello["ok"]["games"][0]["id"].clone();
    // Far more than what fits between the two; the host stops taking requests when it cannot answer.
    let asked = async {
        for id in 1..2_000 {
            let request = json!({ "id": id, "request": { "kind": "content", "game": game } });
            if browser.0.send(Message::text(request.to_string())).await.is_err() {
                break;
            }
        }
    };
    let asked = tokio::time::timeout(Duration::from_secs(5), asked);
    let (_, ()) = tokio::join!(asked, is_let_in_in_time(&fixture));
}

#[tokio::test]
async fn a_browser_that_is_not_there_any_more_is_let_go_and_a_quiet_one_is_not() {
    let limits = Limits {
        browsers: 1,
        ping: Duration::from_millis(40),
        silence: Duration::from_millis(400),
        ..Limits::default()
    };
    let fixture = start_with(limits).await;
    let (mut browser, _) = fixture.browser(json!({ "key": fixture.key() })).await;
    // It says nothing of itself, but answers when it is asked whether it is there.
    let quiet = tokio::time::timeout(Duration::from_millis(1200), browser.hear()).await;
    assert!(quiet.is_err(), "{quiet:?}");
    assert!(browser.ask(1, json!({ "kind": "hello" })).await["ok"].is_object());
    // From now on it does not.
    is_let_in_in_time(&fixture).await;
}

#[tokio::test]
async fn few_may_wait_at_the_door_and_none_for_long() {
    let limits = Limits { strangers: 2, hello: Duration::from_millis(400), ..Limits::default() };
    let fixture = start_with(limits).await;
    let origin = format!("http://{}", fixture.host.address());
    let (mut known, _) = fixture.browser(json!({ "key": fixture.key() })).await;
    let mut silent = fixture.socket(Some(&origin)).await.unwrap();
    let _other = fixture.socket(Some(&origin)).await.unwrap();
    let third = fixture.socket(Some(&origin)).await;
    assert!(matches!(third, Err(Error::Http(answer)) if answer.status() == 503));
    // Who is in already is not touched by that.
    assert!(known.ask(1, json!({ "kind": "hello" })).await["ok"].is_object());
    assert_eq!(silent.hear().await, Some(json!({ "denied": {} })));
    assert_eq!(silent.hear().await, None);
    is_let_in_in_time(&fixture).await;
}
