//! How the bots of Pyramids play at whole tables.

use crate::table::Table;
use ::pyramids::{Action, Pyramids, SetUp, Step};
use bots::{Level, Nodes, SearchLimits};
use tabletop::{Seat, SetUp as _, View as _};

fn set_up(players: u8, options: &str, deck: Option<&str>) -> SetUp {
    SetUp::parse(players, options, deck).unwrap()
}

#[test]
fn every_level_plays_with_five_players_and_with_an_odd_deck() {
    let odd = "deck odd\ngame pyramids\nr 9=4 8=4 6=3 4=3 2=5 T=3\ny 3=9 2=9\ng T=9\nb 5=6 4=6 3=6 2=6 T=6\n";
    for level in Level::ALL {
        for set_up in [set_up(5, "", None), set_up(3, "", Some(odd))] {
            let levels = vec![level; set_up.players().into()];
            let mut table = Table::<Pyramids>::new(&set_up, &levels, 10);
            table.finish(&SearchLimits::within(&Nodes(20)), |_, _, _| {});
        }
    }
}

/// The true rates are 78 % and more, so that more than half of the games are won with any seeds.
#[test]
fn each_level_beats_the_one_far_below() {
    const GAMES: u64 = 100;
    for (strong, weak) in
        [(Level::Novice, Level::Random), (Level::Casual, Level::Random), (Level::Policy, Level::Novice)]
    {
        let wins = (0..GAMES).filter(|seed| {
            let hero = Seat::new((seed % 2) as u8).unwrap();
            let levels = if seed % 2 == 0 { [strong, weak] } else { [weak, strong] };
            let mut table = Table::<Pyramids>::new(&set_up(2, "", None), &levels, *seed);
            table.finish(&SearchLimits::DEFAULT, |_, _, _| {}).winners.contains(hero)
        });
        let won = wins.count() as u64;
        assert!(2 * won > GAMES, "{strong} won {won} of {GAMES} against {weak}");
    }
}

/// PY-15: a hand that has not changed since the turn before is played all the same.
#[test]
fn in_the_last_round_every_top_stone_that_fits_is_placed() {
    let mut last_rounds = 0;
    for seed in 0..6 {
        let mut table = Table::<Pyramids>::new(&set_up(6, "", None), &[Level::Casual; 6], seed);
        table.finish(&SearchLimits::DEFAULT, |view, _, action| {
            if !matches!(view.step, Step::LastRound { .. }) {
                return;
            }
            last_rounds += 1;
            let own = view.viewer().seat();
            let top_stone = |action: &Action| match action {
                Action::Build { card, seat, .. } => card.is_top_stone() && Some(*seat) == own,
                _ => false,
            };
            assert!(action != Action::End || !view.legal_actions().iter().any(top_stone));
        });
    }
    assert!(last_rounds > 0);
}
