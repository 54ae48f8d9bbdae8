//! What a whole game can teach: what each choice cost, and what was luck.

mod account;
mod jury;
mod limit;
mod turning;
mod value;

pub use account::{Account, Swing};
pub use jury::{Care, Jury, Opinion, Weighed};
pub use limit::{Limit, Running};
pub use turning::{Cause, Tally, TurningPoint};
pub use value::{Value, is_sure};

use account::Keeping;
use bots::{Playable, Reason, Verdict};
use jury::sign;
use record::{Played, Record, RecordError, Step, replay};
use tabletop::{Game, PerSeat, Seat, SetUp, Viewer, seed_of};

/// A game looked at choice by choice.
#[derive(Clone, Debug)]
pub struct Analysis<G: Game> {
    /// Every choice, in the order of the record; only those of one seat if that was asked for. What was said is none.
    pub choices: Vec<Choice<G>>,
    /// One for all where they play together; else one for each seat that had something to choose.
    pub accounts: Vec<Account>,
    /// Whether all win or lose together.
    pub together: bool,
    /// Whether the game is over and everything was looked at, so that the accounts end with the result.
    pub over: bool,
    /// Whether it was stopped before everything was looked at.
    pub stopped: bool,
}

/// A choice that was made.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// The line of the record.
    pub line: usize,
    /// Which turn it belongs to, from 1: the choices of one seat between which nothing was dealt and nobody else chose.
    pub turn: usize,
    /// Who chose.
    pub seat: Seat,
    /// What the seat saw before it.
    pub view: G::View,
    /// What it chose.
    pub played: G::Action,
    /// Whether there was no other choice.
    pub forced: bool,
    /// What that was worth; nothing if it was forced, or if bots have only a rule of thumb for it.
    pub weighing: Option<Weighing<G::Action>>,
}

/// A choice against the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighing<A> {
    /// The best, and what would come after it in the same turn. Never empty.
    pub best: Vec<A>,
    /// Why that is the best, most telling first.
    pub reasons: Vec<Reason>,
    /// What could be expected of the best.
    pub best_value: Value,
    /// What could be expected of what was played.
    pub played_value: Value,
    /// What it cost, compared in the same imagined worlds. Above 0 is bad; exactly 0 if the best was played.
    pub cost: Value,
    /// What changed since the choice before it in the same account; nothing at the first.
    pub since: Option<Swing>,
}

/// How to look at a game.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// How hard to think about each choice.
    pub care: Care<'a>,
    /// Only the choices of this seat; of all if none is given.
    pub seat: Option<Seat>,
    /// The number that imagined worlds follow from.
    pub seed: u64,
}

