//! Silver & Gold: Pyramids in words.

use super::shown::{Group, Pictures, Shown, ranked};
use super::texts::{self, Book, say};
use crate::text::joined;
use ::silver_gold::{
    Action, Bonuses, Card, Cards, Colour, Content, Deal, Held, ScoreCard, Shape, SilverGold, Square, Squares,
    Step, View, Wanted,
};
use tabletop::{Seat, SetUp as _, View as _};

/// What a square can bring, in the order in which it is said.
const GAINS: [Content; 7] = [
    Content::Tomb,
    Content::RedCross,
    Content::RedGem,
    Content::GreenGem,
    Content::Torch,
    Content::Skull,
    Content::Potion,
];

impl Shown for SilverGold {
    const TITLE: &'static str = "Silver & Gold: Pyramids";
    const RULE: &'static str = "SGP-10";
    const EXAMPLES: &'static str = "mark 9:a1,b1,a2 – extra 9:c3 – keep 9 13 – take 17 – take pile";

    fn welcome(texts: &Book) -> Vec<String> {
        [say!(texts, "sg-welcome")].into_iter().chain(legend(texts)).collect()
    }

    fn table(view: &View, pictures: Pictures, texts: &Book) -> Vec<String> {
        let viewer = view.viewer().seat().unwrap_or_default();
        if let Some(hand) = view.hand {
            return hand
                .iter()
                .flat_map(|card| chamber(view, card, Squares::NONE, pictures, texts))
                .collect();
        }
        let mut lines = Vec::new();
        if let Some(shape) = view.expedition {
            let number = 8 - view.expeditions_left.total();
            let shape = shape_words(shape, texts);
            lines.push(say!(texts, "sg-news-expedition", round = view.round, card = number, shape = shape));
        }
        let display = named(view, view.display, texts);
        lines.push(say!(texts, "sg-told-display", cards = display, count = view.draw_pile));
        if matches!(view.step, Step::Take(_)) {
            for card in view.display.iter() {
                lines.extend(chamber(view, card, Squares::NONE, pictures, texts));
            }
        }
        let free = Colour::ALL.map(|colour| {
            let points = view.bonuses.free(colour).unwrap_or(0);
            say!(texts, "sg-bonus-free", colour = colour.name(), points = points)
        });
        lines.push(say!(texts, "sg-bonuses", bonuses = free.join(", ")));
        for seat in Seat::all(view.set_up.players()).filter(|seat| *seat != viewer) {
            lines.push(seat_line(view, seat, texts));
        }
        lines.extend(score_lines(view, viewer, texts));
        for held in view.held(viewer).into_iter().flatten() {
            lines.extend(chamber(view, held.card, held.marked, pictures, texts));
        }
        lines
    }

    fn details(view: &View, what: &str, texts: &Book) -> Option<Vec<String>> {
        let held = |seat: Seat| view.held(seat).into_iter().flatten();
        let describe = |held: Held| chamber(view, held.card, held.marked, Pictures::Words, texts);
        let Some(viewer) = view.viewer().seat().filter(|_| what.is_empty()) else {
            let card = what.parse().ok().and_then(Card::new)?;
            let known = Seat::all(view.set_up.players()).flat_map(held).find(|held| held.card == card);
            let shown = known.unwrap_or(Held { card, marked: Squares::NONE });
            let mut lines = chamber(view, card, shown.marked, Pictures::Drawn, texts);
            lines.extend(describe(shown));
            return Some(lines);
        };
        let hand = view.hand.unwrap_or_default();
        let mut lines: Vec<String> =
            hand.iter().flat_map(|card| describe(Held { card, marked: Squares::NONE })).collect();
        lines.extend(held(viewer).flat_map(describe));
        let left = Shape::ALL.into_iter().filter(|shape| view.expeditions_left.of(*shape) > 0);
        let left = left.map(|shape| {
            let count = view.expeditions_left.of(shape);
            format!("{count} × {}", shape_words(shape, texts))
        });
        lines.push(say!(texts, "sg-left", shapes = joined(left, ", ")));
        lines.extend(legend(texts));
        Some(lines)
    }

