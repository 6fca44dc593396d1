//! The native app. All there is to it is in the library, which mobile systems start in their own way.

// No console window beside the app on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    match regolith_app::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Only when not even a window can be made; everything else is shown in the window.
            eprintln!("Regolith cannot open its window: {error}");
            ExitCode::FAILURE
        }
    }
}
