//! What a mark would bring, before it is made.

use crate::apply::extend;
use crate::board::Board;
use crate::score::bonuses_due;
use crate::state::Chain;
use crate::{Action, Card, Colour, Points, ScoreCard, Squares, View};

/// What a mark of the viewer would bring. The points count all tombs that the viewer has reached as if everybody were done, and
/// the bonuses for them as if nobody else reached a tomb (SGP-24).
///
/// ```
/// use silver_gold::{SetUp, SilverGold};
/// use tabletop::{Game, Seat, Viewer};
///
/// let mut game = SilverGold::new(SetUp::new(2)?);
/// for deal in ["deal 0 16 25 37 40", "deal 1 9 12 13 15"] {
///     game.deal(&deal.parse()?)?;
/// }
/// for (seat, action) in Seat::all(2).zip(["keep 25 40", "keep 9 12"]) {
///     game.act(seat, action.parse()?)?;
/// }
/// game.deal(&"display 1 2 3 4".parse()?)?;
/// game.deal(&"expedition I2".parse()?)?;
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// let outlook = view.outlook("mark 25:a1".parse()?).ok_or("no mark")?;
/// assert_eq!((outlook.before.total(), outlook.completes), (0, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The points before the mark.
    pub before: Points,
    /// The points after it.
    pub after: Points,
    /// The score card after it.
    pub score_card: ScoreCard,
    /// The extra squares that it brings and that can be marked.
    pub extras: u8,
    /// The card whose tomb it reaches.
    pub completes: Option<Card>,
    /// The boxes of colour bonuses that it would win.
    pub boxes: Vec<(Colour, i32)>,
}

impl View {
    /// What this mark or extra square of the viewer would bring. `None` for any other action, and for one that is not legal.
    #[must_use]
    pub fn outlook(&self, action: Action) -> Option<Outlook> {
        self.choice()?.check(&self.set_up, action).ok()?;
        let (card, squares) = match action {
            Action::Mark { card, squares } => (card, squares),
            Action::Extra { card, square } => (card, Squares::one(square)),
            _ => return None,
        };
        let own = self.marking.as_ref()?;
        let mut board = own.board;
        let chain = extend(own.chain, &self.set_up, &mut board, self.round, card, squares);
        let owed = |chain| match chain {
            Chain::Extra(owed) => owed,
            Chain::Mark | Chain::Done => 0,
        };
        let (before, had) = self.when_done(&own.board)?;
        let (after, mut boxes) = self.when_done(&board)?;
        boxes.retain(|won| !had.contains(won));
        Some(Outlook {
            before,
            after,
            score_card: board.score_card,
            extras: owed(chain).saturating_sub(owed(own.chain).saturating_sub(1)),
            completes: board
                .reached
                .into_iter()
                .flatten()
                .find(|card| !own.board.reached.contains(&Some(*card))),
            boxes,
        })
    }

    /// The points of the viewer with this board once everybody is done, and the bonus boxes that it wins then, if nobody else
    /// wins one.
    fn when_done(&self, board: &Board) -> Option<(Points, Vec<(Colour, i32)>)> {
        let (seat, deck) = (self.viewer.seat()?, self.set_up.deck());
        let reached = board.reached.into_iter().flatten().collect();
        let completed = self.completed.of(seat).union(reached);
        let (mut bonuses, mut boxes) = (self.bonuses, Vec::new());
        for card in bonuses_due(deck, board.reached, completed).into_iter().flatten() {
            let colour = deck.colour(card);
            boxes.extend(bonuses.free(colour).map(|points| (colour, points)));
            bonuses.award(colour, seat);
        }
        Some((Points::new(completed.len(), board.score_card, bonuses.points(seat)), boxes))
    }
}
