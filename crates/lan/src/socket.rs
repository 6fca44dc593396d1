//! One browser's WebSocket.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Connection;
use table::api::{ApiError, Push, Reply};
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::access::Hello;
use crate::{Limits, Shared, until};

/// Largest message in bytes: a save of the largest size in base64, and its request around it.
const MOST_BYTES: usize = 4 << 20;
/// Largest first message in bytes.
const MOST_HELLO_BYTES: usize = 1 << 10;
/// Pushes that wait for a browser that reads slowly; with more it is let go and comes back.
const MOST_WAITING: usize = 1024;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct First {
    hello: Hello,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    /// Chosen by the browser; stands in the answer.
    id: u32,
    request: Value,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Done { id: u32, ok: Box<Reply> },
    Failed { id: u32, error: ApiError },
}

pub(crate) async fn upgrade(State(shared): State<Shared>, upgrade: WebSocketUpgrade) -> Response {
    let Ok(stranger) = shared.strangers.clone().try_acquire_owned() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "too many browsers\n").into_response();
    };
    let upgrade = upgrade.max_message_size(MOST_BYTES).max_frame_size(MOST_BYTES);
    upgrade.on_upgrade(move |socket| serve(socket, shared, stranger))
}

/// Talks with a browser until one of both goes. It counts as a `stranger` until it is let in.
async fn serve(mut socket: WebSocket, shared: Shared, stranger: OwnedSemaphorePermit) {
    let limits = shared.limits;
    let first = timeout(limits.hello, socket.recv()).await;
    let hello = match first {
        Ok(Some(Ok(Message::Text(text)))) if text.len() <= MOST_HELLO_BYTES => {
            serde_json::from_str::<First>(&text).ok().map(|first| first.hello)
        }
        _ => None,
    };
    if !hello.is_some_and(|hello| shared.key.admits(&hello)) {
        // Sending can only fail when the browser has gone, which is what it is asked to do.
        let _ = say(&mut socket, &json!({ "denied": {} }), limits).await;
        let _ = close(&mut socket, Leave { code: close_code::POLICY, reason: "not invited" }, limits).await;
        return;
    }
    let Ok(_browser) = shared.browsers.clone().try_acquire_owned() else {
        let full = Leave { code: close_code::AGAIN, reason: "too many browsers" };
        let _ = close(&mut socket, full, limits).await;
        return;
    };
    drop(stranger);
    if say(&mut socket, &json!({ "welcome": {} }), limits).await.is_err() {
        return;
    }
    let (sender, mut pushes) = mpsc::channel::<Push>(MOST_WAITING);
    // Dropping the sender ends the loop below: that is how a browser that reads too slowly is let go.
    let sender = std::sync::Mutex::new(Some(sender));
    let connection = Arc::new(shared.house.connect(move |push| {
        let mut sender = sender.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if sender.as_ref().is_some_and(|sender| sender.try_send(push).is_err()) {
            *sender = None;
        }
    }));
    let ended = talk(&mut socket, &shared, &connection, &mut pushes).await;
    if let Err(leave) = ended {
        // The browser may have gone already.
        let _ = close(&mut socket, leave, limits).await;
    }
}

/// Why a browser is let go.
struct Leave {
    code: u16,
    reason: &'static str,
}

async fn talk(
    socket: &mut WebSocket,
    shared: &Shared,
    connection: &Arc<Connection>,
    pushes: &mut mpsc::Receiver<Push>,
) -> Result<(), Leave> {
    let stopped = until(shared.stopped.clone());
    tokio::pin!(stopped);
    let limits = shared.limits;
    let mut ping = interval(limits.ping);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            push = pushes.recv() => {
                let push = push.ok_or(Leave { code: close_code::AGAIN, reason: "too slow" })?;
                if say(socket, &json!({ "push": push }), limits).await.is_err() {
                    return Ok(());
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > limits.silence {
                    return Err(Leave { code: close_code::AGAIN, reason: "silent" });
                }
                if send(socket, Message::Ping(Bytes::new()), limits).await.is_err() {
                    return Ok(());
                }
            }
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => return Err(Leave { code: close_code::UNSUPPORTED, reason: "text only" }),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                };
                let asked: Asked = serde_json::from_str(&text)
                    .map_err(|_| Leave { code: close_code::INVALID, reason: "not a request" })?;
                let answer = answer(connection.clone(), asked).await;
                if say(socket, &answer, limits).await.is_err() {
                    return Ok(());
                }
            }
            () = &mut stopped => return Err(Leave { code: close_code::AWAY, reason: "the host stops" }),
        }
    }
}

/// Requests wait for the disk, so they are answered on a thread that may wait.
async fn answer(connection: Arc<Connection>, Asked { id, request }: Asked) -> Answer {
    let answered = tokio::task::spawn_blocking(move || connection.request_json(request)).await;
    let answered = answered.unwrap_or_else(|error| Err(ApiError::Internal { problem: error.to_string() }));
    match answered {
        Ok(ok) => Answer::Done { id, ok: Box::new(ok) },
        Err(error) => Answer::Failed { id, error },
    }
}

/// The browser has gone, or does not read what it is sent.
struct Gone;

async fn say(socket: &mut WebSocket, value: &impl Serialize, limits: Limits) -> Result<(), Gone> {
    let text = serde_json::to_string(value).map_err(|_| Gone)?;
    send(socket, Message::Text(text.into()), limits).await
}

async fn close(socket: &mut WebSocket, Leave { code, reason }: Leave, limits: Limits) -> Result<(), Gone> {
    send(socket, Message::Close(Some(CloseFrame { code, reason: reason.into() })), limits).await
}

/// Sends a message to a browser that takes it in time. After an error nothing more can be sent.
async fn send(socket: &mut WebSocket, message: Message, limits: Limits) -> Result<(), Gone> {
    match timeout(limits.send, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}
