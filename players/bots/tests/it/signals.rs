//! TG-18: what the bots of The Game say is no code.

use crate::table::Table;
use bots::{Bot, Level, Playable, SearchLimits};
use tabletop::{Game, Seat, draw};
use the_game::{Action, Card, Cards, Pile, SetUp, TheGame, View};

type Player = <TheGame as Playable>::Bot;

/// What one seat was shown and asked, with the bot as it was before.
struct Call {
    bot: Player,
    view: View,
    /// What it said, if it was asked.
    said: Option<Vec<Action>>,
}

/// Whether the seat would have said the same all the time with other cards in place of some that it holds.
fn says_the_same(calls: &[Call], swaps: &[(Card, Card)]) -> bool {
    let has =
        |call: &Call| swaps.iter().any(|(held, _)| call.view.hand.is_some_and(|hand| hand.contains(*held)));
    let since = calls.iter().rposition(|call| !has(call)).map_or(0, |call| call + 1);
    let mut bot = calls[since].bot.clone();
    calls[since..].iter().all(|call| {
        let real = call.view.hand.unwrap();
        let swaps = swaps.iter().filter(|(held, _)| real.contains(*held));
        let hand = swaps.fold(real, |hand, (held, other)| hand.without(*held).with(*other));
        let mut view = call.view.clone();
        view.hand = Some(hand);
        match &call.said {
            Some(said) => bot.say(&view) == *said,
            None => {
                bot.see(&view);
                true
            }
        }
    })
}

/// The cards that a phrase about a pile may be about: the trick card and the next ones ahead that are still out.
fn ahead(view: &View, pile: Pile) -> Vec<Card> {
    let out = Cards::ALL.minus(view.placed.unwrap());
    let top = view.tops.on(pile);
    let (mut ahead, others): (Vec<Card>, Vec<Card>) =
        out.iter().partition(|card| (card.number() > top) == pile.is_ascending());
    ahead.sort_by_key(|card| card.number().abs_diff(top));
    let trick = others.into_iter().filter(|card| pile.accepts(top, *card));
    trick.chain(ahead).take(12).collect()
}

/// Shows all bots what they see, and keeps that in mind.
fn show(table: &mut Table<TheGame>, calls: &mut [Vec<Call>]) {
    for (seat, calls) in table.seats().into_iter().zip(calls) {
        let (bot, view) = (table.bot(seat).clone(), table.view(seat));
        table.bot(seat).see(&view);
        calls.push(Call { bot, view, said: None });
    }
}

/// How many cards could be the reason for a phrase, up to three. Nothing if several cards of the hand are a reason for it, or if
/// its reason is one for another phrase too.
fn reasons(calls: &[Call], view: &View, seat: Seat, pile: Pile) -> Option<usize> {
    let (hand, near) = (view.hand.unwrap(), ahead(view, pile));
    let mut held = near.iter().copied().filter(|card| hand.contains(*card));
    let (reason, None) = (held.next().unwrap(), held.next()) else { return None };
    let mut others =
        Pile::ALL.into_iter().filter(|other| *other != pile && view.signals[seat][*other].is_some());
    if others.any(|other| ahead(view, other).contains(&reason)) {
        return None;
    }
    let spare = Cards::ALL.minus(hand).minus(view.placed.unwrap());
    let could_be = |card: &&Card| {
        // The card may have come at another time than the reason: then it takes the place of another card.
        let places = hand.iter().filter(|other| *other != reason);
        let mut elsewhere = places.flat_map(|place| spare.iter().map(move |new| (place, new)));
        says_the_same(calls, &[(reason, **card)])
            || elsewhere
                .any(|(place, new)| new != **card && says_the_same(calls, &[(reason, new), (place, **card)]))
    };
    Some(1 + near.iter().filter(|card| **card != reason).filter(could_be).take(2).count())
}

/// TG-18: what a bot says always leaves at least three cards possible as the reason for it. A card is possible if the bot would
/// have said the same all the time with this card in its hand.
#[test]
fn tg_18_a_phrase_leaves_three_cards_possible() {
    let mut phrases = 0;
    for players in 2..=5 {
        let set_up = SetUp::new(players).unwrap();
        let levels = vec![Level::Policy; usize::from(players)];
        let mut table = Table::<TheGame>::with_talk(&set_up, &levels, 40, false);
        let mut calls: Vec<Vec<Call>> = table.seats().iter().map(|_| Vec::new()).collect();
        while let Some(mover) = table.to_move() {
            for seat in table.seats() {
                let (bot, view) = (table.bot(seat).clone(), table.view(seat));
                let said = table.bot(seat).say(&view);
                for aside in &said {
                    table.game.act(seat, *aside).unwrap();
                }
                calls[usize::from(seat.number())].push(Call { bot, view, said: Some(said) });
                let view = table.view(seat);
                let calls = &calls[usize::from(seat.number())];
                for aside in calls.last().and_then(|call| call.said.clone()).unwrap_or_default() {
                    let Action::Say(pile, Some(phrase)) = aside else { continue };
                    let Some(reasons) = reasons(calls, &view, seat, pile) else { continue };
                    assert!(reasons >= 3, "{phrase:?} {pile} has {reasons} possible reasons at {view:?}");
                    phrases += 1;
                }
            }
            show(&mut table, &mut calls);
            let view = table.view(mover);
            let action = table.bot(mover).choose(&view, &SearchLimits::DEFAULT).unwrap();
            table.game.act(mover, action).unwrap();
            show(&mut table, &mut calls);
            while let Some(due) = table.game.due() {
                let deal = draw(due, &mut table.luck);
                table.game.deal(&deal).unwrap();
                show(&mut table, &mut calls);
            }
        }
    }
    assert!(phrases > 100, "{phrases} phrases");
}
