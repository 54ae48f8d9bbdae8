//! What a game must be able to say of itself to a person at a terminal.

use super::texts::{self, Book, say};
use crate::text::joined;
use bots::{Playable, Reason};
use protocol::Wired;
use tabletop::{Ranking, Seat, Seats};

/// How chambers and other pictures are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pictures {
    /// Drawn with characters.
    Drawn,
    /// Described in words, which a screen reader reads well.
    Words,
}

/// A game as a person at a terminal sees it. Everything is said from a view, so that nothing hidden can be said.
pub(crate) trait Shown: Playable + Wired {
    /// What is printed on the box.
    const TITLE: &'static str;
    /// A paragraph of its rules, for example.
    const RULE: &'static str;
    /// Moves as records write them, for example.
    const EXAMPLES: &'static str;

    /// What there is to know before the first choice, in a few lines.
    fn welcome(_texts: &Book) -> Vec<String> {
        Vec::new()
    }

    /// The table as the viewer sees it.
    fn table(view: &Self::View, pictures: Pictures, texts: &Book) -> Vec<String>;

    /// What `show` and the words behind it bring; nothing if there is no such thing.
    fn details(view: &Self::View, what: &str, texts: &Book) -> Option<Vec<String>>;

    /// What the viewer must choose now.
    fn question(view: &Self::View, texts: &Book) -> String;

    /// The viewer's choices.
    fn choices(view: &Self::View, texts: &Book) -> Vec<Group<Self::Action>>;

    /// An action in a few words, as the viewer would say it: `23 on A1`.
    fn action(view: &Self::View, action: Self::Action, texts: &Book) -> String;

    /// Why a choice is good, in words.
    fn reason(reason: &Reason, texts: &Book) -> String {
        texts::reason(reason, texts)
    }

    /// What an action does, and the paragraphs of the rules it rests on.
    fn explain(view: &Self::View, action: Self::Action, texts: &Book) -> Vec<String>;

    /// A deal as the viewer saw it; nothing where the table says it all.
    fn dealt(view: &Self::View, deal: &Self::Deal, texts: &Book) -> Option<String>;

    /// What else has changed since the viewer last looked.
    fn news(_before: &Self::View, _now: &Self::View, _texts: &Book) -> Vec<String> {
        Vec::new()
    }

    /// Further commands, one a line, for the help.
    fn commands(texts: &Book) -> Vec<String>;

    /// The result of a game that has ended.
    fn result(view: &Self::View, texts: &Book) -> Vec<String>;
}

/// Choices that belong together.
#[derive(Clone, Debug)]
pub(crate) struct Group<A> {
    /// What they have in common; without it every choice has a line of its own.
    pub(crate) title: Option<String>,
    /// The choices, each with what tells it from the others.
    pub(crate) choices: Vec<(A, String)>,
}

impl<A> Group<A> {
    /// Choices on one line behind a title.
    pub(crate) const fn titled(title: String, choices: Vec<(A, String)>) -> Self {
        Self { title: Some(title), choices }
    }

    /// One choice on a line of its own.
    pub(crate) fn alone(action: A, label: String) -> Self {
        Self { title: None, choices: vec![(action, label)] }
    }
}

/// The score of each seat with what `parts` says about it, and the winners, where everybody plays for themselves.
pub(crate) fn ranked(ranking: &Ranking, parts: impl Fn(Seat) -> String, texts: &Book) -> Vec<String> {
    let players = u8::try_from(ranking.scores.len()).unwrap_or(Seat::LIMIT);
    let scores = Seat::all(players).zip(&ranking.scores).map(|(seat, points)| {
        let score = say!(texts, "result-score", seat = seat, points = points);
        format!("{score} ({})", parts(seat))
    });
    let winners = listed(ranking.winners);
    let winners = say!(texts, "result-winners", count = ranking.winners.len(), seats = winners);
    scores.chain([winners]).collect()
}

/// Seat numbers, separated by commas.
fn listed(seats: Seats) -> String {
    joined(seats.iter(), ", ")
}
