//! `regolith host`: the interface in a browser.

use std::io::{Write, stderr, stdout};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use lan::{Host, HostOptions};
use table::{DATA_VARIABLE, House, default_folder};

use crate::failure::Failure;

#[derive(Args)]
pub struct HostCommand {
    /// Port to listen on; 0 takes a free one.
    #[arg(long, default_value_t = 7411)]
    port: u16,
    /// Address to listen on; anything but this machine's own lets others reach it.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// Open the link in the browser of this machine.
    #[arg(long)]
    open: bool,
    /// Folder of the built interface.
    #[arg(long, value_name = "DIR", default_value = "dist")]
    dist: PathBuf,
    /// Folder of saves, settings and content packs [default: $REGOLITH_DATA, or that of the app].
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl HostCommand {
    pub fn run(self) -> Result<(), Failure> {
        let missing =
            || Failure::Usage(format!("this system names no data folder; give --data or {DATA_VARIABLE}"));
        let data = self.data.clone().or_else(default_folder).ok_or_else(missing)?;
        let house = House::open(&data)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(self.serve(house.clone()));
        house.shut_down();
        served
    }

    async fn serve(self, house: House) -> Result<(), Failure> {
        let options = HostOptions::new(SocketAddr::new(self.address, self.port), self.dist);
        let host = Host::start(house, options).await.map_err(|error| Failure::Failed(error.to_string()))?;
        let mut said = format!("Regolith is served at {}\n", host.link());
        for link in host.network_links().iter().filter(|link| **link != host.link()) {
            said += &format!("and to other devices at {link}\n");
        }
        if host.address().ip().is_unspecified() && host.network_links().is_empty() {
            said += "Other devices need this machine's address in place of the one above.\n";
        }
        said += "Open it in a browser. Ctrl-C ends it; every game is saved.\n";
        // In one piece: whoever reads no more than the address and closes the pipe does not end the host.
        let mut out = stdout();
        out.write_all(said.as_bytes())?;
        out.flush()?;
        if self.open
            && let Err(error) = open::that_detached(host.link())
        {
            writeln!(stderr(), "regolith: no browser could be opened: {error}")?;
        }
        asked_to_stop().await?;
        host.stop().await?;
        Ok(writeln!(stdout(), "Ended.")?)
    }
}

/// Waits for Ctrl+C, or for the system's request to end.
#[cfg(unix)]
async fn asked_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => pressed,
        _ = terminate.recv() => Ok(()),
    }
}

/// Waits for Ctrl+C.
#[cfg(not(unix))]
async fn asked_to_stop() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
