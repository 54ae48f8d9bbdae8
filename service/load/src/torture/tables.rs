//! The tables and their players.

use super::ledger::Ledger;
use super::player::{Player, PlayerId};
use crate::guests::{join, new_table};
use anyhow::Result;
use protocol::SeatPlan;
use protocol::http::NewTable;
use record::GameName;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tabletop::{Luck, Seeded};

/// Makes tables of all games, with two or three people each and a bot at some. The people have joined, but have no seats.
pub(super) async fn make(
    address: &str,
    tables: u32,
    ledger: &Arc<Ledger>,
    is_ending: &Arc<AtomicBool>,
    luck: &mut Seeded,
) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    for group in 0..tables as usize {
        let game = *GameName::ALL.get(group % GameName::ALL.len()).unwrap_or(&GameName::TheGame);
        let people = 2 + luck.below(2);
        // Three tables of different games have no bots, the next three have one each.
        let bots = (group / GameName::ALL.len()) % 2;
        let level = if luck.below(2) == 0 { "novice" } else { "casual" };
        let bot = SeatPlan::Bot { level: level.to_owned() };
        let seats = (0..people).map(|_| SeatPlan::Open).chain(std::iter::repeat_n(bot, bots)).collect();
        let table = NewTable { public: group % 2 == 0, ..new_table(game, seats) };
        for (person, attendance) in (0..).zip(join(address, &table, people, true).await?) {
            let luck = Seeded::new((u64::from(luck.below(u32::MAX)) << 32) | u64::from(person));
            let (ledger, is_ending) = (Arc::clone(ledger), Arc::clone(is_ending));
            players.push(Player::new(PlayerId { group, person }, attendance, ledger, is_ending, luck));
        }
    }
    Ok(players)
}
