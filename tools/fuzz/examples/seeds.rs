//! Makes the corpus anew: short games of every kind, as each law reads them.
//!
//! `cargo run -p fuzz --example seeds`

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "it may stop with a panic")]

use protocol::http::NewTable;
use protocol::{GuestId, InviteKey, Request, SeatPlan, TableId, TableRequest, Wired, view_json};
use record::fair::{Contribution, FairDealer, Secret};
use record::{GameName, RecordBuilder, match_game};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use table::{AnyTable, Knock, Opening};
use tabletop::{Luck, Seat, Seeded, SetUp, View, Viewer, Waiting, draw, pick};

const START: i64 = 1_700_000_000_000;

/// Each game with players and options that show something.
const GAMES: [(GameName, u8, &str); 6] = [
    (GameName::TheGame, 2, ""),
    (GameName::TheGame, 3, "fire hand=small"),
    (GameName::SilverGold, 2, ""),
    (GameName::SilverGold, 3, "completed=closed"),
    (GameName::Pyramids, 2, ""),
    (GameName::Pyramids, 3, "open=count"),
];

fn main() {
    for (seed, (game, players, options)) in (0u8..).zip(GAMES) {
        let name = format!("{game}-{players}");
        match_game!(game, G => play::<G>(players, options, &name, seed));
        let (log, messages, requests) = table(game, players, options, seed);
        write("logs_rebuild", &name, &log.join("\n"));
        write("backups_read_back", &name, &backup(&log));
        write("requests_read_back", &format!("{name}-table"), &plan(game, players, options).to_string());
        keep_kinds("messages_read_back", &name, &messages);
        keep_kinds("requests_read_back", &name, &requests);
    }
    for (name, text) in OTHERS {
        write("requests_read_back", name, text);
    }
    for deck in ["rules/silver-gold/decks/benben-48.deck", "rules/pyramids/decks/benben-112.deck"] {
        let text = fs::read_to_string(root().join("../..").join(deck)).unwrap();
        write("decks_read_back", deck.split('/').nth(1).unwrap(), &text);
    }
    write("settings_settle", "all", SETTINGS);
    write("settings_settle", "limits", LIMITS);
}

