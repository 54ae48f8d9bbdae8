//! Checks that a game could show a view that was read from outside.

use crate::board::Board;
use crate::state::Chain;
use crate::{Cards, Chamber, Colour, Expeditions, Held, ScoreCard, Shape, SilverGold, Squares, Step, View};
use tabletop::{Seat, Seats, SetUp as _, ViewError};

const fn unless(holds: bool, field: &'static str) -> Result<(), ViewError> {
    ViewError::unless(holds, field)
}

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
    unless(view.viewer.seat().is_none_or(|seat| seat.is_at(players)), "viewer")?;
    let is_there = match view.step {
        Step::Deal(seat) | Step::Take(seat) | Step::Draw(seat) => seat.is_at(players),
        _ => true,
    };
    unless(is_there, "step")?;
    unless(view.boards.players() == players, "boards")?;
    unless(view.completed.all().all(|(seat, _)| seat.is_at(players)), "completed")?;
    let winners = Colour::ALL.into_iter().flat_map(|colour| view.bonuses.of(colour)).flatten();
    unless(winners.into_iter().all(|seat| seat.is_at(players)), "bonuses")?;
    unless(view.done.iter().all(|seat| seat.is_at(players)), "done")
}

/// Whether this step can come now: round, expedition cards, display.
fn check_time(view: &View) -> Result<(), ViewError> {
    let all = view.set_up.deck().expeditions();
    let fits = |shape| view.expeditions_left.of(shape) <= all.of(shape);
    unless(Shape::ALL.into_iter().all(fits), "expeditions_left")?;
    unless((1..=SilverGold::ROUNDS).contains(&view.round), "round")?;
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
    unless(right, "expeditions_left")?;
    ViewError::unless_due(&view.expedition, in_play, "expedition")?;
    let is_used = |shape| view.expeditions_left.of(shape) < all.of(shape);
    unless(view.expedition.is_none_or(is_used), "expedition")?;
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
    unless(right, "display")
}

/// Whether each board could lie there.
fn check_boards(view: &View) -> Result<(), ViewError> {
    let taking = matches!(view.step, Step::Take(_) | Step::Draw(_) | Step::Refill);
    for (seat, board) in view.boards.iter() {
        let empty = matches!(view.step, Step::Deal(_) | Step::Keep);
        unless(!empty || *board == Board::default(), "boards")?;
        let two = view.step == Step::Display;
        unless(
            !two || board.held().all(|held| held.marked.is_empty()) && board.held().count() == 2,
            "boards",
        )?;
        unless(is_possible(board.score_card, view.round), "boards")?;
        for held in board.held() {
            let chamber = view.set_up.deck().chamber(held.card);
            // SGP-20: a completed card is put aside.
            unless(is_connected(held, chamber) && !held.is_completed(chamber), "boards")?;
        }
        let reached: Cards = board.reached.into_iter().flatten().collect();
        let count = board.reached.iter().flatten().count() as u8;
        let aside = view.completed.of(seat);
        let in_order = !matches!(board.reached, [None, Some(_)]) && reached.len() == count;
        let fits = in_order && reached.minus(aside).is_empty() && (taking || count == 0);
        let places = board.held.iter().filter(|place| place.is_none()).count() as u8;
        unless(fits && board.to_take <= count.min(places), "boards")?;
        let takes = matches!(view.step, Step::Take(next) | Step::Draw(next) if next == seat);
        unless(!takes || board.to_take > 0, "step")?;
    }
    Ok(())
}

/// SGP-5: whether a score card has boxes for what is crossed off, and torches only of rounds up to this one.
fn is_possible(card: ScoreCard, round: u8) -> bool {
    let fits = card.red().max(card.green()) <= ScoreCard::GEMS && card.skulls() <= ScoreCard::SKULLS;
    fits && (round + 1..=SilverGold::ROUNDS).all(|round| !card.torch(round))
}