    fn question(view: &View, texts: &Book) -> String {
        match view.wanted() {
            Some(Wanted::Keep) => say!(texts, "sg-ask-keep"),
            Some(Wanted::Extra) => say!(texts, "sg-ask-extra", count = view.extras_due()),
            Some(Wanted::Take) => say!(texts, "sg-ask-take"),
            Some(Wanted::Pass) => say!(texts, "sg-ask-pass"),
            Some(Wanted::Mark) | None => say!(texts, "sg-ask-mark"),
        }
    }

    fn choices(view: &View, texts: &Book) -> Vec<Group<Action>> {
        let mut actions = view.legal_actions();
        actions.sort_by_key(|action| match action {
            Action::Mark { card, squares } => (Some(*card), squares.len() == 1, *action),
            Action::Extra { card, .. } => (Some(*card), true, *action),
            _ => (None, false, *action),
        });
        let mut groups: Vec<Group<Action>> = Vec::new();
        for action in actions {
            let (title, card, squares) = match action {
                Action::Mark { card, squares } if squares.len() == 1 => {
                    (say!(texts, "sg-label-one", card = card), card, squares)
                }
                Action::Mark { card, squares } => (say!(texts, "sg-label-shape", card = card), card, squares),
                Action::Extra { card, square } => (name(view, card, texts), card, Squares::one(square)),
                _ => {
                    let label = format!("{} ({action})", Self::action(view, action, texts));
                    groups.push(Group::alone(action, label));
                    continue;
                }
            };
            let gains = gains(view, card, squares, texts);
            let label = if gains.is_empty() { squares.to_string() } else { format!("{squares} ({gains})") };
            match groups.last_mut().filter(|group| group.title.as_ref() == Some(&title)) {
                Some(group) => group.choices.push((action, label)),
                None => groups.push(Group::titled(title, vec![(action, label)])),
            }
        }
        groups
    }

    fn action(view: &View, action: Action, texts: &Book) -> String {
        let (card, squares) = match action {
            Action::Keep(pair) => {
                let [low, high] = pair.cards();
                return say!(texts, "sg-said-keep", low = low, high = high);
            }
            Action::Take(card) => {
                return say!(texts, "sg-said-take", number = card, colour = view.colour(card).name());
            }
            Action::TakePile => return say!(texts, "sg-said-take-pile"),
            Action::Pass => return say!(texts, "sg-said-pass"),
            Action::Mark { card, squares } => (card, squares),
            Action::Extra { card, square } => (card, Squares::one(square)),
        };
        let said = match action {
            Action::Extra { square, .. } => say!(texts, "sg-said-extra", number = card, square = square),
            _ => say!(texts, "sg-said-mark", number = card, squares = squares),
        };
        match gains(view, card, squares, texts) {
            gains if gains.is_empty() => said,
            gains => format!("{said} ({gains})"),
        }
    }

    fn explain(view: &View, action: Action, texts: &Book) -> Vec<String> {
        let (first, card, squares) = match action {
            Action::Keep(_) => return vec![say!(texts, "sg-rule-keep")],
            Action::Take(_) => return vec![say!(texts, "sg-rule-take")],
            Action::TakePile => return vec![say!(texts, "sg-rule-take-pile")],
            Action::Pass => return vec![say!(texts, "sg-rule-pass")],
            Action::Mark { card, squares } if squares.len() == 1 => {
                (say!(texts, "sg-rule-one"), card, squares)
            }
            Action::Mark { card, squares } => (say!(texts, "sg-rule-shape"), card, squares),
            Action::Extra { card, square } => (say!(texts, "sg-rule-extra"), card, Squares::one(square)),
        };
        let brought = |content: &&Content| view.chamber(card).squares(**content).meets(squares);
        let why = GAINS.iter().filter(brought).map(|content| match content {
            Content::Tomb => say!(texts, "sg-rule-tomb"),
            Content::RedCross => say!(texts, "sg-rule-cross"),
            Content::Torch => say!(texts, "sg-rule-torch", round = view.round),
            Content::Skull => say!(texts, "sg-rule-skull"),
            Content::Potion => say!(texts, "sg-rule-potion"),
            _ => say!(texts, "sg-rule-gem"),
        });
        let mut lines = vec![first];
        lines.extend(why);
        lines.dedup();
        lines
    }

