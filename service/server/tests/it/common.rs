//! A server for a test, and people who play at random.

pub(crate) mod description;

use client::{Answer, Attendance, ClientError, Connect, Guest, Options as Coming, Tcp};
use protocol::http::{Created, NewTable};
use protocol::{Message, Millis, Phase, SeatPlan, TableId, TableRequest};
use record::{GameName, Record, RecordError, Verified};
use rust_embed::Embed;
use server::{Entropy, LimitsSwitch, Options, PageFiles, Running};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{AnyStore, Memory};
use tokio::io::{DuplexStream, copy_bidirectional, duplex};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// When servers start, unless a test says otherwise.
pub(crate) const START: Millis = 1_800_000_000_000;

/// What stands on every response.
const HEADERS: [&str; 6] = [
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
];

/// Turns a hang into a failure. No test needs this long, not even on a busy machine.
pub(crate) async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(180), work).await.unwrap()
}

/// The real network, which also tells when the server has closed all connections that were made over it.
#[derive(Clone, Default)]
pub(crate) struct Observed(Arc<Mutex<Vec<JoinHandle<()>>>>);

impl Connect for Observed {
    type Stream = DuplexStream;

    async fn connect(&self, address: &str) -> std::io::Result<DuplexStream> {
        let mut server = TcpStream::connect(address).await?;
        let (client, mut here) = duplex(64 * 1024);
        self.0.lock().unwrap().push(tokio::spawn(async move {
            // A connection that breaks has ended as well.
            let _ = copy_bidirectional(&mut server, &mut here).await;
        }));
        Ok(client)
    }
}

impl Observed {
    /// Waits until both ends of every connection are closed. The server has then let go of all that it held for them.
    pub(crate) async fn closed(&self) {
        let connections = std::mem::take(&mut *self.0.lock().unwrap());
        for connection in connections {
            connection.await.unwrap();
        }
    }
}

/// Numbers that are the same with the same seed.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// SplitMix64.
    pub(crate) const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) const fn below(&mut self, end: u64) -> u64 {
        self.roll() % end
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[usize::try_from(self.below(from.len() as u64)).unwrap()]
    }
}

/// What is random in a server with this seed.
pub(crate) fn entropy(seed: u64) -> Entropy {
    let dice = Mutex::new(Dice::new(seed));
    Arc::new(move |buffer: &mut [u8]| {
        let mut dice = dice.lock().unwrap();
        for byte in buffer {
            *byte = dice.roll().to_le_bytes()[0];
        }
    })
}

/// Bots that do not wait, and no limits.
pub(crate) fn free() -> Options {
    Options {
        bot_pause: Some(0),
        bot_threads: Some(2),
        limits: Some(LimitsSwitch::Off),
        ..Options::default()
    }
}

/// The usual limits.
pub(crate) fn limited() -> Options {
    Options { limits: None, ..free() }
}

/// Stands for the page.
#[derive(Embed)]
#[folder = "tests/it/page"]
struct Page;

/// A server that runs.
pub(crate) struct Server {
    running: Running,
    pub(crate) address: String,
}

impl Server {
    /// On a store in memory, without limits.
    pub(crate) async fn new() -> Self {
        Self::with(free()).await
    }

    /// On a store in memory.
    pub(crate) async fn with(options: Options) -> Self {
        Self::on(Memory::new(), options, START, 1).await
    }

    /// On this memory, at this time, with what is random from this seed.
    pub(crate) async fn on(memory: Memory, options: Options, now: Millis, seed: u64) -> Self {
        Self::start(AnyStore::Memory(memory), options, now, seed).await
    }

