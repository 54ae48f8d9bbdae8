//! The server's description of its HTTP interface is well formed, and the server does what it says.

use crate::common::description::Description;
use crate::common::{Dice, NETWORK, Server, check_answer, fetch, in_time, join, plan, play};
use bots::Level;
use bytes::Bytes;
use client::{Guest, HeaderMap, Socket};
use protocol::TableRequest;
use record::GameName;
use serde_json::{Value, json};
use std::collections::BTreeSet;

async fn description(server: &Server) -> Description {
    Description::of(&server.guest().await).await
}

/// Every reference of a description, however deep.
fn references<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_description_is_well_formed() {
    in_time(async {
        let server = Server::new().await;
        let api = description(&server).await;
        let mut found = Vec::new();
        references(&api.0, &mut found);
        assert!(found.len() > 30);
        for reference in found {
            assert!(api.resolve(reference).is_some(), "{reference}");
        }
        let schemes = api.0["components"]["securitySchemes"].as_object().unwrap();
        let mut names = BTreeSet::new();
        for (method, path, operation) in api.operations() {
            let what = format!("{method} {path}");
            assert!(
                names.insert(operation["operationId"].as_str().unwrap()),
                "{what} has the name of another"
            );
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{what}");
            let gaps = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let in_path: Vec<_> = parameters.iter().filter(|parameter| parameter["in"] == "path").collect();
            assert!(gaps.eq(in_path.iter().map(|parameter| parameter["name"].as_str().unwrap())), "{what}");
            assert!(in_path.iter().all(|parameter| parameter["required"] == true), "{what}");
            for way in operation["security"].as_array().unwrap_or(&Vec::new()) {
                assert!(way.as_object().unwrap().keys().all(|name| schemes.contains_key(name)), "{what}");
            }
            let responses = operation["responses"].as_object().unwrap();
            assert!(!responses.is_empty(), "{what}");
            for (status, response) in responses {
                let what = format!("{what}, {status}");
                assert!(response["description"].as_str().is_some_and(|text| !text.is_empty()), "{what}");
                for content in response["content"].as_object().unwrap_or(&serde_json::Map::new()).values() {
                    assert!(content["schema"].is_object(), "{what}");
                }
                if path.starts_with("/api/") && status.as_str() >= "400" {
                    let problem = &response["content"]["application/json"]["schema"];
                    assert_eq!(*problem, json!({"$ref": "#/components/schemas/Problem"}), "{what}");
                }
            }
        }
        server.stop().await;
    })
    .await;
}

/// The words and bounds of the document are those of the code.
#[tokio::test]
async fn the_description_has_bounds() {
    in_time(async {
        let server = Server::new().await;
        let api = description(&server).await;
        let schema = |name: &str| &api.0["components"]["schemas"][name];
        let problem = schema("Problem")["properties"].as_object().unwrap();
        assert!(problem.keys().eq(["arguments", "key", "text"]), "{problem:?}");
        assert_eq!(schema("Problem")["required"], json!(["key", "text"]));
        let cookie = &api.0["components"]["securitySchemes"]["guest"];
        assert_eq!(
            (&cookie["type"], &cookie["in"], &cookie["name"]),
            (&json!("apiKey"), &json!("cookie"), &json!("benben"))
        );
        let games = GameName::ALL.map(GameName::as_str);
        assert_eq!(schema("NewTable")["properties"]["game"]["enum"], json!(games));
        let levels: Vec<&str> = Level::SHOWN.iter().map(|level| level.name()).collect();
        let table = |changes: &Value| {
            let mut table = json!({"game": "pyramids", "seats": [{"kind": "open"}, {"kind": "open"}]});
            for (name, value) in changes.as_object().unwrap() {
                table[name] = value.clone();
            }
            table
        };
        let guest = server.guest().await;
        let bot = |level: &str| json!({"seats": [{"kind": "open"}, {"kind": "bot", "level": level}]});
        let clock = |clock: Value| json!({"clock": clock});
        let real_time =
            |choice: u32, bank: u32| clock(json!({"kind": "real-time", "choice": choice, "bank": bank}));
        let slow = |days: u32| clock(json!({"kind": "slow", "days": days}));
        let good: Vec<Value> = levels
            .iter()
            .map(|level| bot(level))
            .chain([
                json!({}),
                real_time(5, 0),
                real_time(3600, 36_000),
                clock(json!({"kind": "real-time", "choice": 30})),
                slow(1),
                slow(30),
                json!({"patience": 10}),
                json!({"name": "A"}),
            ])
            .collect();
        let bad = [
            bot("oracle"),
            real_time(4, 0),
            real_time(3601, 0),
            real_time(5, 36_001),
            slow(0),
            slow(31),
            json!({"patience": 9}),
            json!({"name": ""}),
            json!({"name": "x".repeat(25)}),
            json!({"game": "chess"}),
            json!({"colour": "red"}),
        ];
        for (changes, fits) in good.iter().map(|one| (one, true)).chain(bad.iter().map(|one| (one, false))) {
            let table = table(changes);
            assert_eq!(api.fits(schema("NewTable"), &table).is_ok(), fits, "{table}");
            let answer = send(&guest, "POST", "/api/tables", Some(&table)).await;
            assert_eq!(answer.status == 201, fits, "{table}");
            api.check("POST", "/api/tables", &answer);
        }
        server.stop().await;
    })
    .await;
}