const OTHERS: [(&str, &str); 8] = [
    (
        "join",
        r#"{"type":"join","version":1,"table":"0123456789bcdefg","invite":"0123456789bcdefghjkmnpqrst","since":4,"legal":true}"#,
    ),
    ("sync", r#"{"type":"sync","since":7}"#),
    ("ping", r#"{"type":"ping"}"#),
    ("seat", r#"{"type":"do","id":"a-1","do":"seat","seat":1,"plan":{"kind":"bot","level":"casual"}}"#),
    ("undo", r#"{"type":"do","id":"a_2","do":"answer-undo","agree":false}"#),
    ("mix", r#"{"type":"do","id":"a3","do":"mix","mix":"00ff"}"#),
    ("rename", r#"{"name":"Ζωή"}"#),
    ("code", r#"{"code":"0123456789"}"#),
];

const SETTINGS: &str = r#"listen = "127.0.0.1:8420"
data = "benben-data"
database = "postgres://benben@localhost/benben"
public-url = "https://play.example.org"
trust-proxy = true
bot-threads = 2
bot-pause = 400
log = "info,sqlx=warn"
log-format = "json"
limits = "on"
"#;

const LIMITS: &str = "[limit]\nmessages-per-connection = 20\nmessages-per-address = 0.5\ntables-per-hour = 30\n\
    connections-per-guest = 8\nconnections-per-address = 64\nconnections = 1000\ntables = 100\n";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn write(law: &str, name: &str, text: &str) {
    let folder = root().join("corpus").join(law);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(name), text).unwrap();
}

/// Writes the last message of each kind.
fn keep_kinds(law: &str, name: &str, messages: &[String]) {
    for message in messages {
        let value: Value = serde_json::from_str(message).unwrap();
        let kind = value.get("do").or_else(|| value.get("type")).and_then(Value::as_str).unwrap();
        write(law, &format!("{name}-{kind}"), message);
    }
}

/// A record, views and notation of one game.
fn play<G: Wired>(players: u8, options: &str, name: &str, seed: u8) {
    let mut builder = RecordBuilder::<G>::new(G::SetUp::parse(players, options, None).unwrap());
    let secret = Secret::new([seed; 32]);
    builder.set_seats(|seat| format!("bot:random-{seat}").parse().unwrap());
    builder.commit(secret.commitment(), |_| Contribution::default());
    let mut dealer = FairDealer::new(&secret, builder.mix());
    let mut luck = Seeded::new(seed.into());
    for event in 0.. {
        if event % 25 == 24 {
            let view = builder.game().view(Viewer::Seat(Seat::new(0).unwrap()));
            let text = format!("{} {players} {options}\n{}", G::NAME, view_json(&view));
            write("views_read_back", &format!("{name}-{event}"), &text);
        }
        match builder.game().waiting() {
            Waiting::Nobody => break,
            Waiting::Dealer => {
                let deal = draw(builder.game().due().unwrap(), &mut dealer);
                if event < 12 {
                    write("notation_reads_back", &format!("{name}-{event}"), &deal.to_string());
                }
                builder.deal(&deal).unwrap();
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = builder.game().view(Viewer::Seat(seat)).legal_actions();
                let action = *pick(&legal, &mut luck).unwrap();
                if event < 12 {
                    write("notation_reads_back", &format!("{name}-{event}"), &action.to_string());
                }
                builder.act(seat, action).unwrap();
            }
        }
    }
    builder.reveal(&secret);
    let outcome = builder.game().outcome().unwrap().to_string();
    write("notation_reads_back", &format!("{name}-result"), &outcome);
    write("records_read_back", name, &builder.text());
}

fn plan(game: GameName, players: u8, options: &str) -> Value {
    let mut plan = json!({"game": game.as_str(), "seats": vec![json!({"kind": "open"}); players.into()]});
    plan["options"] = options.into();
    plan["clock"] = json!({"kind": "real-time", "choice": 60, "bank": 600});
    plan["patience"] = json!(30);
    plan["name"] = json!("Host");
    plan["public"] = json!(true);
    plan
}

/// The log of a table at which people play at random, what they were told, and what they asked for.
fn table(game: GameName, players: u8, options: &str, seed: u8) -> (Vec<String>, Vec<String>, Vec<String>) {
    let mut plan: NewTable = serde_json::from_value(plan(game, players, options)).unwrap();
    plan.seats.fill(SeatPlan::Open);
    let guest = |seat: u8| GuestId::new([seat + 1; 16]);
    let opening = Opening {
        table: TableId::new([9; 10]),
        seated: vec![(0, guest(0), "Host".parse().unwrap())],
        plan,
        host: guest(0),
        invite: InviteKey::new([77; 16]),
        secret: format!("{seed:064x}"),
    };
    let (mut table, change) = AnyTable::open(opening, START).unwrap();
    let mut log = vec![change.entry.text()];
    let (mut messages, mut requests) = (Vec::new(), Vec::new());
    let mut luck = Seeded::new(seed.into());
    let mut now = START;
    let mut asked = 0;
    let mut ask = |table: &mut AnyTable, seat: u8, request: TableRequest, now| {
        asked += 1;
        let id: protocol::CommandId = format!("s{seat}-{asked}").parse().unwrap();
        requests
            .push(serde_json::to_string(&Request::Do { id: id.clone(), request: request.clone() }).unwrap());
        if let Ok(Knock::Changed(change)) = table.ask(&guest(seat), Some(id), request, now) {
            log.push(change.entry.text());
            messages.extend(change.told.iter().map(|told| String::from_utf8(told.text.to_vec()).unwrap()));
        }
    };
    for seat in 1..players {
        let name = format!("Player {seat}").parse().unwrap();
        ask(&mut table, seat, TableRequest::Sit { seat: Some(seat), name, mix: "0a0b".to_owned() }, now);
    }
    ask(&mut table, 0, TableRequest::Start, now);
    for _ in 0..40 {
        now += 1_500;
        let seat = u8::try_from(luck.below(players.into())).unwrap();
        let viewer = Viewer::Seat(Seat::new(seat).unwrap());
        let number = table.number(viewer);
        let legal = table.legal_text(viewer).map(|text| serde_json::from_slice::<Value>(&text).unwrap());
        let actions: Vec<String> =
            legal.map(|legal| serde_json::from_value(legal["actions"].clone()).unwrap()).unwrap_or_default();
        let request = match (luck.below(12), pick(&actions, &mut luck)) {
            (0, _) => TableRequest::TakeBack { number },
            (1, _) => TableRequest::AskUndo { number },
            (2, _) => TableRequest::AnswerUndo { agree: true },
            (3, _) => TableRequest::Chat { text: "hello".parse().unwrap() },
            (_, Some(action)) => TableRequest::Act { number, action: action.clone() },
            _ => continue,
        };
        ask(&mut table, seat, request, now);
    }
    let view = table.view_text(&guest(0), None, now);
    messages.push(String::from_utf8(view.to_vec()).unwrap());
    messages.push(String::from_utf8(table.presence_text().to_vec()).unwrap());
    messages.extend((0..players).filter_map(|seat| {
        let text = table.legal_text(Viewer::Seat(Seat::new(seat).unwrap()))?;
        Some(String::from_utf8(text.to_vec()).unwrap())
    }));
    for text in [
        r#"{"type":"done","id":"a","number":4}"#,
        r#"{"type":"in-step","number":4}"#,
        r#"{"type":"refused","id":"a","key":"k","arguments":{"a":"1"},"text":"No."}"#,
        r#"{"type":"rematch","table":"0123456789bcdefg"}"#,
        r#"{"type":"gone","key":"k","text":"Gone."}"#,
        r#"{"type":"outdated","version":2}"#,
        r#"{"type":"stopping","retry":100}"#,
        r#"{"type":"pong","now":7}"#,
    ] {
        messages.push(text.to_owned());
    }
    (log, messages, requests)
}

/// A backup that holds a table and a row of every other kind.
fn backup(log: &[String]) -> String {
    let mut rows = vec![
        json!({"key": {"name": "cookies", "value": "00ff"}}),
        json!({"beat": {"at": START}}),
        json!({"guest": {"id": "g1", "name": "Ada", "created": START, "seen": START}}),
        json!({"link": {"hash": "0123", "guest": "g1", "expires": START}}),
        json!({"summary": {"table": "t1", "state": "playing", "public": true, "created": START, "updated": START,
            "about": "{}", "people": ["g1"]}}),
    ];
    for (number, body) in log.iter().take(4).enumerate() {
        rows.push(json!({"entry": {"table": "t1", "number": number, "at": START, "body": body}}));
    }
    let head = json!({"format": "benben-store/1"});
    let end = json!({"end": {"rows": rows.len()}});
    let lines = std::iter::once(head).chain(rows).chain([end]);
    lines.map(|line| format!("{line}\n")).collect()
}
