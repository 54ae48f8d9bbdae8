//! Requests that no friend would send, and what they get.

use crate::common::description::Description;
use crate::common::{
    NETWORK, Observed, START, Server, chat, check_answer, check_fresh, check_serves, check_serves_by,
    check_text, free, in_time, invited, join, key, limited, log, plan, sit, two, until_closed,
};
use bytes::Bytes;
use client::{Attendance, Guest, HeaderMap, Options as Coming, Socket};
use protocol::http::{Created, NewTable};
use protocol::{Message, TableRequest, Update};
use record::GameName;
use server::{LimitOptions, Options};
use std::time::Duration;
use store::Memory;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A private table at which a game is played, another that is open still, and people.
struct Scene {
    server: Server,
    ada: Attendance,
    bob: Attendance,
    playing: Created,
    carol: Attendance,
    open: Created,
    eve: Guest,
    /// A guest of another server.
    stranger: String,
}

impl Scene {
    async fn new(options: Options) -> Self {
        let server = Server::with(options).await;
        let (mut ada, mut bob, playing) = two(&server, &plan(GameName::TheGame, 2, 0, "Ada")).await;
        ada.perform(TableRequest::Start).await.unwrap();
        bob.until(|model| model.view.is_some()).await.unwrap();
        let carol = server.guest().await;
        let open = carol.create(&plan(GameName::TheGame, 2, 0, "Carol")).await.unwrap();
        let carol = join(&carol, &open).await;
        let eve = server.guest().await;
        let other = Server::on(Memory::new(), free(), START, 9).await;
        let stranger = other.guest().await.cookie().to_owned();
        other.stop().await;
        Self { server, ada, bob, playing, carol, open, eve, stranger }
    }

    /// A text with the ids of this scene in it.
    fn fill(&self, text: &str) -> String {
        text.replace("$playing-key", self.playing.invite.as_str())
            .replace("$open-key", self.open.invite.as_str())
            .replace("$playing", self.playing.table.as_str())
            .replace("$open", self.open.table.as_str())
            .replace("$number", &self.bob.model().number.to_string())
            .replace("$stranger", &self.stranger)
            .replace("$address", &self.server.address)
    }

    fn guest(&self, who: &str) -> &Guest {
        match who {
            "ada" => self.ada.guest(),
            "bob" => self.bob.guest(),
            "carol" => self.carol.guest(),
            _ => &self.eve,
        }
    }
}

const JSON: (&str, &str) = ("content-type", "application/json");
const TABLE: &str = r#"{"game":"the-game","seats":[{"kind":"open"},{"kind":"open"}]}"#;

/// What is sent, and the answer: status and key.
type Row<'a> = (&'a str, &'a str, &'a str, &'a [(&'a str, &'a str)], &'a str, u16, &'a str);

