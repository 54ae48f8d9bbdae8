//! What the evaluation can be learned from: games of the one-ply policy against itself.

use super::desk::turns_left;
use super::foresight::Foresight;
use super::playout::{ahead, prospects};
use super::policy::Eye;
use super::world::World;
use super::worth::{FEATURES, Lore, Weights};
use ::silver_gold::{Action, SetUp, SilverGold, Wanted};
use tabletop::{Game, Luck, Seat, Seeded, SetUp as _, Waiting, draw};

/// What a seat had after a choice, and what came of it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Expedition cards to come.
    pub turns: usize,
    /// What the evaluation saw.
    pub features: [f64; FEATURES],
    /// The points that the seat had.
    pub points: f64,
    /// What it ended with.
    pub end: f64,
}

/// How the seats stood before an expedition card, and who won in the end.
#[derive(Clone, Debug)]
pub struct Forecast {
    /// Expedition cards to come.
    pub turns: usize,
    /// How many points the seat was likely to be ahead of the best other.
    pub ahead: f64,
    /// 1 if the seat won.
    pub won: f64,
}

/// What one game taught.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    /// About the worth of a desk.
    pub worth: Vec<Lesson>,
    /// About the chance to win, from the first seat.
    pub chance: Vec<Forecast>,
}

/// How the games are played that teach.
#[derive(Clone, Copy, Debug)]
pub struct School {
    /// Every choice is misjudged by up to so many points, so that there is something to learn from mistakes.
    pub blur: f64,
    /// Whether marks are chosen looking one expedition card ahead.
    pub careful: bool,
}

/// One game, played from the seed by these weights.
#[must_use]
pub fn lessons(set_up: &SetUp, weights: &Weights, school: School, seed: u64) -> Lessons {
    let lore = Lore::new(set_up, weights, [1.0, 1.0]);
    let mut luck = Seeded::new(seed);
    let mut game = SilverGold::new(set_up.clone());
    let mut learned: Vec<(Seat, Lesson)> = Vec::new();
    let mut chance = Vec::new();
    loop {
        match game.waiting() {
            Waiting::Dealer => {
                let Some(due) = game.due() else { break };
                let turns = turns_left(&game);
                if game.expedition().is_none() && !game.display().is_empty() {
                    let ahead = ahead(&prospects(&game, &lore), Seat::FIRST, set_up.players());
                    chance.push(Forecast { turns, ahead, won: 0.0 });
                }
                if game.deal(&draw(due, &mut luck)).is_err() {
                    break;
                }
            }
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                let Some((action, lesson)) = choose(&lore, &game, seat, school, &mut luck) else { break };
                learned.push((seat, lesson));
                if game.act(seat, action).is_err() {
                    break;
                }
            }
            Waiting::Nobody => break,
        }
    }
    let end = |seat: Seat| f64::from(game.points(seat).total());
    let won = game.outcome().is_some_and(|ranking| ranking.winners.contains(Seat::FIRST));
    Lessons {
        worth: learned.into_iter().map(|(seat, lesson)| Lesson { end: end(seat), ..lesson }).collect(),
        chance: chance
            .into_iter()
            .map(|forecast| Forecast { won: f64::from(u8::from(won)), ..forecast })
            .collect(),
    }
}

fn choose(
    lore: &Lore,
    game: &SilverGold,
    seat: Seat,
    school: School,
    luck: &mut Seeded,
) -> Option<(Action, Lesson)> {
    let eye = Eye::new(lore, game, seat, 1);
    let mut best = None;
    let mut most = f64::NEG_INFINITY;
    let mut judge = |action, worth: f64| {
        let worth = worth + school.blur * (f64::from(luck.below(2001)) / 1000.0 - 1.0);
        if worth > most {
            (best, most) = (Some(action), worth);
        }
    };
    if school.careful && game.wanted(seat) == Some(Wanted::Mark) {
        // Which cards come up is not for the players to know: any order will do.
        let world = World::new(game, &mut Seeded::new(0));
        let foresight = Foresight { lore, seat, world: &world };
        foresight.judge_few(game).for_each(|(action, worth)| judge(action, worth));
    } else {
        game.for_each_legal(seat, |action| judge(action, eye.after(action)));
    }
    let outlook = eye.outlook(best?);
    let mut features = [0.0; FEATURES];
    lore.weigh(&outlook.desk, &outlook.facts, outlook.owed, &eye.moment, |feature, amount| {
        if let Some(sum) = features.get_mut(feature) {
            *sum += amount;
        }
    });
    let points = f64::from(outlook.desk.points());
    Some((best?, Lesson { turns: eye.moment.turns, features, points, end: 0.0 }))
}
