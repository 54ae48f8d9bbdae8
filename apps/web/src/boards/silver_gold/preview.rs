//! What a choice would bring, in the order in which it is told, and which places to offer first.

use super::places::{Place, Places};
use silver_gold::{Action, Outlook, Squares, View, Wanted};
use tabletop::View as _;

/// A reason why the score changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// Points for a pyramid.
    Pyramid(i32),
    /// Points for the second, fourth or sixth of a colour, unless somebody is faster.
    Bonus(i32),
    /// Points for the torch of the round.
    Torch(i32),
    /// Points for gems.
    Gems(i32),
    /// Points back for skulls wiped.
    Potion(i32),
    /// So many extra squares.
    Extra(u8),
    /// Points lost: how many, and how many skulls there are then.
    Skull(i32, u8),
}

/// What a mark changes, gains first.
#[must_use]
pub fn gains(outlook: &Outlook) -> Vec<Gain> {
    let Outlook { before, after, extras, .. } = outlook;
    let up = |gain: fn(i32) -> Gain, points: i32| (points > 0).then(|| gain(points));
    let gains = [
        up(Gain::Pyramid, after.pyramids - before.pyramids),
        up(Gain::Bonus, after.bonuses - before.bonuses),
        up(Gain::Torch, after.torches - before.torches),
        up(Gain::Gems, after.gems - before.gems),
        up(Gain::Potion, before.skull - after.skull),
        (*extras > 0).then_some(Gain::Extra(*extras)),
        (after.skull > before.skull)
            .then(|| Gain::Skull(after.skull - before.skull, outlook.score_card.skulls())),
    ];
    gains.into_iter().flatten().collect()
}

/// The legal places of the view, one square each or the shape, best first.
#[must_use]
pub fn places(view: &View, legal: &[Action], one_square: bool) -> Places {
    let mut ranked: Vec<(i32, Place)> = Vec::new();
    for place in legal.iter().filter_map(|action| Place::of(*action)) {
        if (place.squares.len() == 1) == one_square {
            let worth = worth(view, place);
            let before = ranked.partition_point(|(other, _)| *other >= worth);
            ranked.insert(before, (worth, place));
        }
    }
    Places::new(ranked.into_iter().map(|(_, place)| place).collect())
}

/// Whether the viewer has no way to lay the whole shape, or owes single squares.
#[must_use]
pub fn only_single(view: &View, legal: &[Action]) -> bool {
    let shape = |place: Place| place.squares.len() > 1;
    view.wanted() == Some(Wanted::Extra) || !legal.iter().copied().filter_map(Place::of).any(shape)
}

/// A rough order, good enough for what a tap on a square should mean first: points, extra squares, the way to the tomb.
fn worth(view: &View, place: Place) -> i32 {
    let Some(outlook) = view.outlook(place.action) else { return 0 };
    let points = outlook.after.total() - outlook.before.total();
    let held = view.viewer().seat().map(|seat| view.held(seat)).unwrap_or_default();
    let held = held.into_iter().flatten().find(|held| held.card == place.card);
    let marked = held.map_or(Squares::NONE, |held| held.marked);
    let to_tomb = |marked| i32::from(view.chamber(place.card).squares_to_tomb(marked));
    let nearer = to_tomb(marked) - to_tomb(marked.union(place.squares));
    2 * points + 4 * i32::from(outlook.extras) + 3 * nearer
}
