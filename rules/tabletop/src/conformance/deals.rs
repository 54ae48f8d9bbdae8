//! The weights of what is due add up, and the game accepts no other deal.

use super::{Failure, Law, Trial, broken, check_refused, check_text, deal_next};
use crate::{Due, Game, Waiting};

impl<G: Game> Trial<'_, G> {
    pub(super) fn check_deals(&mut self) -> Result<(), Failure> {
        match self.game.due() {
            Some(due) => self.check_due(&due),
            None => self.check_no_deal(),
        }
    }

    fn check_due(&mut self, due: &G::Due) -> Result<(), Failure> {
        let weights = due.weights();
        let total: u32 = weights.iter().map(|(_, weight)| weight).sum();
        if due.count() == 0 || due.count() > due.total() || total != due.total() {
            let what = format!("{} of {} due, the weights give {total}", due.count(), due.total());
            return broken(Law::Dealt, what);
        }
        if !weights.array_windows().all(|[(one, _), (next, _)]| one < next) {
            return broken(Law::Dealt, format!("the pool is not ascending: {weights:?}"));
        }
        let mut unit = 0;
        for (item, weight) in weights {
            for unit in unit..unit + weight {
                let taken = due.clone().take(unit);
                if taken != Some(item) {
                    return broken(Law::Dealt, format!("unit {unit} is {taken:?}, not {item:?}"));
                }
            }
            unit += weight;
        }
        if let Some(item) = due.clone().take(unit) {
            return broken(Law::Dealt, format!("unit {unit} of {total} is {item:?}"));
        }

        let mut next = self.game.clone();
        let deal = deal_next(&mut next, &mut self.luck)?;
        check_text(&deal)?;
        self.check_conserved(&next, &format!("after {deal}"))?;

        if due.count() == 1 {
            return Ok(());
        }
        let mut short = due.clone();
        for _ in 1..due.count() {
            short.take(0);
        }
        let short = short.finish();
        check_refused(&self.game, &format!("`{short}`, one item short,"), |game| game.deal(&short))
    }

    fn check_no_deal(&self) -> Result<(), Failure> {
        match &self.dealt {
            Some(deal) if self.game.waiting() != Waiting::Dealer => {
                check_refused(&self.game, &format!("`{deal}`, which is not due,"), |game| game.deal(deal))
            }
            _ => Ok(()),
        }
    }
}