    fn dealt(view: &View, deal: &Deal, texts: &Book) -> Option<String> {
        match deal {
            Deal::Draw { seat, card } if view.viewer().is(*seat) => {
                let colour = view.colour(*card).name();
                Some(say!(texts, "sg-news-own-draw", number = card, colour = colour))
            }
            Deal::Draw { seat, card } => {
                Some(say!(texts, "sg-news-draw", name = texts::seat(*seat, texts), number = card))
            }
            Deal::Refill(cards) => Some(say!(texts, "sg-news-refill", cards = named(view, *cards, texts))),
            Deal::Hand { .. } | Deal::Display(_) | Deal::Expedition(_) => None,
        }
    }

    fn news(before: &View, now: &View, texts: &Book) -> Vec<String> {
        let mut lines = Vec::new();
        for colour in Colour::ALL {
            let won = now.bonuses.of(colour).into_iter().zip(before.bonuses.of(colour));
            for ((seat, was), points) in won.zip(Bonuses::BOXES) {
                let Some(seat) = seat.filter(|_| was.is_none()) else { continue };
                let (name, colour) = (texts::seat(seat, texts), colour.name());
                let you = if now.viewer().is(seat) { "yes" } else { "no" };
                lines.push(say!(
                    texts,
                    "sg-event-bonus",
                    you = you,
                    name = name,
                    colour = colour,
                    points = points
                ));
            }
        }
        if now.round > before.round {
            lines.push(say!(texts, "sg-round-begins", round = now.round));
        }
        lines
    }

    fn commands(texts: &Book) -> Vec<String> {
        [say!(texts, "sg-help-show")].into_iter().chain(legend(texts)).collect()
    }

    fn result(view: &View, texts: &Book) -> Vec<String> {
        let Some(ranking) = view.outcome() else { return Vec::new() };
        let parts = |seat| {
            let points = view.points(seat);
            let skull = if points.skull == 0 { "0".to_owned() } else { format!("−{}", points.skull) };
            let lines = [
                (say!(texts, "sg-line-pyramids"), points.pyramids.to_string()),
                (say!(texts, "sg-line-torches"), points.torches.to_string()),
                (say!(texts, "sg-line-bonuses"), points.bonuses.to_string()),
                (say!(texts, "sg-line-gems"), points.gems.to_string()),
                (say!(texts, "sg-line-skulls"), skull),
            ];
            joined(lines.map(|(line, points)| format!("{line}: {points}")), ", ")
        };
        ranked(&ranking, parts, texts)
    }
}

/// A card with its colour.
fn name(view: &View, card: Card, texts: &Book) -> String {
    say!(texts, "sg-pyramid", number = card, colour = view.colour(card).name())
}

fn named(view: &View, cards: Cards, texts: &Book) -> String {
    if cards.is_empty() {
        say!(texts, "empty-list")
    } else {
        joined(cards.iter().map(|card| name(view, card, texts)), "; ")
    }
}

fn shape_words(shape: Shape, texts: &Book) -> String {
    match shape {
        Shape::I2 => say!(texts, "sg-shape-i2"),
        Shape::I3 => say!(texts, "sg-shape-i3"),
        Shape::V3 => say!(texts, "sg-shape-v3"),
        Shape::T4 => say!(texts, "sg-shape-t4"),
        Shape::L4 => say!(texts, "sg-shape-l4"),
        Shape::O4 => say!(texts, "sg-shape-o4"),
    }
}

