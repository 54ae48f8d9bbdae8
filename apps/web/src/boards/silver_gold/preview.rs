//! What a choice would bring, found out by making it in a game that agrees with what the viewer sees.

use super::places::{Place, Places};
use silver_gold::{
    Action, Bonuses, Card, Chamber, Colour, Content, Held, Points, ScoreCard, Squares, Step, View, Wanted,
};
use tabletop::{Game, Seat, Seeded, View as _};

/// The view after one's own choice, as if the others had not chosen yet.
#[must_use]
pub fn after(view: &View, action: Action) -> Option<View> {
    let seat = view.viewer().seat()?;
    // What is hidden makes no difference to one's own card and score.
    let mut game = view.before_others().sample(&mut Seeded::new(0));
    game.act(seat, action).ok()?;
    Some(game.view(view.viewer()))
}

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

/// What a choice would bring to the score card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The score card before it.
    pub before: ScoreCard,
    /// The score card after it.
    pub after: ScoreCard,
    /// The points after it.
    pub points: i32,
    /// What changes, gains first.
    pub gains: Vec<Gain>,
    /// The card whose tomb it reaches.
    pub completes: Option<Card>,
    /// The boxes of colour bonuses that it would win.
    pub boxes: Vec<(Colour, i32)>,
}

impl Outlook {
    /// What the viewer's action would bring; none for somebody who only watches.
    #[must_use]
    pub fn of(view: &View, action: Action) -> Option<Self> {
        let seat = view.viewer().seat()?;
        let then = after(view, action)?;
        let (now, next) = (prospect(view, seat), prospect(&then, seat));
        let (before, after) = (view.score_card(seat), then.score_card(seat));
        let extra = then.extras_due().saturating_sub(view.extras_due().saturating_sub(1));
        let up = |gain: fn(i32) -> Gain, points: i32| (points > 0).then(|| gain(points));
        let gains = [
            up(Gain::Pyramid, next.pyramids - now.pyramids),
            up(Gain::Bonus, next.bonuses - now.bonuses),
            up(Gain::Torch, next.torches - now.torches),
            up(Gain::Gems, next.gems - now.gems),
            up(Gain::Potion, now.skull - next.skull),
            (extra > 0).then_some(Gain::Extra(extra)),
            (next.skull > now.skull).then(|| Gain::Skull(next.skull - now.skull, after.skulls())),
        ];
        let old = reached(view, seat);
        let completes = reached(&then, seat).into_iter().find(|card| !old.contains(card));
        let had = due_boxes(view, seat);
        let boxes = due_boxes(&then, seat).into_iter().filter(|due| !had.contains(due)).collect();
        let gains = gains.into_iter().flatten().collect();
        Some(Self { before, after, points: next.total(), gains, completes, boxes })
    }
}

/// The cards in work whose tombs are marked: they count once everybody is done.
fn reached(view: &View, seat: Seat) -> Vec<Card> {
    let done = |held: &Held| held.marked.meets(view.chamber(held.card).squares(Content::Tomb));
    view.held(seat).into_iter().flatten().filter(done).map(|held| held.card).collect()
}

/// The boxes that the seat will get for the tombs it has just reached, unless somebody is faster.
fn due_boxes(view: &View, seat: Seat) -> Vec<(Colour, i32)> {
    let mut boxes = Vec::new();
    for colour in Colour::ALL {
        let mut count = view.completed(seat).filter(|card| view.colour(*card) == colour).count();
        let free = view.bonuses.of(colour).into_iter().zip(Bonuses::BOXES);
        let mut free = free.filter_map(|(winner, points)| winner.is_none().then_some(points));
        for _ in reached(view, seat).into_iter().filter(|card| view.colour(*card) == colour) {
            count += 1;
            if matches!(count, 2 | 4 | 6) {
                boxes.extend(free.next().map(|points| (colour, points)));
            }
        }
    }
    boxes
}

/// What the seat has, with the tombs that it has reached and that do not count yet.
#[must_use]
pub fn prospect(view: &View, seat: Seat) -> Points {
    let mut points = view.points(seat);
    if view.step == Step::Mark {
        points.pyramids += Points::PYRAMID * i32::try_from(reached(view, seat).len()).unwrap_or(0);
        points.bonuses += due_boxes(view, seat).into_iter().map(|(_, points)| points).sum::<i32>();
    }
    points
}

/// How many squares must be marked at least to reach the tomb; none once it is marked.
#[must_use]
pub fn squares_to_tomb(chamber: &Chamber, marked: Squares) -> u8 {
    let tomb = chamber.squares(Content::Tomb);
    let free = Squares::ALL.minus(chamber.squares(Content::Wall));
    let (mut reach, mut count) =
        if marked.is_empty() { (chamber.squares(Content::Entrance), 1) } else { (marked, 0) };
    while !reach.meets(tomb) && count < silver_gold::Square::COUNT {
        reach = reach.union(reach.beside().intersection(free));
        count += 1;
    }
    count
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
    let Some(seat) = view.viewer().seat() else { return 0 };
    let Some(outlook) = Outlook::of(view, place.action) else { return 0 };
    let points = outlook.points - prospect(view, seat).total();
    let mut extra = 0;
    for gain in &outlook.gains {
        if let Gain::Extra(count) = gain {
            extra += i32::from(*count);
        }
    }
    let chamber = view.chamber(place.card);
    let held = view.held(seat).into_iter().flatten().find(|held| held.card == place.card);
    let marked = held.map_or(Squares::NONE, |held| held.marked);
    let nearer = i32::from(squares_to_tomb(chamber, marked))
        - i32::from(squares_to_tomb(chamber, marked.union(place.squares)));
    2 * points + 4 * extra + 3 * nearer
}
