//! What lists show of the tables on this device. It stands beside each log, so that no game must be played again to know how it
//! stands.

use super::local;
use crate::device;
use protocol::http::Listed;
use protocol::{Phase, SeatPlan, Sitter, TableId};
use table::Opening;

/// Under which name it is kept.
const PREFIX: &str = "benben.about.";

/// The tables on this device, the last played first. The own seat is known where only one person plays.
#[must_use]
pub fn locals() -> Vec<Listed> {
    let mut tables: Vec<Listed> = local::ids().iter().filter_map(about).collect();
    tables.sort_by_key(|listed| std::cmp::Reverse(listed.updated));
    tables
}

/// A table that was forgotten, for [`restore`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forgotten {
    log: String,
    about: Option<String>,
}

/// Forgets a table, and hands out what was kept of it.
pub fn forget(id: &TableId) -> Option<Forgotten> {
    let log = local::log(id)?;
    let about = device::kept(&name(id));
    device::forget(&local::name(id));
    device::forget(&name(id));
    Some(Forgotten { log, about })
}

/// Brings a table back that was forgotten.
pub fn restore(id: &TableId, forgotten: &Forgotten) -> bool {
    if let Some(about) = &forgotten.about {
        device::keep(&name(id), about);
    }
    device::keep(&local::name(id), &forgotten.log)
}

/// Something happened at a table, and this is how it stands now. Whether that could be kept.
pub(super) fn note(listed: Listed) -> bool {
    let id = listed.table.clone();
    let listed = for_lists(Listed { updated: device::now(), ..listed });
    device::keep(&name(&id), &serde_json::to_string(&listed).unwrap_or_default())
}

/// Keeps the log of a table. Where the browser has no more room, the oldest games that are over make some.
pub(super) fn keep_log(id: &TableId, log: &str) -> bool {
    let name = local::name(id);
    let mut over: Option<Vec<TableId>> = None;
    while !device::keep(&name, log) {
        let over = over.get_or_insert_with(|| {
            let tables = locals().into_iter();
            tables
                .filter(|listed| listed.phase == Phase::Over && listed.table != *id)
                .map(|listed| listed.table)
                .collect()
        });
        match over.pop() {
            Some(oldest) => forget(&oldest),
            None => return false,
        };
    }
    true
}

fn name(id: &TableId) -> String {
    format!("{PREFIX}{}", id.as_str())
}

fn about(id: &TableId) -> Option<Listed> {
    let known = device::kept(&name(id)).and_then(|text| serde_json::from_str(&text).ok());
    known.or_else(|| listed(&local::log(id)?))
}

/// What a list shows of a table of which nothing is known but its log: it was made, and nobody has looked at it yet.
fn listed(log: &str) -> Option<Listed> {
    let (created, opening) = Opening::read(log.lines().next()?)?;
    let person = |seat: usize| opening.seated.iter().find(|(place, ..)| usize::from(*place) == seat);
    let sitter = |(seat, plan): (usize, &SeatPlan)| match (plan, person(seat)) {
        (SeatPlan::Bot { level }, _) => Sitter::Bot { level: level.clone() },
        (SeatPlan::Open, Some((.., name))) => Sitter::Person { name: name.clone() },
        (SeatPlan::Open, None) => Sitter::Open,
    };
    Some(for_lists(Listed {
        seats: opening.plan.seats.iter().enumerate().map(sitter).collect(),
        table: opening.table,
        game: opening.plan.game,
        options: opening.plan.options,
        phase: Phase::Open,
        clock: None,
        created,
        updated: created,
        result: None,
        seat: None,
    }))
}

/// With the own seat, where only one person plays. A table that was made and not yet looked at starts by itself.
fn for_lists(listed: Listed) -> Listed {
    let mut people = (0..).zip(&listed.seats).filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. }));
    let seat = people.next().map(|(seat, _)| seat).filter(|_| people.next().is_none());
    let phase = if listed.phase == Phase::Open { Phase::Playing } else { listed.phase };
    Listed { seat, phase, ..listed }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::GameName;

    #[test]
    fn a_log_tells_what_lists_show() {
        let log = r#"{"at":5,"event":"created","table":"0123456789bcdefg","plan":{"game":"pyramids","seats":[{"kind":"bot","level":"casual"},{"kind":"open"}],"public":false,"spectators":false},"host":"0123456789bcdefghjkmnpqrs","invite":"0123456789bcdefghjkmnpqrs","secret":"00","seated":[[1,"0123456789bcdefghjkmnpqrs","Ada"]]}"#;
        let listed = listed(log).unwrap();
        assert_eq!((listed.game, listed.phase, listed.seat), (GameName::Pyramids, Phase::Playing, Some(1)));
        assert_eq!((listed.created, listed.updated, listed.result), (5, 5, None));
        assert_eq!(listed.seats.len(), 2);
        assert!(super::listed("").is_none());
        assert!(super::listed("nothing").is_none());
    }
}
