//! `benben deck`: checking, weighing and drawing.

use crate::support::{benben, file, folder, good};
use serde_json::Value;

const OWN: &str = "# mine\ndeck own\ngame pyramids\nr 9=1 2=5 T=3 # big\ny 3=2\ng\nb T=1\n";

fn silver() -> String {
    silver_gold::Deck::shipped().text()
}

#[test]
fn a_well_formed_deck_is_named() {
    let path = file("check-own.deck", OWN);
    let sum = record::Digest::of(b"deck own\ngame pyramids\n\nr 2=5 9=1 T=3\ny 3=2\ng\nb T=1\n");
    let line = good(&format!("deck check {}", path.display()));
    let path = path.display();
    assert_eq!(line, format!("{path}: well formed. Deck own for pyramids, 12 cards of 5 kinds, {sum}\n"));
    let path = file("check-silver.deck", &silver());
    let line = good(&format!("deck check {}", path.display()));
    assert!(
        line.contains("Deck benben-48 for silver-gold, 48 pyramid cards, 8 expedition cards, sha256:"),
        "{line}"
    );
}

#[test]
fn what_is_wrong_is_said_with_line_and_card() {
    let card_7 = silver().split("card 7 ").nth(1).unwrap().lines().take(6).collect::<Vec<_>>().join("\n");
    for (text, problem) in [
        (OWN.replace("9=1", "10=1"), "line 4, card r: `10` is no kind of card"),
        (OWN.replace("9=1", "2=1"), "line 4, card r2: it is given twice"),
        (
            OWN.replace("game pyramids", "game chess"),
            "line 3: a deck for `chess`; expected `game silver-gold` or",
        ),
        (OWN.replace("game pyramids\n", ""), "line 6: the file ends without saying which game it is for"),
        (silver().replace(&card_7, &card_7.replace('E', ".")), ", card 7: "),
        (silver().replace(&card_7, &card_7.replacen('s', "?", 1)), ", card 7: "),
        (silver().replace("card 7 green", "card 8 green"), "card 8: the card is given twice"),
    ] {
        let path = file("check-wrong.deck", &text);
        let ran = benben(&format!("deck check {}", path.display()));
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{problem}");
        assert!(ran.err.starts_with(&format!("benben: {}: line ", path.display())), "{}", ran.err);
        assert!(ran.err.contains(problem) && ran.err.lines().count() == 1, "{problem} in {}", ran.err);
    }
}

#[test]
fn a_report_counts_and_weighs() {
    let text = good("deck report silver-gold --games 200");
    for part in
        ["skulls                    48      48      48   144", "worth to novice bots", "worth  ± error"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    let report = |arguments: &str| -> Value {
        serde_json::from_str(&good(&format!("deck report {arguments} --json"))).unwrap()
    };
    let silver = report("silver-gold --games 200 --threads 1");
    assert_eq!(silver, report("silver-gold --games 200 --threads 2"));
    assert_eq!(silver["cards"].as_array().unwrap().len(), 48);
    assert_eq!(silver["cards"][0]["card"], 1);
    assert_eq!(silver["totals"]["potions"]["all"], 15);
    assert_eq!(silver["level"], "novice");
    assert_eq!(report("pyramids --games 50 --level random")["level"], "random");
    let path = file("report-own.deck", OWN);
    let own = report(&format!("{} --games 50", path.display()));
    assert_eq!(own["deck"], "own");
    assert_eq!(own["totals"]["red"]["stones"], 19);
    assert_eq!(own["cards"].as_array().unwrap().len(), 5);
}

#[test]
fn every_card_is_drawn_as_well_formed_svg() {
    for (game, kinds, pages) in [("silver-gold", 54, 7), ("pyramids", 28, 13)] {
        let singles = folder(&format!("draw-{game}"));
        good(&format!("deck draw {game} --out {}", singles.display()));
        let sheets = folder(&format!("draw-{game}-sheets")).join("new");
        good(&format!("deck draw {game} --sheet --out {}", sheets.display()));
        for (place, count) in [(singles, kinds), (sheets, pages)] {
            let files: Vec<_> = std::fs::read_dir(place).unwrap().map(|file| file.unwrap().path()).collect();
            assert_eq!(files.len(), count);
            for path in files {
                check_svg(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
}

/// Tags are closed in order, attributes are quoted, and nothing depends on fonts, style sheets or other files.
fn check_svg(text: &str) {
    let mut open = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        assert!(!before.contains('>') && !before.replace("&amp;", "").contains('&'), "{before}");
        let (tag, next) = after.split_once('>').expect("a tag that is closed");
        rest = next;
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "{open:?} {rest}");
    assert!(text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" "));
    for foreign in ["<text", "var(", "currentColor", "NaN", "href", "url(#p-)"] {
        assert!(!text.contains(foreign), "{foreign}");
    }
    for pattern in text.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(text.contains(&format!("<pattern id=\"{pattern}\"")), "{pattern}");
    }
}

#[test]
fn cards_can_be_asked_for_by_name() {
    let svg = good("deck draw silver-gold --card 33");
    assert!(svg.contains("<title>Silver &amp; Gold, pyramid 33, purple</title>"), "{svg}");
    assert!(good("deck draw silver-gold --card L4").contains("expedition L4"));
    assert!(good("deck draw pyramids --card yT").contains("Pyramids, yellow top stone"));
    let place = folder("draw-names");
    let place = place.display();
    assert_eq!(
        good(&format!("deck draw pyramids --card r2 --card bT --out {place}")),
        format!("wrote 2 files to {place}\n")
    );
    assert_eq!(
        good(&format!("deck draw pyramids --card r2 --out {place}/one.svg")),
        format!("wrote {place}/one.svg\n")
    );
}

#[test]
fn nothing_is_overwritten_without_force() {
    let place = folder("draw-force");
    let there = place.join("pyramids-r3.svg");
    std::fs::write(&there, "mine").unwrap();
    let command = format!("deck draw pyramids --card r2 --card r3 --out {}", place.display());
    let ran = benben(&command);
    let problem = format!("benben: {}: is there already; --force overwrites it\n", there.display());
    assert_eq!((ran.code, ran.out.as_str(), ran.err), (1, "", problem));
    assert_eq!(std::fs::read_to_string(&there).unwrap(), "mine");
    assert!(!place.join("pyramids-r2.svg").exists(), "nothing at all is written");
    good(&format!("{command} --force"));
    assert!(std::fs::read_to_string(&there).unwrap().starts_with("<svg"));
}
