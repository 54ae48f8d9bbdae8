//! The score card, the colour bonuses, and what all of it is worth.

use crate::{Card, Cards, Chamber, Colour, Content, Deck, SilverGold, Squares};
use tabletop::Seat;

/// SGP-5: what a player has crossed off: gems, torches and skulls.
///
/// ```
/// use silver_gold::ScoreCard;
///
/// // Twelve red gems, though there are only ten boxes, four green ones, a torch and three skulls.
/// let card = ScoreCard::new(12, 4, [2], 3);
/// assert_eq!((card.red(), card.gem_points()), (10, 4 * 5 + 6));
/// // Only the worst skull costs something.
/// assert_eq!(card.skull_loss(), 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ScoreCard {
    red: u8,
    green: u8,
    torches: Rounds,
    skulls: u8,
}

/// A set of rounds: one bit for each, at its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Rounds(u8);

impl Rounds {
    /// The set of just this round; empty if there is no such round.
    const fn one(round: u8) -> Self {
        let is_round = round != 0 && round <= SilverGold::ROUNDS;
        Self((is_round as u8) << (round & 7))
    }

    /// Whether this round is in the set.
    pub(crate) const fn has(self, round: u8) -> bool {
        round < 8 && self.0 >> round & 1 != 0
    }
}

impl FromIterator<u8> for Rounds {
    /// Numbers of no round do not count.
    fn from_iter<I: IntoIterator<Item = u8>>(rounds: I) -> Self {
        Self(rounds.into_iter().fold(0, |set, round| set | Self::one(round).0))
    }
}

impl ScoreCard {
    /// The number of gems of each colour on a score card.
    pub const GEMS: u8 = 10;

    /// The number of skulls on a score card.
    pub const SKULLS: u8 = 10;

    /// SGP-5: what each skull costs, in the order in which they are crossed off.
    pub const LOSSES: [i32; Self::SKULLS as usize] = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55];

    /// The points of a torch.
    pub const TORCH: i32 = 5;

    /// SGP-26: the points of a red and a green gem together.
    pub const GEM_PAIR: i32 = 5;

    /// A score card with these boxes crossed off. Numbers beyond its boxes do not count. `torches` are rounds, from 1.
    pub fn new(red: u8, green: u8, torches: impl IntoIterator<Item = u8>, skulls: u8) -> Self {
        Self {
            red: red.min(Self::GEMS),
            green: green.min(Self::GEMS),
            torches: torches.into_iter().collect(),
            skulls: skulls.min(Self::SKULLS),
        }
    }

    /// The number of red gems crossed off, at most 10.
    pub const fn red(self) -> u8 {
        self.red
    }

    /// The number of green gems crossed off, at most 10.
    pub const fn green(self) -> u8 {
        self.green
    }

    /// Whether the torch of this round, from 1 to 4, is crossed off.
    pub const fn torch(self, round: u8) -> bool {
        self.torches.has(round)
    }

    /// How many torches are crossed off.
    pub const fn torches(self) -> u8 {
        self.torches.0.count_ones() as u8
    }

    /// The number of skulls crossed off, at most 10.
    pub const fn skulls(self) -> u8 {
        self.skulls
    }

    /// The number of pairs of a red and a green gem, and of the gems left over.
    pub const fn gem_pairs(self) -> (u8, u8) {
        let pairs = if self.red < self.green { self.red } else { self.green };
        (pairs, self.red.abs_diff(self.green))
    }

    /// SGP-26: 5 for each pair of a red and a green gem, 1 for each gem left over.
    pub fn gem_points(self) -> i32 {
        let (pairs, rest) = self.gem_pairs();
        Self::GEM_PAIR * i32::from(pairs) + i32::from(rest)
    }

    /// SGP-26: what the worst crossed-off skull costs, and only that one.
    pub fn skull_loss(self) -> i32 {
        let worst = usize::from(self.skulls).checked_sub(1).and_then(|worst| Self::LOSSES.get(worst));
        worst.copied().unwrap_or(0)
    }

    /// Crosses off what these squares, marked together, bring in this round. A torch of no round is not lit.
    #[inline]
    pub fn mark(&mut self, chamber: &Chamber, squares: Squares, round: u8) {
        let count = |content| chamber.squares(content).intersection(squares).len();
        // SGP-15: beyond ten of a colour nothing more counts.
        self.red = (self.red + count(Content::RedGem)).min(Self::GEMS);
        self.green = (self.green + count(Content::GreenGem)).min(Self::GEMS);
        // SGP-16: however many torches are marked, they light only the one of the current round.
        if count(Content::Torch) > 0 {
            self.torches.0 |= Rounds::one(round).0;
        }
        // SGP-18: all skulls of the shape first, to the limit of SGP-17, then its potions.
        let skulls = (self.skulls + count(Content::Skull)).min(Self::SKULLS);
        self.skulls = skulls.saturating_sub(2 * count(Content::Potion));
    }
}

