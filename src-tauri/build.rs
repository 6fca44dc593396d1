//! Generates what Tauri needs, and a permission for each command of the app, so that a page may call
//! nothing that a capability does not name.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let commands = tauri_build::AppManifest::new().commands(&["request", "subscribe", "save_copy"]);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(commands))?;
    Ok(())
}
