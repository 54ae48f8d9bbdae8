//! A beginner: it plays the nearest card, or a trick that it sees, and no more cards than it must.

use tabletop::{Luck, View as _};
use the_game::{Action, View};

/// The nearest card by its number, now and then the second or third nearest. Ends the turn as soon as that is allowed.
pub(super) fn nearest(view: &View, luck: &mut impl Luck) -> Option<Action> {
    let mut legal = view.legal_actions();
    let distance = |action: &Action| match action {
        Action::Place(card, pile) => {
            let (number, top) = (i16::from(card.number()), i16::from(view.tops.on(*pile)));
            if pile.is_ascending() { number - top } else { top - number }
        }
        _ if view.burning.is_empty() => i16::MIN,
        _ => i16::MAX,
    };
    legal.sort_by_key(distance);
    let may_end = legal.contains(&Action::End);
    let index = if may_end || luck.below(4) > 0 { 0 } else { luck.below(3) as usize };
    legal.get(index).or(legal.first()).copied()
}
