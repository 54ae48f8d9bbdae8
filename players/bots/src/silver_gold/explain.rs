//! What speaks for a turn: what it changes, compared with the desk before it.

use super::atlas::Atlas;
use super::desk::{Desk, Facts, Moment};
use super::reason::Why;
use super::worth::lacks_one;
use ::silver_gold::{Action, Card, Content, Held, Points, ScoreCard, SilverGold, Squares};
use tabletop::{Game, Seat};

/// Reasons that are given for one turn.
const MOST: usize = 4;

/// Why the seat would make this turn, most telling first.
pub(super) fn explain(atlas: &Atlas, game: &SilverGold, seat: Seat, turn: &[Action]) -> Vec<Why> {
    let moment = Moment::of(game);
    let desk = Desk::of(game, seat, atlas, &moment);
    let mut reasons = Vec::new();
    let mut others = 0;
    game.for_each_legal(seat, |_| others += 1);
    if others == 1 {
        reasons.push(Why::Only);
    }
    match turn.first() {
        Some(Action::Mark { .. } | Action::Extra { .. }) => marks(atlas, &desk, &moment, turn, &mut reasons),
        Some(Action::Take(card)) => new_card(atlas, &desk, &moment, *card, &mut reasons),
        Some(Action::Keep(pair)) => {
            pair.cards().into_iter().for_each(|card| new_card(atlas, &desk, &moment, card, &mut reasons));
        }
        Some(Action::TakePile) => reasons.push(Why::Unseen),
        Some(Action::Pass) | None => {}
    }
    reasons.truncate(MOST);
    reasons
}

fn marks(atlas: &Atlas, before: &Desk, moment: &Moment, turn: &[Action], reasons: &mut Vec<Why>) {
    let mut desk = *before;
    let (mut crosses, mut potions) = (0, 0);
    let mut danger = false;
    for action in turn {
        let (card, squares) = match action {
            Action::Mark { card, squares } => (*card, *squares),
            Action::Extra { card, square } => (*card, Squares::one(*square)),
            _ => continue,
        };
        let map = atlas.of(card);
        let place = desk.place(card);
        let (due, skulls) = (desk.due, desk.skulls);
        crosses += usize::from(desk.mark(place, squares, map, moment));
        if squares.meets(map.chamber.squares(Content::Tomb)) {
            reasons.push(Why::Completes { card, points: Points::PYRAMID });
            if desk.due > due {
                reasons.push(Why::Bonus { colour: map.colour, points: desk.due - due });
            }
            if moment.turns <= 2 {
                reasons.push(Why::InTime { turns: moment.turns });
            }
        }
        if squares.meets(map.chamber.squares(Content::Potion)) {
            potions += skulls.saturating_sub(desk.skulls);
        }
        danger |= squares.beside().meets(map.chamber.squares(Content::Skull));
    }
    let pairs = i32::from(desk.red.min(desk.green)) - i32::from(before.red.min(before.green));
    if pairs > 0 {
        reasons.push(Why::Pair { points: 5 * pairs });
    }
    if desk.lit && !before.lit {
        let round = moment.round;
        reasons.push(if moment.in_round == 0 { Why::LastTorch { round } } else { Why::Torch { round } });
    }
    if potions > 0 {
        reasons.push(Why::Potion { count: potions });
    }
    if crosses > 0 {
        reasons.push(Why::Extra { count: crosses });
    }
    if pairs == 0 && desk.red + desk.green > before.red + before.green {
        reasons.push(Why::Gem);
    }
    if desk.skulls > before.skulls {
        let worst = usize::from(desk.skulls).checked_sub(1).and_then(|worst| ScoreCard::LOSSES.get(worst));
        reasons.push(Why::Skull { points: worst.copied().unwrap_or(0) });
    }
    prospects(atlas, before, &desk, moment, reasons);
    if danger && desk.skulls <= before.skulls {
        reasons.push(Why::NoSkull);
    }
}

/// What the marks prepare.
fn prospects(atlas: &Atlas, before: &Desk, desk: &Desk, moment: &Moment, reasons: &mut Vec<Why>) {
    let facts = |held: &Held| Facts::of(atlas.of(held.card), held.marked, moment);
    let mut miss = 1.0;
    let mut near = 0;
    for (held, old) in desk.held.iter().zip(&before.held).filter_map(|(held, old)| held.zip(*old)) {
        let (now, then) = (facts(&held), facts(&old));
        if now.tomb == 0 {
            continue;
        }
        miss *= 1.0 - now.finish;
        near += u8::from(now.finish > 0.0);
        if now.tomb <= 3 && then.tomb > 3 && moment.turns > 0 {
            reasons.push(Why::WithinOne { card: held.card, squares: now.tomb });
        }
    }
    let percent = (100.0_f64 * (1.0 - miss)).round() as u32;
    if moment.turns > 0 && near == 2 {
        reasons.push(Why::BothOpen);
    } else if moment.turns > 0 && percent >= 50 {
        reasons.push(Why::Ready { percent });
    }
}

fn new_card(atlas: &Atlas, desk: &Desk, moment: &Moment, card: Card, reasons: &mut Vec<Why>) {
    let facts = Facts::of(atlas.of(card), Squares::NONE, moment);
    let (colour, bonus) = (facts.colour, moment.free_box(facts.colour));
    let count = desk.pyramids.get(colour as usize).copied().unwrap_or(0);
    let held = desk.held.iter().flatten().any(|held| atlas.of(held.card).colour == colour);
    if bonus > 0 && (lacks_one(count) || held && count < 6) {
        reasons.push(Why::Colour { colour, points: bonus });
    }
    if facts.tomb <= SHORT {
        reasons.push(Why::Short { card, squares: facts.tomb });
    }
    let near = |detour: Option<u8>| detour.is_some_and(|detour| detour <= 1);
    if near(facts.red) && desk.red < desk.green || near(facts.green) && desk.green < desk.red {
        reasons.push(Why::PairAhead { card });
    }
    if near(facts.torch) {
        reasons.push(Why::TorchAhead { card });
    }
    if facts.potion.is_some() && desk.skulls > 1 {
        reasons.push(Why::PotionAhead { card });
    }
}

/// A card with at most so many squares from entrance to tomb is short.
const SHORT: u8 = 7;