/// SGP-23: who won which bonus of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bonuses([[Option<Seat>; 3]; 3]);

impl Bonuses {
    /// The points of the boxes of a colour, in the order in which they are won.
    pub const BOXES: [i32; 3] = [10, 6, 3];

    /// Who won the boxes of 10, 6 and 3 points of this colour.
    #[allow(clippy::indexing_slicing, reason = "there are boxes for every colour")]
    pub const fn of(self, colour: Colour) -> [Option<Seat>; 3] {
        self.0[colour as usize]
    }

    /// The highest box of this colour that is still free.
    pub fn free(self, colour: Colour) -> Option<i32> {
        let mut boxes = self.of(colour).into_iter().zip(Self::BOXES);
        boxes.find(|(winner, _)| winner.is_none()).map(|(_, points)| points)
    }

    /// The points that this seat won.
    pub fn points(self, seat: Seat) -> i32 {
        let boxes = self.0.into_iter().flat_map(|winners| winners.into_iter().zip(Self::BOXES));
        boxes.filter(|(winner, _)| *winner == Some(seat)).map(|(_, points)| points).sum()
    }

    /// The seat takes the highest free box of the colour, if one is left.
    pub(crate) fn award(&mut self, colour: Colour, seat: Seat) {
        if let Some(boxes) = self.0.get_mut(colour as usize)
            && let Some(free) = boxes.iter_mut().find(|winner| winner.is_none())
        {
            *free = Some(seat);
        }
    }
}

/// SGP-23: whether the pyramid with this number among a player's completed ones of its colour wins a bonus. The second,
/// fourth and sixth do.
#[inline]
pub const fn brings_bonus(pyramids: u8) -> bool {
    matches!(pyramids, 2 | 4 | 6)
}

/// SGP-24: the pyramids in `reached` that win a bonus, because they make the number of the player's pyramids of one colour
/// 2, 4 or 6. They are in the order of their marks. `completed` holds all pyramids of the player, the new ones too.
pub(crate) fn bonuses_due(deck: &Deck, reached: [Option<Card>; 2], completed: Cards) -> [Option<Card>; 2] {
    let [first, second] = reached;
    let makes_even = |card: Card, later: Option<Card>| {
        let same = deck.of_colour(deck.colour(card));
        let later = later.is_some_and(|later| same.contains(later));
        brings_bonus(completed.intersection(same).len() - u8::from(later))
    };
    [first.filter(|card| makes_even(*card, second)), second.filter(|card| makes_even(*card, None))]
}

/// SGP-26: the parts of a player's score.
///
/// ```
/// use silver_gold::{Points, ScoreCard};
///
/// // Three red and two green gems, the torches of the first two rounds, three skulls.
/// let score_card = ScoreCard::new(3, 2, [1, 2], 3);
/// // Four pyramids, and bonuses of 10 points.
/// let points = Points::new(4, score_card, 10);
/// assert_eq!((points.gems, points.skull), (11, 6));
/// assert_eq!(points.total(), 4 * 10 + 2 * 5 + 10 + 11 - 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points {
    /// 10 points for each completed pyramid.
    pub pyramids: i32,
    /// 5 points for each torch.
    pub torches: i32,
    /// The points of the colour bonuses.
    pub bonuses: i32,
    /// The points for gems.
    pub gems: i32,
    /// The points lost to the worst skull; not negative.
    pub skull: i32,
}

impl Points {
    /// The points of a completed pyramid.
    pub const PYRAMID: i32 = 10;

    /// The points for this number of completed pyramids, this score card and these bonuses.
    pub fn new(pyramids: u8, score_card: ScoreCard, bonuses: i32) -> Self {
        Self {
            pyramids: Self::PYRAMID * i32::from(pyramids),
            torches: ScoreCard::TORCH * i32::from(score_card.torches()),
            bonuses,
            gems: score_card.gem_points(),
            skull: score_card.skull_loss(),
        }
    }

    /// The sum of all parts.
    pub const fn total(self) -> i32 {
        self.pyramids + self.torches + self.bonuses + self.gems - self.skull
    }
}
