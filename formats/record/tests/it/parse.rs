//! The syntax of a record: what is read, what is refused, and what is written back.

use proptest::prelude::*;
use record::{Event, GameName, MAX_BYTES, Record};
use tabletop::Seat;

const HEAD: &str = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"2\"]\n";

fn error(text: &str) -> String {
    text.parse::<Record>().expect_err(text).to_string()
}

/// The lines after the three required tags, from line 4 on.
fn after_head(lines: &str) -> String {
    format!("{HEAD}{lines}")
}

#[test]
fn a_record_is_parsed_into_its_parts() {
    let text = after_head(
        "[Options \"fire\"]\n[Seats \"Ada;bot:master\"]\n\ndeal 0 4 17\n0 keen 2\n1 say D2 leave\nresult left=31\n",
    );
    let record: Record = text.parse().unwrap();
    assert_eq!(record.game(), Ok(GameName::TheGame));
    assert_eq!((record.header().players, record.header().options.as_str()), (2, "fire"));
    let seats: Vec<_> = record.header().seats.iter().map(|name| (name.as_str(), name.bot())).collect();
    assert_eq!(seats, [("Ada", None), ("bot:master", Some("master"))]);
    let lines: Vec<_> = record.lines().iter().map(|line| (line.number, line.event.clone())).collect();
    let one = Seat::new(1).unwrap();
    assert_eq!(
        lines,
        [
            (7, Event::Deal("deal 0 4 17".into())),
            (8, Event::Action(Seat::FIRST, "keen 2".into())),
            (9, Event::Action(one, "say D2 leave".into())),
        ]
    );
    assert_eq!(record.result(), Some("left=31"));
    assert_eq!(record.to_string(), text);
}

#[test]
fn tags_keep_their_order_and_unknown_tags_are_kept() {
    let text = "[Site \"a \\\"b\\\" \\\\ # c\"]\n[Players \"2\"]\n[Event \"\"]\n[Format \"1\"]\n[Event \"again\"]\n\
                [Game \"pyramids\"]\n\nresult *\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.tags()[0].value(), "a \"b\" \\ # c");
    assert_eq!(record.result(), None);
    assert_eq!(record.to_string(), text);
}

#[test]
fn comments_and_spacing_are_normalised() {
    let plain = after_head("\ndeal 0 4\n0 end\nresult *\n");
    let text = format!(
        "\u{feff}# by Ada\r\n{}\r\n\n\ndeal 0 4  # a #card\n\n  # nothing\n0 end   \r\n\nresult *#!\n# \u{7}\n",
        HEAD.replace("]\n", "] # tag\r\n")
    );
    assert_eq!(text.parse::<Record>().unwrap().to_string(), plain);
    assert_eq!(plain.trim_end().parse::<Record>().unwrap().to_string(), plain);
    assert_eq!(plain.replace("\n\n", "\n").parse::<Record>().unwrap().to_string(), plain);
}

#[test]
fn errors_in_tags_say_where_and_what() {
    let cases = [
        ("[", "line 1, column 2: expected the name of a tag"),
        ("[2x \"\"]", "line 1, column 2: expected the name of a tag"),
        ("[Game]", "line 1, column 6: expected a space"),
        ("[Game \u{3b1}]", "line 1, column 7: expected `\"`"),
        ("[Game \"the", "line 1, column 11: expected `\"` at the end of the value"),
        ("[Game \"\u{3b1}\\n\"]", "line 1, column 9: expected `\\\"` or `\\\\`"),
        ("[Game \"a\tb\"]", "line 1, column 9: expected no control character"),
        ("[Game \"a\" ]", "line 1, column 10: expected `]`"),
        ("[Game \"a\"]  x", "line 1, column 13: expected the end of the line or a comment"),
        (
            "[Game \"a\"]\n# b\n[Game \"a\"]",
            "line 3, column 1: expected the tag `Game` only once; it stands already in line 1",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), expected, "{text}");
    }
}

#[test]
fn errors_in_the_values_of_known_tags() {
    let zeros = "0".repeat(64);
    let cases = [
        ("[Seats \"Ada\"]", "column 9: expected 2 entries, one a seat, joined by `;`, not 1".to_owned()),
        ("[Seats \"Ada;\"]", "column 13: expected a name without spaces around it".to_owned()),
        ("[Seats \" Ada;Bo\"]", "column 9: expected a name without spaces around it".to_owned()),
        (
            "[Seats \"Ada;B\\\"o\"]",
            "column 14: expected a name without `;`, `\"`, `\\` and control characters".to_owned(),
        ),
        (
            &format!("[Seats \"Ada;{}\"]", "x".repeat(65)),
            "column 13: expected a name of at most 64 characters".to_owned(),
        ),
        ("[DeckChecksum \"md5:0\"]", "column 16: expected `sha256:`".to_owned()),
        ("[Commitment \"sha256:00\"]", "column 21: expected 64 lower-case hexadecimal digits".to_owned()),
        ("[Seed \"00\"]", "column 8: expected 64 lower-case hexadecimal digits".to_owned()),
        (
            &format!("[Seed \"{}\"]", zeros.replace("00", "0A")),
            "column 8: expected 64 lower-case hexadecimal digits".to_owned(),
        ),
        ("[Mix \"00\"]", "column 7: expected 2 entries, one a seat, joined by `;`, not 1".to_owned()),
        ("[Mix \"00;0\"]", "column 10: expected 0 to 32 bytes as lower-case hexadecimal digits".to_owned()),
        (
            &format!("[Mix \";{zeros}00\"]"),
            "column 8: expected 0 to 32 bytes as lower-case hexadecimal digits".to_owned(),
        ),
    ];
    for (line, expected) in cases {
        let text = after_head(&format!("{line}\n\nresult *\n"));
        assert_eq!(error(&text), format!("line 4, {expected}"), "{line}");
    }
    let kept: Record =
        after_head(&format!("[Mix \"{zeros};\"]\n[Seed \"{zeros}\"]\nresult *\n")).parse().unwrap();
    assert_eq!(kept.header().mix[0].bytes(), [0; 32]);
    assert!(kept.header().mix[1].is_empty());
    assert_eq!(format!("{:?}", kept.header().seed), "Some(Secret(..))");
}

