//! The game in words: for hints, the log, announcements and those who can't see the board.

use super::places::Place;
use super::preview::{Gain, gains};
use crate::play::Play;
use crate::{key, say};
use protocol::News;
use silver_gold::{Action, Card, Chamber, Content, Deal, Expeditions, Outlook, Shape, Square, Squares, View};
use tabletop::{Seat, SetUp as _, View as _};

/// "Pyramid 23, green".
#[must_use]
pub fn pyramid(view: &View, card: Card) -> String {
    say!("sg-pyramid", number = card.number(), colour = view.colour(card).name())
}

/// What a square holds.
#[must_use]
pub fn content(content: Content) -> String {
    let key = match content {
        Content::Plain => key!("sg-plain"),
        Content::Wall => key!("sg-wall"),
        Content::Entrance => key!("sg-entrance"),
        Content::Tomb => key!("sg-tomb"),
        Content::RedCross => key!("sg-cross"),
        Content::RedGem => key!("sg-red-gem"),
        Content::GreenGem => key!("sg-green-gem"),
        Content::Torch => key!("sg-torch"),
        Content::Skull => key!("sg-skull"),
        Content::Potion => key!("sg-potion"),
    };
    say!(key, count = 1)
}

/// What an expedition card shows.
#[must_use]
pub fn shape(shape: Shape) -> String {
    say!(match shape {
        Shape::I2 => "sg-shape-i2",
        Shape::I3 => "sg-shape-i3",
        Shape::V3 => "sg-shape-v3",
        Shape::T4 => "sg-shape-t4",
        Shape::L4 => "sg-shape-l4",
        Shape::O4 => "sg-shape-o4",
    })
}

fn squares(squares: Squares) -> String {
    let all: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    all.join(", ")
}

fn symbols(chamber: &Chamber, squares: Squares) -> String {
    let held = squares.iter().map(|square| chamber.content(square)).filter(|held| *held != Content::Plain);
    held.map(content).collect::<Vec<_>>().join(", ")
}

/// A gain or a loss in a few words.
#[must_use]
pub fn gain(gain: Gain) -> String {
    match gain {
        Gain::Pyramid(points) => say!("sg-gain-pyramid", points = points),
        Gain::Bonus(points) => say!("sg-gain-bonus", points = points),
        Gain::Torch(points) => say!("sg-gain-torch", points = points),
        Gain::Gems(points) => say!("sg-gain-gems", points = points),
        Gain::Potion(points) => say!("sg-gain-potion", points = points),
        Gain::Extra(count) => say!("sg-gain-extra", count = count),
        Gain::Skull(points, skulls) => say!("sg-loss-skull", points = points, nth = skulls),
    }
}

/// A place that is previewed: where it is, what is there, what it brings.
#[must_use]
pub fn place(view: &View, place: Place, outlook: Option<&Outlook>) -> String {
    let mut text =
        vec![say!("sg-said-place", number = place.card.number(), squares = squares(place.squares))];
    let symbols = symbols(view.chamber(place.card), place.squares);
    if !symbols.is_empty() {
        text.push(format!("{symbols}."));
    }
    let gains = outlook.map(|outlook| gains(outlook).into_iter().map(gain).collect::<Vec<_>>());
    if let Some(gains) = gains.filter(|gains| !gains.is_empty()) {
        text.push(format!("{}.", gains.join(", ")));
    }
    text.join(" ")
}

/// An action as a person would say it. A text that is no action is said as it is.
#[must_use]
pub fn action(view: &View, text: &str) -> String {
    let Ok(action) = text.parse::<Action>() else { return text.to_owned() };
    match action {
        Action::Keep(pair) => {
            let [low, high] = pair.cards();
            say!("sg-said-keep", low = low.number(), high = high.number())
        }
        Action::Mark { card, squares: marked } => {
            say!("sg-said-mark", number = card.number(), squares = squares(marked))
        }
        Action::Extra { card, square } => {
            say!("sg-said-extra", number = card.number(), square = square.to_string())
        }
        Action::Take(card) => {
            say!("sg-said-take", number = card.number(), colour = view.colour(card).name())
        }
        Action::TakePile => say!("sg-said-take-pile"),
        Action::Pass => say!("sg-said-pass"),
    }
}

