//! What a seat may choose. The state and the view both ask here.

use crate::hand::{Flags, Hand};
use crate::{Action, Keen, Pile, Step, Tops};
use tabletop::Luck;

/// The choice that a seat must make, with everything that decides what is legal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) step: Step,
    pub(crate) hand: Hand,
    pub(crate) tops: Tops,
    /// Whether enough cards were placed to end the turn (TG-11).
    pub(crate) may_end: bool,
}

impl Choice {
    /// Calls `each` once with every legal action.
    #[inline]
    pub(crate) fn for_each(self, mut each: impl FnMut(Action)) {
        if self.step == Step::Keen {
            return Keen::all().map(Action::Keen).for_each(each);
        }
        // TG-7 to TG-9, pile by pile: the branch predictor can't guess whether a single card fits, but a bit count is
        // branch-free.
        for pile in Pile::ALL {
            let mut fitting = self.hand.fitting(pile, self.tops.on(pile));
            while let Some(card) = self.hand.pop(&mut fitting) {
                each(Action::Place(card, pile));
            }
        }
        if self.may_end {
            each(Action::End);
        }
    }

    /// The action with the number that `luck` names, in the order of [`Choice::for_each`]. It counts the actions
    /// without making them.
    #[inline]
    pub(crate) fn random_action(self, luck: &mut impl Luck) -> Option<Action> {
        if self.step == Step::Keen {
            return Keen::random(luck).map(Action::Keen);
        }
        let fitting = Pile::ALL.map(|pile| self.hand.fitting(pile, self.tops.on(pile)));
        let [a1, a2, d1, d2] = fitting.map(Flags::len);
        let count = a1 + a2 + d1 + d2;
        let number = luck.below(count + u32::from(self.may_end));
        if number >= count {
            return self.may_end.then_some(Action::End);
        }
        // Nothing here branches on the pile, because the branch predictor can't guess it.
        let starts = [0, a1, a1 + a2, a1 + a2 + d1];
        let index = starts.iter().filter(|start| number >= **start).count() - 1;
        let card = self.hand.nth(*fitting.get(index)?, number - starts.get(index)?)?;
        Some(Action::Place(card, *Pile::ALL.get(index)?))
    }
}

/// Whether the minimum is out of reach (TG-15): too few cards are placed, and no card in hand fits.
#[inline]
pub(crate) fn is_stuck(hand: Hand, tops: Tops, placed: u8, minimum: u8) -> bool {
    placed < minimum && hand.fitting_any(tops).is_empty()
}
