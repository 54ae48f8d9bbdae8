//! What everybody can tell about a hidden hand.

/// How many top stones a hand holds, as everybody can tell. The exchange of PY-5 is left out exactly when the hand holds
/// no top stone (or the pile is empty), so whoever is asked to exchange holds one, and whoever is not holds none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TopStones {
    least: u8,
    most: u8,
}

impl TopStones {
    /// Between so many and so many.
    pub(crate) const fn new(least: u8, most: u8) -> Option<Self> {
        if least <= most { Some(Self { least, most }) } else { None }
    }

    /// The hand holds at least this many.
    #[must_use]
    pub const fn least(self) -> u8 {
        self.least
    }

    /// The hand holds at most this many.
    #[must_use]
    pub const fn most(self) -> u8 {
        self.most
    }

    /// After that many unseen cards came to the hand.
    pub(crate) const fn after_draw(self, cards: u8) -> Self {
        Self { least: self.least, most: self.most + cards }
    }

    /// Now that the hand's player is asked, or not asked, to exchange.
    pub(crate) fn after_asking(self, asked: bool) -> Self {
        if asked { Self { least: self.least.max(1), most: self.most } } else { Self { least: 0, most: 0 } }
    }

    /// After a card left for all to see, with `hand` cards remaining.
    pub(crate) fn after_leaving(self, top_stone: bool, hand: u8) -> Self {
        let gone = u8::from(top_stone);
        Self { least: self.least.saturating_sub(gone), most: self.most.saturating_sub(gone).min(hand) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_narrows_what_is_possible() {
        let seven = TopStones::default().after_draw(5).after_draw(2);
        assert_eq!((seven.least(), seven.most()), (0, 7));
        let asked = seven.after_asking(true);
        assert_eq!((asked.least(), asked.most()), (1, 7));
        let floors_gone = asked.after_leaving(false, 6).after_leaving(false, 5);
        assert_eq!((floors_gone.least(), floors_gone.most()), (1, 5));
        let one_gone = floors_gone.after_leaving(true, 4);
        assert_eq!((one_gone.least(), one_gone.most()), (0, 4));
        let not_asked = one_gone.after_draw(2).after_asking(false);
        assert_eq!((not_asked.least(), not_asked.most()), (0, 0));
        let two_new = not_asked.after_draw(2);
        assert_eq!((two_new.most(), two_new.after_leaving(true, 5).most()), (2, 1));
        assert_eq!(two_new.after_leaving(false, 5).most(), 2);
    }
}
