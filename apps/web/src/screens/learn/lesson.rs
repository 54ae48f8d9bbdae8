//! Lessons as data: a deal that is always the same, and what is to be done with it, step by step.

use crate::key;
use record::GameName;

/// The level of the bot that plays along.
pub const LEVEL: &str = "casual";

/// A lesson. Its table has two seats: the learner, and a bot.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The game.
    pub game: GameName,
    /// The number from which the deal and the bot's luck follow.
    pub seed: u32,
    /// What is said and done, in order.
    pub steps: &'static [Step],
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The key of what is said.
    pub text: &'static str,
    /// What is to be done: an action in notation, in which `*` stands for anything. With nothing here it is only read.
    pub wants: Option<&'static str>,
    /// What glows on the board, as a selector.
    pub shows: &'static str,
}

impl Lesson {
    /// The lesson of a game.
    #[must_use]
    pub const fn of(game: GameName) -> Self {
        match game {
            GameName::TheGame => Self { game, seed: 4654, steps: THE_GAME },
            GameName::SilverGold => Self { game, seed: 19, steps: SILVER_GOLD },
            GameName::Pyramids => Self { game, seed: 6952, steps: PYRAMIDS },
        }
    }

    /// The secret of its table.
    #[must_use]
    pub fn secret(&self) -> String {
        format!("{:064x}", self.seed)
    }
}

impl Step {
    /// Whether this action is what is to be done.
    #[must_use]
    pub fn accepts(&self, action: &str) -> bool {
        self.wants.is_some_and(|wants| is_like(wants, action))
    }
}

/// Whether a text is like a pattern, in which `*` stands for anything.
fn is_like(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            text.char_indices()
                .map(|(at, _)| at)
                .chain([text.len()])
                .any(|at| text.get(at..).is_some_and(|text| is_like(rest, text)))
        }),
    }
}

const fn read(text: &'static str, shows: &'static str) -> Step {
    Step { text, wants: None, shows }
}

const fn act(text: &'static str, wants: &'static str, shows: &'static str) -> Step {
    Step { text, wants: Some(wants), shows }
}

static THE_GAME: &[Step] = &[
    read(key!("learn-tg-aim"), ""),
    act(key!("learn-tg-start"), "keen 3", "[data-keen='3']"),
    act(key!("learn-tg-up"), "18>A1", "[data-card='18'], [data-pile='A1']"),
    act(key!("learn-tg-down"), "94>D1", "[data-card='94'], [data-pile='D1']"),
    act(key!("learn-tg-back"), "8>A1", "[data-card='8'], [data-pile='A1']"),
    act(key!("learn-tg-more"), "93>D1", "[data-card='93'], [data-pile='D1']"),
    act(key!("learn-tg-end"), "end", "[data-do='end-turn']"),
    read(key!("learn-tg-draw"), ""),
    act(key!("learn-tg-talk"), "say *", "[data-do='talk'], .seats .extra"),
    act(key!("learn-tg-own"), "*>*", ""),
    act(key!("learn-tg-own-two"), "*>*", ""),
    act(key!("learn-tg-again"), "end", "[data-do='end-turn']"),
    read(key!("learn-tg-over"), ""),
    read(key!("learn-tg-done"), ""),
];

static SILVER_GOLD: &[Step] = &[
    read(key!("learn-sg-aim"), ""),
    act(key!("learn-sg-keep"), "keep 27 48", "[data-card='27'], [data-card='48'], [data-do='seal']"),
    act(
        key!("learn-sg-first"),
        "mark 48:a1,a2,b2",
        "[data-chamber='48']:is([data-square='a1'], [data-square='a2'], [data-square='b2'])",
    ),
    act(key!("learn-sg-cross"), "extra 48:b1", "[data-chamber='48'][data-square='b1']"),
    act(
        key!("learn-sg-turn"),
        "mark 48:c2,d2,d3",
        "[data-chamber='48']:is([data-square='c2'], [data-square='d2'], [data-square='d3'])",
    ),
    read(key!("learn-sg-found"), ".sg-sheet"),
    act(key!("learn-sg-one"), "mark 48:c1", "[data-do='one-square'], [data-chamber='48'][data-square='c1']"),
    act(
        key!("learn-sg-tomb"),
        "mark 48:e3,e4,e5",
        "[data-chamber='48']:is([data-square='e3'], [data-square='e4'], [data-square='e5'])",
    ),
    act(key!("learn-sg-take"), "take *", ".sg-choice.take [data-card]"),
    read(key!("learn-sg-colours"), ""),
    read(key!("learn-sg-rounds"), "[data-do='round']"),
    read(key!("learn-sg-points"), ".sg-sheet"),
    read(key!("learn-sg-done"), ""),
];

static PYRAMIDS: &[Step] = &[
    read(key!("learn-py-aim"), ""),
    act(
        key!("learn-py-swap"),
        "swap bT",
        "[data-do='exchange'], .hand [data-card='bT'], [data-do='exchange-these']",
    ),
    act(key!("learn-py-start"), "y6@0", ".hand [data-card='y6'], [data-start='0']"),
    act(key!("learn-py-end"), "end", "[data-do='end-turn']"),
    act(key!("learn-py-discard"), "discard g2", ".hand [data-card='g2'], [data-do='discard']"),
    read(key!("learn-py-bot"), ""),
    act(key!("learn-py-floor"), "y5@0.1", ".hand [data-card='y5'], [data-pyramid='0.1']"),
    act(key!("learn-py-skip"), "y3@0.1", ".hand [data-card='y3'], [data-pyramid='0.1']"),
    act(key!("learn-py-top"), "yT@0.1", ".hand [data-card='yT'], [data-pyramid='0.1']"),
    act(key!("learn-py-spoil"), "r3@1.1", ".hand [data-card='r3'], [data-pyramid='1.1']"),
    act(key!("learn-py-over"), "end", "[data-do='end-turn']"),
    read(key!("learn-py-points"), ""),
    read(key!("learn-py-done"), ""),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        assert!(is_like("end", "end") && !is_like("end", "ends"));
        assert!(is_like("say *", "say A1 leave") && !is_like("say *", "end"));
        assert!(is_like("*>*", "19>A1") && !is_like("*>*", "end"));
    }

    #[test]
    fn a_lesson_ends_with_something_to_read() {
        for game in crate::games::GAMES {
            let steps = Lesson::of(game).steps;
            assert!((8..=14).contains(&steps.len()), "{game:?}: {}", steps.len());
            assert!(steps.last().unwrap().wants.is_none());
        }
    }
}
