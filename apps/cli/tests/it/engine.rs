//! `benben engine`: what it answers, and that it never makes anybody wait.

use crate::support::{Lines, benben_with};
use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use tabletop::{Game, Seeded, SetUp, Viewer, Waiting, draw};
use the_game::TheGame;

const NEW: &str = r#"newgame {"game":"the-game","players":1,"options":"","seat":0,"seed":1}"#;

/// What seat 0 sees at its first choice alone.
fn first_view() -> String {
    let mut game = TheGame::new(SetUp::parse(1, "", None).unwrap());
    let mut luck = Seeded::new(4);
    while game.waiting() == Waiting::Dealer {
        game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap();
    }
    let view = game.view(Viewer::Seat(tabletop::Seat::FIRST));
    format!("view {}", protocol::view_json(&view))
}

fn answers(lines: &[&str]) -> Vec<String> {
    let ran = benben_with("engine --level casual", &format!("{}\n", lines.join("\n")));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.out.lines().map(str::to_owned).collect()
}

#[test]
fn a_conversation() {
    let view = first_view();
    let heard = answers(&[
        "hello 1",
        "option budget nodes=20",
        "option signals on",
        "option size 3",
        NEW,
        &view,
        "signals",
        "go",
        "quit",
    ]);
    assert!(heard[0].starts_with("id name benben "), "{heard:?}");
    assert_eq!(heard[1..4], ["hello 1", "ready", "signals [\"say D1 nojump\",\"say D2 nojump\"]"]);
    assert!(heard[4].starts_with("choice ") && heard[4].contains('>'), "{heard:?}");
    assert_eq!(heard.len(), 5);
    // The same seed, view and budget: the same choice, also when the input just ends.
    assert_eq!(answers(&[NEW, &view, "go nodes=20"]).last(), heard.last());
}

#[test]
fn what_is_wrong_is_answered_and_harms_nothing() {
    let view = first_view();
    let torn = view.replace("\"draw_pile\":90", "\"draw_pile\":91");
    let heard = answers(&[
        "fly",
        "hello 9",
        "go",
        "view {}",
        "newgame {}",
        r#"newgame {"game":"chess","players":1,"options":"","seat":0,"seed":1}"#,
        r#"newgame {"game":"the-game","players":9,"options":"","seat":0,"seed":1}"#,
        r#"newgame {"game":"the-game","players":2,"options":"","seat":2,"seed":1}"#,
        r#"newgame {"game":"pyramids","players":2,"options":"","seat":1,"seed":1,"deck":"x"}"#,
        NEW,
        "go",
        "view {\"step\":",
        &torn,
        &view,
        "go",
        &torn,
        "go",
    ]);
    let expected = [
        "error there is no command `fly`",
        "error this speaks version 1 of the protocol, not 9",
        "error there is no game yet: send `newgame` first",
        "error there is no game yet: send `newgame` first",
        "error missing field `game` at line 1 column 2",
        "error there is no game `chess`; there are: the-game, silver-gold, pyramids",
        "error the-game is for 1 to 5 players, not 9",
        "error there is no seat 2 at a table of 2: they count from 0",
        "error deck, line 1: ",
        "ready",
        "error it is not known what the seat sees now: send `view` first",
        "error view: EOF while parsing a value at line 1 column 8",
        "error view: `draw_pile` does not go with the rest of the view",
        "choice ",
        "error view: `draw_pile` does not go with the rest of the view",
        "error it is not known what the seat sees now: send `view` first",
    ];
    assert_eq!(heard.len(), expected.len(), "{heard:?}");
    for (line, start) in heard.iter().zip(expected) {
        assert!(line.starts_with(start), "{line}, not {start}");
    }
    let long = format!("view {}", "x".repeat(3 << 20));
    assert_eq!(answers(&[&long, "hello 1"])[0], "error a line of more than 1048576 bytes");
}

/// The engine while it runs.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: Lines,
}

impl Engine {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_benben"));
        command.args(["engine", "--level", "master"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let output = Lines::from(child.stdout.take().unwrap());
        Self { input: child.stdin.take(), child, output }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    fn close(&mut self) {
        self.input = None;
    }

    fn hear(&self) -> String {
        self.output.next().unwrap()
    }

    /// An engine that has begun to think for an hour.
    fn thinking() -> Self {
        let mut engine = Self::start();
        engine.tell(NEW);
        engine.tell(&first_view());
        assert_eq!(engine.hear(), "ready");
        engine.tell("go time=3600000");
        // Empty lines mean nothing. They are more than a pipe holds, so the engine has read many of them when this is
        // done, and has long begun to think beside that.
        engine.tell(&"\n".repeat(300_000));
        engine
    }

    /// It ends, although it was to think for much longer than a test waits.
    fn ends(mut self) {
        // The choice may still come, or not.
        while self.output.next().is_some() {}
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn stop_brings_the_choice_at_once() {
    let mut engine = Engine::thinking();
    engine.tell("stop");
    assert!(engine.hear().starts_with("choice "));
    // A stop is over with its choice, and one out of place does nothing.
    engine.tell("stop");
    engine.tell("go nodes=50");
    assert!(engine.hear().starts_with("choice "));
    engine.tell("quit");
    engine.ends();
}

#[test]
fn quit_and_the_end_of_input_end_it_while_it_thinks() {
    let mut engine = Engine::thinking();
    engine.tell("quit");
    engine.ends();
    let mut engine = Engine::thinking();
    engine.close();
    engine.ends();
}
