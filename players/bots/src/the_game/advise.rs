//! Advice: turns that were searched, with reasons.

use super::TheGameBot;
use super::board::Move;
use super::choice::ScoredTurn;
use crate::advice::reason;
use crate::{Advice, Estimate, EvaluatedChoice, SearchLimits};
use tabletop::View as _;
use the_game::{Action, Keen, View};

impl TheGameBot {
    pub(super) fn advise_turn(
        &self,
        view: &View,
        also: &[Action],
        limits: &SearchLimits<'_>,
    ) -> Advice<Action> {
        let legal = view.legal_actions();
        let start = self.start(view);
        let asked = also.iter().filter(|action| legal.contains(action));
        let mut asked: Vec<Option<Move>> = asked.map(|action| Move::of(*action)).collect();
        if asked.is_empty() {
            // The evaluation's own turn is played out, even if it is the only one.
            asked.extend(start.turns().first().map(|best| best.moves.first().copied()));
        }
        let scored = self.score_turns(view, &asked, limits);
        let nodes = scored.iter().map(|turn| turn.score.worlds() as u64).sum();
        let evaluated = |scored_turn: &ScoredTurn| {
            let ScoredTurn { turn, score, wins } = scored_turn;
            let mut actions: Vec<Action> = turn.moves.iter().filter_map(|m| m.action()).collect();
            if turn.complete && turn.board.out > 0 {
                actions.push(Action::End);
            }
            let reasons = self.reasons(view, &start, scored_turn, &scored);
            let mut choice = EvaluatedChoice::new(actions, score, reasons);
            if *wins {
                (choice.value, choice.win, choice.result) = (1.0, Estimate::exact(1.0), Estimate::exact(0.0));
            }
            choice
        };
        Advice::new(scored.iter().map(evaluated).collect(), nodes)
    }

    /// Advice on how keen to be to start (TG-6), without playouts.
    pub(super) fn advise_keen(&self, view: &View) -> Advice<Action> {
        let Some(best) = self.keen(view) else { return Advice::NONE };
        let reason = match best.number() {
            2.. => reason!("the-game-reason-starts-well"),
            _ => reason!("the-game-reason-starts-badly"),
        };
        let mut choices: Vec<EvaluatedChoice<Action>> = Keen::all()
            .map(|keen| EvaluatedChoice {
                turn: vec![Action::Keen(keen)],
                value: -f64::from(keen.number().abs_diff(best.number())),
                win: Estimate::default(),
                result: Estimate::default(),
                reasons: if keen == best { vec![reason.clone()] } else { Vec::new() },
            })
            .collect();
        choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        Advice { choices, nodes: 0 }
    }
}
