//! The commands of the page. None of them works on the main thread.

use std::path::PathBuf;

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::Value;
use table::api::{ApiError, Push, Reply, Request};
use table::{RealDisk, write_copy};
use tauri::ipc::Channel;
use tauri::{AppHandle, Manager};
use tauri_plugin_dialog::DialogExt;

use crate::shell::Shell;

/// Does what the table API is asked for.
#[tauri::command]
pub(crate) async fn request(app: AppHandle, request: Value) -> Result<Reply, ApiError> {
    aside(move || app.state::<Shell>().connection()?.request_json(request)).await
}

/// Connects the page; everything that is pushed goes through `channel` from now on. Called once, before the
/// first request.
#[tauri::command]
pub(crate) async fn subscribe(app: AppHandle, channel: Channel<Push>) -> Result<(), ApiError> {
    let push = move |push| {
        // The page is gone, and with it everyone who wanted to know.
        if let Err(error) = channel.send(push) {
            log::warn!("a push did not reach the page: {error}");
        }
    };
    aside(move || app.state::<Shell>().connect(push)).await
}

/// Asks the person for a place and writes a copy of a save there. Answers whether there is one now; the
/// person may have thought better of it.
#[tauri::command]
pub(crate) async fn save_copy(app: AppHandle, save: String) -> Result<bool, ApiError> {
    aside(move || {
        let reply = app.state::<Shell>().connection()?.request(Request::ExportSave { save })?;
        let Reply::ExportSave { file_name, bytes } = reply else {
            return Err(ApiError::Internal {
                problem: "export-save was answered by something else".to_owned(),
            });
        };
        let bytes =
            BASE64.decode(bytes).map_err(|error| ApiError::Internal { problem: error.to_string() })?;
        let Some(place) = place_for(&app, file_name)? else { return Ok(false) };
        write_copy(&RealDisk, &place, &bytes)?;
        Ok(true)
    })
    .await
}

/// Where the person wants the file; `None` when nowhere.
fn place_for(app: &AppHandle, file_name: String) -> Result<Option<PathBuf>, ApiError> {
    // The system's dialog is out of reach for tests in the real window; this stands in for it.
    #[cfg(debug_assertions)]
    if let Some(folder) = std::env::var_os("REGOLITH_TEST_COPIES") {
        return Ok(Some(PathBuf::from(folder).join(file_name)));
    }
    let dialog = app.dialog().file().set_file_name(file_name).add_filter("Regolith", &["regolith"]);
    let place = dialog.blocking_save_file().map(tauri_plugin_dialog::FilePath::into_path).transpose();
    place.map_err(|error| ApiError::Internal { problem: format!("the place is no file: {error}") })
}

/// Does `work` where waiting for the disk or for a person holds up nothing.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tauri::async_runtime::spawn_blocking(work).await;
    done.unwrap_or_else(|error| Err(ApiError::Internal { problem: error.to_string() }))
}
