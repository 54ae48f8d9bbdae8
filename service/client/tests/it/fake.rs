//! The client against a server that says what the test wants, over a network that is only memory.

use client::{Attendance, ClientError, Connect, Guest, Options};
use futures_util::{SinkExt, StreamExt};
use protocol::{PlayerName, TableId, TableRequest};
use std::io;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// What the server does with one connection.
#[derive(Clone)]
enum Play {
    /// Answers a request over HTTP with this text.
    Http(String),
    /// A WebSocket: `<` waits for a text that holds this, `>` says this, in the order of the lines.
    Socket(String),
}

/// A network whose server plays one part for each connection, and notes what it was sent over HTTP.
#[derive(Clone)]
struct Fake {
    plays: Arc<Mutex<Vec<Play>>>,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Fake {
    fn new(plays: impl IntoIterator<Item = Play>) -> Self {
        let mut plays: Vec<Play> = plays.into_iter().collect();
        plays.reverse();
        Self { plays: Arc::new(Mutex::new(plays)), heard: Arc::default() }
    }
}

impl Connect for Fake {
    type Stream = DuplexStream;

    async fn connect(&self, _: &str) -> io::Result<DuplexStream> {
        let play = self.plays.lock().unwrap().pop().ok_or(io::ErrorKind::ConnectionRefused)?;
        let (ours, theirs) = duplex(4096);
        let heard = Arc::clone(&self.heard);
        tokio::spawn(serve(play, theirs, heard));
        Ok(ours)
    }
}

async fn serve(play: Play, mut stream: DuplexStream, heard: Arc<Mutex<Vec<String>>>) {
    let script = match play {
        Play::Http(answer) => {
            let mut head = vec![0; 4096];
            let size = stream.read(&mut head).await.unwrap();
            head.truncate(size);
            heard.lock().unwrap().push(String::from_utf8(head).unwrap());
            stream.write_all(answer.as_bytes()).await.unwrap();
            return;
        }
        Play::Socket(script) => script,
    };
    let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
    for line in script.lines() {
        match line.trim().split_at(1) {
            ("<", wanted) => {
                let said = socket.next().await.unwrap().unwrap().into_text().unwrap();
                assert!(said.contains(wanted), "{said} instead of {wanted}");
            }
            ("b", "ye") => {}
            (_, text) => socket.send(Message::text(text)).await.unwrap(),
        }
    }
    if script.ends_with("bye") {
        let frame = CloseFrame { code: CloseCode::Library(4001), reason: "bye".into() };
        socket.close(Some(frame)).await.unwrap();
    }
    // Stays until the client goes.
    while socket.next().await.is_some_and(|message| message.is_ok()) {}
}

fn http(status: &str, headers: &str, body: &str) -> Play {
    let length = body.len();
    Play::Http(format!("HTTP/1.1 {status}\r\n{headers}content-length: {length}\r\n\r\n{body}"))
}

fn welcome() -> Play {
    http("200 OK", "set-cookie: guest=a.b; HttpOnly\r\n", r#"{"since":5}"#)
}

fn view(number: u64, game: &str) -> String {
    format!(
        r#"{{"type":"view","number":{number},"table":{{"id":"0123456789bcdefg","game":"the-game","options":"","public":true,"spectators":true,"phase":"playing","seats":[],"you":{{"seat":1,"host":false}},"commitment":"sha256:0"}},"view":{game},"now":5}}"#
    )
}

fn table() -> TableId {
    "0123456789bcdefg".parse().unwrap()
}

#[tokio::test]
async fn a_guest_keeps_the_cookie_and_hears_why_not() {
    let fake = Fake::new([
        welcome(),
        http("200 OK", "", r#"{"name":"Ada","since":5}"#),
        http("403 Forbidden", "", r#"{"key":"problem-name","text":"No."}"#),
        http("502 Bad Gateway", "", "proxy"),
        http("200 OK", "set-cookie: guest=c.d\r\n", "{}"),
    ]);
    let mut guest = Guest::arrive_by(fake.clone(), "server:80").await.unwrap();
    assert_eq!(guest.cookie(), "guest=a.b");
    let ada: PlayerName = "Ada".parse().unwrap();
    assert_eq!(guest.me().await.unwrap().name, Some(ada.clone()));
    match guest.rename(ada).await {
        Err(ClientError::Problem(403, reason)) => assert_eq!(reason.key, "problem-name"),
        other => panic!("{other:?}"),
    }
    match guest.history(Some(7)).await {
        Err(ClientError::Problem(502, reason)) => {
            assert_eq!((reason.key.as_str(), reason.text.as_str()), ("", "proxy"))
        }
        other => panic!("{other:?}"),
    }
    guest.claim(protocol::http::MoveCode { code: "x".to_owned() }).await.unwrap();
    assert_eq!(guest.cookie(), "guest=c.d");
    match guest.me().await {
        Err(ClientError::Io(error)) => assert_eq!(error.kind(), io::ErrorKind::ConnectionRefused),
        other => panic!("{other:?}"),
    }
    let heard = fake.heard.lock().unwrap();
    let starts: Vec<&str> = heard.iter().map(|text| text.split(" HTTP").next().unwrap()).collect();
    assert_eq!(
        starts,
        ["GET /api/me", "GET /api/me", "PUT /api/me", "GET /api/me/tables?before=7", "POST /api/me/claim"]
    );
    assert!(!heard[0].contains("cookie:") && heard[1].contains("cookie: guest=a.b\r\n"));
}

#[tokio::test]
async fn a_gap_is_closed_before_a_request_is_settled() {
    let script = format!(
        r#"<"type":"join"
        >{}
        <"do":"act","number":4,"action":"12>A1"
        >{{"type":"update","number":6,"id":"c0","changed":{{"n":6}}}}
        <{{"type":"sync","since":4}}
        >{{"type":"update","number":5,"changed":{{"n":5}}}}
        >{{"type":"update","number":6,"id":"c0","changed":{{"n":6}}}}
        <"do":"start"
        >{{"type":"refused","id":"c1","key":"not-host","text":"No."}}
        <"id":"c0"
        >{{"type":"done","id":"c0","number":6}}"#,
        view(4, r#"{"n":4}"#)
    );
    let again = r#"<"since":6
        >{"type":"update","number":6,"changed":{"n":6}}
        >{"type":"update","number":7,"changed":{"n":null}}"#;
    let fake = Fake::new([welcome(), Play::Socket(script), Play::Socket(again.to_owned())]);
    let guest = Guest::arrive_by(fake, "server:80").await.unwrap();
    let mut seat = Attendance::join(&guest, &table(), Options::default()).await.unwrap();
    assert_eq!((seat.model().number, seat.model().seat()), (4, Some(1)));
    seat.act("12>A1").await.unwrap();
    assert_eq!((seat.model().number, seat.model().gaps), (6, 1));
    assert_eq!(seat.model().view.as_ref().unwrap().get("n"), Some("6"));
    match seat.perform(TableRequest::Start).await {
        Err(ClientError::Refused(reason)) => assert_eq!(reason.key, "not-host"),
        other => panic!("{other:?}"),
    }
    let id: protocol::CommandId = "c0".parse().unwrap();
    seat.ask_as(id.clone(), TableRequest::Leave).await.unwrap();
    seat.settle(&id).await.unwrap();
    seat.again(seat.model().since()).await.unwrap();
    seat.until(|model| model.number == 7).await.unwrap();
    assert_eq!(seat.model().view.as_ref().unwrap().get("n"), Some("null"));
    assert_eq!(seat.model().repeats, 1);
}

#[tokio::test]
async fn the_next_table_is_not_mixed_up_with_this() {
    let other = view(1, r#"{"n":1}"#).replace("0123456789bcdefg", "gfedcb9876543210");
    let script = format!(
        r#"<"type":"join"
        >{}
        >{{"type":"rematch","table":"gfedcb9876543210"}}
        <"table":"gfedcb9876543210"
        >{{"type":"update","number":5,"changed":{{"n":5}}}}
        >{other}"#,
        view(4, r#"{"n":4}"#)
    );
    let fake = Fake::new([welcome(), Play::Socket(script)]);
    let guest = Guest::arrive_by(fake, "server:80").await.unwrap();
    let mut seat = Attendance::join(&guest, &table(), Options::default()).await.unwrap();
    seat.until(|model| model.rematch.is_some()).await.unwrap();
    let next = seat.model().rematch.clone().unwrap();
    seat.go_on(&next, None).await.unwrap();
    assert_eq!((seat.model().number, seat.model().gaps, seat.table()), (1, 0, &next));
}

#[tokio::test]
async fn whoever_is_not_let_in_hears_why() {
    let refused = http("403 Forbidden", "", r#"{"key":"origin","text":"Not from there."}"#);
    let gone = "<\"type\":\"join\"\n>{\"type\":\"gone\",\"key\":\"not-invited\",\"text\":\"No.\"}".to_owned();
    let fake = Fake::new([welcome(), refused, Play::Socket(gone)]);
    let guest = Guest::arrive_by(fake, "server:80").await.unwrap();
    let options = Options { origin: Some("http://evil".to_owned()), ..Options::default() };
    match Attendance::join(&guest, &table(), options).await.err() {
        Some(ClientError::Problem(403, reason)) => assert_eq!(reason.key, "origin"),
        other => panic!("{other:?}"),
    }
    match Attendance::join(&guest, &table(), Options::default()).await.err() {
        Some(ClientError::Refused(reason)) => assert_eq!(reason.key, "not-invited"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_farewell_is_heard() {
    let script = format!("<join\n>{}\nbye", view(4, "{}"));
    let fake = Fake::new([welcome(), Play::Socket(script)]);
    let guest = Guest::arrive_by(fake, "server:80").await.unwrap();
    let mut seat = Attendance::join(&guest, &table(), Options::default()).await.unwrap();
    assert!(matches!(seat.next().await, Err(ClientError::Closed)));
    assert_eq!(seat.socket().farewell(), Some((4001, "bye")));
}
