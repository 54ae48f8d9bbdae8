//! The tables at which it is played, and who plays there.

use super::ledger::Ledger;
use super::player::Player;
use anyhow::{Context, Result};
use client::{Attendance, Guest, Options};
use protocol::SeatPlan;
use protocol::http::NewTable;
use record::GameName;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tabletop::{Luck, Seeded};

/// Makes tables of all games, with two or three people each and a bot at some. The people have come, but do not sit.
pub(super) async fn fill(
    address: &str,
    tables: u32,
    ledger: &Arc<Ledger>,
    ending: &Arc<AtomicBool>,
    luck: &mut Seeded,
) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    for group in 0..tables as usize {
        let game = *GameName::ALL.get(group % GameName::ALL.len()).unwrap_or(&GameName::TheGame);
        let people = 2 + luck.below(2);
        // Each game has a table with a bot in every six.
        let bots = (group / GameName::ALL.len()) % 2;
        let level = if luck.below(2) == 0 { "novice" } else { "casual" };
        let bot = SeatPlan::Bot { level: level.to_owned() };
        let seats = (0..people).map(|_| SeatPlan::Open).chain(std::iter::repeat_n(bot, bots)).collect();
        let plan = NewTable {
            game,
            seats,
            options: String::new(),
            deck: None,
            public: group % 2 == 0,
            spectators: true,
            clock: None,
            patience: None,
            name: None,
        };
        let host = Guest::arrive(address).await.context("coming to the server")?;
        let created = host.create(&plan).await.context("making a table")?;
        for person in 0..people {
            let guest = if person == 0 {
                host.clone()
            } else {
                Guest::arrive(address).await.context("coming to the server")?
            };
            let options = Options { invite: Some(created.invite.clone()), legal: true, ..Options::default() };
            let attendance =
                Attendance::join(&guest, &created.table, options).await.context("coming to a table")?;
            let luck = Seeded::new((u64::from(luck.below(u32::MAX)) << 32) | u64::from(person));
            let (ledger, ending) = (Arc::clone(ledger), Arc::clone(ending));
            players.push(Player::new((group, person), attendance, ledger, ending, luck));
        }
    }
    Ok(players)
}
