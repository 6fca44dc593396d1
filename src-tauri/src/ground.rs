//! What the window shows until the page has drawn itself for the first time: the ground of the theme in use.

use std::path::Path;

use serde_json::Value;
use tauri::window::Color;
use tauri::{App, Manager, Theme};

/// The ground by night and by day, as in `index.html`. Night stands in `tauri.conf.json` too: so the window begins.
const NIGHT: Color = Color(0x17, 0x13, 0x0f, 0xff);
const DAY: Color = Color(0xf3, 0xec, 0xdf, 0xff);

/// Lays the ground under the page of each window, by the settings in the data folder. Where they leave it to the
/// system, the window knows what that asks for; where even that cannot be told, the ground stays as it is.
pub(crate) fn lay(app: &App, folder: Option<&Path>) {
    let settings = folder.map(table::peek_settings).unwrap_or_default();
    for window in app.webview_windows().values() {
        let ground = ground(settings.get("theme"), || window.theme().ok());
        if let Err(error) = window.set_background_color(Some(ground)) {
            log::warn!("the window keeps its first colour: {error}");
        }
    }
}

/// The ground for the theme that was chosen, else for that of the system.
fn ground(chosen: Option<&Value>, system: impl FnOnce() -> Option<Theme>) -> Color {
    match chosen.and_then(Value::as_str) {
        Some("day") => DAY,
        Some("night") => NIGHT,
        _ if system() == Some(Theme::Light) => DAY,
        _ => NIGHT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_follows_the_choice_and_else_the_system() {
        let light = || Some(Theme::Light);
        let dark = || Some(Theme::Dark);
        let of = |theme: &str, system: fn() -> Option<Theme>| ground(Some(&Value::from(theme)), system);
        assert_eq!(of("day", dark), DAY);
        assert_eq!(of("night", light), NIGHT);
        assert_eq!(of("system", light), DAY);
        assert_eq!(of("system", dark), NIGHT);
        assert_eq!(ground(None, light), DAY);
        assert_eq!(ground(None, || None), NIGHT);
        assert_eq!(ground(Some(&Value::from(7)), dark), NIGHT);
    }

    #[test]
    fn the_grounds_are_those_of_the_page() {
        let page = include_str!("../../index.html");
        for Color(red, green, blue, _) in [NIGHT, DAY] {
            assert!(page.contains(&format!("background: #{red:02x}{green:02x}{blue:02x};")));
        }
    }
}
