//! TG-18: what the bots of The Game say is no code. The meanings are those of docs/bots.md, written down once more.

use crate::table::Table;
use bots::{Bot, Level, SearchLimits};
use tabletop::{Seat, SetUp as _};
use the_game::{Action, Card, Cards, Phrase, Pile, SetUp, TheGame, View};

/// The near cards of a pile and the next ones. There are none where there would be fewer than three.
fn near_and_next(view: &View, pile: Pile) -> (Cards, Cards) {
    let top = view.tops.on(pile);
    let out = Cards::ALL.minus(view.placed.unwrap());
    let (mut forwards, others): (Vec<Card>, Vec<Card>) =
        out.iter().partition(|card| (card.number() > top) == pile.is_ascending());
    forwards.sort_by_key(|card| card.number().abs_diff(top));
    let trick = others.into_iter().filter(|card| pile.accepts(top, *card));
    let ahead: Vec<Card> = trick.chain(forwards).collect();
    let mut groups = ahead.chunks_exact(3).map(|group| group.iter().copied().collect::<Cards>());
    (groups.next().unwrap_or_default(), groups.next().unwrap_or_default())
}

/// The meaning of all phrases of a seat: sets with at least one card of its hand each, and cards that it does not hold.
fn meaning(view: &View, seat: Seat) -> (Vec<(Pile, Cards)>, Cards) {
    let (mut claims, mut denied) = (Vec::new(), Cards::NONE);
    for pile in Pile::ALL {
        let (near, next) = near_and_next(view, pile);
        match view.signals[seat][pile] {
            Some(Phrase::Leave) => claims.push((pile, near)),
            Some(Phrase::NoJump) => claims.push((pile, next)),
            Some(Phrase::Here) => denied = denied.union(near).union(next),
            Some(Phrase::Good) | None => {}
        }
    }
    (claims, denied)
}

/// Whether some hand with these cards, and `more` others that are not denied, meets all claims.
fn is_possible(held: Cards, more: u8, claims: &[(Pile, Cards)], denied: Cards) -> bool {
    match claims.iter().find(|(_, claim)| claim.intersection(held).is_empty()) {
        None => true,
        Some((_, claim)) if more > 0 => {
            claim.minus(denied).iter().any(|card| is_possible(held.with(card), more - 1, claims, denied))
        }
        Some(_) => false,
    }
}

/// TG-18: every claim is true and leaves at least three cards possible, together with all else that the seat says.
fn check_meanings(view: &View, seat: Seat) {
    let (claims, denied) = meaning(view, seat);
    let hand = view.hand.unwrap();
    assert!(hand.intersection(denied).is_empty(), "{seat:?} says what is not true: {view:?}");
    for (pile, claim) in &claims {
        let phrase = view.signals[seat][*pile];
        assert!(!hand.intersection(*claim).is_empty(), "{phrase:?} {pile} is not true: {view:?}");
        let fits = |card: &Card| is_possible(Cards::NONE.with(*card), hand.len() - 1, &claims, denied);
        let possible: Vec<Card> = claim.minus(denied).iter().filter(fits).collect();
        assert!(possible.len() >= 3, "{phrase:?} {pile} leaves only {possible:?} possible: {view:?}");
    }
}

/// TG-18: no card that a phrase is about is the only one to make a bot say it. With any other in its place it says the same.
fn check_reasons(bot: &mut impl Bot<TheGame>, view: &View, seat: Seat) {
    let hand = view.hand.unwrap();
    for (pile, claim) in meaning(view, seat).0 {
        let held: Vec<Card> = claim.intersection(hand).iter().collect();
        // A hand of fewer cards can't meet every claim that four phrases can make.
        if let ([reason], 4..) = (held.as_slice(), hand.len()) {
            for other in claim.minus(hand).iter() {
                let mut view = view.clone();
                view.hand = Some(hand.without(*reason).with(other));
                let changed = bot.say(&view);
                let takes_back =
                    changed.iter().find(|said| matches!(said, Action::Say(on, _) if *on == pile));
                assert_eq!(takes_back, None, "{other} in place of {reason}: {view:?}");
            }
        }
    }
}

#[test]
fn tg_18_a_phrase_leaves_three_cards_possible() {
    for players in 2..=5 {
        // How often each phrase was said.
        let mut said = [0; Phrase::ALL.len()];
        for (seed, options) in ["", "", "minimum=3", "hand=small", "fire"].into_iter().enumerate() {
            let set_up = SetUp::parse(players, options, None).unwrap();
            let levels = vec![Level::Policy; usize::from(players)];
            let mut table = Table::<TheGame>::new(&set_up, &levels, seed as u64);
            while table.to_move().is_some() {
                for seat in table.seats() {
                    let view = table.view(seat);
                    check_meanings(&view, seat);
                    let phrases = Pile::ALL.into_iter().filter_map(|pile| view.signals[seat][pile]);
                    phrases.for_each(|phrase| said[phrase as usize] += 1);
                    check_reasons(&mut table.bot(seat).clone(), &view, seat);
                }
                table.play(&SearchLimits::DEFAULT, 1);
            }
        }
        let [leave, no_jump, others @ ..] = said;
        assert!(leave.min(no_jump) > 100 && others == [0, 0], "{players} players: {said:?}");
    }
}
