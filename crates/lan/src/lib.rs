//! Serves the built interface and the table API to browsers: how a browser plays on a machine without a
//! display, and how the end-to-end tests run. Messages are described in `docs/formats.md`.
//!
//! It listens on this machine alone unless told otherwise, answers only to addresses that are its own,
//! and lets a browser in by a key that stands in the fragment of the link and holds for this run.

mod access;
mod guard;
mod socket;

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::any;
use axum::serve::{Listener, ListenerExt};
use table::House;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tower_http::services::ServeDir;

use access::Key;

/// How to serve.
#[derive(Clone, Debug)]
pub struct HostOptions {
    /// Where to listen; port 0 takes a free one.
    pub address: SocketAddr,
    /// Folder of the built interface, with its `index.html`.
    pub interface: PathBuf,
    /// How much it bears with.
    pub limits: Limits,
}

impl HostOptions {
    /// At `address`, with the usual limits.
    #[must_use]
    pub fn new(address: SocketAddr, interface: PathBuf) -> Self {
        Self { address, interface, limits: Limits::default() }
    }

    /// On this machine alone.
    #[must_use]
    pub fn local(port: u16, interface: PathBuf) -> Self {
        Self::new(SocketAddr::from((Ipv4Addr::LOCALHOST, port)), interface)
    }
}

/// How many browsers a host takes, and how long it waits for one.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Most browsers that were let in, at once.
    pub browsers: usize,
    /// Most browsers that have not said who they are yet, at once. Each may take up the memory of one largest
    /// message, so they are few.
    pub strangers: usize,
    /// How long a browser may take to say who it is.
    pub hello: Duration,
    /// How long a browser may take to read a message.
    pub send: Duration,
    /// How often a browser is asked whether it is still there.
    pub ping: Duration,
    /// How long a browser may say nothing, not even that it is there.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            browsers: 64,
            strangers: 16,
            hello: Duration::from_secs(5),
            send: Duration::from_secs(15),
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(60),
        }
    }
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The interface was not built, or stands elsewhere.
    #[error("there is no interface in {0}: it has no index.html")]
    NoInterface(PathBuf),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
}

/// What every request needs.
#[derive(Clone)]
struct Shared {
    house: House,
    key: Arc<Key>,
    address: SocketAddr,
    browsers: Arc<Semaphore>,
    strangers: Arc<Semaphore>,
    limits: Limits,
    stopped: watch::Receiver<bool>,
}

/// A running host.
pub struct Host {
    address: SocketAddr,
    key: Arc<Key>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<io::Result<()>>,
}

impl Host {
    /// Begins to serve.
    ///
    /// # Errors
    /// [`HostError`].
    pub async fn start(house: House, options: HostOptions) -> Result<Self, HostError> {
        if !options.interface.join("index.html").is_file() {
            return Err(HostError::NoInterface(options.interface));
        }
        let listen = |error| HostError::Listen { address: options.address, error };
        let listener = TcpListener::bind(options.address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let key = Arc::new(Key::fresh());
        let (stop, stopped) = watch::channel(false);
        let shared = Shared {
            house,
            key: key.clone(),
            address,
            browsers: Arc::new(Semaphore::new(options.limits.browsers)),
            strangers: Arc::new(Semaphore::new(options.limits.strangers)),
            limits: options.limits,
            stopped: stopped.clone(),
        };
        let router = Router::new()
            .route("/socket", any(socket::upgrade))
            .fallback_service(ServeDir::new(options.interface))
            .layer(axum::middleware::from_fn_with_state(shared.clone(), guard::check))
            .with_state(shared);
        let serve = axum::serve(prompt(listener), router).with_graceful_shutdown(until(stopped));
        Ok(Self { address, key, stop, serving: tokio::spawn(async move { serve.await }) })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The link that lets a browser in, as often as it is opened. The key stands behind `#`, which browsers send to nobody.
    #[must_use]
    pub fn link(&self) -> String {
        let ip = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
            ip => ip,
        };
        self.link_at(ip)
    }

    /// The link for other devices on the network, one for each address of this machine that it listens at.
    /// None when it listens on this machine alone, or when the system names no address.
    #[must_use]
    pub fn network_links(&self) -> Vec<String> {
        // Without them whoever runs the host has to look up the address; nothing else is lost.
        let own = if_addrs::get_if_addrs().unwrap_or_default();
        let reached = reached_at(self.address.ip(), own.iter().map(if_addrs::Interface::ip));
        reached.into_iter().map(|ip| self.link_at(ip)).collect()
    }

    fn link_at(&self, ip: IpAddr) -> String {
        format!("http://{}/#key={}", SocketAddr::new(ip, self.address.port()), self.key.text())
    }

    /// Lets every browser go and stops listening.
    ///
    /// # Errors
    /// When serving ended with an error before.
    pub async fn stop(self) -> io::Result<()> {
        // Nobody listens to this any more when serving has ended by itself.
        let _ = self.stop.send(true);
        self.serving.await.map_err(io::Error::other)?
    }
}

/// Sends everything at once. Otherwise the system keeps a small packet back until the browser has acknowledged the one
/// before, for which browsers take 40 ms: an answer that follows a push would come that late.
fn prompt(listener: TcpListener) -> impl Listener<Io = TcpStream, Addr = SocketAddr> {
    listener.tap_io(|stream| {
        // Where a system cannot do that, answers come later, and that is all.
        let _ = stream.set_nodelay(true);
    })
}

/// Those of this machine's `own` addresses at which others reach what listens at `listening`.
fn reached_at(listening: IpAddr, own: impl Iterator<Item = IpAddr>) -> Vec<IpAddr> {
    if listening.is_loopback() {
        return Vec::new();
    }
    if !listening.is_unspecified() {
        return vec![listening];
    }
    let mut reached: Vec<IpAddr> = own
        .filter(|ip| match ip {
            // IPv6 takes in IPv4 as well. Addresses of one link alone need a name of it, which a link has not.
            IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
            IpAddr::V6(ip) => listening.is_ipv6() && !ip.is_loopback() && !ip.is_unicast_link_local(),
        })
        .collect();
    // IPv4 first: it is shorter to type.
    reached.sort_unstable();
    reached.dedup();
    reached
}

/// Waits until the host is stopped.
async fn until(mut stopped: watch::Receiver<bool>) {
    // An error means that the host was dropped, which stops it as well.
    let _ = stopped.wait_for(|&stopped| stopped).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_sent_waits_for_no_acknowledgement() {
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await.unwrap();
        let _browser = std::net::TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (stream, _) = prompt(listener).accept().await;
        assert!(stream.nodelay().unwrap());
    }

    #[test]
    fn others_reach_a_host_at_the_addresses_of_its_interfaces() {
        let own = ["::1", "fe80::1", "2001:db8::7", "127.0.0.1", "192.168.1.5", "10.0.0.2", "169.254.3.4"];
        let reached = |listening: &str| -> Vec<String> {
            let own = own.iter().map(|ip| ip.parse().unwrap());
            reached_at(listening.parse().unwrap(), own).iter().map(IpAddr::to_string).collect()
        };
        assert_eq!(reached("0.0.0.0"), ["10.0.0.2", "192.168.1.5"]);
        assert_eq!(reached("::"), ["10.0.0.2", "192.168.1.5", "2001:db8::7"]);
        assert_eq!(reached("192.168.1.5"), ["192.168.1.5"]);
        assert_eq!(reached("127.0.0.1"), [""; 0]);
        assert_eq!(reached("::1"), [""; 0]);
    }
}
