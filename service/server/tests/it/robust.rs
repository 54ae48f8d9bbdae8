//! What happens when something goes wrong: slow readers, a store that is away, a server that stops.

use crate::common::{
    Dice, Folder, NETWORK, START, Server, chat, check_fresh, check_serves, fetch, free, in_time, invited,
    join, log, phase, plan, play, sit, step, two, until_closed, verified,
};
use client::{Attendance, ClientError, Connect, Guest, Options as Coming, Socket};
use protocol::http::NewTable;
use protocol::{Clock, Message, Millis, Phase, Request, Snapshot, TableRequest};
use record::GameName;
use std::net::SocketAddr;
use std::time::Duration;
use store::{AnyStore, Loss, Memory};
use tokio::net::{TcpSocket, TcpStream};

/// A network in which little fits into the pipes.
#[derive(Clone)]
struct Narrow;

impl Connect for Narrow {
    type Stream = TcpStream;

    async fn connect(&self, address: &str) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4096)?;
        socket.connect(address.parse::<SocketAddr>().unwrap()).await
    }
}

async fn narrow_server() -> Server {
    let socket = TcpSocket::new_v4().unwrap();
    // What is accepted here inherits this.
    socket.set_send_buffer_size(4096).unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let store = AnyStore::Memory(Memory::new());
    Server::listen(socket.listen(64).unwrap(), store, free(), START, 1).await
}

#[tokio::test]
async fn a_slow_reader_is_dropped_and_the_others_play_on() {
    in_time(async {
        let server = narrow_server().await;
        let ada = server.guest().await;
        let created = ada.create(&plan(GameName::SilverGold, 2, 0, "Ada")).await.unwrap();
        let mut ada = join(&ada, &created).await;
        let slow = Guest::arrive_by(Narrow, &server.address).await.unwrap();
        let mut slow = Attendance::join(&slow, &created.table, invited(&created)).await.unwrap();
        slow.perform(sit("Slow", "")).await.unwrap();
        ada.until(|model| model.presence.as_ref().is_some_and(|presence| presence.here == [0, 1]))
            .await
            .unwrap();
        ada.perform(TableRequest::Start).await.unwrap();
        // From here on nobody reads what is sent to the slow one.
        let text = "x".repeat(300);
        let mut said = 0;
        while ada.model().presence.as_ref().is_some_and(|presence| presence.here == [0, 1]) {
            ada.perform(chat(&text)).await.unwrap();
            said += 1;
            assert!(said < 5000, "a reader that does not read is dropped");
        }
        // With each comes a list of what is legal, too.
        assert!(said > 32, "{said}");
        assert!((server.figure("benben_slow_readers_total").await - 1.0).abs() < f64::EPSILON);
        ada.perform(chat("go on")).await.unwrap();
        // It may come back, and then reads and plays like everybody else.
        slow.again(slow.model().since()).await.unwrap();
        slow.until(|model| model.chat.last().is_some_and(|line| line.text.as_str() == "go on"))
            .await
            .unwrap();
        check_fresh(&slow).await;
        tokio::join!(play(&mut ada, Dice::new(1)), play(&mut slow, Dice::new(2)));
        check_fresh(&ada).await;
        check_fresh(&slow).await;
        server.stop().await;
    })
    .await;
}

async fn health(server: &Server) -> u16 {
    let nobody = Guest::known(NETWORK, &server.address, "").unwrap();
    fetch(&nobody, "/healthz").await.status
}