    pub(crate) async fn start(store: AnyStore, options: Options, now: Millis, seed: u64) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        Self::listen(listener, store, options, now, seed).await
    }

    /// With no page inside.
    pub(crate) async fn without_page() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let store = AnyStore::Memory(Memory::new());
        Self::run(PageFiles::NONE, listener, store, free(), START, 1).await
    }

    pub(crate) async fn listen(
        listener: TcpListener,
        store: AnyStore,
        options: Options,
        now: Millis,
        seed: u64,
    ) -> Self {
        Self::run(PageFiles(Page::get), listener, store, options, now, seed).await
    }

    async fn run(
        page: PageFiles,
        listener: TcpListener,
        store: AnyStore,
        options: Options,
        now: Millis,
        seed: u64,
    ) -> Self {
        let address = listener.local_addr().unwrap().to_string();
        let settings = options.settle().unwrap();
        let running = Running::start(settings, page, store, listener, now, entropy(seed)).await.unwrap();
        Self { running, address }
    }

    /// Somebody new.
    pub(crate) async fn guest(&self) -> Guest {
        Guest::arrive(&self.address).await.unwrap()
    }

    /// A figure out of the server's metrics.
    pub(crate) async fn figure(&self, name: &str) -> f64 {
        let answer = fetch(&self.guest().await, "/metrics").await;
        let text = String::from_utf8(answer.body.to_vec()).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap().parse().unwrap()
    }

    pub(crate) async fn stop(self) {
        self.running.stop().await;
    }
}

/// A folder that is gone with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("server-{}-{number}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) async fn store(&self) -> AnyStore {
        AnyStore::open(&format!("sqlite:{}/benben.sqlite", self.0.display())).await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Gets something, whatever it is.
pub(crate) async fn fetch<C: Connect>(guest: &Guest<C>, path: &str) -> Answer {
    let (method, headers) = (client::Method::GET, client::HeaderMap::new());
    guest.send(method, path, headers, bytes::Bytes::new()).await.unwrap()
}

/// No answer tells how the server is made, and every one has its headers.
pub(crate) fn check_answer(answer: &Answer) {
    for name in HEADERS {
        assert!(answer.headers.contains_key(name), "{name} is missing on {answer:?}");
    }
    check_text(&String::from_utf8_lossy(&answer.body));
}

/// No text tells how the server is made.
pub(crate) fn check_text(text: &str) {
    for word in ["panicked", "src/", "sqlx", "/work", "/home", "/tmp", ".rs:", ".sqlite"] {
        assert!(!text.contains(word), "`{word}` in {text}");
    }
}

/// Why the server refused.
pub(crate) fn key<T>(result: Result<T, ClientError>) -> String {
    let Err(error) = result else { return "done".to_owned() };
    assert!(error.reason().is_some(), "{error}");
    error.reason().unwrap().key.clone()
}

/// A table to be made, at which a guest of this name sits.
pub(crate) fn plan(game: GameName, people: usize, bots: usize, name: &str) -> NewTable {
    let bot = SeatPlan::Bot { level: "casual".to_owned() };
    let seats = std::iter::repeat_n(SeatPlan::Open, people).chain(std::iter::repeat_n(bot, bots));
    NewTable {
        game,
        seats: seats.collect(),
        options: String::new(),
        deck: None,
        public: false,
        spectators: true,
        clock: None,
        patience: None,
        name: Some(name.parse().unwrap()),
    }
}

/// Comes with the key of the invite link, to hear what is legal.
pub(crate) fn invited(created: &Created) -> Coming {
    Coming { invite: Some(created.invite.clone()), legal: true, ..Coming::default() }
}

/// Comes to a table.
pub(crate) async fn join<C: Connect>(guest: &Guest<C>, created: &Created) -> Attendance<C> {
    Attendance::join(guest, &created.table, invited(created)).await.unwrap()
}

pub(crate) fn sit(name: &str, mix: &str) -> TableRequest {
    TableRequest::Sit { seat: None, name: name.parse().unwrap(), mix: mix.to_owned() }
}

pub(crate) fn chat(text: &str) -> TableRequest {
    TableRequest::Chat { text: text.parse().unwrap() }
}

/// Two people at a table of which the first is the host, before the game.
pub(crate) async fn two(server: &Server, table: &NewTable) -> (Attendance, Attendance, Created) {
    two_by(&NETWORK, server, table).await
}