/// SGP-12: whether the marks are none, or one area without walls that holds the entrance.
fn is_connected(held: &Held, chamber: &Chamber) -> bool {
    held.marked.is_empty() || chamber.entrance.reach(held.marked.minus(chamber.walls)) == held.marked
}

/// Whether every card is in one place, and all are there.
fn check_cards(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let mut seen = Cards::NONE;
    let mut count = 0;
    let mut place = |cards: Cards, number: u8| {
        seen = seen.union(cards);
        count += u32::from(number);
    };
    place(view.display, view.display.len());
    for (seat, board) in view.boards.iter() {
        place(board.cards(), board.held().count() as u8);
        place(view.completed.of(seat), view.completed.of(seat).len());
    }
    let dealt = match view.step {
        Step::Deal(next) => next.number(),
        Step::Keep => players,
        _ => 0,
    };
    let own = view.viewer.seat().filter(|seat| seat.is_at(dealt));
    ViewError::unless_due(&view.hand, own.is_some(), "hand")?;
    if let Some(hand) = view.hand {
        unless(hand.len() == 4, "hand")?;
        place(hand, 4);
    }
    unless(count == u32::from(seen.len()), "boards")?;
    let hidden = 4 * (dealt - u8::from(own.is_some()));
    unless(u32::from(view.draw_pile) + u32::from(hidden) + count == u32::from(Cards::ALL.len()), "draw_pile")
}

/// SGP-23: nobody wins more boxes of a colour than pairs of its pyramids.
fn check_bonuses(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let earned = |colour: Colour, seat: Seat| {
        let boxes = view.bonuses.of(colour).into_iter().filter(|winner| *winner == Some(seat)).count();
        let pyramids = view.completed.of(seat).intersection(view.set_up.deck().of_colour(colour)).len();
        2 * boxes <= usize::from(pyramids)
    };
    let all = |colour| Seat::all(players).all(|seat| earned(colour, seat));
    unless(Colour::ALL.into_iter().all(all), "bonuses")
}

/// Whether a possible set of seats is done, and the view has the viewer's own sealed choice.
fn check_sealed(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let sealed = matches!(view.step, Step::Keep | Step::Mark);
    unless(if sealed { view.done != Seats::all(players) } else { view.done.is_empty() }, "done")?;
    let own_done = view.viewer.seat().is_some_and(|seat| view.done.contains(seat));
    ViewError::unless_due(&view.kept, view.step == Step::Keep && own_done, "kept")?;
    let hand = view.hand.unwrap_or(Cards::NONE);
    unless(view.kept.is_none_or(|pair| pair.set().minus(hand).is_empty()), "kept")?;
    let marks = view.step == Step::Mark && view.viewer.seat().is_some();
    ViewError::unless_due(&view.marking, marks, "marking")?;
    unless(view.marking.as_ref().is_none_or(|own| (own.chain == Chain::Done) == own_done), "done")
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
            unless(held.is_none() && was.is_none(), "marking")?;
            continue;
        };
        let chamber = set_up.deck().chamber(held.card);
        let kept = held.card == was.card && was.marked.minus(held.marked) == Squares::NONE;
        unless(kept && is_connected(held, chamber), "marking")?;
        crosses += held.marked.minus(was.marked).intersection(chamber.crosses).len();
        if held.is_completed(chamber) {
            tombs = tombs.with(held.card);
        }
    }
    let reached: Cards = own.reached.into_iter().flatten().collect();
    let count = own.reached.iter().flatten().count() as u8;
    let in_order = !matches!(own.reached, [None, Some(_)]) && reached.len() == count;
    unless(in_order && reached == tombs && own.to_take == 0, "marking")?;
    unless(is_possible(own.score_card, view.round), "marking")?;
    let fits = match marking.chain {
        Chain::Mark => own == before,
        Chain::Extra(owed) => (1..=crosses).contains(&owed) && own.has_extra(set_up),
        Chain::Done => true,
    };
    unless(fits, "marking")
}
