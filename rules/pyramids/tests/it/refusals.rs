//! Every refusal has a key of its own and says all that it knows.
use pyramids::{Card, Colour, Floor, Number, Refusal};
use std::collections::BTreeSet;
use tabletop::{Refusal as _, Seat};

#[test]
fn every_refusal_says_all_it_knows() {
    let card: Card = "y7".parse().unwrap();
    let (seat, other, number) = (Seat::new(3).unwrap(), Seat::new(5).unwrap(), Number::new(9).unwrap());
    let below = Floor::new(4).unwrap();
    let all = [
        Refusal::GameOver,
        Refusal::NotYourTurn { turn: seat },
        Refusal::DealFirst,
        Refusal::NoExchangeNow,
        Refusal::NothingToExchange,
        Refusal::NotATopStone { card },
        Refusal::DrawPileTooSmall { draw_pile: 1, given: 3 },
        Refusal::NotInHand { card },
        Refusal::NoSuchSeat { seat },
        Refusal::NoSuchPyramid { seat, number, started: 8 },
        Refusal::NoPlaysLeft,
        Refusal::TopStoneStartsNothing { card },
        Refusal::OtherColour { card, colour: Colour::Green },
        Refusal::FloorDoesNotFit { card, below },
        Refusal::TopStoneTooEarly { card, below },
        Refusal::Complete { seat, number },
        Refusal::DiscardFirst { surplus: 2 },
        Refusal::NothingToDiscard,
        Refusal::WrongSurplus { surplus: 2, given: 1 },
        Refusal::NothingDue,
        Refusal::WrongDeal { due: "draw" },
        Refusal::WrongSeat { due: seat, given: other },
        Refusal::WrongCount { due: 2, given: 1 },
        Refusal::NotInDrawPile { card },
    ];
    let keys: BTreeSet<&str> = all.iter().map(tabletop::Refusal::key).collect();
    assert_eq!(keys.len(), all.len());
    for refusal in all {
        let message = refusal.to_string();
        assert!(refusal.key().starts_with("pyramids-"), "{message}");
        for (name, value) in refusal.arguments() {
            assert!(message.contains(&value), "{message}: {name} is {value}");
        }
    }
    assert_eq!(
        Refusal::NoSuchPyramid { seat, number, started: 8 }.to_string(),
        "seat 3 has no pyramid 9; it has 8"
    );
}
