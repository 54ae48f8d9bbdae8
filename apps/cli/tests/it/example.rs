//! `examples/play.py`: a client in another language, written from docs/protocol.md, plays every game on the real server.
//! And that the image in `deploy/` is built with the Rust of the project.

use crate::serving::Serving;
use crate::support::{benben_words, folder};
use std::path::Path;
use std::process::Command;

/// Plays a game of this many players with the script, and holds its record against the rules and the promise.
fn plays(server: &Serving, folder: &Path, game: &str, players: &str) {
    let record = folder.join(format!("{game}-{players}.benben"));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/play.py");
    let ran = Command::new("python3")
        .arg(script)
        .args([&server.address, game, players])
        .arg(&record)
        .output()
        .unwrap();
    let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{game}, {players} players: {err}");
    assert!(out.starts_with("result ") && out.ends_with("the commitment holds\n"), "{out}");

    let verified = benben_words(&["record", "verify", record.to_str().unwrap()]);
    assert_eq!((verified.code, verified.err.as_str()), (0, ""), "{}", verified.out);
    assert!(verified.out.contains("the commitment holds"), "{}", verified.out);
}

#[test]
fn the_example_plays_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is not installed, so examples/play.py was not tried");
        return;
    }
    let folder = folder("example");
    let server = Serving::start(&folder);
    let games =
        [("the-game", "1"), ("the-game", "3"), ("silver-gold", "2"), ("silver-gold", "4"), ("pyramids", "3")];
    // At the same time: it waits a little before each message.
    std::thread::scope(|scope| {
        for (game, players) in games {
            let (server, folder) = (&server, &folder);
            scope.spawn(move || plays(server, folder, game, players));
        }
    });
}

#[test]
fn the_image_is_built_with_the_rust_of_the_project() {
    let (toolchain, image) =
        (include_str!("../../../../rust-toolchain.toml"), include_str!("../../../../deploy/Dockerfile"));
    let version =
        toolchain.lines().find_map(|line| line.strip_prefix("channel = ")).unwrap().trim_matches('"');
    for line in
        [format!("FROM rust:{version}-slim-bookworm AS build"), format!("ENV RUSTUP_TOOLCHAIN={version}")]
    {
        assert!(image.contains(&line), "deploy/Dockerfile has no line `{line}`");
    }
}