/// The store is away before or after it does what it is asked.
async fn store_fails(loss: Loss) {
    let memory = Memory::new();
    let server = Server::on(memory.clone(), free(), START, 1).await;
    let (mut ada, mut bob, created) = two(&server, &plan(GameName::Pyramids, 2, 0, "Ada")).await;
    ada.until(|model| model.table.as_ref().unwrap().seats[1] != model.table.as_ref().unwrap().seats[0])
        .await
        .unwrap();
    bob.renew().await.unwrap();
    assert_eq!(health(&server).await, 200);
    let number = bob.model().number;

    memory.fail_next(u32::MAX, loss);
    let id = ada.ask(chat("hello")).await.unwrap();
    // The answer comes behind what was asked before, which has reached the writer by then.
    ada.say(&protocol::Request::Ping).await.unwrap();
    while !matches!(ada.next().await.unwrap(), Message::Pong { .. }) {}
    assert_eq!(health(&server).await, 503);
    // Nobody is told before it is written: not the other, not the one who asked, not who comes anew.
    for person in [&mut ada, &mut bob] {
        person.say(&protocol::Request::Ping).await.unwrap();
        loop {
            match person.next().await.unwrap() {
                Message::Pong { .. } => break,
                other => assert!(matches!(other, Message::Presence(_) | Message::Update(_)), "{other:?}"),
            }
        }
        assert_eq!((person.model().number, person.model().chat.len()), (number, 0));
    }
    // The client can't know what became of it and asks again, over this connection and over another.
    ada.ask_as(id.clone(), chat("hello")).await.unwrap();
    let mut tab = Socket::open(ada.guest(), None).await.unwrap();
    let come = protocol::Request::Join {
        version: protocol::VERSION,
        table: created.table.clone(),
        invite: None,
        since: None,
        legal: false,
    };
    tab.say(&come).await.unwrap();
    tab.say(&protocol::Request::Do { id: id.clone(), request: chat("hello") }).await.unwrap();
    let later = bob.ask(chat("are you there?")).await.unwrap();
    tab.say(&protocol::Request::Ping).await.unwrap();
    let first = protocol::read(&tab.receive().await.unwrap()).unwrap();
    assert!(matches!(first, Message::Pong { .. }), "{first:?}");

    memory.fail_next(0, loss);
    ada.settle(&id).await.unwrap();
    bob.settle(&later).await.unwrap();
    ada.until(|model| model.chat.len() == 2).await.unwrap();
    loop {
        if let Message::Done { id: of, .. } = protocol::read(&tab.receive().await.unwrap()).unwrap() {
            assert_eq!(of, id);
            break;
        }
    }
    assert_eq!(health(&server).await, 200);
    let log = log(&memory, &created.table).await;
    for text in ["hello", "are you there?"] {
        assert_eq!(log.iter().filter(|entry| entry.contains(&format!("\"{text}\""))).count(), 1, "{log:?}");
    }
    check_fresh(&bob).await;
    ada.perform(TableRequest::Start).await.unwrap();
    // Now and then a commit fails, and nobody notices.
    let mut dice = Dice::new(4);
    bob.until(|model| model.view.is_some()).await.unwrap();
    while phase(&ada) != Phase::Over || phase(&bob) != Phase::Over {
        if dice.below(40) == 0 {
            memory.fail_next(1, loss);
        }
        if phase(&ada) != Phase::Over && ada.model().legal.is_some() {
            step(&mut ada, &mut dice).await.unwrap();
        } else if phase(&bob) != Phase::Over && bob.model().legal.is_some() {
            step(&mut bob, &mut dice).await.unwrap();
        } else {
            tokio::select! {
                one = ada.next(), if phase(&ada) != Phase::Over => { one.unwrap(); }
                two = bob.next(), if phase(&bob) != Phase::Over => { two.unwrap(); }
            }
        }
    }
    check_fresh(&ada).await;
    check_fresh(&bob).await;
    verified(&ada.guest().record(&created.table).await.unwrap()).unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_store_that_fails_before_it_writes() {
    in_time(store_fails(Loss::Before)).await;
}

#[tokio::test]
async fn a_store_that_fails_after_it_wrote() {
    in_time(store_fails(Loss::After)).await;
}

const HOUR: Millis = 3_600_000;

/// Reads until the connection ends: whether the server said before that it stops.
async fn told_to_stop(person: &mut Attendance) -> bool {
    let mut told = false;
    loop {
        match person.next().await {
            Ok(message) => told |= matches!(message, Message::Stopping { .. }),
            Err(error) => {
                assert!(matches!(error, ClientError::Closed), "{error}");
                assert_eq!(person.socket().farewell().map(|(code, _)| code), Some(1001));
                return told;
            }
        }
    }
}

/// The same guest at the same table of a server that was started again.
async fn back(person: &Attendance, server: &Server, since: Option<u64>) -> (Attendance, Guest) {
    let guest = Guest::known(NETWORK, &server.address, person.guest().cookie()).unwrap();
    let options = Coming { since, legal: true, ..Coming::default() };
    (Attendance::join(&guest, person.table(), options).await.unwrap(), guest)
}

#[tokio::test]
async fn a_server_that_stops_goes_on_where_it_was() {
    in_time(async {
        let folder = Folder::new();
        let server = Server::start(folder.store().await, free(), START, 1).await;
        let mut tables = Vec::new();
        for game in [GameName::TheGame, GameName::SilverGold, GameName::Pyramids] {
            let clock = Some(Clock::RealTime { choice: 300, bank: 600 });
            let table = NewTable { clock, ..plan(game, 2, 1, "Ada") };
            let (mut ada, mut bob, created) = two(&server, &table).await;
            ada.perform(TableRequest::Start).await.unwrap();
            bob.until(|model| model.view.is_some()).await.unwrap();
            let (mut dice, mut acted) = (Dice::new(11), 0);
            while acted < 4 && phase(&ada) == Phase::Playing {
                let before = acted;
                for person in [&mut ada, &mut bob] {
                    if person.model().legal.is_some() {
                        acted += 1;
                        step(person, &mut dice).await.unwrap();
                    }
                }
                if acted == before {
                    tokio::select! {
                        one = ada.next() => { one.unwrap(); }
                        two = bob.next() => { two.unwrap(); }
                    }
                }
            }
            tables.push((ada, bob, created));
        }
        let open = tables[0].0.guest().create(&plan(GameName::TheGame, 2, 0, "Ada")).await.unwrap();
        let nowhere = server.guest().await;
        let mut nowhere = Socket::open(&nowhere, None).await.unwrap();

        server.stop().await;
        let (heard, code) = until_closed(&mut nowhere).await;
        assert!(matches!(heard.as_slice(), [Message::Stopping { .. }]) && code == Some(1001), "{heard:?}");
        for (ada, bob, _) in &mut tables {
            assert!(told_to_stop(ada).await && told_to_stop(bob).await);
        }

        let server = Server::start(folder.store().await, free(), START + HOUR, 2).await;
        for (ada, bob, created) in &tables {
            for person in [ada, bob] {
                let (again, _) = back(person, &server, None).await;
                check_resumed(person, &again);
            }
            let (mut ada, _) = back(ada, &server, None).await;
            let (mut bob, _) = back(bob, &server, None).await;
            // With the last number nothing comes twice.
            let (again, _) = back(&bob, &server, None).await;
            let mut tab = Socket::open(again.guest(), None).await.unwrap();
            let come = protocol::Request::Join {
                version: protocol::VERSION,
                table: created.table.clone(),
                invite: None,
                since: Some(again.model().number),
                legal: false,
            };
            tab.say(&come).await.unwrap();
            let told = protocol::read(&tab.receive().await.unwrap()).unwrap();
            let number = again.model().number;
            assert!(
                matches!(&told, Message::InStep { number: told } if *told == number)
                    || matches!(&told, Message::Update(update) if update.number == number + 1),
                "{told:?}"
            );
            tokio::join!(play(&mut ada, Dice::new(5)), play(&mut bob, Dice::new(6)));
            check_fresh(&ada).await;
            check_fresh(&bob).await;
            verified(&ada.guest().record(&created.table).await.unwrap()).unwrap();
        }
        let (at_open, _) = back(&tables[0].0, &server, None).await;
        let at_open = Attendance::join(at_open.guest(), &open.table, Coming::default()).await.unwrap();
        assert_eq!((at_open.model().seat(), phase(&at_open)), (Some(0), Phase::Open));
        check_serves(&server).await;
        server.stop().await;
    })
    .await;
}

/// Numbers go on, nobody has paid for the hour, and nobody was replaced.
fn check_resumed(before: &Attendance, after: &Attendance) {
    let (before, after) = (before.model(), after.model());
    let (old, new) = (before.table.as_ref().unwrap(), after.table.as_ref().unwrap());
    // One entry says that the server was down; bots may have gone on meanwhile.
    assert!(after.number > before.number, "{} {}", before.number, after.number);
    assert_eq!((old.id.clone(), &old.seats, old.you), (new.id.clone(), &new.seats, new.you));
    let (old, new) = (old.time.as_ref().unwrap(), new.time.as_ref().unwrap());
    assert_eq!(old.bank, new.bank);
    for (old, new) in old.until.iter().zip(&new.until) {
        if let (Some(old), Some(new)) = (old, new) {
            // It is known to the beat when the server was last alive.
            assert!((HOUR - 20_000..=HOUR + 20_000).contains(&(new - old)), "{}", new - old);
        }
    }
}

/// Time is only imagined here: it passes only where the server itself waits.
#[tokio::test(start_paused = true)]
async fn a_server_that_stops_waits_for_nobody_who_has_been_told() {
    let server = Server::new().await;
    let (mut ada, mut bob, _) = two(&server, &plan(GameName::TheGame, 2, 0, "Ada")).await;
    ada.perform(TableRequest::Start).await.unwrap();
    bob.until(|model| model.view.is_some()).await.unwrap();
    let nowhere = server.guest().await;
    let mut nowhere = Socket::open(&nowhere, None).await.unwrap();
    let start = tokio::time::Instant::now();
    server.stop().await;
    assert!(start.elapsed() < Duration::from_millis(1900), "{:?}", start.elapsed());
    let (heard, code) = until_closed(&mut nowhere).await;
    assert!(matches!(heard.as_slice(), [Message::Stopping { .. }]) && code == Some(1001), "{heard:?}");
    assert!(told_to_stop(&mut ada).await && told_to_stop(&mut bob).await);
}

/// Without clocks nothing at all happens to a table while the server is down.
#[tokio::test]
async fn after_a_restart_clients_are_in_step() {
    in_time(async {
        let folder = Folder::new();
        let server = Server::start(folder.store().await, free(), START, 1).await;
        let (mut ada, mut bob, created) = two(&server, &plan(GameName::TheGame, 2, 0, "Ada")).await;
        let lost = ada.ask(TableRequest::Start).await.unwrap();
        ada.settle(&lost).await.unwrap();
        bob.until(|model| model.view.is_some()).await.unwrap();
        server.stop().await;
        assert!(told_to_stop(&mut ada).await && told_to_stop(&mut bob).await);
        let server = Server::start(folder.store().await, free(), START + HOUR, 2).await;
        let known = ada.model().number;
        for (since, in_step) in
            [(Some(known), true), (Some(known - 1), false), (Some(known + 1), false), (None, false)]
        {
            let guest = Guest::known(NETWORK, &server.address, ada.guest().cookie()).unwrap();
            let mut tab = Socket::open(&guest, None).await.unwrap();
            let table = created.table.clone();
            let come = protocol::Request::Join { version: 1, table, invite: None, since, legal: false };
            tab.say(&come).await.unwrap();
            match protocol::read(&tab.receive().await.unwrap()).unwrap() {
                Message::InStep { number } => assert!(in_step && number == known, "{since:?}"),
                Message::View(Snapshot { number, view, table, .. }) => {
                    assert!(!in_step && number == known, "{since:?}");
                    assert_eq!(Some(&*table), ada.model().table.as_deref());
                    assert_eq!(view.as_ref(), ada.model().view.as_deref());
                }
                other => assert!(matches!(other, Message::View(_)), "{other:?}"),
            }
            // What was done before the stop is still known to be done.
            tab.say(&protocol::Request::Do { id: lost.clone(), request: TableRequest::Start }).await.unwrap();
            loop {
                match protocol::read(&tab.receive().await.unwrap()).unwrap() {
                    Message::Done { id, .. } => break assert_eq!(id, lost),
                    other => assert!(!matches!(other, Message::Refused { .. }), "{other:?}"),
                }
            }
        }
        server.stop().await;
    })
    .await;
}

/// Time is only imagined here: it jumps as soon as everybody waits.
#[tokio::test(start_paused = true)]
async fn idle_tables_are_swept_and_come_back() {
    let memory = Memory::new();
    let server = Server::on(memory.clone(), free(), START, 1).await;
    let (mut ada, mut bob, created) = two(&server, &plan(GameName::TheGame, 2, 0, "Ada")).await;
    ada.perform(TableRequest::Start).await.unwrap();
    bob.until(|model| model.view.is_some()).await.unwrap();
    let (known, guest) = (ada.model().clone(), ada.guest().clone());
    ada.close().await.unwrap();
    tokio::time::timeout(Duration::from_secs(12 * 60), bob.until(|_| false)).await.unwrap_err();
    assert!((server.figure("benben_tables").await - 1.0).abs() < f64::EPSILON, "somebody is still there");
    bob.close().await.unwrap();
    tokio::time::sleep(Duration::from_secs(12 * 60)).await;
    assert!(server.figure("benben_tables").await.abs() < f64::EPSILON);
    let ada = Attendance::join(&guest, &created.table, invited(&created)).await.unwrap();
    assert_eq!((ada.model().number, &ada.model().table), (known.number, &known.table));
    assert_eq!(ada.model().view, known.view);
    assert!((server.figure("benben_rebuilt_total").await - 1.0).abs() < f64::EPSILON);
    server.stop().await;
}

/// A table that waits for people stays at hand, and is closed when nobody has been there for a day.
#[tokio::test(start_paused = true)]
async fn tables_that_nobody_comes_to_are_given_up() {
    let server = Server::new().await;
    let ada = server.guest().await;
    let created = ada.create(&plan(GameName::Pyramids, 2, 0, "Ada")).await.unwrap();
    tokio::time::sleep(Duration::from_secs(20 * 3600)).await;
    assert!((server.figure("benben_tables").await - 1.0).abs() < f64::EPSILON);
    assert_eq!(ada.table(&created.table).await.unwrap().phase, Phase::Open);
    tokio::time::sleep(Duration::from_secs(5 * 3600)).await;
    assert!(server.figure("benben_tables").await.abs() < f64::EPSILON);
    assert_eq!(ada.table(&created.table).await.unwrap().phase, Phase::Closed);
    server.stop().await;
}

/// A bot takes over where somebody is gone for too long, and hands back.
#[tokio::test(start_paused = true)]
async fn patience_ends_and_comes_back() {
    let server = Server::new().await;
    let table = NewTable { patience: Some(30), ..plan(GameName::TheGame, 2, 0, "Ada") };
    let (mut ada, mut bob, created) = two(&server, &table).await;
    ada.perform(TableRequest::Start).await.unwrap();
    bob.until(|model| model.view.is_some()).await.unwrap();
    let guest = bob.guest().clone();
    drop(bob);
    let stands_in =
        |stand_in| move |model: &client::Model| model.table.as_ref().unwrap().seats[1].stand_in == stand_in;
    let start = tokio::time::Instant::now();
    ada.until(stands_in(true)).await.unwrap();
    assert!((29..32).contains(&start.elapsed().as_secs()), "{:?}", start.elapsed());
    let _bob = join(&guest, &created).await;
    ada.until(stands_in(false)).await.unwrap();
    server.stop().await;
}

/// Whoever is sent away is at no table, and the connection goes on.
#[tokio::test]
async fn who_is_removed_is_at_no_table() {
    let server = Server::new().await;
    let (mut ada, mut bob, _) = two(&server, &plan(GameName::Pyramids, 2, 0, "Ada")).await;
    ada.perform(TableRequest::Remove { seat: 1 }).await.unwrap();
    let gone = in_time(bob.until(|_| false)).await.unwrap_err();
    assert!(matches!(&gone, ClientError::Refused(reason) if reason.key == "table-banned"), "{gone}");
    for request in [
        Request::Sync { since: None },
        Request::Do { id: "x1".parse().unwrap(), request: TableRequest::Leave },
    ] {
        bob.say(&request).await.unwrap();
        let answer = in_time(bob.next()).await.unwrap();
        assert!(
            matches!(&answer, Message::Refused { reason, .. } if reason.key == "server-no-table"),
            "{answer:?}"
        );
    }
    bob.say(&Request::Ping).await.unwrap();
    assert!(matches!(in_time(bob.next()).await.unwrap(), Message::Pong { .. }));
    server.stop().await;
}

/// What a seat may choose is told behind the last of several updates, as when a bot says something and chooses.
#[tokio::test]
async fn legal_actions_belong_to_the_last_update() {
    let server = Server::new().await;
    let (mut ada, mut bob, created) = two(&server, &plan(GameName::TheGame, 2, 1, "Ada")).await;
    let mut tab = join(&ada.guest().clone(), &created).await;
    ada.perform(TableRequest::Start).await.unwrap();
    let watch = async {
        let mut listed = 0;
        while phase(&tab) != Phase::Over {
            if let Message::Legal { number, .. } = tab.next().await.unwrap() {
                assert_eq!(number, tab.model().number);
                listed += 1;
            }
        }
        listed
    };
    let played = async { tokio::join!(watch, play(&mut ada, Dice::new(5)), play(&mut bob, Dice::new(6))) };
    let (listed, ..) = in_time(played).await;
    assert!(listed > 3, "{listed}");
    server.stop().await;
}
