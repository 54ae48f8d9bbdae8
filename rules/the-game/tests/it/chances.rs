//! Hidden cards that `sample` and `redeal` draw have the probabilities that they have at a table.
//!
//! The deck is too large to replay every deal. Late in a game few cards are hidden, and every exchange of them is a possible deal. All are
//! equally likely, except those with which a replay takes another course. Sealed answers come early, so they are counted by themselves.
//!
//! The option `played=off` is left out: its views do not remember which cards lie under the tops, so that every card that is neither on top
//! nor in the own hand is drawn from all of them. A player who remembers knows more.

use crate::conformance::careful;
use tabletop::conformance::{ChancesReport, compare, compare_counts};
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, deal_all, draw};
use the_game::{Action, Card, Cards, Deal, SetUp, TheGame};

/// Positions with more arrangements of the hidden cards are left out.
const MOST: usize = 700;

/// An event of a game.
#[derive(Clone, Copy)]
enum Event {
    Deal(Deal),
    Action(Seat, Action),
}

/// All ways to choose cards for hands of these sizes.
fn hands(cards: Cards, sizes: &[u8]) -> Vec<Vec<Cards>> {
    let Some((size, rest)) = sizes.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for hand in subsets(&cards.iter().collect::<Vec<_>>(), *size) {
        let left = cards.minus(hand);
        all.extend(hands(left, rest).into_iter().map(|others| [vec![hand], others].concat()));
    }
    all
}

fn subsets(cards: &[Card], size: u8) -> Vec<Cards> {
    match cards.split_first() {
        _ if size == 0 => vec![Cards::NONE],
        None => Vec::new(),
        Some((first, rest)) => {
            let with = subsets(rest, size - 1).into_iter().map(|cards| cards.with(*first));
            with.chain(subsets(rest, size)).collect()
        }
    }
}

/// The number of ways to choose the cards of all hands.
fn arrangements(mut cards: usize, sizes: &[u8]) -> f64 {
    let mut ways = 1.0;
    for size in sizes {
        for place in 0..usize::from(*size) {
            ways *= (cards - place) as f64 / (place + 1) as f64;
        }
        cards -= usize::from(*size);
    }
    ways
}

/// The state after the same events with other cards in the hands of others, unless the game takes another course.
fn replay(set_up: SetUp, events: &[Event], exchange: impl Fn(Card) -> Card) -> Option<TheGame> {
    let mut game = TheGame::new(set_up);
    for event in events {
        match *event {
            Event::Deal(Deal { seat, cards }) => {
                game.deal(&Deal { seat, cards: cards.iter().map(&exchange).collect() }).ok()?;
            }
            Event::Action(seat, action) => game.act(seat, action).ok()?,
        }
    }
    Some(game)
}

/// All states that are possible for a viewer.
fn possible(game: &TheGame, events: &[Event], viewer: Viewer) -> Option<Vec<(TheGame, f64)>> {
    let set_up = *game.set_up();
    let others: Vec<Seat> = Seat::all(set_up.players()).filter(|seat| !viewer.is(*seat)).collect();
    let now: Vec<Cards> = others.iter().map(|seat| game.hand(*seat)).collect();
    let sizes: Vec<u8> = now.iter().map(|hand| hand.len()).collect();
    let hidden = now.iter().fold(game.draw_pile(), |all, hand| all.union(*hand));
    if arrangements(usize::from(hidden.len()), &sizes) > MOST as f64 {
        return None;
    }
    let seen = game.view(viewer);
    let mut states = Vec::new();
    for others in hands(hidden, &sizes) {
        let rest = others.iter().fold(hidden, |rest, hand| rest.minus(*hand));
        let places = |hands: &[Cards], pile: Cards| -> Vec<Card> {
            hands.iter().chain([&pile]).flat_map(|cards| cards.iter()).collect()
        };
        let (from, to) = (places(&now, game.draw_pile()), places(&others, rest));
        let exchange =
            |card: Card| from.iter().position(|other| *other == card).map_or(card, |place| to[place]);
        states.extend(replay(set_up, events, exchange).filter(|state| state.view(viewer) == seen));
    }
    let share = 1.0 / states.len() as f64;
    Some(states.into_iter().map(|state| (state, share)).collect())
}

