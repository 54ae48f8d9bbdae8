//! The report about a deck of Pyramids.

use super::player::Player;
use super::worth::Worth;
use super::{CardReport, Report};
use crate::failure::wrong_use;
use crate::simulate::many::{Plan, Tally, Watch, play_by, play_many};
use anyhow::Result;
use pyramids::{Action, Card, Colour, Counts, Deal, Deck, Floor, Pyramids, SetUp};
use serde_json::{Map, Value, json};
use tabletop::{Game, PerSeat, Seat, SetUp as _};

pub(super) fn report(deck: &Deck, players: u8, plan: &Plan, player: Player) -> Result<Report> {
    let set_up = SetUp::parse(players, "", Some(&deck.text())).map_err(wrong_use)?;
    let done = play_many(plan, Counted::default, |counted, luck| {
        let mut one = One::default();
        let game =
            play_by::<Pyramids>(&set_up, luck, &mut one, |game, seat, luck| player.choose(game, seat, luck))?;
        counted.over(&game, &one);
        Ok(())
    })?;
    let mut report = Report::new(&done);
    (report.contents, report.totals) = contents(deck.cards());
    report.heads = "card copies   drawn  played  for oneself";
    let kinds = Card::all().zip(&done.tally.kinds).filter(|(card, _)| deck.cards().of(*card) > 0);
    report.cards =
        kinds.map(|(card, counts)| card_report(deck.cards().of(card), card, counts, done.games)).collect();
    Ok(report)
}

/// What is found out about each kind.
struct Counted {
    kinds: Vec<KindCounts>,
}

#[derive(Clone, Copy, Default)]
struct KindCounts {
    /// Dealt or drawn.
    drawn: u64,
    played: u64,
    /// In front of the player themselves.
    own: u64,
    worth: Worth,
}

impl Default for Counted {
    fn default() -> Self {
        Self { kinds: vec![KindCounts::default(); Card::KINDS] }
    }
}

impl Tally for Counted {
    fn add(&mut self, other: Self) {
        for (mine, more) in self.kinds.iter_mut().zip(&other.kinds) {
            mine.drawn += more.drawn;
            mine.played += more.played;
            mine.own += more.own;
            mine.worth.add(&more.worth);
        }
    }
}

impl Counted {
    fn over(&mut self, game: &Pyramids, one: &One) {
        let set_up = game.set_up();
        for (card, counts) in Card::all().zip(&mut self.kinds) {
            let count = |cards: &[Card]| cards.iter().filter(|other| **other == card).count() as u64;
            counts.drawn += count(&one.drawn);
            counts.played += count(&one.played);
            counts.own += count(&one.own);
        }
        for seat in Seat::all(set_up.players()) {
            let score = set_up.score(game.table(), seat);
            for (card, counts) in Card::all().zip(&mut self.kinds) {
                counts.worth.take(one.first[seat].of(card), score);
            }
        }
    }
}

/// What happens to the cards in one game.
#[derive(Default)]
struct One {
    first: PerSeat<Counts>,
    drawn: Vec<Card>,
    played: Vec<Card>,
    own: Vec<Card>,
}

impl Watch<Pyramids> for One {
    fn chosen(&mut self, _: &Pyramids, seat: Seat, action: Action) {
        if let Action::Start { card, seat: owner } | Action::Build { card, seat: owner, .. } = action {
            self.played.push(card);
            if owner == seat {
                self.own.push(card);
            }
        }
    }

    fn dealt(&mut self, _: &Pyramids, deal: &Deal) {
        match deal {
            Deal::Dealer(_) => {}
            Deal::Hand { seat, cards } => {
                self.first[*seat] = Counts::NONE;
                self.first[*seat].extend(cards.iter());
                self.drawn.extend(cards.iter());
            }
            Deal::Draw { cards, .. } => self.drawn.extend(cards.iter()),
        }
    }
}

fn card_report(copies: u8, card: Card, counts: &KindCounts, games: u64) -> CardReport {
    let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
    let drawn = share(counts.drawn, games);
    let (played, own) = (share(counts.played, counts.drawn), share(counts.own, counts.played));
    let fields = [
        ("card", json!(card.to_string())),
        ("copies", json!(copies)),
        ("drawn", json!(drawn)),
        ("played", json!(played)),
        ("for_oneself", json!(own)),
    ];
    let [played, own] = [played, own].map(|share| format!("{:.1}%", 100.0 * share));
    CardReport {
        columns: format!("{:>4}{copies:>7}{drawn:>8.2}{played:>8}{own:>13}", card.to_string()),
        fields: fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        worth: counts.worth.weigh(),
    }
}

/// How many cards of each kind there are, as lines and as JSON.
fn contents(cards: &Counts) -> (Vec<String>, Map<String, Value>) {
    let floors: Vec<Floor> = Floor::all()
        .filter(|floor| Colour::ALL.iter().any(|colour| cards.of(Card::floor_of(*colour, *floor)) > 0))
        .collect();
    let heads: String = floors.iter().map(|floor| format!("{:>5}", floor.stones())).collect();
    let mut lines = vec![format!("{:10}{heads}{:>5}{:>6}{:>8}", "", "top", "all", "stones")];
    let mut totals = Map::new();
    for colour in Colour::ALL {
        let of_colour = || cards.iter().filter(|(card, _)| card.colour() == colour);
        let counts: String =
            floors.iter().map(|floor| format!("{:>5}", cards.of(Card::floor_of(colour, *floor)))).collect();
        let tops = cards.of(Card::top_stone_of(colour));
        let all: u32 = of_colour().map(|(_, count)| u32::from(count)).sum();
        let stones: u32 = of_colour()
            .map(|(card, count)| card.floor().map_or(0, |floor| u32::from(floor.stones())) * u32::from(count))
            .sum();
        lines.push(format!("{:10}{counts}{tops:>5}{all:>6}{stones:>8}", colour.to_string()));
        totals.insert(
            colour.to_string(),
            json!({ "cards": all, "floors": all - u32::from(tops), "top_stones": tops, "stones": stones }),
        );
    }
    (lines, totals)
}