async fn send(guest: &Guest, method: &str, path: &str, body: Option<&Value>) -> client::Answer {
    let mut headers = HeaderMap::new();
    if body.is_some() {
        headers.insert("content-type", "application/json".parse().unwrap());
    }
    let body = body.map(|body| Bytes::from(body.to_string())).unwrap_or_default();
    let answer = guest.send(method.parse().unwrap(), path, headers, body).await.unwrap();
    check_answer(&answer);
    answer
}

/// Each operation does what it is for, and says so as described.
#[tokio::test]
async fn every_path_answers_as_described() {
    in_time(async {
        let server = Server::new().await;
        let api = description(&server).await;
        let ada = server.guest().await;
        let created = ada.create(&plan(GameName::TheGame, 1, 0, "Ada")).await.unwrap();
        let mut player = join(&ada, &created).await;
        player.perform(TableRequest::Start).await.unwrap();
        play(&mut player, Dice::new(1)).await;
        let code = ada.move_code().await.unwrap().code;
        let table = json!({"game": "silver-gold", "seats": [{"kind": "open"}, {"kind": "bot", "level": "novice"}], "public": true});
        let calls = [
            ("PUT", "/api/me", Some(json!({"name": "Ada"})), 200),
            ("GET", "/api/me", None, 200),
            ("POST", "/api/me/link", None, 200),
            ("POST", "/api/me/claim", Some(json!({"code": code})), 200),
            ("GET", "/api/me/tables", None, 200),
            ("POST", "/api/tables", Some(table), 201),
            ("GET", "/api/tables", None, 200),
            ("GET", "/api/tables/$", None, 200),
            ("GET", "/api/tables/$/invite", None, 200),
            ("GET", "/api/tables/$/record", None, 200),
            ("GET", "/api/decks/benben-48", None, 200),
            ("GET", "/api/socket", None, 400),
            ("GET", "/api/openapi.json", None, 200),
            ("GET", "/healthz", None, 200),
            ("GET", "/metrics", None, 200),
        ];
        let mut described: Vec<&Value> = api.operations().iter().map(|(.., operation)| *operation).collect();
        for (method, path, body, status) in &calls {
            let path = path.replace('$', created.table.as_str());
            let operation = api.operation(method, &path).unwrap();
            described.retain(|other| *other != operation);
            if let Some(body) = body {
                let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
                assert_eq!(api.fits(schema, body), Ok(()), "{method} {path}");
            }
            let answer = send(&ada, method, &path, body.as_ref()).await;
            assert_eq!(answer.status, *status, "{method} {path}: {answer:?}");
            api.check(method, &path, &answer);
            // What needs a cookie says so.
            let nobody = Guest::known(NETWORK, &server.address, "a=b").unwrap();
            let refused = send(&nobody, method, &path, body.as_ref()).await;
            api.check(method, &path, &refused);
            assert_eq!(refused.status == 401, operation["security"] == json!([{"guest": []}]), "{method} {path}");
        }
        assert_eq!(described, Vec::<&Value>::new(), "not tried");
        assert!(api.operation("GET", "/api/socket").unwrap()["responses"].get("101").is_some());
        Socket::open(&ada, None).await.unwrap();
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn shipped_decks_can_be_fetched() {
    in_time(async {
        let server = Server::new().await;
        let nobody = Guest::known(NETWORK, &server.address, "a=b").unwrap();
        for (game, name, cards) in
            [(GameName::SilverGold, "benben-48", 48), (GameName::Pyramids, "benben-112", 0)]
        {
            let answer = fetch(&nobody, &format!("/api/decks/{name}")).await;
            check_answer(&answer);
            assert_eq!(answer.status, 200);
            assert_eq!(answer.headers["content-type"], "text/plain; charset=utf-8");
            assert!(answer.headers["cache-control"].to_str().unwrap().contains("immutable"));
            let text = String::from_utf8(answer.body.to_vec()).unwrap();
            assert!(text.starts_with(&format!("deck {name}\ngame {game}\n")), "{text}");
            assert_eq!(text.lines().filter(|line| line.starts_with("card ")).count(), cards);
            // The deck that a table of the game names.
            let ada = server.guest().await;
            let created = ada.create(&plan(game, 1, 1, "Ada")).await.unwrap();
            let deck = join(&ada, &created).await.model().table.as_ref().unwrap().deck.clone().unwrap();
            assert_eq!((deck.name.as_str(), deck.text), (name, None));
        }
        for unknown in ["/api/decks/benben-49", "/api/decks/..%2f..%2fetc", "/api/decks/%ff"] {
            let answer = fetch(&nobody, unknown).await;
            assert_eq!(answer.status, 404, "{unknown}");
            assert_eq!(answer.headers["cache-control"], "no-store");
            let reason: protocol::Reason = serde_json::from_slice(&answer.body).unwrap();
            assert_eq!(reason.key, "server-unknown-deck");
        }
        server.stop().await;
    })
    .await;
}
