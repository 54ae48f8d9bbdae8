//! Records of random games.

use record::fair::{Contribution, FairDealer, Secret};
use record::{GameName, Record, RecordBuilder, RecordError, Verified, match_game, verify};
use tabletop::{Game, Luck, Seat, Seats, Seeded, SetUp, Waiting, pick};

/// The secret whose bytes count up from this one.
pub(crate) fn secret(first: u8) -> Secret {
    Secret::new(std::array::from_fn(|index| first.wrapping_add(index as u8)))
}

/// The contribution of a seat in these tests: three bytes of seat 0, nothing of the others.
pub(crate) fn contribution(seat: Seat) -> Contribution {
    Contribution::new(if seat == Seat::FIRST { b"Ada".to_vec() } else { Vec::new() }).unwrap()
}

/// The record of a game before its first deal, with its commitment, and its dealer.
pub(crate) fn start<G: Game>(players: u8, options: &str, seed: u8) -> (RecordBuilder<G>, FairDealer) {
    let mut builder = RecordBuilder::new(G::SetUp::parse(players, options, None).unwrap());
    let secret = secret(seed);
    builder.set_seats(|seat| format!("bot:random-{seat}").parse().unwrap());
    builder.commit(secret.commitment(), contribution);
    let dealer = FairDealer::new(&secret, builder.mix());
    (builder, dealer)
}

/// Plays at most `events` events: the deal that is due, or any legal action of any seat that is to choose.
pub(crate) fn go_on<G: Game>(
    builder: &mut RecordBuilder<G>,
    dealer: &mut FairDealer,
    choose: &mut impl Luck,
    events: usize,
) {
    for _ in 0..events {
        if builder.deal_due(dealer).unwrap() {
            continue;
        }
        let Waiting::Seats(seats) = builder.game().waiting() else { return };
        let seat = any(seats, choose);
        let mut legal = builder.game().legal_actions(seat);
        legal.sort();
        builder.act(seat, *pick(&legal, choose).unwrap()).unwrap();
    }
}

fn any(seats: Seats, choose: &mut impl Luck) -> Seat {
    *pick(&seats.iter().collect::<Vec<_>>(), choose).unwrap()
}

/// The record of a whole game, with its secret revealed.
pub(crate) fn whole<G: Game>(players: u8, options: &str, seed: u8) -> String {
    let (mut builder, mut dealer) = start::<G>(players, options, seed);
    go_on(&mut builder, &mut dealer, &mut Seeded::new(u64::from(seed)), usize::MAX);
    builder.reveal(&secret(seed));
    builder.text()
}

/// Parses and verifies a record of any game.
pub(crate) fn verify_any(text: &str) -> Result<Verified, RecordError> {
    let record: Record = text.parse()?;
    match_game!(record.game()?, G => verify::<G>(&record, None))
}

/// The record of a whole game of two players.
pub(crate) fn whole_any(game: GameName, seed: u8) -> String {
    match_game!(game, G => whole::<G>(2, "", seed))
}
