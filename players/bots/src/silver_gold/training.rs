//! Samples for training the evaluation, from games of the policy against itself.

use super::draw_order::DrawOrder;
use super::evaluation::{Evaluator, FEATURES, Weights};
use super::look_ahead::LookAhead;
use super::playout::expected_leads;
use super::policy::{ActionEvaluator, random_noise};
use super::seat_state::turns_left;
use ::silver_gold::{Action, SetUp, SilverGold, Wanted};
use tabletop::{Game, Seat, Seeded, Waiting, draw};

/// The features of a seat after a choice, and how it ended.
#[derive(Clone, Debug)]
pub struct ValueSample {
    /// Expedition cards still to come.
    pub turns: usize,
    /// The amount of each feature.
    pub features: [f64; FEATURES],
    /// The points of the seat after the choice.
    pub points: f64,
    /// The points of the seat at the end.
    pub end: f64,
}

/// The expected lead of the first seat before an expedition card, and whether it won.
#[derive(Clone, Debug)]
pub struct WinSample {
    /// Expedition cards still to come.
    pub turns: usize,
    /// The expected lead over the best other seat, in points.
    pub lead: f64,
    /// 1 if the seat won, or else 0.
    pub won: f64,
}

/// The samples of one game.
#[derive(Clone, Debug, Default)]
pub struct TrainingSamples {
    /// One sample for each choice.
    pub values: Vec<ValueSample>,
    /// One sample for each expedition card.
    pub wins: Vec<WinSample>,
}

/// How the seats choose in a training game.
#[derive(Clone, Copy, Debug)]
pub struct TrainingSettings {
    /// Random noise of up to this many points is added to the value of each choice, so that games differ.
    pub noise: f64,
    /// Whether marks are chosen by looking one expedition card ahead.
    pub look_ahead: bool,
}

/// Plays one game from a seed with these weights.
#[must_use]
pub fn training_game(
    set_up: &SetUp,
    weights: &Weights,
    settings: TrainingSettings,
    seed: u64,
) -> TrainingSamples {
    let evaluator = Evaluator::new(set_up, weights, [1.0, 1.0]);
    let mut luck = Seeded::new(seed);
    let mut game = SilverGold::new(set_up.clone());
    let mut samples = TrainingSamples::default();
    let mut seats: Vec<Seat> = Vec::new();
    loop {
        if let Some(due) = game.due() {
            if game.expedition().is_none() && !game.display().is_empty() {
                let (lead, _) = expected_leads(&game, Seat::FIRST, &evaluator);
                samples.wins.push(WinSample { turns: turns_left(&game), lead, won: 0.0 });
            }
            let dealt = game.deal(&draw(due, &mut luck));
            debug_assert_eq!(dealt, Ok(()), "what is due is accepted");
            if dealt.is_err() {
                break;
            }
        } else {
            let Waiting::Seats(waiting) = game.waiting() else { break };
            let Some(seat) = waiting.first() else { break };
            let Some((action, sample)) = choose(&evaluator, &game, seat, settings, &mut luck) else { break };
            let done = game.act(seat, action);
            debug_assert_eq!(done, Ok(()), "a seat chooses among its legal actions");
            if done.is_err() {
                break;
            }
            samples.values.push(sample);
            seats.push(seat);
        }
    }
    for (sample, seat) in samples.values.iter_mut().zip(seats) {
        sample.end = f64::from(game.points(seat).total());
    }
    let won = game.outcome().is_some_and(|ranking| ranking.winners.contains(Seat::FIRST));
    samples.wins.iter_mut().for_each(|sample| sample.won = f64::from(u8::from(won)));
    samples
}

/// The choice of a seat, and its sample without the end.
fn choose(
    evaluator: &Evaluator,
    game: &SilverGold,
    seat: Seat,
    settings: TrainingSettings,
    luck: &mut Seeded,
) -> Option<(Action, ValueSample)> {
    let actions = ActionEvaluator::new(evaluator, game, seat, 1);
    let mut best: Option<(Action, f64)> = None;
    let mut consider = |action, value| {
        let value = value + random_noise(settings.noise, luck);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    };
    if settings.look_ahead && game.wanted(seat) == Some(Wanted::Mark) {
        // The players do not know the order of the pyramid cards, so any fixed order will do.
        let order = DrawOrder::new(game, &mut Seeded::new(0));
        let look_ahead = LookAhead { evaluator, seat, order: &order };
        look_ahead.best_marks(game, 1).for_each(|(action, value)| consider(action, value));
    } else {
        game.for_each_legal(seat, |action| consider(action, actions.value(action)));
    }
    let ((action, _), context) = (best?, &actions.context);
    let after = actions.after(action);
    let mut features = [0.0; FEATURES];
    evaluator.for_each_feature(&after, context, |feature, amount| {
        if let Some(sum) = features.get_mut(feature) {
            *sum += amount;
        }
    });
    let points = f64::from(after.state.points());
    Some((action, ValueSample { turns: context.turns, features, points, end: 0.0 }))
}
