//! The styles: a board's rules stay with the board, colours are tokens, and every class is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The boards: stylesheet, class of the board's root, prefix of all its other classes, folder of its code.
const BOARDS: [(&str, &str, &str); 3] =
    [("the-game", "tg", "the_game"), ("silver-gold", "sg", "silver_gold"), ("pyramids", "py", "pyramids")];

/// A line of code or of style fits on a screen.
const WIDTH: usize = 120;

/// A file below this package.
fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The stylesheets without their comments, by name.
fn sheets() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("styles");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "css"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, without_comments(&fs::read_to_string(path).unwrap()))
        })
        .collect()
}

fn without_comments(style: &str) -> String {
    let mut parts = style.split("/*");
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |all, part| all + part.split_once("*/").unwrap().1)
}

/// The preludes of all rules: lists of selectors, and at-rules with their conditions.
fn preludes(style: &str) -> Vec<String> {
    let ends = style.match_indices('{').map(|(at, _)| at);
    ends.map(|end| {
        let before = &style[..end];
        let start = before.rfind(['{', '}', ';']).map_or(0, |at| at + 1);
        before[start..].split_whitespace().collect::<Vec<_>>().join(" ")
    })
    .collect()
}

/// The selectors of a stylesheet, each by itself.
fn selectors(style: &str) -> Vec<String> {
    let is_step = |selector: &str| selector.ends_with('%') || ["from", "to"].contains(&selector);
    let lists = preludes(style).into_iter().filter(|prelude| !prelude.starts_with('@'));
    lists.flat_map(|list| split(&list)).filter(|selector| !is_step(selector)).collect()
}

/// The selectors of a list. Commas within brackets separate nothing.
fn split(list: &str) -> Vec<String> {
    let (mut all, mut depth) = (vec![String::new()], 0);
    for letter in list.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        match letter {
            ',' if depth == 0 => all.push(String::new()),
            letter => all.last_mut().unwrap().push(letter),
        }
    }
    all.iter().map(|selector| selector.trim().to_owned()).collect()
}

/// The classes in a selector.
fn classes(selector: &str) -> impl Iterator<Item = &str> {
    selector
        .split('.')
        .skip(1)
        .map(|rest| rest.split(|letter: char| !is_part(letter)).next().unwrap_or_default())
}

const fn is_part(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// Whether a class belongs to the board with this root.
fn is_of(class: &str, root: &str) -> bool {
    class.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// The code of the page, file by file, without this file.
fn code() -> Vec<(String, String)> {
    let mut waiting = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if !path.ends_with("tests/styles.rs") {
            let source = fs::read_to_string(&path).unwrap();
            files.push((path.to_str().unwrap().to_owned(), source.replace("\\\"", "\"")));
        }
    }
    files
}

/// The classes that code gives to elements, where they stand in a literal of their own.
fn given(source: &str) -> BTreeSet<&str> {
    let attributes = source.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let whole = attributes.flat_map(str::split_whitespace);
    let toggled =
        source.split("class:").skip(1).filter_map(|rest| rest.split_once('=')).map(|(name, _)| name);
    whole.chain(toggled).filter(|class| !class.is_empty() && class.chars().all(is_part)).collect()
}

#[test]
fn a_boards_rules_stay_with_the_board() {
    let sheets = sheets();
    for (sheet, root, _) in BOARDS {
        for selector in selectors(&sheets[sheet]) {
            let first = selector.split([' ', '>', '+', '~']).next().unwrap();
            let outside = first.split(":has(").next().unwrap();
            assert!(classes(outside).any(|class| is_of(class, root)), "{sheet}: {selector}");
        }
        for name in preludes(&sheets[sheet]).iter().filter_map(|rule| rule.strip_prefix("@keyframes ")) {
            assert!(is_of(name, root), "{sheet}: {name}");
        }
        for (other, style) in sheets.iter().filter(|(other, _)| *other != sheet) {
            for selector in selectors(style) {
                assert!(!classes(&selector).any(|class| is_of(class, root)), "{other}: {selector}");
            }
        }
    }
}

#[test]
fn a_board_has_no_class_of_another() {
    for (path, source) in code() {
        for (_, root, folder) in BOARDS {
            if !path.contains(&format!("/boards/{folder}")) {
                let strange = given(&source).into_iter().find(|class| is_of(class, root));
                assert_eq!(strange, None, "{path}");
            }
        }
    }
}

#[test]
fn every_file_has_its_layer() {
    let all = read("styles/benben.css");
    for sheet in sheets().keys().filter(|sheet| *sheet != "benben") {
        let layer = match sheet.as_str() {
            "tokens" | "base" => sheet,
            sheet if BOARDS.iter().any(|(board, ..)| *board == sheet) => "boards",
            _ => "screens",
        };
        assert!(all.contains(&format!("@import \"{sheet}.css\" layer({layer});")), "{sheet}");
    }
}

#[test]
fn colours_are_tokens() {
    let is_literal = |word: &str| {
        let digits = |rest: &str| rest.len() >= 3 && rest.chars().all(|letter| letter.is_ascii_hexdigit());
        word.strip_prefix('#').is_some_and(digits) || ["rgb", "rgba", "hsl", "hsla", "oklch"].contains(&word)
    };
    for (sheet, style) in sheets().into_iter().filter(|(sheet, _)| sheet != "tokens") {
        // A selector may hold the name of an element; nothing else looks like a colour.
        let found =
            style.split(|letter: char| !is_part(letter) && letter != '#').find(|word| is_literal(word));
        assert_eq!(found, None, "{sheet}");
    }
}

#[test]
fn each_token_has_one_place_for_both_themes() {
    let style = &sheets()["tokens"];
    let root = style.split_once("{").unwrap().1.split_once('}').unwrap().0;
    let mut names: Vec<&str> =
        root.split(';').filter_map(|line| line.split_once(':')).map(|(name, _)| name.trim()).collect();
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all, "no token stands twice");
    let themes: Vec<&str> =
        style.split("[data-theme=").skip(1).map(|rest| rest.split_once('}').unwrap().0).collect();
    assert_eq!(themes, ["\"light\"] { color-scheme: light; ", "\"dark\"] { color-scheme: dark; "]);
    assert!(!style.contains("prefers-color-scheme"), "light-dark() follows it");
}

