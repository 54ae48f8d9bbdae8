//! Advice: turns that were searched, with reasons.

use super::Player;
use super::board::Move;
use super::choice::{ScoredTurn, action};
use super::reason::Why;
use super::turns::{Start, Turn};
use crate::{Advice, Estimate, EvaluatedChoice, Reason, SearchLimits};
use tabletop::View as _;
use the_game::{Action, Keen, Pile, View};

/// How many reasons are given.
const REASONS: usize = 3;
/// A step of at most this distance is small.
const SMALL: u8 = 4;

impl Player {
    pub(super) fn advise_turn(
        &self,
        view: &View,
        also: &[Action],
        limits: &SearchLimits<'_>,
    ) -> Advice<Action> {
        // Playouts are made for the answer's sake, even if there is just one.
        let legal = view.legal_actions();
        let first = self.plan_first(view);
        let asked: Vec<Action> = also.iter().copied().filter(|action| legal.contains(action)).collect();
        let wanted = if asked.is_empty() { first.into_iter().collect() } else { asked };
        let (scored, nodes) = self.score_turns(view, &wanted, limits);
        let start = self.start(view, self.memory.board(view));
        let mut choices: Vec<EvaluatedChoice<Action>> =
            scored.iter().map(|turn| self.judged(view, &start, turn, &scored)).collect();
        // Who left the race earlier is not better, whatever the first few worlds said.
        let mut most = f64::INFINITY;
        for choice in &mut choices {
            most = most.min(choice.value);
            choice.value = most;
        }
        Advice { choices, nodes }
    }

    fn judged(
        &self,
        view: &View,
        start: &Start,
        scored: &ScoredTurn,
        all: &[ScoredTurn],
    ) -> EvaluatedChoice<Action> {
        let ScoredTurn { turn, score, wins } = scored;
        let mut actions: Vec<Action> = turn.moves.iter().filter_map(action).collect();
        if turn.complete && turn.board.out > 0 {
            actions.push(Action::End);
        }
        let surely = |mean: f64, figure: Estimate| if *wins { Estimate::exact(mean) } else { figure };
        let reasons = self.reasons(view, start, scored, all);
        EvaluatedChoice {
            turn: actions,
            value: if *wins { 1.0 } else { score.value() },
            win: surely(1.0, score.win()),
            result: surely(0.0, score.result()),
            reasons: reasons.into_iter().take(REASONS).map(Reason::from).collect(),
        }
    }

    /// Why a turn is good, most telling first.
    fn reasons(&self, view: &View, start: &Start, scored: &ScoredTurn, all: &[ScoredTurn]) -> Vec<Why> {
        let turn = &scored.turn;
        let mut reasons = Vec::new();
        if scored.wins {
            reasons.push(Why::Wins);
        }
        if view.legal_actions().len() == 1 {
            reasons.push(Why::Only);
        }
        let steps = steps(start, turn);
        for step in steps.iter().filter(|step| step.trick) {
            reasons.push(Why::Trick { card: step.m.card, pile: step.m.pile() });
        }
        let touched = |pile: Pile| steps.iter().any(|step| step.m.pile() == pile && !step.trick);
        reasons.extend(view.burning.iter().filter(|pile| touched(*pile)).map(|pile| Why::Covers { pile }));
        for pile in Pile::ALL {
            let touches = touched(pile);
            if touches {
                reasons.extend(self.asked(view, pile).map(|(seat, _)| Why::Against { pile, seat }));
            }
            // To leave a pile alone is worth a word only if others would be tempted.
            let tempting = all.iter().any(|other| other.turn.moves.iter().any(|m| m.pile() == pile));
            if !touches && tempting {
                reasons.extend(self.asked(view, pile).map(|(seat, _)| Why::Leaves { pile, seat }));
            }
        }
        for pile in Pile::ALL {
            let card = turn.board.trick(pile as u8);
            let placed_here = steps.iter().any(|step| step.m.pile() == pile);
            if card != 0 && turn.hand.contains(card) {
                reasons.push(Why::KeepsTrick { card, pile });
            } else if card != 0 && placed_here && turn.board.is_out(card) {
                reasons.push(Why::TrickOut { card, pile });
            }
        }
        reasons.extend(kept_way(turn, all).map(|card| Why::KeepsWay { card }));
        reasons.extend(pair(turn));
        reasons.extend(how_far(start, &steps));
        // What was placed before is done with, dear or cheap.
        let due = start.minimum.saturating_sub(start.placed);
        let beyond = (turn.moves.len() as u8).saturating_sub(due);
        let at_minimum = start.placed + turn.moves.len() as u8 == start.minimum;
        if beyond > 0 {
            reasons.push(Why::More { count: beyond });
        } else if turn.complete && !turn.hand.is_empty() {
            reasons.push(if at_minimum { Why::Stops } else { Why::Enough });
        }
        reasons
    }