/// Looks at every choice of a record with the eyes of the seat that made it. `progress` is told how many of how many
/// are done. A record that does not hold is refused before anything is weighed.
pub fn analyse<G: Playable>(
    record: &Record,
    deck: Option<&str>,
    look: &Look<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Analysis<G>, RecordError> {
    let replay = replay::<G>(record, deck)?;
    let set_up = replay.game().set_up().clone();
    let last = replay.clone().finish()?;
    let steps: Vec<Step<G>> = replay.collect::<Result<_, _>>()?;
    let looked = |seat: Seat| look.seat.is_none_or(|only| only == seat);
    let weighs = |step: &Step<G>| match &step.event {
        Played::Action(seat, action) => {
            !G::is_aside(*action) && looked(*seat) && has_choice(&step.before, *seat)
        }
        Played::Deal(_) => false,
    };
    let total = steps.iter().filter(|step| weighs(step)).count();
    let jury = |seat| {
        looked(seat).then(|| Jury::<G>::new(&set_up, seat, seed_of(look.seed, u64::from(seat.number()))))
    };
    let mut juries = PerSeat::from_fn(|seat| jury(seat).filter(|_| seat.number() < set_up.players()));
    let mut course = Course::new(sign::<G>() < 0.0);
    let mut done = 0;
    progress(done, total);

    let after = steps.iter().skip(1).map(|step| &step.before).chain([&last]);
    for (step, after) in steps.iter().zip(after) {
        if let Played::Action(seat, action) = step.event
            && !G::is_aside(action)
        {
            course.turn(seat);
            let weighed = match &mut juries[seat] {
                Some(jury) if weighs(step) => {
                    let opinion = jury.weigh(&step.before.view(Viewer::Seat(seat)), &[action], 1, &look.care);
                    if look.care.is_stopped() {
                        return Ok(course.finish(None, true));
                    }
                    done += 1;
                    if opinion.nodes > 0 { opinion.choices } else { Vec::new() }
                }
                _ => Vec::new(),
            };
            if looked(seat) {
                course.choice(step, seat, action, weighed);
            }
        }
        course.happened(&step.event);
        progress(done, total);
        for seat in Seat::all(set_up.players()) {
            if let Some(jury) = &mut juries[seat] {
                jury.see(&after.view(Viewer::Seat(seat)));
            }
        }
    }
    Ok(course.finish(last.outcome().as_ref().map(G::verdict), false))
}

/// Whether the seat has more than one legal action.
fn has_choice<G: Game>(game: &G, seat: Seat) -> bool {
    let mut count = 0;
    game.for_each_legal(seat, |_| count += 1);
    count > 1
}

/// An analysis that is being made.
struct Course<G: Game> {
    choices: Vec<Choice<G>>,
    together: bool,
    /// One for each seat; where all play together only the first is kept.
    books: PerSeat<Option<Keeping>>,
    turn: usize,
    /// Whose turn it is, until something is dealt.
    at: Option<Seat>,
}

impl<G: Playable> Course<G> {
    fn new(together: bool) -> Self {
        Self { choices: Vec::new(), together, books: PerSeat::default(), turn: 0, at: None }
    }

    /// Notes who chooses now.
    fn turn(&mut self, seat: Seat) {
        if self.at != Some(seat) {
            self.turn += 1;
        }
        self.at = Some(seat);
    }

    /// Notes a choice; `weighed` has the best first and what was played last, or nothing.
    fn choice(&mut self, step: &Step<G>, seat: Seat, played: G::Action, weighed: Vec<Weighed<G::Action>>) {
        let owner = if self.together { None } else { Some(seat) };
        let book = &mut self.books[owner.unwrap_or_default()];
        let played_value = weighed.iter().find(|one| one.turn.first() == Some(&played));
        let played_value = played_value.map(|one| (one.value, one.cost));
        let weighing = weighed.into_iter().next().zip(played_value).map(|(best, (value, cost))| {
            let since = book.as_mut().map(|book| book.reach(seat, best.value));
            let keeping = book.get_or_insert_with(|| Keeping::new(owner, seat, best.value, sign::<G>()));
            keeping.choose(value, cost);
            Weighing {
                best: best.turn,
                reasons: best.reasons,
                best_value: best.value,
                played_value: value,
                cost,
                since,
            }
        });
        let view = step.before.view(Viewer::Seat(seat));
        let forced = !has_choice(&step.before, seat);
        self.choices.push(Choice { line: step.line, turn: self.turn, seat, view, played, forced, weighing });
    }

    /// Notes what happened, a choice or anything else.
    fn happened(&mut self, event: &Played<G>) {
        let by = match event {
            Played::Deal(_) => None,
            Played::Action(seat, _) => Some(*seat),
        };
        if by.is_none() {
            self.at = None;
        }
        for seat in Seat::all(Seat::LIMIT) {
            if let Some(book) = &mut self.books[seat] {
                book.note(by);
            }
        }
    }

    fn finish(self, verdict: Option<Verdict>, stopped: bool) -> Analysis<G> {
        let over = verdict.is_some();
        let close = |(seat, book): (Seat, &Option<Keeping>)| {
            let result = verdict.as_ref().map(|verdict| value_of(verdict, seat));
            book.map(|book| book.close(result))
        };
        let accounts = self.books.iter(Seat::LIMIT).filter_map(close).collect();
        Analysis { choices: self.choices, accounts, together: self.together, over, stopped }
    }
}

/// What the end of a game is worth to a seat.
fn value_of(verdict: &Verdict, seat: Seat) -> Value {
    match verdict {
        Verdict::Team { left } => Value::exact(if *left == 0 { 1.0 } else { 0.0 }, f64::from(*left)),
        Verdict::Ranking(ranking) => {
            let winners = ranking.winners;
            let win = if winners.contains(seat) { 1.0 / f64::from(winners.len().max(1)) } else { 0.0 };
            let players = u8::try_from(ranking.scores.len()).unwrap_or(Seat::LIMIT);
            let scores = || Seat::all(players).zip(&ranking.scores);
            let own = scores().find(|(other, _)| *other == seat).map_or(0, |(_, score)| *score);
            let best = scores().filter(|(other, _)| *other != seat).map(|(_, score)| *score).max();
            Value::exact(win, f64::from(own - best.unwrap_or(0)))
        }
    }
}