#[test]
fn tokens_are_used_and_known() {
    let styles: String = sheets().into_values().collect();
    let drawings: String = ["styles/art.svg", "styles/icons.svg"].map(read).concat();
    let code: String = code().into_iter().map(|(_, source)| source).collect();
    let everything = [styles.as_str(), &drawings, &code].concat();
    let tokens = &sheets()["tokens"];
    let names = tokens.split("--").skip(1).filter_map(|rest| rest.split_once(':')).map(|(name, _)| name);
    for token in names.filter(|name| name.chars().all(is_part)) {
        let used = everything.contains(&format!("var(--{token})"))
            || everything.contains(&format!("var(--{token},"));
        // Silver & Gold puts the names of these together.
        let joined = token.starts_with("c-") || token.starts_with("on-c-");
        assert!(used || joined, "--{token} is used nowhere");
    }
    for used in styles.split("var(--").skip(1).filter_map(|rest| rest.split([')', ',']).next()) {
        let set = [format!("--{used}:"), format!("style:--{used}="), format!("\"--{used}\"")];
        assert!(set.iter().any(|set| everything.contains(set)), "--{used} is set nowhere");
    }
}

#[test]
fn classes_are_used_and_known() {
    let styles = sheets();
    let selectors: Vec<String> = styles.values().flat_map(|style| selectors(style)).collect();
    let styled: BTreeSet<&str> = selectors.iter().flat_map(|selector| classes(selector)).collect();
    let code = code();
    let index = read("index.html");
    let known = |class: &str| {
        let stands_in = |source: &str| {
            source.match_indices(class).any(|(at, _)| {
                let before = source[..at].chars().next_back();
                let after = source[at + class.len()..].chars().next();
                before.is_some_and(|letter| "\" :".contains(letter))
                    && after.is_some_and(|letter| "\" =".contains(letter))
            })
        };
        code.iter().any(|(_, source)| stands_in(source)) || stands_in(&index)
    };
    // Silver & Gold puts the names of these together.
    let joined = ["sg-green", "sg-orange", "sg-purple"];
    for class in &styled {
        assert!(known(class) || joined.contains(class), "nothing is of the class {class}");
    }
    for (path, source) in &code {
        for class in given(source) {
            assert!(styled.contains(class), "{path}: {class} has no style");
        }
    }
}

#[test]
fn no_line_is_wider_than_a_screen() {
    for sheet in sheets().keys() {
        for line in read(&format!("styles/{sheet}.css")).lines() {
            assert!(line.chars().count() <= WIDTH, "{sheet}: {line}");
        }
    }
}