/// What happened; nothing where it needs no words.
#[must_use]
pub fn news(play: Play, view: &View, news: &News) -> Option<String> {
    let is_own = |seat: u8| view.viewer().seat().is_some_and(|own| own.number() == seat);
    let name = |seat: u8| Seat::new(seat).map_or_else(String::new, |seat| play.name(seat));
    match news {
        News::Deal { deal: text } => deal(play, view, text.parse().ok()?),
        News::Action { seat, action: text } => {
            let said = action(view, text);
            let said = if is_own(*seat) {
                say!("sg-news-own", action = said)
            } else {
                say!("seat-did", name = name(*seat), action = said)
            };
            Some(completes(view, text).map_or(said.clone(), |more| format!("{said} {more}")))
        }
        News::Chosen { seat } if is_own(*seat) => Some(say!("sg-news-sealed")),
        News::Chosen { seat } => Some(say!("sg-news-chosen", name = name(*seat))),
        News::TakenBack { seat, .. } if is_own(*seat) => Some(say!("sg-news-own-back")),
        News::TakenBack { seat, .. } => Some(say!("sg-news-back", name = name(*seat))),
        _ => None,
    }
}

/// Whether an action reaches the tomb of its card, in words.
fn completes(view: &View, text: &str) -> Option<String> {
    let place = Place::of(text.parse().ok()?)?;
    let tomb = view.chamber(place.card).squares(Content::Tomb);
    place.squares.meets(tomb).then(|| {
        say!("sg-news-complete", number = place.card.number(), colour = view.colour(place.card).name())
    })
}

fn deal(play: Play, view: &View, deal: Deal) -> Option<String> {
    let own = |seat| view.viewer().is(seat);
    let list =
        |cards: silver_gold::Cards| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(", ");
    Some(match deal {
        Deal::Hand { seat, cards } if own(seat) => say!("sg-news-hand", cards = list(cards)),
        Deal::Hand { .. } => return None,
        Deal::Display(cards) => say!("sg-news-display", cards = list(cards)),
        Deal::Expedition(drawn) => say!(
            "sg-news-expedition",
            round = view.round,
            card = Expeditions::COUNT.saturating_sub(view.expeditions_left.total()),
            shape = shape(drawn)
        ),
        Deal::Draw { seat, card } if own(seat) => {
            say!("sg-news-own-draw", number = card.number(), colour = view.colour(card).name())
        }
        Deal::Draw { seat, card } => say!("sg-news-draw", name = play.name(seat), number = card.number()),
        Deal::Refill(cards) => say!("sg-news-refill", cards = list(cards)),
    })
}

/// A square of a card as it is read out: its name, what it holds, how it stands with it.
#[must_use]
pub fn square(square: Square, held: Content, state: SquareState) -> String {
    let key = match state {
        SquareState::Closed => "sg-square",
        SquareState::Open => "sg-square-open",
        SquareState::Chosen => "sg-square-chosen",
        SquareState::Marked => "sg-square-marked",
    };
    say!(key, square = square.to_string(), content = content(held))
}

/// How it stands with a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareState {
    /// Nothing can be done with it now.
    Closed,
    /// It can be marked now.
    Open,
    /// It would be marked by what is chosen.
    Chosen,
    /// It is marked.
    Marked,
}

/// How the table stands, for those who can't see it: a sentence for each thing.
#[must_use]
pub fn table(play: Play, view: &View) -> Vec<String> {
    let mut lines = vec![say!(
        "sg-told-round",
        round = view.round,
        card = Expeditions::COUNT.saturating_sub(view.expeditions_left.total())
    )];
    lines.extend(view.expedition.map(|drawn| say!("sg-told-expedition", shape = shape(drawn))));
    for seat in Seat::all(view.set_up.players()) {
        let cards: Vec<String> = view
            .held(seat)
            .into_iter()
            .flatten()
            .map(|held| say!("sg-told-card", pyramid = pyramid(view, held.card), count = held.marked.len()))
            .collect();
        let done = view.completed(seat).count();
        lines.push(say!(
            "sg-told-seat",
            name = play.name(seat),
            points = view.points(seat).total(),
            count = done,
            cards = cards.join("; ")
        ));
    }
    if !view.display.is_empty() {
        let cards: Vec<String> = view.display.iter().map(|card| pyramid(view, card)).collect();
        lines.push(say!("sg-told-display", cards = cards.join("; "), count = view.draw_pile));
    }
    lines
}
