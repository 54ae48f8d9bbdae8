//! Checks that a game could show a view that was read from outside.

use crate::board::Board;
use crate::state::Chain;
use crate::{
    Card, Cards, Chamber, Colour, Content, Expeditions, Held, ScoreCard, Shape, SilverGold, Squares, Step,
    View,
};
use tabletop::{Seat, Seats, SetUp as _, ViewError, require, require_when_due};

/// Checks all that bots and legal actions depend on: every card is in at most one place, marks are connected, all
/// numbers agree.
pub(crate) fn check(view: &View) -> Result<(), ViewError> {
    check_seats(view)?;
    check_time(view)?;
    check_boards(view)?;
    check_cards(view)?;
    check_bonuses(view)?;
    check_sealed(view)?;
    check_marking(view)
}

/// Whether the table has all seats that are named, and a board for each of them.
fn check_seats(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    require(view.viewer.seat().is_none_or(|seat| seat.is_at(players)), "viewer")?;
    let is_there = match view.step {
        Step::Deal(seat) | Step::Take(seat) | Step::Draw(seat) => seat.is_at(players),
        _ => true,
    };
    require(is_there, "step")?;
    require(view.boards.players() == players, "boards")?;
    require(view.completed.all().all(|(seat, _)| seat.is_at(players)), "completed")?;
    let winners = Colour::ALL.into_iter().flat_map(|colour| view.bonuses.of(colour)).flatten();
    require(winners.into_iter().all(|seat| seat.is_at(players)), "bonuses")?;
    require(view.done.iter().all(|seat| seat.is_at(players)), "done")
}

/// Whether this step can come now: round, expedition cards, display.
fn check_time(view: &View) -> Result<(), ViewError> {
    let all = view.set_up.deck().expeditions();
    let fits = |shape| view.expeditions_left.of(shape) <= all.of(shape);
    require(Shape::ALL.into_iter().all(fits), "expeditions_left")?;
    require((1..=SilverGold::ROUNDS).contains(&view.round), "round")?;
    let left = view.expeditions_left.total();
    let (at_start, in_play) = match view.step {
        Step::Deal(_) | Step::Keep | Step::Display => (true, false),
        Step::Mark | Step::Take(_) | Step::Draw(_) | Step::Refill => (false, true),
        Step::Expedition | Step::Over => (false, false),
    };
    // SGP-8: seven of the eight are used in a round.
    let right = match view.step {
        _ if at_start => left == Expeditions::COUNT && view.round == 1,
        _ if in_play => (1..Expeditions::COUNT).contains(&left),
        Step::Expedition => left > 1,
        _ => left == 1 && view.round == SilverGold::ROUNDS,
    };
    require(right, "expeditions_left")?;
    require_when_due(&view.expedition, in_play, "expedition")?;
    let is_used = |shape| view.expeditions_left.of(shape) < all.of(shape);
    require(view.expedition.is_none_or(is_used), "expedition")?;
    let display = view.display.len();
    let something = display > 0 || view.draw_pile > 0;
    // SGP-20, SGP-22: the display is full unless the draw pile has run out or cards are being taken.
    let right = match view.step {
        _ if at_start => display == 0,
        Step::Take(_) => display <= 4 && something,
        Step::Draw(_) => display <= 4 && view.draw_pile > 0,
        Step::Refill => display < 4 && view.draw_pile > 0,
        _ => display == 4 || display < 4 && view.draw_pile == 0,
    };
    require(right, "display")
}

/// Whether each board could lie there.
fn check_boards(view: &View) -> Result<(), ViewError> {
    let taking = matches!(view.step, Step::Take(_) | Step::Draw(_) | Step::Refill);
    for (seat, board) in view.boards.iter() {
        let empty = matches!(view.step, Step::Deal(_) | Step::Keep);
        require(!empty || *board == Board::default(), "boards")?;
        let two = view.step == Step::Display;
        require(
            !two || board.held().all(|held| held.marked.is_empty()) && board.held().count() == 2,
            "boards",
        )?;
        require(is_possible(board.score_card, view.round), "boards")?;
        for held in board.held() {
            let chamber = view.set_up.deck().chamber(held.card);
            // SGP-20: a completed card is put aside.
            require(is_connected(held, chamber) && !held.is_completed(chamber), "boards")?;
        }
        let reached = reached(board);
        let fits = reached.is_some_and(|cards| {
            let empty = board.held.iter().filter(|place| place.is_none()).count() as u8;
            let is_time = taking || cards.is_empty();
            is_time
                && cards.minus(view.completed.of(seat)).is_empty()
                && board.to_take <= cards.len().min(empty)
        });
        require(fits, "boards")?;
        let takes = matches!(view.step, Step::Take(next) | Step::Draw(next) if next == seat);
        require(!takes || board.to_take > 0, "step")?;
    }
    Ok(())
}