#[rustfmt::skip]
const HTTP: &[Row<'_>] = &[
    // What it is, method, path, headers, body, status, key.
    ("a table", "POST", "/api/tables", &[JSON], TABLE, 201, ""),
    ("own origin", "POST", "/api/tables", &[JSON, ("origin", "http://$address")], TABLE, 201, ""),
    ("foreign origin", "POST", "/api/tables", &[JSON, ("origin", "http://evil.example")], TABLE, 403, "server-foreign-origin"),
    ("origin null", "POST", "/api/tables", &[JSON, ("origin", "null")], TABLE, 403, "server-foreign-origin"),
    ("origin like ours", "POST", "/api/tables", &[JSON, ("origin", "http://$address.evil.example")], TABLE, 403, "server-foreign-origin"),
    ("foreign origin", "PUT", "/api/me", &[JSON, ("origin", "http://evil.example")], r#"{"name":"x"}"#, 403, "server-foreign-origin"),
    ("foreign origin", "POST", "/api/me/link", &[("origin", "http://evil.example")], "", 403, "server-foreign-origin"),
    ("no content type", "POST", "/api/tables", &[], TABLE, 400, "server-unread"),
    ("form", "POST", "/api/tables", &[("content-type", "application/x-www-form-urlencoded")], TABLE, 400, "server-unread"),
    ("text", "POST", "/api/tables", &[("content-type", "text/plain")], TABLE, 400, "server-unread"),
    ("empty body", "POST", "/api/tables", &[JSON], "", 400, "server-unread"),
    ("bad JSON", "POST", "/api/tables", &[JSON], r#"{"game":"#, 400, "server-unread"),
    ("an array", "POST", "/api/tables", &[JSON], "[1,2]", 400, "server-unread"),
    ("missing field", "POST", "/api/tables", &[JSON], r#"{"game":"the-game"}"#, 400, "server-unread"),
    ("unknown field", "POST", "/api/tables", &[JSON], r#"{"game":"the-game","seats":[],"x":1}"#, 400, "server-unread"),
    ("unknown game", "POST", "/api/tables", &[JSON], r#"{"game":"chess","seats":[]}"#, 400, "server-unread"),
    ("no seats", "POST", "/api/tables", &[JSON], r#"{"game":"the-game","seats":[]}"#, 422, "table-set-up"),
    ("unknown bot", "POST", "/api/tables", &[JSON], r#"{"game":"the-game","seats":[{"kind":"bot","level":"../x"},{"kind":"open"}]}"#, 422, "table-level"),
    ("bad options", "POST", "/api/tables", &[JSON], r#"{"game":"the-game","seats":[{"kind":"open"},{"kind":"open"}],"options":"; drop table"}"#, 422, "table-set-up"),
    ("no patience", "POST", "/api/tables", &[JSON], r#"{"game":"the-game","seats":[{"kind":"open"},{"kind":"open"}],"patience":1}"#, 422, "table-clock"),
    ("bad clock", "POST", "/api/tables", &[JSON], r#"{"game":"the-game","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"slow","days":4000}}"#, 422, "table-clock"),
    ("name too long", "PUT", "/api/me", &[JSON], r#"{"name":"xxxxxxxxxxxxxxxxxxxxxxxxx"}"#, 400, "server-unread"),
    ("control character", "PUT", "/api/me", &[JSON], "{\"name\":\"a\\u0007b\"}", 400, "server-unread"),
    ("name that turns", "PUT", "/api/me", &[JSON], "{\"name\":\"\\u202eadA\"}", 400, "server-unread"),
    ("empty name", "PUT", "/api/me", &[JSON], r#"{"name":""}"#, 400, "server-unread"),
    ("name of a bot", "PUT", "/api/me", &[JSON], r#"{"name":"bot:master"}"#, 400, "server-unread"),
    ("no cookie", "PUT", "/api/me", &[JSON, ("cookie", "a=b")], r#"{"name":"x"}"#, 401, "server-no-guest"),
    ("forged cookie", "PUT", "/api/me", &[JSON, ("cookie", "benben=0000000000000000000000000.00")], r#"{"name":"x"}"#, 401, "server-no-guest"),
    ("cookie of another server", "PUT", "/api/me", &[JSON, ("cookie", "$stranger")], r#"{"name":"x"}"#, 401, "server-no-guest"),
    ("wrong code", "POST", "/api/me/claim", &[JSON], r#"{"code":"0000000000000000000000000"}"#, 400, "server-code"),
    ("no code", "POST", "/api/me/claim", &[JSON], r#"{"code":"' or 1=1 --"}"#, 400, "server-code"),
    ("wrong method", "DELETE", "/api/me", &[], "", 405, "server-method"),
    ("wrong method", "POST", "/healthz", &[], "", 405, "server-method"),
    ("wrong method", "PUT", "/api/tables", &[JSON], TABLE, 405, "server-method"),
    ("wrong method", "PATCH", "/api/tables/$open", &[JSON], "{}", 405, "server-method"),
    ("unknown method", "BREW", "/", &[], "", 405, "server-method"),
    ("unknown path", "GET", "/nothing", &[], "", 404, "server-not-found"),
    ("unknown path", "GET", "/api/nothing", &[], "", 404, "server-not-found"),
    ("unknown path", "GET", "/api", &[], "", 404, "server-not-found"),
    ("path traversal", "GET", "/../../../../etc/passwd", &[], "", 404, "server-not-found"),
    ("path traversal", "GET", "/%2e%2e/%2e%2e/etc/passwd", &[], "", 404, "server-not-found"),
    ("path traversal", "GET", "/api/tables/..%2f..%2fetc%2fpasswd", &[], "", 404, "server-unknown-table"),
    ("path traversal", "GET", "/api/tables/..%2f..%2fetc%2fpasswd/record", &[], "", 404, "server-unknown-table"),
    ("unknown table", "GET", "/api/tables/0000000000000000", &[], "", 404, "server-unknown-table"),
    ("unknown table", "GET", "/api/tables/0000000000000000/record", &[], "", 404, "server-unknown-table"),
    ("unknown table", "GET", "/api/tables/0000000000000000/invite", &[], "", 404, "server-unknown-table"),
    ("id of wrong form", "GET", "/api/tables/x", &[], "", 404, "server-unknown-table"),
    ("id of wrong form", "GET", "/api/tables/%27%20or%201=1", &[], "", 404, "server-unknown-table"),
    ("id that is no text", "GET", "/api/tables/%ff%fe", &[], "", 404, "server-unknown-table"),
    ("id with a zero", "GET", "/api/tables/%00", &[], "", 404, "server-unknown-table"),
    ("record of a running game", "GET", "/api/tables/$playing/record", &[], "", 409, "server-not-over"),
    ("record of an open table", "GET", "/api/tables/$open/record", &[], "", 409, "server-not-over"),
    ("invite of others", "GET", "/api/tables/$playing/invite", &[], "", 403, "table-not-invited"),
    ("bad query", "GET", "/api/me/tables?before=x", &[], "", 400, "server-unread"),
    ("query of a large number", "GET", "/api/me/tables?before=99999999999999999999", &[], "", 400, "server-unread"),
    ("query of a small number", "GET", "/api/me/tables?before=-9223372036854775808", &[], "", 200, ""),
    ("foreign origin reads", "GET", "/api/tables", &[("origin", "http://evil.example")], "", 200, ""),
    ("socket without upgrade", "GET", "/api/socket", &[], "", 400, "server-unread"),
    ("socket with a post", "POST", "/api/socket", &[], "", 405, "server-method"),
];

async fn send(guest: &Guest, method: &str, path: &str, headers: HeaderMap, body: Bytes) -> client::Answer {
    let answer = guest.send(method.parse().unwrap(), path, headers, body).await.unwrap();
    check_answer(&answer);
    answer
}

/// The reason's key of an answer.
fn reason(answer: &client::Answer) -> String {
    serde_json::from_slice::<protocol::Reason>(&answer.body).map(|reason| reason.key).unwrap_or_default()
}

#[tokio::test]
async fn http_gets_what_it_deserves() {
    in_time(async {
        let scene = Scene::new(free()).await;
        let description = Description::of(&scene.eve).await;
        for (what, method, path, headers, body, status, key) in HTTP {
            let mut given = HeaderMap::new();
            for (name, value) in *headers {
                let name: axum::http::HeaderName = name.parse().unwrap();
                given.append(name, scene.fill(value).parse().unwrap());
            }
            let body = Bytes::from(scene.fill(body));
            let answer = send(&scene.eve, method, &scene.fill(path), given, body).await;
            assert_eq!((answer.status, reason(&answer).as_str()), (*status, *key), "{what}: {answer:?}");
            description.check(method, &scene.fill(path), &answer);
        }
        let json = || {
            HeaderMap::from_iter([(axum::http::header::CONTENT_TYPE, "application/json".parse().unwrap())])
        };
        let long =
            Bytes::from(format!(r#"{{"game":"the-game","seats":[],"deck":"{}"}}"#, "x".repeat(200_000)));
        let answer = send(&scene.eve, "POST", "/api/tables", json(), long).await;
        assert_eq!((answer.status, reason(&answer).as_str()), (413, "server-too-long"));
        description.check("POST", "/api/tables", &answer);
        let deck = Bytes::from(format!(
            r#"{{"game":"silver-gold","seats":[{{"kind":"open"}},{{"kind":"open"}}],"deck":"{}"}}"#,
            "x".repeat(protocol::MAX_DECK + 1)
        ));
        let answer = send(&scene.eve, "POST", "/api/tables", json(), deck).await;
        assert_eq!((answer.status, reason(&answer).as_str()), (422, "table-deck-size"));
        let many = vec![r#"{"kind":"open"}"#; 3000].join(",");
        let many = Bytes::from(format!(r#"{{"game":"the-game","seats":[{many}]}}"#));
        let answer = send(&scene.eve, "POST", "/api/tables", json(), many).await;
        assert_eq!((answer.status, reason(&answer).as_str()), (422, "table-set-up"));
        let deep = Bytes::from("[".repeat(100_000));
        let answer = send(&scene.eve, "POST", "/api/tables", json(), deep).await;
        assert_eq!((answer.status, reason(&answer).as_str()), (400, "server-unread"));
        check_serves(&scene.server).await;
        scene.server.stop().await;
    })
    .await;
}

/// What a WebSocket gets for something.
#[derive(Debug, PartialEq, Eq)]
enum Gets {
    Refused(&'static str),
    Gone(&'static str),
    Outdated,
    View,
    Pong,
}

/// At which table somebody is when they say something.
const NOWHERE: &str = "";
const AT_PLAYING: &str = r#"{"type":"join","version":1,"table":"$playing","invite":"$playing-key"}"#;
const AT_OPEN: &str = r#"{"type":"join","version":1,"table":"$open","invite":"$open-key"}"#;

#[rustfmt::skip]
const WEBSOCKET: &[(&str, &str, &str, &str, Gets)] = &[
    // What it is, who, where, what is said, what comes back.
    ("a ping", "eve", NOWHERE, r#"{"type":"ping"}"#, Gets::Pong),
    ("unknown field", "eve", NOWHERE, r#"{"type":"ping","x":1}"#, Gets::Pong),
    ("space at the end", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"chat","text":"hi "}"#, Gets::Refused("server-unread")),
    ("bad JSON", "bob", AT_PLAYING, r#"{"type":"#, Gets::Refused("server-unread")),
    ("no JSON", "bob", AT_PLAYING, "hello", Gets::Refused("server-unread")),
    ("nothing", "bob", AT_PLAYING, "", Gets::Refused("server-unread")),
    ("an array", "bob", AT_PLAYING, "[]", Gets::Refused("server-unread")),
    ("half a character", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"chat","text":"\ud800"}"#, Gets::Refused("server-unread")),
    ("unknown type", "bob", AT_PLAYING, r#"{"type":"shutdown"}"#, Gets::Refused("server-unread")),
    ("unknown verb", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"win"}"#, Gets::Refused("server-unread")),
    ("no type", "bob", AT_PLAYING, r#"{"id":"1","do":"leave"}"#, Gets::Refused("server-unread")),
    ("no id", "bob", AT_PLAYING, r#"{"type":"do","do":"leave"}"#, Gets::Refused("server-unread")),
    ("bad id", "bob", AT_PLAYING, r#"{"type":"do","id":"a b","do":"leave"}"#, Gets::Refused("server-unread")),
    ("missing field", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"act","number":1}"#, Gets::Refused("server-unread")),
    ("field of another kind", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"act","number":"1","action":"end"}"#, Gets::Refused("server-unread")),
    ("number below 0", "bob", AT_PLAYING, r#"{"type":"sync","since":-1}"#, Gets::Refused("server-unread")),
    ("number above all", "bob", AT_PLAYING, r#"{"type":"sync","since":18446744073709551615}"#, Gets::View),
    ("no table", "bob", NOWHERE, r#"{"type":"do","id":"1","do":"leave"}"#, Gets::Refused("server-no-table")),
    ("sync at no table", "bob", NOWHERE, r#"{"type":"sync"}"#, Gets::Refused("server-no-table")),
    ("unknown table", "bob", NOWHERE, r#"{"type":"join","version":1,"table":"0000000000000000"}"#, Gets::Gone("server-unknown-table")),
    ("table of wrong form", "bob", NOWHERE, r#"{"type":"join","version":1,"table":"../../../etc"}"#, Gets::Refused("server-unread")),
    ("private table", "eve", NOWHERE, r#"{"type":"join","version":1,"table":"$open"}"#, Gets::Gone("table-not-invited")),
    ("wrong key", "eve", NOWHERE, r#"{"type":"join","version":1,"table":"$open","invite":"0000000000000000000000000"}"#, Gets::Gone("table-not-invited")),
    ("key of wrong form", "eve", NOWHERE, r#"{"type":"join","version":1,"table":"$open","invite":"x"}"#, Gets::Refused("server-unread")),
    ("key of another table", "eve", NOWHERE, r#"{"type":"join","version":1,"table":"$open","invite":"$playing-key"}"#, Gets::Gone("table-not-invited")),
    ("a player of another table", "bob", NOWHERE, r#"{"type":"join","version":1,"table":"$open"}"#, Gets::Gone("table-not-invited")),
    ("old version", "bob", NOWHERE, r#"{"type":"join","version":0,"table":"$playing"}"#, Gets::Outdated),
    ("new version", "bob", NOWHERE, r#"{"type":"join","version":999,"table":"$playing"}"#, Gets::Outdated),
    ("act without a seat", "eve", AT_PLAYING, r#"{"type":"do","id":"1","do":"act","number":$number,"action":"end"}"#, Gets::Refused("table-no-seat")),
    ("chat without a seat", "eve", AT_OPEN, r#"{"type":"do","id":"1","do":"chat","text":"hi"}"#, Gets::Refused("table-no-seat")),
    ("act before the game", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"act","number":0,"action":"end"}"#, Gets::Refused("table-not-started")),
    ("start with a free seat", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"start"}"#, Gets::Refused("table-free-seat")),
    ("rematch before the end", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"rematch"}"#, Gets::Refused("table-not-over")),
    ("action of another game", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"act","number":$number,"action":"mark 33 a1 b2"}"#, Gets::Refused("table-unread")),
    ("no action", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"act","number":$number,"action":"<script>alert(1)</script>"}"#, Gets::Refused("table-unread")),
    ("stale number", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"act","number":0,"action":"keen 0"}"#, Gets::Refused("table-stale")),
    ("future number", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"act","number":999999,"action":"keen 0"}"#, Gets::Refused("table-stale")),
    ("against the rules", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"act","number":$number,"action":"end"}"#, Gets::Refused("the-game-keen-first")),
    ("name too long", "eve", AT_OPEN, r#"{"type":"do","id":"1","do":"sit","name":"xxxxxxxxxxxxxxxxxxxxxxxxx"}"#, Gets::Refused("server-unread")),
    ("control character", "eve", AT_OPEN, "{\"type\":\"do\",\"id\":\"1\",\"do\":\"sit\",\"name\":\"a\\u0000b\"}", Gets::Refused("server-unread")),
    ("no such seat", "eve", AT_OPEN, r#"{"type":"do","id":"1","do":"sit","name":"Eve","seat":255}"#, Gets::Refused("table-unknown-seat")),
    ("taken seat", "eve", AT_OPEN, r#"{"type":"do","id":"1","do":"sit","name":"Eve","seat":0}"#, Gets::Refused("table-taken")),
    ("bad mix", "eve", AT_OPEN, r#"{"type":"do","id":"1","do":"sit","name":"Eve","mix":"zz"}"#, Gets::Refused("table-mix")),
    ("long mix", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"mix","mix":"000000000000000000000000000000000000000000000000000000000000000000"}"#, Gets::Refused("table-mix")),
    ("mix in a game", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"mix","mix":"00"}"#, Gets::Refused("table-started")),
    ("sit in a game", "eve", AT_PLAYING, r#"{"type":"do","id":"1","do":"sit","name":"Eve"}"#, Gets::Refused("table-started")),
    ("start by another", "eve", AT_OPEN, r#"{"type":"do","id":"1","do":"start"}"#, Gets::Refused("table-not-host")),
    ("close by another", "eve", AT_OPEN, r#"{"type":"do","id":"1","do":"close"}"#, Gets::Refused("table-not-host")),
    ("remove by another", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"remove","seat":0}"#, Gets::Refused("table-not-host")),
    ("seat by another", "eve", AT_OPEN, r#"{"type":"do","id":"1","do":"seat","seat":1,"plan":{"kind":"bot","level":"master"}}"#, Gets::Refused("table-not-host")),
    ("remove nobody", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"remove","seat":1}"#, Gets::Refused("table-no-person")),
    ("remove oneself", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"remove","seat":0}"#, Gets::Refused("table-own-seat")),
    ("remove from no seat", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"remove","seat":7}"#, Gets::Refused("table-unknown-seat")),
    ("plan no seat", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"seat","seat":7,"plan":{"kind":"open"}}"#, Gets::Refused("table-unknown-seat")),
    ("unknown bot", "carol", AT_OPEN, r#"{"type":"do","id":"1","do":"seat","seat":1,"plan":{"kind":"bot","level":"oracle"}}"#, Gets::Refused("table-level")),
    ("take back nothing", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"take-back","number":$number}"#, Gets::Refused("table-nothing-to-undo")),
    ("answer nobody", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"answer-undo","agree":true}"#, Gets::Refused("table-not-asked")),
    ("return from nowhere", "bob", AT_PLAYING, r#"{"type":"do","id":"1","do":"return"}"#, Gets::Refused("table-no-stand-in")),
];

/// The next message that answers something.
async fn answer(socket: &mut Socket<TcpStream>) -> Message {
    loop {
        let text = socket.receive().await.unwrap();
        check_text(&text);
        match protocol::read(&text).unwrap() {
            Message::Presence(_) | Message::Update(_) | Message::Legal { .. } => {}
            other => return other,
        }
    }
}

#[tokio::test]
async fn a_websocket_gets_what_it_deserves() {
    in_time(async {
        let scene = Scene::new(free()).await;
        for (what, who, place, said, gets) in WEBSOCKET {
            let mut socket = Socket::open(scene.guest(who), None).await.unwrap();
            if !place.is_empty() {
                socket.say_text(scene.fill(place)).await.unwrap();
                assert!(matches!(answer(&mut socket).await, Message::View(_)), "{what}");
            }
            socket.say_text(scene.fill(said)).await.unwrap();
            let got = answer(&mut socket).await;
            match (&got, gets) {
                (Message::Refused { reason, .. }, Gets::Refused(key))
                | (Message::Gone { reason }, Gets::Gone(key)) => assert_eq!(reason.key, *key, "{what}"),
                (Message::Outdated { version }, Gets::Outdated) => {
                    assert_eq!(*version, protocol::VERSION);
                    assert_eq!(until_closed(&mut socket).await.1, Some(4000), "{what}");
                    continue;
                }
                _ => {
                    let fits = matches!(
                        (&got, gets),
                        (Message::View(_), Gets::View) | (Message::Pong { .. }, Gets::Pong)
                    );
                    assert!(fits, "{what}: {got:?}");
                }
            }
            // The connection lives on.
            socket.say_text(r#"{"type":"ping"}"#.to_owned()).await.unwrap();
            assert!(matches!(answer(&mut socket).await, Message::Pong { .. }), "{what}");
        }
        check_fresh(&scene.bob).await;
        check_fresh(&scene.carol).await;
        check_serves(&scene.server).await;
        scene.server.stop().await;
    })
    .await;
}

/// Of a refusal it is told which request it was, if that could be read.
#[tokio::test]
async fn a_join_that_can_not_be_read_leaves_no_table() {
    in_time(async {
        let scene = Scene::new(free()).await;
        let mut socket = Socket::open(scene.bob.guest(), None).await.unwrap();
        let mut say = async |text: &str| {
            socket.say_text(scene.fill(text)).await.unwrap();
            answer(&mut socket).await
        };
        assert!(matches!(say(AT_PLAYING).await, Message::View(_)));
        for bad in [
            r#"{"type":"join","version":1,"table":"x"}"#,
            r#"{"type":"join","version":1,"table":"$playing","invite":"x"}"#,
        ] {
            assert!(matches!(say(bad).await, Message::Refused { id: None, .. }), "{bad}");
        }
        assert!(matches!(say(r#"{"type":"sync"}"#).await, Message::View(_)), "still there");
        let other = say(r#"{"type":"do","id":"a1","do":"sit","name":"x "}"#).await;
        assert!(matches!(other, Message::Refused { id: Some(_), .. }), "{other:?}");
        let gone = say(r#"{"type":"join","version":1,"table":"0000000000000000"}"#).await;
        assert!(matches!(gone, Message::Gone { .. }), "{gone:?}");
        let refused = say(r#"{"type":"sync"}"#).await;
        assert!(matches!(refused, Message::Refused { reason, .. } if reason.key == "server-no-table"));
        scene.server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn messages_that_are_too_long_or_no_text() {
    in_time(async {
        let scene = Scene::new(free()).await;
        let mut socket = Socket::open(&scene.eve, None).await.unwrap();
        socket.say_bytes(Bytes::from_static(b"\x00\xff")).await.unwrap();
        let refused = answer(&mut socket).await;
        assert!(
            matches!(&refused, Message::Refused { reason, .. } if reason.key == "server-not-text"),
            "{refused:?}"
        );
        let longest = format!("{:width$}", r#"{"type":"ping"}"#, width = protocol::MAX_REQUEST);
        socket.say_text(longest.clone()).await.unwrap();
        assert!(matches!(answer(&mut socket).await, Message::Pong { .. }));
        socket.say_text(format!("{longest} ")).await.unwrap();
        let (heard, code) = until_closed(&mut socket).await;
        assert!(heard.is_empty());
        assert_eq!(code, Some(1009));
        let mut socket = Socket::open(&scene.eve, None).await.unwrap();
        // Whether the end or why comes first is up to the network.
        let _ = socket.say_text("x".repeat(10_000_000)).await;
        until_closed(&mut socket).await;
        check_serves(&scene.server).await;
        scene.server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn websockets_are_for_own_pages() {
    in_time(async {
        let scene = Scene::new(free()).await;
        let own = format!("http://{}", scene.server.address);
        for (origin, opens) in [
            (None, "done"),
            (Some(own.as_str()), "done"),
            (Some("http://evil.example"), "server-foreign-origin"),
            (Some("null"), "server-foreign-origin"),
            (Some(""), "server-foreign-origin"),
        ] {
            assert_eq!(key(Socket::open(&scene.eve, origin).await), opens, "{origin:?}");
        }
        let forged = Guest::known(NETWORK, &scene.server.address, &scene.stranger).unwrap();
        assert_eq!(key(Socket::open(&forged, None).await), "server-no-guest");
        check_serves(&scene.server).await;
        scene.server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_repeated_request_is_done_once() {
    in_time(async {
        let memory = Memory::new();
        let server = Server::on(memory.clone(), free(), START, 1).await;
        let (mut ada, mut bob, created) = two(&server, &plan(GameName::TheGame, 2, 0, "Ada")).await;
        let markup = r#"<img src=x onerror="alert('1')"> \ & "quoted""#;
        let id: protocol::CommandId = "the-same".parse().unwrap();
        let mut done = 0;
        // Few enough at a time that a reader can keep up with the answers.
        for _ in 0..25 {
            for _ in 0..40 {
                ada.ask_as(id.clone(), chat(markup)).await.unwrap();
            }
            for _ in 0..40 {
                loop {
                    match ada.next().await.unwrap() {
                        Message::Done { id: of, .. } => {
                            assert_eq!(of, id);
                            done += 1;
                            break;
                        }
                        Message::Update(Update { id: Some(of), .. }) => {
                            assert_eq!(of, id);
                            break;
                        }
                        other => assert!(!matches!(other, Message::Refused { .. }), "{other:?}"),
                    }
                }
            }
        }
        assert_eq!(done, 999);
        bob.until(|model| !model.chat.is_empty()).await.unwrap();
        for person in [&ada, &bob] {
            assert_eq!(person.model().chat.len(), 1);
            assert_eq!(person.model().chat[0].text.as_str(), markup, "it comes back as it is");
        }
        let told = log(&memory, &created.table).await;
        assert_eq!(told.iter().filter(|entry| entry.contains("onerror")).count(), 1);
        // Another guest may have the same name for another request.
        bob.ask_as(id.clone(), chat("hi")).await.unwrap();
        bob.settle(&id).await.unwrap();
        assert_eq!(bob.model().chat.len(), 2);
        // The same name with something else in it is still the same request.
        ada.until(|model| model.chat.len() == 2).await.unwrap();
        ada.ask_as(id.clone(), chat("something else")).await.unwrap();
        ada.settle(&id).await.unwrap();
        assert_eq!(ada.model().chat.len(), 2);
        check_serves(&server).await;
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn whoever_was_removed_stays_away() {
    in_time(async {
        let server = Server::new().await;
        let (mut ada, mut bob, created) = two(&server, &plan(GameName::TheGame, 2, 0, "Ada")).await;
        let mut tab = join(bob.guest(), &created).await;
        ada.perform(TableRequest::Remove { seat: 1 }).await.unwrap();
        assert_eq!(bob.refusal().await.unwrap().key, "table-banned");
        assert_eq!(tab.refusal().await.unwrap().key, "table-banned");
        assert_eq!(key(bob.perform(sit("Bob", "")).await), "server-no-table");
        assert_eq!(key(bob.perform(chat("let me in")).await), "server-no-table");
        assert_eq!(
            key(Attendance::join(bob.guest(), &created.table, invited(&created)).await),
            "table-banned"
        );
        assert_eq!(
            key(Attendance::join(bob.guest(), &created.table, Coming::default()).await),
            "table-banned"
        );
        assert_eq!(key(bob.guest().invite(&created.table).await), "table-not-invited");
        ada.until(|model| model.presence.as_ref().is_some_and(|presence| presence.here == [0]))
            .await
            .unwrap();
        assert_eq!(ada.model().presence.as_ref().unwrap().spectators, 0);
        check_serves(&server).await;
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_watches_where_that_is_forbidden() {
    in_time(async {
        let server = Server::new().await;
        let table = NewTable { spectators: false, ..plan(GameName::TheGame, 2, 0, "Ada") };
        let (mut ada, _bob, created) = two(&server, &table).await;
        let eve = server.guest().await;
        // Before the game whoever is invited may look whether there is a seat.
        let mut early = join(&eve, &created).await;
        ada.perform(TableRequest::Start).await.unwrap();
        loop {
            match early.next().await.unwrap() {
                Message::Gone { reason } => {
                    assert_eq!(reason.key, "table-no-spectators");
                    break;
                }
                other => {
                    assert!(!matches!(other, Message::Update(_) | Message::View(_)), "{other:?}")
                }
            }
        }
        assert!(early.model().view.is_none(), "nothing of the game was seen");
        early.say(&protocol::Request::Sync { since: None }).await.unwrap();
        let next = protocol::read(&early.socket().receive().await.unwrap()).unwrap();
        assert!(
            matches!(&next, Message::Refused { reason, .. } if reason.key == "server-no-table"),
            "{next:?}"
        );
        assert_eq!(
            key(Attendance::join(&eve, &created.table, invited(&created)).await),
            "table-no-spectators"
        );
        ada.until(|model| model.presence.as_ref().is_some_and(|presence| presence.spectators == 0))
            .await
            .unwrap();
        check_serves(&server).await;
        server.stop().await;
    })
    .await;
}

fn limit(limit: LimitOptions) -> Options {
    Options { limit: Some(limit), ..limited() }
}

#[tokio::test]
async fn a_flood_of_messages_is_limited_and_then_closed() {
    in_time(async {
        let rate = LimitOptions { messages_per_connection: Some(5.0), ..LimitOptions::default() };
        let server = Server::with(limit(rate)).await;
        let eve = server.guest().await;
        let mut socket = Socket::open(&eve, None).await.unwrap();
        for _ in 0..80 {
            // The server may have closed already.
            if socket.say_text(r#"{"type":"ping"}"#.to_owned()).await.is_err() {
                break;
            }
        }
        let (heard, code) = until_closed(&mut socket).await;
        let pongs = heard.iter().filter(|message| matches!(message, Message::Pong { .. })).count();
        let refused = heard.iter().filter(
            |message| matches!(message, Message::Refused { reason, .. } if reason.key == "server-too-fast"),
        );
        assert_eq!((refused.count(), code), (51, Some(4003)));
        assert!((15..30).contains(&pongs), "{pongs}");
        // The others, and the same guest over a new connection, are served.
        check_serves(&server).await;
        Socket::open(&eve, None).await.unwrap();
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_flood_from_an_address_is_limited() {
    in_time(async {
        let rate = LimitOptions { messages_per_address: Some(0.1), ..LimitOptions::default() };
        let server = Server::with(limit(rate)).await;
        let eve = server.guest().await;
        for path in ["/api/me", "/api/tables", "/api/me/tables"] {
            let answer = send(&eve, "GET", path, HeaderMap::new(), Bytes::new()).await;
            assert_eq!((answer.status, reason(&answer).as_str()), (429, "server-too-fast"));
        }
        assert_eq!(key(Socket::open(&eve, None).await), "server-too-fast");
        assert_eq!(send(&eve, "GET", "/healthz", HeaderMap::new(), Bytes::new()).await.status, 200);
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_guest_has_only_so_many_connections_and_tables() {
    in_time(async {
        let few = LimitOptions {
            connections_per_guest: Some(2),
            tables_per_hour: Some(6.0),
            ..LimitOptions::default()
        };
        let server = Server::with(limit(few)).await;
        let network = Observed::default();
        let eve = Guest::arrive_by(network.clone(), &server.address).await.unwrap();
        let first = Socket::open(&eve, None).await.unwrap();
        // Over another network: this one stays open.
        let eve = Guest::known(NETWORK, &server.address, eve.cookie()).unwrap();
        let _second = Socket::open(&eve, None).await.unwrap();
        let refused = Socket::open(&eve, None).await.err().unwrap();
        assert!(
            matches!(&refused, client::ClientError::Problem(429, reason) if reason.key == "server-too-many")
        );
        first.close().await.unwrap();
        // The place is free once the server has noticed.
        network.closed().await;
        assert_eq!(key(Socket::open(&eve, None).await), "done");
        let table = plan(GameName::TheGame, 2, 0, "Eve");
        for _ in 0..2 {
            eve.create(&table).await.unwrap();
        }
        let refused = eve.create(&table).await.unwrap_err();
        assert!(
            matches!(&refused, client::ClientError::Problem(429, reason) if reason.key == "server-too-many")
        );
        check_serves(&server).await;
        server.stop().await;
        let server = Server::with(limit(LimitOptions { tables: Some(1), ..LimitOptions::default() })).await;
        let network = Observed::default();
        check_serves_by(&network, &server).await;
        network.closed().await;
        let (ada, bob) = (server.guest().await, server.guest().await);
        // Tables that are over and that nobody looks at do not count.
        ada.create(&table).await.unwrap();
        assert_eq!(key(bob.create(&table).await), "server-too-many");
        server.stop().await;
    })
    .await;
}

/// What a connection gets for these bytes until it is closed.
async fn raw(server: &Server, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    // A server that has had enough may close before all is sent.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    check_text(&answer);
    answer
}

#[tokio::test]
async fn bytes_that_are_no_http() {
    in_time(async {
        let server = Server::new().await;
        let long = format!("GET / HTTP/1.1\r\nhost: x\r\nx-long: {}\r\n\r\n", "x".repeat(100_000));
        let many = format!("GET / HTTP/1.1\r\nhost: x\r\n{}\r\n", "a: b\r\n".repeat(2000));
        let path = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "x".repeat(100_000));
        for (what, bytes, status) in [
            ("long header", long.as_bytes(), "431"),
            ("many headers", many.as_bytes(), "431"),
            ("long path", path.as_bytes(), "4"),
            ("garbage", b"\x00\x01\x02\xff\xfe garbage \r\n\r\n".as_slice(), "400"),
            ("a TLS handshake", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".repeat(20).as_slice(), "400"),
            ("another version", b"GET / HTTP/9.9\r\nhost: x\r\n\r\n", "400"),
            ("a bad length", b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n", "400"),
            (
                "two lengths",
                b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd",
                "400",
            ),
        ] {
            let answer = raw(&server, bytes).await;
            let got = answer.split(' ').nth(1).unwrap_or("");
            assert!(got.starts_with(status), "{what}: {answer}");
        }
        // A good request, then garbage on the same connection.
        let answer =
            raw(&server, b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n\x00\xff\x00garbage\r\n\r\n").await;
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("HTTP/1.1 400"), "{answer}");
        check_serves(&server).await;
        server.stop().await;
    })
    .await;
}

/// Time is only imagined here: it jumps as soon as everybody waits.
#[tokio::test(start_paused = true)]
async fn slow_senders_are_not_waited_for_without_end() {
    let server = Server::new().await;
    let eve = server.guest().await;
    for (what, bytes, status) in [
        ("nothing", String::new(), ""),
        ("half a head", "GET /healthz HTTP/1.1\r\nhost: x\r\n".to_owned(), ""),
        ("a head and half of the next", "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET".to_owned(), "200"),
        (
            "half a body",
            format!(
                "POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{{",
                eve.cookie()
            ),
            "408",
        ),
    ] {
        let start = tokio::time::Instant::now();
        let answer = raw(&server, bytes.as_bytes()).await;
        let got = answer.split(' ').nth(1).unwrap_or("");
        assert_eq!(got, status, "{what}: {answer}");
        assert!(start.elapsed() < Duration::from_secs(60), "{what}: {:?}", start.elapsed());
    }
    server.stop().await;
}

/// A WebSocket that gives no sign of life is given up; one that answers and never joins may stay.
#[tokio::test(start_paused = true)]
async fn silent_websockets_are_given_up() {
    let server = Server::new().await;
    let (eve, bob) = (server.guest().await, server.guest().await);
    let silent = Socket::open(&eve, None).await.unwrap();
    let mut idle: Socket<TcpStream> = Socket::open(&bob, None).await.unwrap();
    let waits = async {
        tokio::time::timeout(Duration::from_secs(300), idle.receive()).await.unwrap_err();
    };
    waits.await;
    assert!((server.figure("benben_connections").await - 1.0).abs() < f64::EPSILON);
    idle.say_text(r#"{"type":"ping"}"#.to_owned()).await.unwrap();
    assert!(matches!(answer(&mut idle).await, Message::Pong { .. }));
    drop(silent);
    server.stop().await;
    let (heard, code) = until_closed(&mut idle).await;
    assert!(matches!(heard.last(), Some(Message::Stopping { .. })), "{heard:?}");
    assert_eq!(code, Some(1001));
}
