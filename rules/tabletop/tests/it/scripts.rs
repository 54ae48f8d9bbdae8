//! Scripts of the toy: one that holds, and what the runner says of those that do not.

use crate::toy::Toy;
use tabletop::conformance::Script;
use tabletop::{Game as _, Viewer};

fn run(cases: &str) -> Result<Toy, String> {
    let cheers = |game: &mut Toy, event: &str| event == "cheers" && (0..3).all(|_| cheer(game));
    let script =
        Script { deck: |_| None, shorthand: cheers, fact: |game, name, seat, _| game.fact(name, seat?) };
    script.run(cases)
}

fn cheer(game: &mut Toy) -> bool {
    game.act(tabletop::Seat::FIRST, crate::events::Action::Cheer).is_ok()
}

const SOUND: &str = "TOY-1 the highest card takes the trick
    -> due: 2 of 9
    deal 0 3 9; deal 1 4 5
    -> waiting: 0 1
    -> legal 0: play 3, play 9
    -> legal 0 9: play 9
    0 play 4 => not-now
    0 play 9; cheer; 1 play 4; cheers
    -> waiting: dealer
    -> tricks 0: 1
    -> result: none

    TOY-2 three can play
    players 3
    deal 0 1 2; deal 1 3 4
    -> due: 2 of 5";

#[test]
fn a_script_that_holds_gives_the_last_game() {
    let game = run(SOUND).unwrap();
    assert_eq!(
        game.view(Viewer::Spectator),
        run("TOY-2\nplayers 3\ndeal 0 1 2; deal 1 3 4").unwrap().view(Viewer::Spectator)
    );
}

#[test]
fn every_line_that_does_not_hold_is_found() {
    for (line, other, problem) in [
        ("TOY-1 the", "the", "the highest card takes the trick\nthe title cites no rule"),
        ("players 3", "players many", "players many: no number"),
        ("deal 0 3 9", "deal 0 3 x", "column 10: expected a card (1 to 9)"),
        ("waiting: 0 1", "waiting: 0", "expected: 0\n   found: 0 1"),
        ("result: none", "result: 1 0", "expected: 1 0\n   found: none"),
        ("legal 0 9: play 9", "legal 0 9: none", "expected: none\n   found: play 9"),
        ("tricks 0", "trumps 0", "there is no such fact"),
        ("tricks 0: 1", "tricks 0", "a fact has a `:`"),
        ("0 play 4 => not-now", "0 play 4", "expected: none\n   found: not-now"),
        ("0 play 4 => not-now", "0 play 4 => no-card", "expected: no-card\n   found: not-now"),
        ("0 play 4 => not-now", "0 play 3 => not-now", "expected: not-now\n   found: none"),
        ("0 play 9; cheer", "0 play 8; cheer", "refused before `cheer`: not-now"),
        ("0 play 9", "0 play", "play: column 1: expected `play `"),
        ("-> due: 2 of 9", "players 2 HalfAppliedMove", "the refusal of `0 play 4` changed the game"),
        (
            "-> due: 2 of 9\n    deal 0 3 9; deal 1 4 5\n",
            "players 2 LegalListLacksOne\n    deal 0 3 9; deal 1 4 5; 1 play 4\n",
            "`play 4` is listed: false, but the result is Ok(())",
        ),
    ] {
        assert!(SOUND.contains(line), "{line}");
        let found = run(&SOUND.replacen(line, other, 1)).unwrap_err();
        assert!(found.ends_with(problem), "{other}: {found}");
    }
}
