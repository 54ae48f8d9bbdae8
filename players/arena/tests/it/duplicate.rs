//! The dealer that fixes the order of every deck before the game.

use arena::DuplicateDealer;
use pyramids::Pyramids;
use silver_gold::SilverGold;
use std::collections::BTreeMap;
use tabletop::{Due, Game, Luck, Seeded, SetUp, Waiting};
use the_game::TheGame;

/// Checks that games which have drawn the same number of cards have drawn the same cards. Within a deal cards are sorted, so
/// only its end is compared. Returns the number of comparisons.
fn same_order(games: &[Vec<Vec<String>>]) -> usize {
    let mut known: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let mut compared = 0;
    for game in games {
        let mut cards = Vec::new();
        for deal in game {
            cards.extend(deal.iter().cloned());
            cards.sort();
            if let Some(others) = known.insert(cards.len(), cards.clone()) {
                assert_eq!(others, cards);
                compared += 1;
            }
        }
    }
    compared
}

/// Plays a game of random choices, and returns the cards of each deal from one deck.
fn deals<G: Game>(players: u8, deal: u64, choices: u64, deck: fn(&str) -> bool) -> Vec<Vec<String>> {
    let mut game = G::new(G::SetUp::parse(players, "", None).unwrap());
    let mut dealer = DuplicateDealer::new(deal);
    let mut luck = Seeded::new(choices);
    let mut list = Vec::new();
    loop {
        match game.waiting() {
            Waiting::Nobody => return list,
            Waiting::Dealer => {
                let due = game.due().unwrap();
                let before: BTreeMap<_, _> = due.weights().into_iter().collect();
                let deal = dealer.draw(due);
                game.deal(&deal).unwrap();
                let drawn = |word: &&str| deck(word) && before.keys().any(|item| item.to_string() == **word);
                let cards: Vec<String> =
                    deal.to_string().split(' ').filter(drawn).map(str::to_owned).collect();
                if !cards.is_empty() {
                    list.push(cards);
                }
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = game.random_action(seat, &mut luck).unwrap();
                game.act(seat, action).unwrap();
            }
        }
    }
}

#[test]
fn the_same_deal_gives_the_same_cards_however_it_is_played() {
    let (mut pyramids, mut the_game) = (0, 0);
    for deal in 0..10 {
        let games = [0, 1, 2].map(|choices| deals::<Pyramids>(3, deal, choices, |word| word.len() > 1));
        pyramids += same_order(&games);
        the_game += same_order(&[0, 1, 2].map(|choices| deals::<TheGame>(2, deal, choices, |_| true)));
    }
    assert!(pyramids > 300 && the_game > 50, "{pyramids} {the_game}");
    // The expedition cards of all four rounds, whatever is marked.
    for deal in 0..5 {
        let is_shape = |word: &str| "IVTLO".contains(&word[..1]);
        let shapes = |choices| deals::<SilverGold>(2, deal, choices, is_shape).concat();
        assert_eq!(shapes(1).len(), 28);
        assert_eq!(shapes(1), shapes(2));
    }
}

#[test]
fn every_card_is_in_the_first_hand_equally_often() {
    let mut first = BTreeMap::new();
    let rounds = 9800;
    for deal in 0..rounds {
        let game = TheGame::new(SetUp::parse(1, "", None).unwrap());
        // The lowest of eight is not uniformly distributed, so every card of the hand counts.
        let cards = DuplicateDealer::new(deal).draw(game.due().unwrap()).cards;
        for card in cards.iter() {
            *first.entry(card).or_insert(0u32) += 1;
        }
    }
    // 8 of 98 in 9800 deals: 800 each, with a standard deviation of 27.
    let square: f64 =
        first.values().map(|count| (f64::from(*count) - 800.0).powi(2) / (800.0 * 90.0 / 98.0)).sum();
    assert_eq!(first.len(), 98);
    // Chi-squared with about 97 degrees of freedom: 145 is the 99.9 % point.
    assert!(square < 145.0, "{square}");
}

/// A pool of copies, drawn one after the other.
#[derive(Clone, Debug)]
struct Urn {
    weights: Vec<(char, u32)>,
    count: u32,
    drawn: String,
}

impl Due for Urn {
    type Deal = String;
    type Item = char;

    fn count(&self) -> u32 {
        self.count
    }

    fn total(&self) -> u32 {
        self.weights.iter().map(|(_, weight)| weight).sum()
    }

    fn weights(&self) -> Vec<(char, u32)> {
        self.weights.iter().copied().filter(|(_, weight)| *weight > 0).collect()
    }

    fn take(&mut self, mut unit: u32) -> Option<char> {
        self.count = self.count.checked_sub(1)?;
        for (item, weight) in &mut self.weights {
            if unit < *weight {
                *weight -= 1;
                self.drawn.push(*item);
                return Some(*item);
            }
            unit -= *weight;
        }
        None
    }

    fn finish(self) -> String {
        self.drawn
    }
}

fn urn(weights: &[(char, u32)], count: u32) -> Urn {
    Urn { weights: weights.to_vec(), count, drawn: String::new() }
}

#[test]
fn each_copy_of_a_card_is_shuffled_on_its_own() {
    // Three of one kind and one of another: the one comes at each of four places equally often.
    let mut places = [0u32; 4];
    for seed in 0..8000 {
        let drawn = DuplicateDealer::new(seed).draw(urn(&[('a', 3), ('b', 1)], 4));
        places[drawn.find('b').unwrap()] += 1;
    }
    assert!(places.iter().all(|count| (1850..2150).contains(count)), "{places:?}");
}

#[test]
fn a_pool_that_gets_cards_back_is_shuffled() {
    // Of four cards three are drawn; then all four are there again. The one left over must come last again in one of
    // four cases only.
    let pool = [('a', 1), ('b', 1), ('c', 1), ('d', 1)];
    let mut late = 0;
    for seed in 0..8000 {
        let mut dealer = DuplicateDealer::new(seed);
        let first = dealer.draw(urn(&pool, 3));
        let over = "abcd".chars().find(|item| !first.contains(*item)).unwrap();
        let second = dealer.draw(urn(&pool, 4));
        late += u32::from(second.ends_with(over));
    }
    assert!((1850..2150).contains(&late), "{late}");
}

#[test]
fn several_draws_give_the_same_cards_as_one() {
    let pool: Vec<(char, u32)> = ('a'..='z').map(|item| (item, 1)).collect();
    for seed in 0..50 {
        let whole = DuplicateDealer::new(seed).draw(urn(&pool, 26));
        let mut dealer = DuplicateDealer::new(seed);
        let mut left = pool.clone();
        let mut parts = String::new();
        let mut luck = Seeded::new(seed);
        while !left.is_empty() {
            let count = (1 + luck.below(4)).min(left.len() as u32);
            let drawn = dealer.draw(urn(&left, count));
            left.retain(|(item, _)| !drawn.contains(*item));
            parts.push_str(&drawn);
        }
        assert_eq!(parts, whole);
    }
}