/// So many squares with this content, in words.
fn content(content: Content, count: u8, texts: &Book) -> String {
    match content {
        Content::Plain => say!(texts, "sg-plain"),
        Content::Wall => say!(texts, "sg-wall"),
        Content::Entrance => say!(texts, "sg-entrance"),
        Content::Tomb => say!(texts, "sg-tomb"),
        Content::RedCross => say!(texts, "sg-cross", count = count),
        Content::RedGem => say!(texts, "sg-red-gem", count = count),
        Content::GreenGem => say!(texts, "sg-green-gem", count = count),
        Content::Torch => say!(texts, "sg-torch", count = count),
        Content::Skull => say!(texts, "sg-skull", count = count),
        Content::Potion => say!(texts, "sg-potion", count = count),
    }
}

/// What the squares bring, in words; empty if nothing.
fn gains(view: &View, card: Card, squares: Squares, texts: &Book) -> String {
    let chamber = view.chamber(card);
    let counted = GAINS.map(|gain| (gain, chamber.squares(gain).intersection(squares).len()));
    joined(
        counted.into_iter().filter(|(_, count)| *count > 0).map(|(gain, count)| content(gain, count, texts)),
        ", ",
    )
}

/// A card's chamber: its name, then its rows.
fn chamber(view: &View, card: Card, marked: Squares, pictures: Pictures, texts: &Book) -> Vec<String> {
    let mut lines = vec![name(view, card, texts)];
    lines.extend(rows(view, card, marked, pictures, texts));
    lines
}

/// The five rows of a card's chamber, under the names of the columns where they are drawn.
fn rows(view: &View, card: Card, marked: Squares, pictures: Pictures, texts: &Book) -> Vec<String> {
    let chamber = view.chamber(card);
    let mut lines = Vec::new();
    if pictures == Pictures::Drawn {
        lines.push("    a b c d e".to_owned());
    }
    for row in 0..Square::SIDE {
        let squares = Square::all().filter(|square| square.row() == row);
        lines.push(match pictures {
            Pictures::Drawn => {
                let symbol = |square: Square| match marked.contains(square) {
                    true => "*",
                    false => chamber.content(square).name(),
                };
                format!("  {} {}", row + 1, joined(squares.map(symbol), " "))
            }
            Pictures::Words => {
                let word = |square: Square| match marked.contains(square) {
                    true => say!(texts, "sg-marked"),
                    false => content(chamber.content(square), 1, texts),
                };
                say!(texts, "sg-row", row = row + 1, squares = joined(squares.map(word), ", "))
            }
        });
    }
    lines
}

/// What lies in front of another seat.
fn seat_line(view: &View, seat: Seat, texts: &Book) -> String {
    let held = view.held(seat).into_iter().flatten().map(|held| {
        say!(texts, "sg-told-card", pyramid = name(view, held.card, texts), count = held.marked.len())
    });
    say!(
        texts,
        "sg-told-seat",
        name = texts::seat(seat, texts),
        points = view.points(seat).total(),
        count = view.completed(seat).count(),
        cards = joined(held, "; ")
    )
}

/// The viewer's own score card.
fn score_lines(view: &View, seat: Seat, texts: &Book) -> [String; 2] {
    let card = view.score_card(seat);
    let rounds = joined((1..=SilverGold::ROUNDS).filter(|round| card.torch(*round)), ", ");
    let completed = named(view, view.completed(seat).collect(), texts);
    let points = view.points(seat).total();
    [
        say!(texts, "sg-score", points = points, completed = completed),
        say!(
            texts,
            "sg-score-card",
            red = card.red(),
            green = card.green(),
            torches = if rounds.is_empty() { say!(texts, "empty-list") } else { rounds },
            skulls = card.skulls(),
            most = ScoreCard::SKULLS,
            loss = card.skull_loss()
        ),
    ]
}

/// What the characters in drawings stand for.
fn legend(texts: &Book) -> [String; 2] {
    [say!(texts, "sg-legend"), say!(texts, "sg-legend-symbols")]
}