/// Plays with care, so that games last, and compares every position in which few cards are hidden.
fn check(set_up: SetUp, seed: u64) -> ChancesReport {
    let mut luck = Seeded::new(seed);
    let mut game = TheGame::new(set_up);
    let mut events = Vec::new();
    let mut all = ChancesReport::default();
    while game.waiting() != Waiting::Nobody {
        let event = match game.waiting() {
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                Event::Action(seat, careful(&game, seat, &game.legal_actions(seat)).unwrap())
            }
            _ => Event::Deal(draw(game.due().unwrap(), &mut luck)),
        };
        match event {
            Event::Deal(deal) => game.deal(&deal).unwrap(),
            Event::Action(seat, action) => game.act(seat, action).unwrap(),
        }
        events.push(event);
        // The view of a finished game does not tell which seat was stuck.
        if game.waiting() == Waiting::Nobody {
            break;
        }
        for viewer in Viewer::all(set_up.players()) {
            match possible(&game, &events, viewer) {
                Some(possible) if possible.len() > 1 => {
                    let samples = 10 * possible.len() as u32;
                    let report = compare(&game, viewer, &possible, samples, &mut luck).unwrap();
                    all.views += report.views;
                    all.statistic += report.statistic;
                    all.degrees_of_freedom += report.degrees_of_freedom;
                }
                _ => {}
            }
        }
    }
    all
}

/// The others may have given any answer (TG-6).
#[test]
fn tg_6_sealed_answers_are_drawn_with_the_chances_of_the_table() {
    let mut luck = Seeded::new(5);
    let mut game = TheGame::new(SetUp::new(3).unwrap());
    deal_all(&mut game, &mut luck).unwrap();
    let answers = Seat::all(3).zip(["keen 3", "keen 0", "keen 2"]);
    // Seats 1 and 2 have answered, seat 0 has not.
    for (seat, answer) in answers.skip(1) {
        game.act(seat, answer.parse().unwrap()).unwrap();
    }
    for (viewer, way) in [Viewer::Seat(Seat::FIRST), Viewer::Spectator]
        .into_iter()
        .flat_map(|viewer| [(viewer, "sample"), (viewer, "redeal")])
    {
        let view = game.view(viewer);
        let mut seen = [0; 16];
        for _ in 0..4_000 {
            let mut state = game.clone();
            match way {
                "sample" => state = view.sample(&mut luck),
                _ => state.redeal(viewer, &mut luck),
            }
            // The last answer opens them all.
            state.act(Seat::FIRST, "keen 0".parse().unwrap()).unwrap();
            let open = state.view(viewer).keen;
            let numbers = Seat::all(3).skip(1).map(|seat| usize::from(open[seat].unwrap().number()));
            seen[numbers.fold(0, |pair, number| 4 * pair + number)] += 1;
        }
        let report = compare_counts(seen.map(|count| (1.0 / 16.0, count)));
        assert!(report.is_chance() && report.degrees_of_freedom == 15, "{viewer:?} {way}: {report}");
    }
}

#[test]
fn what_is_hidden_is_drawn_with_the_chances_of_the_table() {
    let mut views = 0;
    for (players, options) in [(1, ""), (2, ""), (3, ""), (3, "hand=small"), (2, "fire")] {
        let set_up = SetUp::parse(players, options, None).unwrap();
        for seed in 0..6 {
            let report = check(set_up, seed);
            views += report.views;
            assert!(
                report.degrees_of_freedom == 0 || report.is_chance(),
                "{players} {options} {seed}: {report}"
            );
        }
    }
    assert!(views > 100, "only {views} views were compared");
}
