//! A short stretch of each game, as it is printed.

use super::printed;

#[test]
fn the_game_in_english() {
    let output = printed("the-game --seed 4 --option fire --lang en", "4\n\n? 1\n1\nundo\n1\n1\nend\n");
    insta::assert_snapshot!(output);
}

#[test]
fn the_game_in_greek() {
    let output = printed("the-game --seed 4 --lang el", "4\n\n1\n1\nend\n");
    insta::assert_snapshot!(output);
}

#[test]
fn silver_and_gold_in_english() {
    let output = printed("silver-gold --seed 4 --lang en", "1\n\n1\n\nshow\n? 2\nlist 1\n2\n\n");
    insta::assert_snapshot!(output);
}

#[test]
fn silver_and_gold_in_polish_words() {
    let output = printed("silver-gold --seed 4 --lang pl --words", "1\n\n1\n\n");
    insta::assert_snapshot!(output);
}

#[test]
fn pyramids_in_english() {
    let output = printed("pyramids --seed 4 --players 3 --lang en", "? 1\n1\n1\n1\nshow\nend\n");
    insta::assert_snapshot!(output);
}

#[test]
fn pyramids_in_italian() {
    let output = printed("pyramids --seed 4 --players 2 --lang it", "1\n1\nend\n");
    insta::assert_snapshot!(output);
}

#[test]
fn the_help_of_each_game() {
    let helps = ["the-game", "silver-gold", "pyramids"].map(|game| {
        let output = printed(&format!("{game} --seed 1 --lang en"), "?\n");
        let (_, help) = output.split_once("> ?\n").unwrap();
        help.split("> ").next().unwrap().to_owned()
    });
    insta::assert_snapshot!(helps.join("\n"));
}
