//! The dealing agrees with fair-deal.md, vector by vector.

use record::fair::{Contribution, FairDealer, Secret, key};
use record::{GameName, match_game};
use tabletop::{Game, Luck, SetUp, draw};

const PAGE: &str = include_str!("../../fair-deal.md");

/// The deals of a game of two before the first choice.
fn first_deals<G: Game>(mut dealer: FairDealer) -> Vec<String> {
    let mut game = G::new(G::SetUp::parse(2, "", None).unwrap());
    let mut deals = Vec::new();
    while let Some(due) = game.due() {
        let deal = draw(due, &mut dealer);
        game.deal(&deal).unwrap();
        deals.push(deal.to_string());
    }
    deals
}

fn check(block: &str) {
    let mut lines = block.lines();
    let mut next = |name: &str| {
        let line = lines.next().unwrap();
        line.strip_prefix(name).unwrap_or_else(|| panic!("{name}: {line}")).trim_start().to_owned()
    };
    let secret: Secret = next("secret").parse().unwrap();
    assert_eq!(secret.commitment().to_string(), next("commitment"));
    let mix: Vec<Contribution> = next("mix").split(';').map(|entry| entry.parse().unwrap()).collect();
    let dealer = || FairDealer::new(&secret, &mix);

    let hex: String = key(&secret, &mix).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hex, next("key"));
    let mut stream = dealer();
    let words: Vec<String> = (0..8).map(|_| format!("{:08x}", stream.word())).collect();
    assert_eq!(words.join(" "), next("words"));
    for _ in 0..3 {
        let line = next("below");
        let numbers: Vec<u32> = line.split(' ').map(|number| number.parse().unwrap()).collect();
        let mut stream = dealer();
        let drawn: Vec<u32> = numbers[1..].iter().map(|_| stream.below(numbers[0])).collect();
        assert_eq!(drawn, numbers[1..], "{line}");
    }
    for game in GameName::ALL {
        assert_eq!(next(game.as_str()), "");
        for deal in match_game!(game, G => first_deals::<G>(dealer())) {
            assert_eq!(deal, next(""), "{game}");
        }
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn the_test_vectors_of_the_specification_hold() {
    let blocks: Vec<&str> =
        PAGE.split("```vectors\n").skip(1).map(|rest| rest.split("\n```").next().unwrap()).collect();
    assert_eq!(blocks.len(), 2);
    blocks.into_iter().for_each(check);
}

#[test]
fn every_number_takes_a_word_and_biased_words_are_skipped() {
    let dealer = || FairDealer::new(&crate::common::secret(0), &[]);
    let words = {
        let mut dealer = dealer();
        [(); 16].map(|()| dealer.word())
    };
    let mut certain = dealer();
    assert_eq!(certain.below(1), 0);
    assert_eq!(certain.word(), words[1]);

    let bound = (1 << 31) + 1;
    let kept: Vec<u32> = words.into_iter().filter(|word| *word < bound).collect();
    assert!(kept.len() < words.len());
    let mut halved = dealer();
    for word in kept {
        assert_eq!(halved.below(bound), word);
    }
    assert_eq!(dealer().below(u32::MAX), words[0]);
}

#[test]
fn different_contributions_give_different_keys() {
    let secret = crate::common::secret(0);
    let mix = |entries: &[&str]| -> [u8; 32] {
        let mix: Vec<Contribution> = entries.iter().map(|entry| entry.parse().unwrap()).collect();
        key(&secret, &mix)
    };
    let keys = [
        mix(&["", ""]),
        mix(&["", "", ""]),
        mix(&["00", ""]),
        mix(&["", "00"]),
        mix(&["0001", "02"]),
        mix(&["00", "0102"]),
    ];
    for (index, one) in keys.iter().enumerate() {
        assert!(!keys[..index].contains(one), "{index}");
    }
}

#[test]
fn secrets_are_not_printed_and_contributions_are_short() {
    let secret = crate::common::secret(7);
    assert_eq!(format!("{secret:?} {:?}", FairDealer::new(&secret, &[])), "Secret(..) FairDealer(..)");
    assert_eq!(secret.reveal().parse::<Secret>().unwrap().reveal(), secret.reveal());
    assert!(Contribution::new([0; 32]).is_some());
    assert!(Contribution::new([0; 33]).is_none());
}
