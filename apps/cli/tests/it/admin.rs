//! `benben admin`: backing up, restoring and counting.

use crate::support::{benben_words, folder};
use client::Guest;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that ends with the test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server on these data, at which somebody has made a table.
fn with_table(data: &Path) -> Server {
    let child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut server = Server(child);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Listening on http://").unwrap();
    let plan = r#"{"game":"the-game","seats":[{"kind":"open"},{"kind":"open"}],"name":"Ada"}"#;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let guest = Guest::arrive(address).await.unwrap();
        guest.rename("Ada".parse().unwrap()).await.unwrap();
        guest.create(&serde_json::from_str(plan).unwrap()).await.unwrap();
    });
    server
}

/// Runs `benben admin` on these data: its exit code, and what it says.
fn admin(data: &Path, words: &[&str]) -> (i32, String) {
    let data = data.to_str().unwrap();
    let ran = benben_words(&[&["admin"], words, &["--data", data]].concat());
    assert!(ran.out.is_empty() || ran.err.is_empty(), "{} {}", ran.out, ran.err);
    (ran.code, ran.out + &ran.err)
}

#[test]
fn a_backup_of_a_running_server_restores_everything() {
    let folder = folder("admin-backup");
    let (data, other) = (folder.join("data"), folder.join("other"));
    let (file, again) = (folder.join("backup"), folder.join("again"));
    let (file, again) = (file.to_str().unwrap(), again.to_str().unwrap());
    let server = with_table(&data);
    let (code, said) = admin(&data, &["export", file]);
    assert_eq!(
        (code, said.starts_with("Wrote "), said.ends_with(&format!(" rows to {file}.\n"))),
        (0, true, true),
        "{said}"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    drop(server);

    assert_eq!(admin(&other, &["import", file]).0, 0);
    let counts: Value = serde_json::from_str(&admin(&other, &["stats", "--json"]).1).unwrap();
    let tables = json!({ "open": 1, "playing": 0, "over": 0, "closed": 0 });
    assert_eq!(
        counts,
        json!({ "format": "benben-admin-stats/1", "tables": tables, "entries": 1, "guests": 1 })
    );
    assert_eq!(admin(&other, &["export", again]).0, 0);
    assert_eq!(std::fs::read_to_string(file).unwrap(), std::fs::read_to_string(again).unwrap());
    // To standard output it is the same.
    assert_eq!(admin(&other, &["export"]).1, std::fs::read_to_string(file).unwrap());
    let counts = admin(&other, &["stats"]).1;
    assert!(counts.lines().any(|line| line.split_whitespace().eq(["open", "1"])), "{counts}");

    let (code, said) = admin(&other, &["import", file]);
    assert_eq!((code, said.contains("the store is not empty; import into a new one")), (1, true), "{said}");
}

#[test]
fn what_is_not_there_is_not_made() {
    let folder = folder("admin-nothing");
    let data = folder.join("data");
    for command in ["export", "stats"] {
        let (code, said) = admin(&data, &[command]);
        assert_eq!(code, 1);
        assert!(said.contains("there is no database"), "{said}");
        assert!(said.contains("--data or --database"), "{said}");
    }
    let (code, said) = admin(&data, &["import", folder.join("missing").to_str().unwrap()]);
    assert_eq!((code, said.contains("missing: No such file")), (1, true), "{said}");
    assert!(!data.exists());
    let (code, said) = admin(&data, &["stats", "--database", "memory:"]);
    assert_eq!((code, said.contains("in memory")), (2, true), "{said}");
}

#[test]
fn a_bad_line_is_named() {
    let folder = folder("admin-line");
    let file = folder.join("backup");
    let head = "{\"format\":\"benben-store/1\"}\n";
    for (number, (text, problem)) in [
        ("nonsense", "line 1 of the backup: expected"),
        (
            &format!("{head}{{\"beat\":{{\"at\":1}}}}\n{{\"gest\":1}}\n"),
            "line 3 of the backup: unknown variant `gest`",
        ),
        (head, "line 2 of the backup: the end is missing: the backup was cut off"),
    ]
    .into_iter()
    .enumerate()
    {
        std::fs::write(&file, text).unwrap();
        let (code, said) = admin(&folder.join(number.to_string()), &["import", file.to_str().unwrap()]);
        assert_eq!((code, said.contains(problem)), (1, true), "{said}");
    }
}
