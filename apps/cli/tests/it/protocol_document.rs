//! docs/protocol.md names everything that goes between server and clients, and its examples are what they say;
//! docs/server.md names every setting and every figure.

use crate::serving::Serving;
use crate::support::{folder, good};
use protocol::http::{Created, NewTable};
use protocol::{News, Request};
use serde_json::from_str;
use std::io::{Read, Write};
use std::net::TcpStream;

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");
const FOR_HOSTS: &str = include_str!("../../../../docs/server.md");

/// What a server answers to a GET.
fn get(server: &Serving, path: &str) -> String {
    let host = server.address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

/// All tags that would have been taken instead of the one in a text, from the error that it was read with.
fn tags<T>(read: Result<T, serde_json::Error>) -> Vec<String> {
    let error = read.err().expect("no such tag").to_string();
    let (_, expected) = error.split_once("expected one of ").expect("a list of tags");
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_message_is_described() {
    let all = [
        ("Request", tags(from_str::<Request>(r#"{"type":"?"}"#)), 4),
        ("TableRequest", tags(from_str::<Request>(r#"{"type":"do","id":"a","do":"?"}"#)), 15),
        ("Message", tags(protocol::read(r#"{"type":"?"}"#)), 12),
        ("News", tags(from_str::<News>(r#"{"what":"?"}"#)), 15),
    ];
    for (name, tags, least) in all {
        assert!(tags.len() >= least, "{name} has only {tags:?}");
        for tag in tags {
            // In the first column of a table, alone or with others that have the same fields.
            let listed =
                |line: &str| line.split('|').nth(1).is_some_and(|cell| cell.contains(&format!("`{tag}`")));
            assert!(DOCUMENT.lines().any(listed), "docs/protocol.md does not list `{tag}` of {name}");
        }
    }
}

#[test]
fn every_route_is_described() {
    let server = Serving::start(&folder("protocol_document"));
    let api: serde_json::Value = serde_json::from_str(&get(&server, "/api/openapi.json")).unwrap();
    let paths = api.get("paths").and_then(serde_json::Value::as_object).unwrap();
    assert!(paths.len() >= 10, "{paths:?}");
    for (path, methods) in paths {
        for method in methods.as_object().unwrap().keys() {
            let route = format!("`{} {path}`", method.to_uppercase());
            assert!(DOCUMENT.contains(&route), "docs/protocol.md does not list {route}");
        }
    }
}

#[test]
fn every_reason_is_described() {
    let sources = [
        include_str!("../../../../service/server/src/problem.rs"),
        include_str!("../../../../service/table/src/refused.rs"),
    ]
    .concat();
    let texts = sources.split('"').skip(1).step_by(2);
    let keys: Vec<&str> = texts
        .filter(|text| text.starts_with("server-") || text.starts_with("table-"))
        .filter(|text| !text.contains(' '))
        .collect();
    assert!(keys.len() > 40, "{keys:?}");
    for key in keys {
        assert!(DOCUMENT.contains(&format!("`{key}`")), "docs/protocol.md does not list `{key}`");
    }
}

#[test]
fn hosts_find_every_setting_and_figure() {
    let server = Serving::start(&folder("server_document"));
    let metrics = get(&server, "/metrics");
    let figures: Vec<&str> = metrics
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE "))
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(figures.len() > 15, "{figures:?}");
    for figure in figures {
        let found =
            [format!("`{figure}`"), format!("`{figure}_total`")].iter().any(|name| FOR_HOSTS.contains(name));
        assert!(found, "docs/server.md does not list {figure}");
    }
    let help = good("serve --help");
    let flags = help.split_whitespace().filter(|word| word.starts_with("--"));
    for flag in flags.filter(|flag| !["--help", "--version"].contains(flag)) {
        assert!(FOR_HOSTS.contains(&format!("`{flag}")), "docs/server.md does not list {flag}");
    }
    for variable in help.split('[').filter_map(|part| part.strip_prefix("env: ")) {
        let name = variable.split(['=', ']']).next().unwrap();
        assert!(FOR_HOSTS.contains(&format!("`{name}`")), "docs/server.md does not list {name}");
    }
}

/// What was sent, read as what it should be, and written again, is the same.
#[test]
fn the_examples_are_what_is_sent() {
    let mut seen = 0;
    for line in DOCUMENT.lines() {
        let line = line.trim_start_matches(['a', 'b', ' ']);
        let again = if let Some(text) = line.strip_prefix("> {") {
            let text = format!("{{{text}");
            let request =
                serde_json::from_str::<Request>(&text).map(|request| serde_json::to_string(&request));
            let table = || serde_json::from_str::<NewTable>(&text).map(|table| serde_json::to_string(&table));
            // What is left out of a new table has a default.
            let again = request.or_else(|_| table().map(|_| Ok(text.clone())));
            (text, again.expect(line).unwrap())
        } else if let Some(text) = line.strip_prefix("< {\"type\"") {
            let text = format!("{{\"type\"{text}");
            let again = serde_json::to_string(&protocol::read(&text).expect(line)).unwrap();
            (text, again)
        } else if let Some(text) = line.strip_prefix("< {\"table\"") {
            let text = format!("{{\"table\"{text}");
            let again = serde_json::to_string(&serde_json::from_str::<Created>(&text).expect(line)).unwrap();
            (text, again)
        } else {
            continue;
        };
        let [written, again] =
            [again.0, again.1].map(|text| serde_json::from_str::<serde_json::Value>(&text).expect(line));
        assert_eq!(written, again);
        seen += 1;
    }
    assert!(seen > 30, "only {seen} lines");
}