    /// What the bot would do by the evaluation.
    fn plan_first(&self, view: &View) -> Option<Action> {
        let start = self.start(view, self.memory.board(view));
        let best = self.turns(view, &start).into_iter().next()?;
        best.moves.first().map_or(Some(Action::End), action)
    }

    /// How keen to be to start (TG-6); nothing is played out for it.
    pub(super) fn advise_keen(&self, view: &View) -> Advice<Action> {
        let Some(best) = self.keen(view) else { return Advice::NONE };
        let why = if best.much() >= 2 { Why::StartsWell } else { Why::StartsBadly };
        let mut choices: Vec<EvaluatedChoice<Action>> = Keen::all()
            .map(|keen| EvaluatedChoice {
                turn: vec![Action::Keen(keen)],
                value: -f64::from(keen.much().abs_diff(best.much())),
                win: Estimate::default(),
                result: Estimate::default(),
                reasons: if keen == best { vec![why.into()] } else { Vec::new() },
            })
            .collect();
        choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        Advice { choices, nodes: 0 }
    }
}

/// A card of a turn.
struct Step {
    m: Move,
    trick: bool,
    /// Cards still out that it passes over.
    passed: u8,
    distance: u8,
}

fn steps(start: &Start, turn: &Turn) -> Vec<Step> {
    let mut board = start.board;
    let step = |m: &Move| {
        let trick = board.is_trick(*m);
        let top = board.tops.get(usize::from(m.pile)).copied().unwrap_or_default();
        let passed = if trick { 0 } else { board.passed(m.card, m.pile) };
        board.place(*m);
        Step { m: *m, trick, passed, distance: top.abs_diff(m.card) }
    };
    turn.moves.iter().map(step).collect()
}

/// A card of the hand that can be placed forwards after this turn, but not after another that was searched.
fn kept_way(turn: &Turn, all: &[ScoredTurn]) -> Option<u8> {
    let open = |turn: &Turn, card: u8| {
        let [a1, a2, d1, d2] = turn.board.tops;
        card > a1.min(a2) || card < d1.max(d2)
    };
    turn.hand.iter().find(|card| {
        let shut = |other: &ScoredTurn| other.turn.hand.contains(*card) && !open(&other.turn, *card);
        open(turn, *card) && all.iter().any(shut)
    })
}

/// Two cards ten apart that stay in hand.
fn pair(turn: &Turn) -> Option<Why> {
    let low = turn.hand.iter().find(|card| turn.hand.contains(card + 10))?;
    Some(Why::SavesPair { low, high: low + 10 })
}

/// What there is to say about the distances.
fn how_far(start: &Start, steps: &[Step]) -> Option<Why> {
    let forwards = || steps.iter().filter(|step| !step.trick);
    let nearest = (0..4u8).filter_map(|pile| {
        let card = start.board.nearest(start.hand, pile);
        let top = start.board.tops.get(usize::from(pile)).copied()?;
        (card != 0).then(|| top.abs_diff(card))
    });
    let nearest = nearest.min()?;
    if let Some(step) = forwards().find(|step| step.passed == 0) {
        return Some(Why::Free { card: step.m.card, pile: step.m.pile() });
    }
    let largest = forwards().map(|step| step.distance).max()?;
    if largest <= SMALL {
        return Some(Why::SmallSteps { distance: largest });
    }
    let step = forwards().find(|step| step.distance == nearest)?;
    Some(Why::Nearest { card: step.m.card, pile: step.m.pile(), distance: step.distance })
}
