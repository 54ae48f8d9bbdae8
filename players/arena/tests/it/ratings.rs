//! Ratings and their errors.

use arena::{Ending, Entry, GameResult, Rating, Schedule, ThinkingTime, rate};
use tabletop::{Luck, Ranking, Seat, Seats, Seeded};

fn won_by(players: usize, seat: u8) -> GameResult {
    let winners = Seats::one(Seat::new(seat).unwrap());
    let ending = Ending::Ranking(Ranking { scores: vec![0; players], winners });
    GameResult { ending, thinking: vec![ThinkingTime::default(); players] }
}

/// The ratings of two bots, from the winner's seat in each game.
fn rate_two(names: &str, winners: impl Iterator<Item = u8>) -> Vec<Rating> {
    let games: Vec<GameResult> = winners.map(|seat| won_by(2, seat)).collect();
    rate(&Schedule::of(&Entry::line_up(names).unwrap()), &games)
}

/// Games whose winners are drawn with these strengths.
fn games(schedule: &Schedule, weights: &[u32], count: u64, players: usize) -> Vec<GameResult> {
    let mut luck = Seeded::new(9);
    let draw = |number| {
        let (_, _, seating) = schedule.game(number).unwrap();
        let mut mark = luck.below(seating.iter().map(|entry| weights[*entry]).sum());
        let won = seating.iter().position(|entry| {
            let here = mark < weights[*entry];
            mark = mark.wrapping_sub(weights[*entry]);
            here
        });
        won_by(players, won.unwrap() as u8)
    };
    (0..count).map(draw).collect()
}

#[test]
fn ratings_estimate_the_strengths_behind_the_games() {
    let pool = Entry::line_up("casual,expert,master").unwrap();
    for players in [2, 3] {
        let schedule = Schedule::round_robin(&pool, players);
        let found = rate(&schedule, &games(&schedule, &[10, 30, 100], 6000, players));
        let expected = [1000.0, 1000.0 + 400.0 * 3f64.log10(), 1400.0];
        for (rating, expected) in found.iter().zip(expected) {
            let off = (rating.rating - expected).abs();
            let error = rating.error.unwrap();
            assert!(off <= 3.5 * error && error < 25.0, "{players}: {rating:?} {expected}");
        }
        assert_eq!((found[0].rating, found[0].error), (1000.0, Some(0.0)));
    }
}

#[test]
fn ratings_of_two_players_are_on_the_scale_of_elo() {
    // The first wins 75 % of 4000 games: the prior of one game hardly counts.
    let found = rate_two("novice,random", (0..4000).map(|n| u8::from(n % 4 == 0) ^ (n % 2) as u8));
    let between = found[0].rating - found[1].rating;
    assert!((between - 400.0 * 3f64.log10()).abs() < 1.0, "{between}");
    // Without the anchor the mean is 1000.
    assert!((found[0].rating + found[1].rating - 2000.0).abs() < 1e-6);
}

#[test]
fn a_bot_that_wins_everything_has_a_rating() {
    let found = rate_two("casual,random", (0..100).map(|n| n % 2));
    assert!(found[1].rating < 400.0 && found[1].rating > -2000.0, "{found:?}");
}

#[test]
fn the_error_of_a_rating_is_right_after_few_deals_and_unknown_after_one() {
    let mut luck = Seeded::new(7);
    let mut rate_fair = |games| rate_two("casual,expert", (0..games).map(|_| luck.below(2) as u8));
    for deals in [4, 6, 12] {
        let (mut squares, mut variances) = (0.0, 0.0);
        for _ in 0..4000 {
            let rating = rate_fair(2 * deals).remove(1);
            squares += (rating.rating - 1000.0).powi(2);
            variances += rating.error.unwrap().powi(2);
        }
        // Without the correction for few deals it would be 0.70 with four deals.
        let ratio = variances / squares;
        assert!((0.88..1.12).contains(&ratio), "{deals} deals: {ratio}");
    }
    let one = rate_fair(2);
    assert!(one.iter().all(|rating| rating.error.is_none()), "{one:?}");
}

#[test]
fn aborted_games_change_no_rating_and_no_error() {
    let schedule = Schedule::of(&Entry::line_up("casual,expert").unwrap());
    let mut games: Vec<GameResult> = [1, 0, 1, 1, 0, 1].map(|seat| won_by(2, seat)).to_vec();
    let rated = rate(&schedule, &games);
    let aborted = GameResult { ending: Ending::Aborted("no deal".to_owned()), ..won_by(2, 0) };
    games.extend(vec![aborted; 4]);
    assert_eq!(rate(&schedule, &games), rated);
}
