//! What is hidden in each game, and how to hide something else.

use super::{Doing, Story};
use crate::Seated;
use protocol::TableRequest;
use std::collections::BTreeMap;
use tabletop::{Game, Luck, Seat, Seeded, pick, shuffle};

/// What is hidden in a game, and how to hide something else.
pub(super) trait Hidden: Seated {
    /// Whether choices are sealed in this game.
    const SEALS: bool = true;

    /// The deals up to this step with other cards where the viewer sees only backs.
    fn disguise(story: &Story<Self>, to: usize, sealed: bool, luck: &mut Seeded) -> Vec<Self::Deal>;

    /// Something that is said.
    fn talk(luck: &mut Seeded) -> Doing<Self::Action>;
}

fn chat(luck: &mut Seeded) -> TableRequest {
    TableRequest::Chat { text: format!("Number {}", luck.below(100)).parse().unwrap() }
}

/// Whether a seat has shown this card by placing it and taking it back.
fn was_shown<G: Game>(story: &Story<G>, seat: Seat, card: &str) -> bool {
    let named = |action: &str| action.split([' ', '@', '>']).any(|word| word == card);
    story.taken_back.iter().any(|(by, action)| *by == seat && named(action))
}

impl Hidden for the_game::TheGame {
    fn disguise(story: &Story<Self>, to: usize, _: bool, luck: &mut Seeded) -> Vec<Self::Deal> {
        let step = &story.steps[to];
        let players = tabletop::SetUp::players(step.game.set_up());
        let others = || Seat::all(players).filter(|seat| !story.viewer.is(*seat));
        let free = |seat: Seat| {
            step.game.hand(seat).iter().filter(move |card| !was_shown(story, seat, &card.to_string()))
        };
        let mut pool: Vec<_> = others().flat_map(free).chain(step.game.draw_pile().iter()).collect();
        shuffle(&mut pool, luck);
        let images: BTreeMap<_, _> = others().flat_map(free).zip(pool).collect();
        let other = |deal: &the_game::Deal| the_game::Deal {
            cards: deal.cards.iter().map(|card| images.get(&card).copied().unwrap_or(card)).collect(),
            ..*deal
        };
        story.deals[..step.deals].iter().map(other).collect()
    }

    fn talk(luck: &mut Seeded) -> Doing<Self::Action> {
        let pile = the_game::Pile::ALL[luck.below(4) as usize];
        Doing::Act(the_game::Action::Say(pile, pick(&the_game::Phrase::ALL, luck).copied()))
    }
}

impl Hidden for silver_gold::SilverGold {
    fn disguise(story: &Story<Self>, to: usize, sealed: bool, luck: &mut Seeded) -> Vec<Self::Deal> {
        use silver_gold::{Action, Card, Deal};
        let step = &story.steps[to];
        // While all choose what to keep, whole hands are hidden; later the cards that were given back.
        let choosing = sealed && step.round == Some(0);
        let kept: Vec<(Seat, [Card; 2])> = story.rounds[0]
            .1
            .iter()
            .filter_map(|(seat, action)| match action {
                Action::Keep(pair) if !choosing => Some((*seat, pair.cards())),
                _ => None,
            })
            .collect();
        let own = story.deals.iter().find_map(|deal| match deal {
            Deal::Hand { seat, cards } if story.viewer.is(*seat) => Some(*cards),
            _ => None,
        });
        let seen = |card: &Card| {
            own.is_some_and(|own| own.contains(*card)) || kept.iter().any(|(_, pair)| pair.contains(card))
        };
        let mut pool: Vec<Card> = Card::all().filter(|card| !seen(card)).collect();
        shuffle(&mut pool, luck);
        let other = |deal: &Deal| match deal {
            Deal::Hand { seat, .. } if !story.viewer.is(*seat) => {
                let keeps = kept.iter().filter(|(by, _)| by == seat).flat_map(|(_, pair)| *pair);
                let mut cards: Vec<Card> = keeps.collect();
                while cards.len() < 4 {
                    cards.push(pool.pop().unwrap());
                }
                Deal::Hand { seat: *seat, cards: cards.into_iter().collect() }
            }
            open => *open,
        };
        story.deals[..step.deals].iter().map(other).collect()
    }

    fn talk(luck: &mut Seeded) -> Doing<Self::Action> {
        Doing::Ask(chat(luck))
    }
}

impl Hidden for pyramids::Pyramids {
    const SEALS: bool = false;

    /// Floors for floors and top stones for top stones: everybody can tell whether a seat holds any.
    fn disguise(story: &Story<Self>, to: usize, _: bool, luck: &mut Seeded) -> Vec<Self::Deal> {
        use pyramids::{Card, Deal};
        let step = &story.steps[to];
        let players = tabletop::SetUp::players(step.game.set_up());
        let mut held: BTreeMap<Seat, Vec<Card>> = BTreeMap::new();
        for seat in Seat::all(players).filter(|seat| !story.viewer.is(*seat)) {
            let free = step.game.hand(seat).iter().filter(|card| !was_shown(story, seat, &card.to_string()));
            held.insert(seat, free.collect());
        }
        let all: Vec<Card> = held.values().flatten().copied().chain(step.game.draw_pile().cards()).collect();
        let (mut tops, mut floors): (Vec<Card>, Vec<Card>) =
            all.into_iter().partition(|card| card.is_top_stone());
        shuffle(&mut tops, luck);
        shuffle(&mut floors, luck);
        let mut other = |card: Card, seat: &Seat| {
            let place = held.get(seat).and_then(|held| held.iter().position(|other| *other == card));
            let Some(place) = place else { return card };
            held.get_mut(seat).unwrap().remove(place);
            if card.is_top_stone() { tops.pop().unwrap() } else { floors.pop().unwrap() }
        };
        // The last dealt are those still held.
        let mut deals: Vec<Deal> = story.deals[..step.deals].to_vec();
        for deal in deals.iter_mut().rev() {
            if let Deal::Hand { seat, cards } | Deal::Draw { seat, cards } = deal {
                let given = cards.iter().map(|card| other(card, seat));
                *cards = pyramids::Dealt::new(given.collect::<Vec<_>>()).unwrap();
            }
        }
        deals
    }

    fn talk(luck: &mut Seeded) -> Doing<Self::Action> {
        Doing::Ask(chat(luck))
    }
}