/// The cards whose tombs were reached, if they are different cards and the second place is empty where the first is.
fn reached(board: &Board) -> Option<Cards> {
    match board.reached {
        [None, Some(_)] => None,
        [Some(first), Some(second)] if first == second => None,
        cards => Some(cards.into_iter().flatten().collect()),
    }
}

/// SGP-5: whether a score card has boxes for what is crossed off, and torches only of rounds up to this one.
fn is_possible(card: ScoreCard, round: u8) -> bool {
    let fits = card.red().max(card.green()) <= ScoreCard::GEMS && card.skulls() <= ScoreCard::SKULLS;
    fits && (round + 1..=SilverGold::ROUNDS).all(|round| !card.torch(round))
}

/// SGP-12: whether the marks are none, or one area without walls that holds the entrance.
fn is_connected(held: &Held, chamber: &Chamber) -> bool {
    held.marked.is_empty()
        || chamber.squares(Content::Entrance).reach(held.marked.minus(chamber.squares(Content::Wall)))
            == held.marked
}

/// Whether every card is in one place, and all are there.
fn check_cards(view: &View) -> Result<(), ViewError> {
    let dealt = match view.step {
        Step::Deal(next) => next.number(),
        Step::Keep => view.set_up.players(),
        _ => 0,
    };
    let own = view.viewer.seat().filter(|seat| seat.is_at(dealt));
    require_when_due(&view.hand, own.is_some(), "hand")?;
    require(view.hand.is_none_or(|hand| hand.len() == SilverGold::HAND), "hand")?;
    let held = view.boards.iter().flat_map(|(_, board)| board.held()).map(|held| held.card);
    let completed = view.completed.all().map(|(_, card)| card);
    let hand = view.hand.unwrap_or_default();
    let open: Vec<Card> = held.chain(completed).chain(view.display.iter()).chain(hand.iter()).collect();
    let count = open.len();
    require(count == usize::from(open.into_iter().collect::<Cards>().len()), "boards")?;
    let hidden = SilverGold::HAND * (dealt - u8::from(own.is_some()));
    require(
        usize::from(view.draw_pile) + usize::from(hidden) + count == usize::from(Card::COUNT),
        "draw_pile",
    )
}

/// SGP-23: nobody wins more boxes of a colour than pairs of its pyramids.
fn check_bonuses(view: &View) -> Result<(), ViewError> {
    let earned = |colour: Colour, seat: Seat| {
        let boxes = view.bonuses.of(colour).into_iter().filter(|winner| *winner == Some(seat)).count();
        let pyramids = view.completed.of(seat).intersection(view.set_up.deck().of_colour(colour)).len();
        2 * boxes <= usize::from(pyramids)
    };
    let seats = || Seat::all(view.set_up.players());
    require(Colour::ALL.into_iter().all(|colour| seats().all(|seat| earned(colour, seat))), "bonuses")
}

/// Whether a possible set of seats is done, and the view has the viewer's own sealed choice.
fn check_sealed(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let sealed = matches!(view.step, Step::Keep | Step::Mark);
    require(if sealed { view.done != Seats::all(players) } else { view.done.is_empty() }, "done")?;
    let own_done = view.viewer.seat().is_some_and(|seat| view.done.contains(seat));
    require_when_due(&view.kept, view.step == Step::Keep && own_done, "kept")?;
    let hand = view.hand.unwrap_or(Cards::NONE);
    require(view.kept.is_none_or(|pair| pair.set().minus(hand).is_empty()), "kept")?;
    let marks = view.step == Step::Mark && view.viewer.seat().is_some();
    require_when_due(&view.marking, marks, "marking")?;
    require(view.marking.as_ref().is_none_or(|own| (own.chain == Chain::Done) == own_done), "done")
}

/// Whether the viewer's own board can have come from what the others see.
fn check_marking(view: &View) -> Result<(), ViewError> {
    let (Some(marking), Some(seat)) = (&view.marking, view.viewer.seat()) else { return Ok(()) };
    let own = &marking.board;
    let before = &view.boards[seat];
    let set_up = &view.set_up;
    let mut crosses = 0;
    let mut tombs = Cards::NONE;
    for (held, was) in own.held.iter().zip(&before.held) {
        let (Some(held), Some(was)) = (held, was) else {
            require(held.is_none() && was.is_none(), "marking")?;
            continue;
        };
        let chamber = set_up.deck().chamber(held.card);
        let kept = held.card == was.card && was.marked.minus(held.marked) == Squares::NONE;
        require(kept && is_connected(held, chamber), "marking")?;
        crosses += held.marked.minus(was.marked).intersection(chamber.squares(Content::RedCross)).len();
        if held.is_completed(chamber) {
            tombs = tombs.with(held.card);
        }
    }
    require(reached(own) == Some(tombs) && own.to_take == 0, "marking")?;
    require(is_possible(own.score_card, view.round), "marking")?;
    let fits = match marking.chain {
        Chain::Mark => own == before,
        Chain::Extra(owed) => (1..=crosses).contains(&owed) && own.has_extra(set_up),
        Chain::Done => true,
    };
    require(fits, "marking")
}
