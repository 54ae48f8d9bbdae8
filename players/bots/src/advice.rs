//! What a bot thinks of the choices at a view.

use crate::{CandidateScore, Estimate};

/// The choices that a bot has evaluated, best first.
///
/// ```
/// use bots::{Bot, Level, Nodes, Playable, SearchLimits};
/// use tabletop::{Game, Seat, Seeded, View as _, Viewer, draw};
/// use the_game::{SetUp, TheGame};
///
/// let set_up = SetUp::new(1)?;
/// let mut game = TheGame::new(set_up.clone());
/// while let Some(due) = game.due() {
///     game.deal(&draw(due, &mut Seeded::new(1)))?;
/// }
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// let mut bot = TheGame::bot(Level::Expert, &set_up, Seat::FIRST, 1);
/// // The bot also evaluates the actions that it is asked about.
/// let asked = view.legal_actions()[0];
/// let advice = bot.advise(&view, &[asked], &SearchLimits::within(&Nodes(20)));
/// assert!(advice.choices.iter().any(|choice| choice.turn[0] == asked));
/// assert!(advice.choices.is_sorted_by(|better, worse| better.value >= worse.value));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// The choices, best first. Weak candidates are dropped early, after fewer sampled worlds. Their chance to win is then less
    /// certain and may look higher than that of a better choice; the errors tell.
    pub choices: Vec<EvaluatedChoice<A>>,
    /// How many playouts the advice took.
    pub nodes: u64,
}

impl<A> Advice<A> {
    /// No advice: the seat has nothing to choose.
    pub const NONE: Self = Self { choices: Vec::new(), nodes: 0 };

    /// Advice on searched choices, best first. One that left the race earlier is not better, even if the first few worlds
    /// favoured it.
    pub(crate) fn new(mut choices: Vec<EvaluatedChoice<A>>, nodes: u64) -> Self {
        let mut most = f64::INFINITY;
        for choice in &mut choices {
            most = most.min(choice.value);
            choice.value = most;
        }
        Self { choices, nodes }
    }
}

impl<A: Clone> Advice<A> {
    /// The scores of these turns, in their order.
    pub(crate) fn measured(turns: &[Vec<A>], scores: &[CandidateScore]) -> Self {
        let choice = |(turn, score): (&Vec<A>, _)| EvaluatedChoice::new(turn.clone(), score, Vec::new());
        let nodes = scores.iter().map(|score| score.worlds() as u64).sum();
        Self { choices: turns.iter().zip(scores).map(choice).collect(), nodes }
    }
}

/// One choice and what to expect of it.
///
/// ```
/// use bots::{Bot, Level, Playable, SearchLimits};
/// use pyramids::{Pyramids, SetUp};
/// use tabletop::{Game, Seat, Seeded, View as _, Viewer, Waiting, draw};
///
/// let set_up = SetUp::new(2)?;
/// let mut game = Pyramids::new(set_up.clone());
/// while let Some(due) = game.due() {
///     game.deal(&draw(due, &mut Seeded::new(1)))?;
/// }
/// let Waiting::Seats(seats) = game.waiting() else { return Err("the game waits for a seat".into()) };
/// let seat = seats.first().ok_or("no seat")?;
/// let view = game.view(Viewer::Seat(seat));
/// let advice = Pyramids::bot(Level::Expert, &set_up, seat, 1).advise(&view, &[], &SearchLimits::DEFAULT);
/// for choice in &advice.choices {
///     // The first action of the turn is the choice to make now; the others are the plan after it.
///     assert!(view.legal_actions().contains(&choice.turn[0]));
///     // The chance to win and the expected lead come from the same playouts, each with its standard error.
///     assert!(choice.win.mean <= 1.0 && choice.win.error.is_some() && choice.result.error.is_some());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluatedChoice<A> {
    /// The choice, and after it what the bot would do in the rest of the turn, as far as it can be planned. Never empty.
    pub turn: Vec<A>,
    /// The value by which the search ranks, in a unit of the game. More is better, and no choice has more than the one before
    /// it. Values of different advice can't be compared.
    pub value: f64,
    /// The chance to win, from 0 to 1. A win shared by two players counts as half a win.
    pub win: Estimate,
    /// The cards left in a cooperative game (fewer is better), otherwise the points ahead of the best other seat (more is
    /// better).
    pub result: Estimate,
    /// The reasons, most important first.
    pub reasons: Vec<Reason>,
}

impl<A> EvaluatedChoice<A> {
    pub(crate) fn new(turn: Vec<A>, score: &CandidateScore, reasons: Vec<Reason>) -> Self {
        Self { turn, value: score.value(), win: score.win(), result: score.result(), reasons }
    }
}

/// A reason as a key for translators, unique among all games, and the arguments of its sentence. This crate has no sentences:
/// [`Playable::REASONS`](crate::Playable::REASONS) lists all keys, and `benben` has them in five languages.
///
/// ```
/// use bots::{Playable, Reason};
/// use the_game::TheGame;
///
/// let reason = Reason { key: "the-game-reason-trick", arguments: vec![("card", "57".into()), ("pile", "A1".into())] };
/// // The list tells a translator which arguments the sentence of a key has.
/// let (_, names) = TheGame::REASONS.iter().find(|(key, _)| *key == reason.key).ok_or("no such reason")?;
/// assert_eq!(*names, ["card", "pile"]);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reason {
    /// The key, such as `the-game-reason-trick`.
    pub key: &'static str,
    /// Cards, piles and numbers by name, in the notation of the game.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_map"))]
    pub arguments: Vec<(&'static str, String)>,
}

/// Writes arguments as one object.
#[cfg(feature = "serde")]
fn as_map<S: serde::Serializer>(
    arguments: &[(&'static str, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(arguments.iter().map(|(name, value)| (name, value)))
}

/// Makes a [`Reason`] from its key and arguments, a name alone standing for the variable of this name:
/// `reason!("key", card, points = 5)`.
macro_rules! reason {
    ($key:literal $(, $name:ident $(= $value:expr)?)*) => {
        $crate::Reason {
            key: $key,
            arguments: vec![$((stringify!($name), $crate::advice::reason!(@text $name $($value)?))),*],
        }
    };
    (@text $name:ident) => { $name.to_string() };
    (@text $name:ident $value:expr) => { $value.to_string() };
}
pub(crate) use reason;
