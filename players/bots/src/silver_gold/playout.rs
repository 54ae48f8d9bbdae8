//! Playing on from a choice with the one-ply policy, for a few expedition cards.

use super::desk::{Desk, Moment, turns_left};
use super::foresight::Foresight;
use super::policy::best;
use super::world::World;
use super::worth::Lore;
use ::silver_gold::{SetUp, SilverGold, Wanted};
use tabletop::{Game, Seat, SetUp as _, Waiting};

/// Plays on in the world until `turns` expedition cards are to come, or the game is over. Everybody plays by policy,
/// except that `careful` looks one expedition card ahead.
pub(super) fn play_on(
    game: &mut SilverGold,
    world: &World,
    lore: &Lore,
    turns: usize,
    careful: Option<Foresight<'_>>,
) {
    let players = game.set_up().players();
    loop {
        match game.waiting() {
            Waiting::Dealer => {
                if game.expedition().is_none() && turns_left(game) <= turns && !game.display().is_empty() {
                    return;
                }
                if !world.deal(game) {
                    return;
                }
            }
            Waiting::Seats(seats) => {
                for seat in Seat::all(players).filter(|seat| seats.contains(*seat)) {
                    let foresight = careful.filter(|careful| careful.seat == seat);
                    let ahead = foresight.and_then(|foresight| foresight.choose(game));
                    let played = match ahead {
                        Some(action) => game.act(seat, action).is_ok() && finish_extras(game, seat, lore),
                        None => finish_turn(game, seat, lore),
                    };
                    if !played {
                        return;
                    }
                }
            }
            Waiting::Nobody => return,
        }
    }
}

/// The seat does by policy all that it has to do before somebody else must; false if it could not.
pub(super) fn finish_turn(game: &mut SilverGold, seat: Seat, lore: &Lore) -> bool {
    let Some(action) = best(lore, game, seat, 0) else { return false };
    game.act(seat, action).is_ok() && finish_extras(game, seat, lore)
}

/// The seat marks by policy the extra squares that are due; false if it could not.
pub(super) fn finish_extras(game: &mut SilverGold, seat: Seat, lore: &Lore) -> bool {
    while game.wanted(seat) == Some(Wanted::Extra) {
        let Some(action) = best(lore, game, seat, 1) else { return false };
        if game.act(seat, action).is_err() {
            return false;
        }
    }
    true
}

/// What each seat is likely to end with.
pub(super) fn prospects(game: &SilverGold, lore: &Lore) -> [f64; *SetUp::PLAYERS.end() as usize] {
    let mut prospects = [0.0; *SetUp::PLAYERS.end() as usize];
    for (seat, worth) in Seat::all(game.set_up().players()).zip(&mut prospects) {
        *worth = prospect(game, seat, lore);
    }
    prospects
}

/// What the seat is likely to end with.
pub(super) fn prospect(game: &SilverGold, seat: Seat, lore: &Lore) -> f64 {
    let moment = Moment::of(game);
    let desk = Desk::of(game, seat, &lore.atlas, &moment);
    lore.worth(&desk, &lore.facts(&desk, &moment), 0, &moment)
}

/// How many points the seat is likely to be ahead of the best other.
pub(super) fn ahead(prospects: &[f64; *SetUp::PLAYERS.end() as usize], seat: Seat, players: u8) -> f64 {
    let own = prospects.get(usize::from(seat.number())).copied().unwrap_or(0.0);
    let others = Seat::all(players).zip(prospects).filter(|(other, _)| *other != seat);
    own - others.map(|(_, worth)| *worth).fold(f64::NEG_INFINITY, f64::max)
}
