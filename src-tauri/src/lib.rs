//! The native shell of Regolith: one window, and three commands that hand on to [`table`]. It knows no
//! game and no rule.

mod commands;
mod ground;
mod shell;

use std::time::Duration;

use tauri::{App, Manager, RunEvent};

use crate::shell::Shell;

/// How often a start is tried while a program that is just ending still holds the place of the only one.
const TRIES: u32 = 10;
const BETWEEN_TRIES: Duration = Duration::from_millis(200);

/// Opens the window and runs until it is closed. By then every table is saved.
///
/// # Errors
/// When the system lets no window be made. What else can go wrong at the start, like a data folder that is
/// in use, is told to the page, which shows it.
pub fn run() -> tauri::Result<()> {
    app()?.run(|app, event| {
        // The process ends right after this without dropping anything.
        if let RunEvent::Exit = event {
            app.state::<Shell>().close();
        }
    });
    Ok(())
}

fn app() -> tauri::Result<App> {
    let mut tries = 1;
    loop {
        match build() {
            Err(tauri::Error::PluginInitialization(plugin, problem))
                if plugin == ONLY_ONE && tries < TRIES =>
            {
                eprintln!("Regolith is just being closed; trying again ({problem})");
                tries += 1;
                std::thread::sleep(BETWEEN_TRIES);
            }
            built => return built,
        }
    }
}

fn build() -> tauri::Result<App> {
    with_desktop_plugins(tauri::Builder::default())
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_log::Builder::new().level(log::LevelFilter::Info).max_file_size(1 << 20).build())
        .invoke_handler(tauri::generate_handler![commands::request, commands::subscribe, commands::save_copy])
        .setup(|app| {
            let folder = shell::data_folder(app.handle());
            ground::lay(app, folder.as_deref().ok());
            app.manage(Shell::new(folder));
            // The data folder is read while the page loads. A failure comes up again in `subscribe`.
            let handle = app.handle().clone();
            tauri::async_runtime::spawn_blocking(move || {
                if let Err(error) = handle.state::<Shell>().open() {
                    log::error!("the data folder cannot be opened: {error}");
                }
            });
            Ok(())
        })
        .build(tauri::generate_context!())
}

/// The plugin that lets one program run at a time.
const ONLY_ONE: &str = "single-instance";

/// One program at a time, and a window that comes back where it was.
#[cfg(desktop)]
fn with_desktop_plugins(builder: tauri::Builder<tauri::Wry>) -> tauri::Builder<tauri::Wry> {
    builder
        // Must be the first plugin: a second start ends here.
        .plugin(tauri_plugin_single_instance::init(|app, _, _| {
            for window in app.webview_windows().values() {
                let shown =
                    window.show().and_then(|()| window.unminimize()).and_then(|()| window.set_focus());
                if let Err(error) = shown {
                    log::warn!("the window cannot be brought to the front: {error}");
                }
            }
        }))
        .plugin(tauri_plugin_window_state::Builder::default().build())
}

#[cfg(mobile)]
fn with_desktop_plugins(builder: tauri::Builder<tauri::Wry>) -> tauri::Builder<tauri::Wry> {
    builder
}
