//! The weights of what is due add up, and the game accepts no other deal.

use super::{Broken, Law, Trial, broken, check_text};
use crate::{Due, Game, Waiting, draw};

impl<G: Game> Trial<'_, G> {
    pub(super) fn check_deals(&mut self) -> Result<(), Broken> {
        match self.game.due() {
            Some(due) => self.check_due(&due),
            None => self.check_no_deal(),
        }
    }

    fn check_due(&mut self, due: &G::Due) -> Result<(), Broken> {
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

        let deal = draw(due.clone(), &mut self.luck);
        check_text(&deal)?;
        let mut next = self.game.clone();
        if let Err(refusal) = next.deal(&deal) {
            return broken(Law::Dealt, format!("`{deal}` was due but refused: {refusal}"));
        }
        self.check_conserved(&next, &format!("after {deal}"))?;

        if due.count() == 1 {
            return Ok(());
        }
        let mut short = due.clone();
        for _ in 1..due.count() {
            short.take(0);
        }
        self.check_deal_refused(&short.finish(), "one item short")
    }

    fn check_no_deal(&self) -> Result<(), Broken> {
        match &self.dealt {
            Some(deal) if self.game.waiting() != Waiting::Dealer => self.check_deal_refused(deal, "not due"),
            _ => Ok(()),
        }
    }

    fn check_deal_refused(&self, deal: &G::Deal, why: &str) -> Result<(), Broken> {
        let mut next = self.game.clone();
        if next.deal(deal).is_ok() {
            return broken(Law::Refused, format!("`{deal}` is accepted, though {why}"));
        }
        if next != self.game {
            return broken(Law::Refused, format!("refusing `{deal}` changed the game"));
        }
        Ok(())
    }
}
