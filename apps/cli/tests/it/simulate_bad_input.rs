//! Bad input to `simulate`, `trace`, `record` and `deck`: one clear line, the exit code that tells whether the arguments are wrong, nothing written.

use crate::support::{benben, folder};

#[test]
fn bad_input_gets_one_line_and_nothing_is_written() {
    let place = folder("bad-input");
    let dir = place.display().to_string();
    std::fs::write(place.join("latin"), b"deck x\nab\xff\n").unwrap();
    std::fs::write(place.join("py.deck"), "deck own\ngame pyramids\nr 2=9 T=3\ny\ng\nb\n").unwrap();
    std::fs::write(place.join("empty"), "").unwrap();
    let wrong_use = [
        ("simulate", "the following required arguments were not provided: <GAME> (see --help)"),
        (
            "simulate chess",
            "invalid value 'chess' for '<GAME>': there is no such game; there are: the-game, silver-gold, pyramids \
             (see --help)",
        ),
        ("simulate the-game --players 6", "the-game is for 1 to 5 players, not 6"),
        ("simulate silver-gold --players 1", "silver-gold is for 2 to 4 players, not 1"),
        ("simulate pyramids --players 7", "pyramids is for 2 to 6 players, not 7"),
        (
            "simulate the-game --players x",
            "invalid value 'x' for '--players <N>': invalid digit found in string (see --help)",
        ),
        (
            "simulate the-game --option nope",
            "the-game has no option `nope`; it has: minimum=3, hand=small, fire, played=off",
        ),
        ("simulate the-game -o fire -o fire", "option `fire` is given twice"),
        (
            "simulate the-game --threads 0",
            "invalid value '0' for '--threads <N>': 0 is not in 1..=1024 (see --help)",
        ),
        (
            "simulate the-game --games 0",
            "invalid value '0' for '--games <N>': 0 is not in 1..=1000000000000 (see --help)",
        ),
        (
            "simulate the-game --seed x",
            "invalid value 'x' for '--seed <SEED>': invalid digit found in string (see --help)",
        ),
        (
            "trace the-game --seed -1",
            "invalid value '-1' for '--seed <SEED>': invalid digit found in string (see --help)",
        ),
        ("trace the-game --deck DIR/py.deck", "DIR/py.deck: the-game has no decks to choose from"),
        ("trace", "the following required arguments were not provided: <GAME|FILE> (see --help)"),
        ("trace x --players 2", "--players, --option and --seed are for a random game, not for a record"),
        ("trace x --option fire", "--players, --option and --seed are for a random game, not for a record"),
        ("trace - --seed 1", "--players, --option and --seed are for a random game, not for a record"),
        ("record verify", "the following required arguments were not provided: <FILE>... (see --help)"),
        ("deck report the-game", "the-game has no decks: it is always played with the cards 2 to 99"),
        ("deck report pyramids --players 9", "pyramids is for 2 to 6 players, not 9"),
        ("deck draw pyramids", "there are 28 drawings; say with --out where they are to go"),
        ("deck draw silver-gold --out DIR/x.svg", "DIR/x.svg: there are 54 drawings; give a folder instead"),
    ];
    let failed = [
        ("trace DIR/empty", "DIR/empty: line 1, column 1: expected the tag `[Game \"…\"]` before this"),
        (
            "trace pyramids --players 3 --deck DIR/py.deck",
            "DIR/py.deck: a deck of 12 cards is too small for 3 players: more than 15 are needed",
        ),
        (
            "simulate silver-gold --deck DIR/py.deck",
            "DIR/py.deck: line 2: the deck is for game `pyramids`; expected `silver-gold`",
        ),
        ("simulate pyramids --deck DIR/missing", "DIR/missing: No such file or directory (os error 2)"),
        ("simulate pyramids --deck DIR", "DIR: Is a directory (os error 21)"),
        ("simulate pyramids --deck DIR/latin", "DIR/latin: line 2: this is not UTF-8 text"),
        ("trace chess", "chess: No such file or directory (os error 2)"),
        ("trace DIR", "DIR: Is a directory (os error 21)"),
        ("trace DIR/latin", "DIR/latin: line 2: this is not UTF-8 text"),
        ("record verify DIR/missing", "DIR/missing: No such file or directory (os error 2)"),
        ("record show DIR", "DIR: Is a directory (os error 21)"),
        ("record show -", "-: line 1, column 1: expected the tag `[Game \"…\"]` before this"),
        ("deck check DIR/missing", "DIR/missing: No such file or directory (os error 2)"),
        ("deck check DIR/latin", "DIR/latin: line 2: this is not UTF-8 text"),
        ("deck check /dev/zero", "/dev/zero: too long: more than 4194304 bytes"),
        (
            "deck draw silver-gold --card 49 --out DIR/new",
            "there is no card `49`; there are 1 to 48 and I2, I3, V3, T4, L4, O4",
        ),
        ("deck draw DIR/py.deck --card r9 --out DIR/new", "the deck has no card `r9`; it has r2 rT"),
    ];
    let cases = wrong_use.map(|case| (2, case)).into_iter().chain(failed.map(|case| (1, case)));
    let files = || std::fs::read_dir(&place).unwrap().count();
    let before = files();
    for (code, (arguments, line)) in cases {
        let ran = benben(&arguments.replace("DIR", &dir));
        let expected = format!("benben: {}\n", line.replace("DIR", &dir));
        assert_eq!((ran.code, ran.out.as_str(), ran.err), (code, "", expected), "benben {arguments}");
        assert_eq!(files(), before, "benben {arguments}");
    }
}
