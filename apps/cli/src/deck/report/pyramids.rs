//! The report about a deck of Pyramids.

use super::worth::Worth;
use super::{Arguments, CardReport, Report, play_bots};
use crate::failure::wrong_use;
use crate::simulate::many::{Event, Plan, Tally};
use crate::text::{Table, percent};
use anyhow::Result;
use pyramids::{Action, Card, Colour, Counts, Deal, Deck, Floor, Pyramids, SetUp};
use serde_json::{Map, Value, json};
use tabletop::{Game, PerSeat, Seat, SetUp as _};

pub(super) fn report(deck: &Deck, arguments: &Arguments, plan: &Plan) -> Result<Report> {
    let set_up = SetUp::parse(arguments.players, "", Some(&deck.text())).map_err(wrong_use)?;
    let empty = || vec![KindCounts::default(); Card::KINDS];
    let done =
        play_bots(&set_up, (arguments.level, plan), empty, |_: &Pyramids, _| false, One::note, One::over)?;
    let kinds = Card::all().zip(&done.tally).filter(|(card, _)| deck.cards().of(*card) > 0);
    let (contents, totals) = contents(deck.cards());
    Ok(Report {
        games: done.games,
        interrupted: done.interrupted,
        contents,
        totals,
        heads: &["card", "copies", "drawn", "played", "for oneself"],
        cards: kinds
            .map(|(card, counts)| card_report(deck.cards().of(card), card, counts, done.games))
            .collect(),
    })
}

/// What is found out about a kind.
#[derive(Clone, Copy, Default)]
struct KindCounts {
    /// Dealt or drawn.
    drawn: u64,
    played: u64,
    /// In front of the player themselves.
    own: u64,
    worth: Worth,
}

impl Tally for KindCounts {
    fn add(&mut self, more: Self) {
        self.drawn += more.drawn;
        self.played += more.played;
        self.own += more.own;
        self.worth.add(&more.worth);
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

impl One {
    fn note(&mut self, event: Event<'_, Pyramids>) {
        match event {
            Event::Choice(
                _,
                seat,
                Action::Start { card, seat: owner } | Action::Build { card, seat: owner, .. },
            ) => {
                self.played.push(card);
                if owner == seat {
                    self.own.push(card);
                }
            }
            Event::Deal(Deal::Hand { seat, cards }) => {
                self.first[*seat] = Counts::NONE;
                self.first[*seat].extend(cards.iter());
                self.drawn.extend(cards.iter());
            }
            Event::Deal(Deal::Draw { cards, .. }) => self.drawn.extend(cards.iter()),
            _ => {}
        }
    }

    fn over(kinds: &mut Vec<KindCounts>, game: &Pyramids, one: &Self) {
        for (card, counts) in Card::all().zip(&mut *kinds) {
            let count = |cards: &[Card]| cards.iter().filter(|other| **other == card).count() as u64;
            counts.drawn += count(&one.drawn);
            counts.played += count(&one.played);
            counts.own += count(&one.own);
        }
        for seat in Seat::all(game.set_up().players()) {
            let score = game.set_up().score(game.table(), seat);
            for (card, counts) in Card::all().zip(&mut *kinds) {
                counts.worth.take(one.first[seat].of(card), score);
            }
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
    let [played, own] = [played, own].map(|share| percent(share, 1));
    CardReport {
        cells: vec![card.to_string(), copies.to_string(), format!("{drawn:.2}"), played, own],
        fields: fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        worth: counts.worth.weigh(),
    }
}

/// How many cards of each kind there are, as lines and as JSON.
fn contents(cards: &Counts) -> (Vec<String>, Map<String, Value>) {
    let floors: Vec<Floor> = Floor::all()
        .filter(|floor| Colour::ALL.iter().any(|colour| cards.of(Card::floor_of(*colour, *floor)) > 0))
        .collect();
    let heads = floors.iter().map(ToString::to_string);
    let ends = ["top", "all", "stones"].map(str::to_owned);
    let mut table = Table::new("<>", [String::new()].into_iter().chain(heads).chain(ends));
    let mut totals = Map::new();
    for colour in Colour::ALL {
        let of_colour = || cards.iter().filter(|(card, _)| card.colour() == colour);
        let counts = floors.iter().map(|floor| u32::from(cards.of(Card::floor_of(colour, *floor))));
        let tops = u32::from(cards.of(Card::top_stone_of(colour)));
        let all: u32 = of_colour().map(|(_, count)| u32::from(count)).sum();
        let stones: u32 = of_colour()
            .map(|(card, count)| card.floor().map_or(0, |floor| u32::from(floor.stones())) * u32::from(count))
            .sum();
        let numbers = counts.chain([tops, all, stones]).map(|number| number.to_string());
        table.row([colour.to_string()].into_iter().chain(numbers));
        totals.insert(
            colour.to_string(),
            json!({ "cards": all, "floors": all - tops, "top_stones": tops, "stones": stones }),
        );
    }
    (table.lines().collect(), totals)
}
