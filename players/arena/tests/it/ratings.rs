//! Ratings and their errors.

use arena::{Ending, Entry, GameResult, Schedule, ThinkingTime, rate};
use bots::Verdict;
use tabletop::{Luck, Ranking, Seat, Seats, Seeded};

/// The results of games of two players that have the same chance to win.
fn fair_games(count: u64, luck: &mut Seeded) -> Vec<GameResult> {
    let game = |_| {
        let winners = Seats::one(Seat::new(luck.below(2) as u8).unwrap());
        let verdict = Verdict::Ranking(Ranking { scores: vec![0; 2], winners });
        GameResult { ending: Ending::Finished(verdict), thinking: vec![ThinkingTime::default(); 2] }
    };
    (0..count).map(game).collect()
}

#[test]
fn the_error_of_a_rating_is_right_after_few_deals_and_unknown_after_one() {
    let schedule = Schedule::of(&Entry::line_up("casual,expert").unwrap());
    let mut luck = Seeded::new(7);
    for deals in [4, 6, 12] {
        let (mut squares, mut variances) = (0.0, 0.0);
        for _ in 0..4000 {
            let rating = rate(&schedule, &fair_games(2 * deals, &mut luck)).remove(1);
            squares += (rating.rating - 1000.0).powi(2);
            variances += rating.error.unwrap().powi(2);
        }
        // Without the correction for few deals it would be 0.70 with four deals.
        let ratio = variances / squares;
        assert!((0.88..1.12).contains(&ratio), "{deals} deals: {ratio}");
    }
    let one = rate(&schedule, &fair_games(2, &mut luck));
    assert!(one.iter().all(|rating| rating.error.is_none()), "{one:?}");
}