async fn two_by<C: Connect>(
    network: &C,
    server: &Server,
    table: &NewTable,
) -> (Attendance<C>, Attendance<C>, Created) {
    let arrive = async || Guest::arrive_by(network.clone(), &server.address).await.unwrap();
    let (ada, bob) = (arrive().await, arrive().await);
    let created = ada.create(table).await.unwrap();
    let ada = join(&ada, &created).await;
    let mut bob = join(&bob, &created).await;
    bob.perform(sit("Bob", "b0b0")).await.unwrap();
    (ada, bob, created)
}

pub(crate) fn phase<C: Connect>(person: &Attendance<C>) -> Phase {
    person.model().table.as_ref().unwrap().phase
}

/// Makes one choice at random, or reads one message.
pub(crate) async fn step<C: Connect>(person: &mut Attendance<C>, dice: &mut Dice) -> Result<(), ClientError> {
    let legal = person.model().legal.clone().filter(|legal| !legal.is_empty());
    let Some(legal) = legal else { return person.next().await.map(|_| ()) };
    let number = person.model().number;
    match person.act(dice.pick::<String>(&legal)).await {
        Err(ClientError::Refused(reason)) => {
            assert_eq!(reason.key, "table-stale");
            // What has happened since may come later than the refusal.
            if person.model().number == number { person.next().await.map(|_| ()) } else { Ok(()) }
        }
        other => other,
    }
}

/// Plays at random until the game is over. How many choices it took.
pub(crate) async fn play<C: Connect>(person: &mut Attendance<C>, mut dice: Dice) {
    while phase(person) != Phase::Over {
        step(person, &mut dice).await.unwrap();
    }
}

/// What somebody knows is what somebody who comes anew gets to know.
pub(crate) async fn check_fresh<C: Connect>(person: &Attendance<C>) {
    let fresh = Attendance::join(person.guest(), person.table(), Coming::default()).await.unwrap();
    let (known, fresh) = (person.model(), fresh.model());
    assert_eq!(known.number, fresh.number);
    assert_eq!(known.table, fresh.table);
    assert_eq!(known.view, fresh.view);
    // Only the last things said are kept at hand.
    assert_eq!(fresh.chat.len(), known.chat.len().min(50));
    assert!(known.chat.ends_with(&fresh.chat));
}

/// A whole game of two people, to see that the server still serves.
pub(crate) async fn check_serves(server: &Server) {
    check_serves_by(&NETWORK, server).await;
}

/// The same over this network.
pub(crate) async fn check_serves_by<C: Connect>(network: &C, server: &Server) {
    let table = plan(GameName::TheGame, 2, 0, "Ada");
    let (mut ada, mut bob, created) = two_by(network, server, &table).await;
    ada.perform(TableRequest::Start).await.unwrap();
    tokio::join!(play(&mut ada, Dice::new(1)), play(&mut bob, Dice::new(2)));
    check_fresh(&ada).await;
    check_fresh(&bob).await;
    verified(&ada.guest().record(&created.table).await.unwrap()).unwrap();
}

/// What a record says when it is played again.
pub(crate) fn verified(text: &str) -> Result<Verified, RecordError> {
    let record: Record = text.parse()?;
    record::match_game!(record.game()?, G => record::verify::<G>(&record, None))
}

/// The texts of a table's log.
pub(crate) async fn log(memory: &Memory, table: &TableId) -> Vec<String> {
    use store::Store;
    memory.log(table.as_str()).await.unwrap().into_iter().map(|entry| entry.body).collect()
}

/// Reads until the server closes the connection: all that it said, and with which code it closed.
pub(crate) async fn until_closed<S: client::Stream>(
    socket: &mut client::Socket<S>,
) -> (Vec<Message>, Option<u16>) {
    let mut heard = Vec::new();
    while let Ok(text) = socket.receive().await {
        check_text(&text);
        heard.push(protocol::read(&text).unwrap());
    }
    (heard, socket.farewell().map(|(code, _)| code))
}

/// The real network.
pub(crate) const NETWORK: Tcp = Tcp;