#[test]
fn errors_in_the_required_tags() {
    let cases = [
        ("", "line 1, column 1: expected the tag `[Game \"…\"]` before this"),
        ("\n# x\n0 end\n", "line 3, column 1: expected the tag `[Game \"…\"]` before this"),
        ("[Game \"a\"]\nresult *\n", "line 2, column 1: expected the tag `[Format \"1\"]` before this"),
        (
            "[Game \"a\"]\n[Format \"2\"]\nresult *\n",
            "line 2, column 10: expected `1`, the only format known to this version",
        ),
        (
            "[Game \"a\"]\n[Format \"1\"]\n",
            "line 3, column 1: expected the tag `[Players \"…\"]` before this",
        ),
        (
            "[Game \"a\"]\n[Format \"1\"]\n[Players \"7\"]\n",
            "line 3, column 11: expected a number of players (1 to 6)",
        ),
        (
            "[Game \"a\"]\n[Format \"1\"]\n[Players \"2 \"]\n",
            "line 3, column 12: expected the end of the text",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), expected, "{text}");
    }
    let chess: Record = after_head("result *\n").replace("the-game", "chess").parse().unwrap();
    assert_eq!(
        chess.game().unwrap_err().to_string(),
        "line 1, column 8: expected one of `the-game`, `silver-gold`, `pyramids`"
    );
}

#[test]
fn errors_in_events_say_where_and_what() {
    let unfinished = "expected a last line with the result; `result *` if the game is not over";
    let cases = [
        ("", format!("line 4, column 1: {unfinished}")),
        ("\ndeal 0 4\n", format!("line 6, column 1: {unfinished}")),
        ("\ndeal 0 4", format!("line 6, column 1: {unfinished}")),
        (" 0 end", "line 4, column 1: expected a deal, the number of a seat, or `result`".into()),
        ("Deal 0 4", "line 4, column 1: expected a deal, the number of a seat, or `result`".into()),
        ("2 end", "line 4, column 1: expected a seat (0 to 1)".into()),
        ("00 end", "line 4, column 1: expected a seat (0 to 1) without leading zeros".into()),
        ("0end", "line 4, column 2: expected a space".into()),
        ("0", "line 4, column 2: expected a space".into()),
        ("0\tend", "line 4, column 2: expected no control character".into()),
        ("deal 0\r4", "line 4, column 7: expected no control character".into()),
        ("result", "line 4, column 7: expected a space".into()),
        ("results", "line 4, column 7: expected a space".into()),
        ("0 end\n[Seats \"a;b\"]", "line 5, column 1: expected no tag after the first event".into()),
        ("result *\n\n0 end", "line 6, column 1: expected nothing after the result".into()),
        ("result *\nresult *", "line 5, column 1: expected nothing after the result".into()),
    ];
    for (lines, expected) in cases {
        assert_eq!(error(&after_head(lines)), expected, "{lines}");
    }
}

#[test]
fn the_size_of_a_record_and_of_a_line_is_limited() {
    let fits = after_head(&format!("0 {}\nresult *\n", "é".repeat(4094)));
    assert!(fits.parse::<Record>().is_ok());
    let wide = after_head(&format!("0 {}\nresult *\n", "é".repeat(4095)));
    assert_eq!(error(&wide), "line 4, column 4097: expected at most 4096 characters in a line");
    let long = "#\n".repeat(MAX_BYTES / 2) + "\n";
    assert_eq!(error(&long), "line 1, column 1: expected at most 1048576 bytes in all, not 1048577");
}

proptest! {
    #[test]
    fn the_position_of_an_error_is_in_the_text(text in "(\\PC|[\n\r\t\"\\\\#;\\[\\]])*") {
        if let Err(error) = text.parse::<Record>() {
            prop_assert!(error.line >= 1 && error.line <= text.matches('\n').count() + 2);
            prop_assert!(error.column >= 1);
        }
    }

    #[test]
    fn a_written_record_reads_back(
        lines in proptest::collection::vec(
            prop_oneof![
                "\\[(Game|Players|Seats|Mix|Deck|X) \"[a-z0-9;\\\\\"]{0,6}\"\\]",
                "[0-7] [a-z0-9>@.# ]{0,9}",
                "(deal|draw|result) [0-9* ]{0,9}",
            ],
            0..8,
        )
    ) {
        if let Ok(record) = format!("{HEAD}{}\nresult *\n", lines.join("\n")).parse::<Record>() {
            let text = record.to_string();
            prop_assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn any_tag_reads_back(name in "X[A-Za-z0-9_]{0,20}", value in "\\PC{0,100}") {
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        let text = format!("{HEAD}[{name} \"{escaped}\"]\n\nresult *\n");
        let record: Record = text.parse().unwrap();
        prop_assert_eq!(record.tags()[3].name(), name);
        prop_assert_eq!(record.tags()[3].value(), value);
        prop_assert_eq!(record.to_string(), text);
    }
}
