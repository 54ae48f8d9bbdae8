//! How much one client, one address and all together may ask for.

use protocol::GuestId;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::Instant;

/// The numbers behind the limits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Allowed {
    /// Messages a second from one connection, and how many may come at once.
    pub connection: Rate,
    /// Messages and requests a second from one address, and how many may come at once.
    pub address: Rate,
    /// Tables that one guest may make in an hour.
    pub tables_an_hour: f64,
    /// Connections of one guest.
    pub guest_connections: u32,
    /// Connections from one address.
    pub address_connections: u32,
    /// Connections in all.
    pub connections: u32,
    /// Tables in memory.
    pub tables: usize,
}

/// So many a second, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many a second.
    pub a_second: f64,
    /// How many at once.
    pub at_once: f64,
}

impl Allowed {
    /// What people need and no more.
    pub const USUAL: Self = Self {
        connection: Rate { a_second: 20.0, at_once: 60.0 },
        address: Rate { a_second: 100.0, at_once: 400.0 },
        tables_an_hour: 60.0,
        guest_connections: 16,
        address_connections: 256,
        connections: 20_000,
        tables: 50_000,
    };

    /// As good as no limits, for measuring.
    pub const OFF: Self = Self {
        connection: Rate { a_second: 1e9, at_once: 1e9 },
        address: Rate { a_second: 1e9, at_once: 1e9 },
        tables_an_hour: 1e9,
        guest_connections: u32::MAX,
        address_connections: u32::MAX,
        connections: u32::MAX,
        tables: usize::MAX,
    };
}

/// A bucket that fills with time; whoever takes more than is in it must wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) const fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.at_once, at: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let filled = now.saturating_duration_since(self.at).as_secs_f64() * rate.a_second;
        self.left = (self.left + filled).min(rate.at_once);
        self.at = now;
        let has = self.left >= 1.0;
        if has {
            self.left -= 1.0;
        }
        has
    }

    /// Whether nothing has been taken for so long that it need not be remembered.
    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.left + now.saturating_duration_since(self.at).as_secs_f64() * rate.a_second >= rate.at_once
    }
}

/// Who uses how much at present.
pub(crate) struct Limits {
    allowed: Allowed,
    addresses: Mutex<HashMap<IpAddr, Bucket>>,
    makers: Mutex<HashMap<GuestId, Bucket>>,
    connections: Arc<Mutex<Connections>>,
}

#[derive(Default)]
struct Connections {
    all: u32,
    guests: HashMap<GuestId, u32>,
    addresses: HashMap<IpAddr, u32>,
}

/// A place among the connections, given back when it is dropped.
pub(crate) struct Place {
    guest: GuestId,
    address: IpAddr,
    connections: Arc<Mutex<Connections>>,
}

impl Limits {
    pub(crate) fn new(allowed: Allowed) -> Self {
        Self { allowed, addresses: Mutex::default(), makers: Mutex::default(), connections: Arc::default() }
    }

    pub(crate) const fn allowed(&self) -> &Allowed {
        &self.allowed
    }

    /// Whether an address may send something now.
    pub(crate) fn address(&self, address: IpAddr) -> bool {
        take(&self.addresses, network(address), self.allowed.address)
    }

    /// Whether a guest may make a table now.
    pub(crate) fn make_table(&self, guest: &GuestId) -> bool {
        take(&self.makers, guest.clone(), self.maker())
    }

    fn maker(&self) -> Rate {
        let an_hour = self.allowed.tables_an_hour;
        Rate { a_second: an_hour / 3600.0, at_once: (an_hour / 3.0).max(1.0) }
    }

    /// A place for one more connection, if there is one.
    pub(crate) fn connect(&self, guest: &GuestId, address: IpAddr) -> Option<Place> {
        let address = network(address);
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let of_guest = connections.guests.get(guest).copied().unwrap_or(0);
        let of_address = connections.addresses.get(&address).copied().unwrap_or(0);
        let fits = connections.all < self.allowed.connections
            && of_guest < self.allowed.guest_connections
            && of_address < self.allowed.address_connections;
        if !fits {
            return None;
        }
        connections.all += 1;
        connections.guests.insert(guest.clone(), of_guest + 1);
        connections.addresses.insert(address, of_address + 1);
        drop(connections);
        Some(Place { guest: guest.clone(), address, connections: Arc::clone(&self.connections) })
    }

    /// Forgets those who have not asked for anything lately.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        let lock = |map: &Mutex<HashMap<IpAddr, Bucket>>, rate| {
            map.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, bucket| !bucket.is_full(rate, now));
        };
        lock(&self.addresses, self.allowed.address);
        let mut makers = self.makers.lock().unwrap_or_else(PoisonError::into_inner);
        makers.retain(|_, bucket| !bucket.is_full(self.maker(), now));
    }
}

fn take<K: Eq + Hash>(map: &Mutex<HashMap<K, Bucket>>, key: K, rate: Rate) -> bool {
    let now = Instant::now();
    let mut map = map.lock().unwrap_or_else(PoisonError::into_inner);
    map.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
}

/// Whoever has one address of version 6 has 2^64 of them.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => IpAddr::V4(address),
            None => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
            }
        },
        v4 @ IpAddr::V4(_) => v4,
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        connections.all = connections.all.saturating_sub(1);
        give_back(&mut connections.guests, &self.guest);
        give_back(&mut connections.addresses, &self.address);
    }
}

fn give_back<K: Eq + Hash>(map: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = map.get_mut(key) {
        *count = count.saturating_sub(1);
        if *count == 0 {
            map.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_fills_with_time() {
        let rate = Rate { a_second: 2.0, at_once: 3.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        let taken = |bucket: &mut Bucket, now| (0..5).filter(|_| bucket.take(rate, now)).count();
        assert_eq!(taken(&mut bucket, start), 3);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(1)), 2);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(60)), 3);
    }

    #[test]
    fn connections_are_counted_for_a_guest_an_address_and_in_all() {
        let allowed =
            Allowed { guest_connections: 2, address_connections: 3, connections: 4, ..Allowed::USUAL };
        let limits = Limits::new(allowed);
        let [ada, bob, eve] = [1, 2, 3].map(|n| GuestId::new([n; 16]));
        let [here, there] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let first = limits.connect(&ada, here).unwrap();
        let _second = limits.connect(&ada, here).unwrap();
        assert!(limits.connect(&ada, there).is_none(), "two for a guest");
        let _third = limits.connect(&bob, here).unwrap();
        assert!(limits.connect(&bob, here).is_none(), "three for an address");
        let _fourth = limits.connect(&bob, there).unwrap();
        assert!(limits.connect(&eve, there).is_none(), "four in all");
        drop(first);
        assert!(limits.connect(&eve, there).is_some(), "a place was given back");
    }

    #[test]
    fn a_network_of_version_6_is_one_address() {
        let [one, two, other] = ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"]
            .map(|text| text.parse::<IpAddr>().unwrap());
        assert_eq!(network(one), network(two));
        assert_ne!(network(one), network(other));
        assert_eq!(network("::ffff:10.0.0.1".parse().unwrap()), "10.0.0.1".parse::<IpAddr>().unwrap());
    }
}
