//! The report about a deck of Silver & Gold.

use super::worth::Worth;
use super::{Arguments, CardReport, Report, play_bots};
use crate::failure::wrong_use;
use crate::simulate::many::{Event, Plan, Tally};
use crate::simulate::spread::Spread;
use crate::text::{Table, percent};
use anyhow::Result;
use serde_json::{Map, Value, json};
use silver_gold::{
    Action, Card, Cards, Chamber, Colour, Content, Deal, Deck, SetUp, SilverGold, Squares, Wanted,
};
use tabletop::{Game, PerSeat, Seat, SetUp as _};

/// The symbols that are counted, with their names in text and JSON.
const COUNTED: [(Content, &str); 7] = [
    (Content::Wall, "walls"),
    (Content::RedCross, "crosses"),
    (Content::RedGem, "red gems"),
    (Content::GreenGem, "green gems"),
    (Content::Torch, "torches"),
    (Content::Skull, "skulls"),
    (Content::Potion, "potions"),
];

pub(super) fn report(deck: &Deck, arguments: &Arguments, plan: &Plan) -> Result<Report> {
    let set_up = SetUp::parse(arguments.players, "", Some(&deck.text())).map_err(wrong_use)?;
    let empty = || vec![CardCounts::default(); usize::from(Card::COUNT)];
    // First cards must be chance alone, or they can't be compared.
    let keeps = |game: &SilverGold, seat| game.wanted(seat) == Some(Wanted::Keep);
    let done = play_bots(&set_up, (arguments.level, plan), empty, keeps, One::note, One::over)?;
    let (contents, totals) = contents(deck);
    Ok(Report {
        games: done.games,
        interrupted: done.interrupted,
        contents,
        totals,
        heads: &["card", "colour", "way", "held", "completed", "turns"],
        cards: Card::all().zip(&done.tally).map(|(card, counts)| card_report(deck, card, counts)).collect(),
    })
}

/// What is found out about a card.
#[derive(Clone, Copy, Default)]
struct CardCounts {
    seats: u64,
    held: u64,
    completed: u64,
    turns: Spread,
    worth: Worth,
}

impl Tally for CardCounts {
    fn add(&mut self, more: Self) {
        self.seats += more.seats;
        self.held += more.held;
        self.completed += more.completed;
        self.turns.add(&more.turns);
        self.worth.add(&more.worth);
    }
}

/// What happens to the cards in one game.
#[derive(Default)]
struct One {
    /// Expedition cards turned up so far.
    expeditions: i64,
    first: PerSeat<Cards>,
    held: PerSeat<Cards>,
    /// When each card was taken.
    taken: Vec<(Card, i64)>,
    /// How many expedition cards it took from taking to completing.
    completed: Vec<(Card, i64)>,
}

impl One {
    fn take(&mut self, seat: Seat, card: Card) {
        self.held[seat] = self.held[seat].with(card);
        self.taken.push((card, self.expeditions));
    }

    fn mark(&mut self, chamber: &Chamber, card: Card, squares: Squares) {
        if chamber.squares(Content::Tomb).meets(squares) {
            let taken = self.taken.iter().find(|(taken, _)| *taken == card);
            self.completed.push((card, self.expeditions - taken.map_or(0, |(_, when)| *when)));
        }
    }

    fn note(&mut self, event: Event<'_, SilverGold>) {
        match event {
            Event::Choice(_, seat, Action::Keep(pair)) => {
                self.first[seat] = pair.set();
                pair.cards().into_iter().for_each(|card| self.take(seat, card));
            }
            Event::Choice(_, seat, Action::Take(card)) => self.take(seat, card),
            Event::Choice(before, _, Action::Mark { card, squares }) => {
                self.mark(before.set_up().deck().chamber(card), card, squares);
            }
            Event::Choice(before, _, Action::Extra { card, square }) => {
                self.mark(before.set_up().deck().chamber(card), card, Squares::one(square));
            }
            Event::Deal(Deal::Expedition(_)) => self.expeditions += 1,
            Event::Deal(Deal::Draw { seat, card }) => self.take(*seat, *card),
            _ => {}
        }
    }

    fn over(cards: &mut Vec<CardCounts>, game: &SilverGold, one: &Self) {
        for seat in Seat::all(game.set_up().players()) {
            let score = game.points(seat).total();
            for (card, counts) in Card::all().zip(&mut *cards) {
                counts.seats += 1;
                counts.held += u64::from(one.held[seat].contains(card));
                counts.worth.take(u8::from(one.first[seat].contains(card)), score);
            }
        }
        for (card, turns) in &one.completed {
            if let Some(counts) = cards.get_mut(usize::from(card.number()) - 1) {
                counts.completed += 1;
                counts.turns.take(*turns);
            }
        }
    }
}

fn card_report(deck: &Deck, card: Card, counts: &CardCounts) -> CardReport {
    let chamber = deck.chamber(card);
    let (colour, way) = (deck.colour(card), way(chamber));
    let held = counts.held as f64 / counts.seats.max(1) as f64;
    let completed = counts.completed as f64 / counts.held.max(1) as f64;
    let turns = counts.turns.summary().mean;
    let mut fields = Map::new();
    fields.insert("card".to_owned(), json!(card.number()));
    fields.insert("colour".to_owned(), json!(colour.name()));
    for (content, name) in COUNTED {
        fields.insert(name.replace(' ', "_"), json!(chamber.squares(content).len()));
    }
    fields.insert("way".to_owned(), json!(way));
    fields.insert("held".to_owned(), json!(held));
    fields.insert("completed".to_owned(), json!(completed));
    fields.insert("turns".to_owned(), if counts.completed == 0 { Value::Null } else { json!(turns) });
    let turns = if counts.completed == 0 { "–".to_owned() } else { format!("{turns:.1}") };
    let [held, completed] = [held, completed].map(|share| percent(share, 1));
    CardReport {
        cells: vec![card.to_string(), colour.to_string(), way.to_string(), held, completed, turns],
        fields,
        worth: counts.worth.weigh(),
    }
}

/// The symbol counts by colour, as lines and as JSON.
fn contents(deck: &Deck) -> (Vec<String>, Map<String, Value>) {
    let cards = |colour: Colour| deck.of_colour(colour).iter().map(|card| deck.chamber(card));
    let count =
        |colour, content| cards(colour).map(|chamber| u32::from(chamber.squares(content).len())).sum::<u32>();
    let [one, two, three] = Colour::ALL.map(Colour::name);
    let mut table = Table::new("<>", ["", one, two, three, "all"]);
    let mut totals = Map::new();
    for (content, name) in COUNTED {
        let by_colour = Colour::ALL.map(|colour| count(colour, content));
        let all: u32 = by_colour.iter().sum();
        let [one, two, three] = by_colour.map(|count| count.to_string());
        table.row([name, &one, &two, &three, &all.to_string()]);
        totals.insert(
            name.replace(' ', "_"),
            totals_by_colour(by_colour.map(|count| json!(count)), json!(all)),
        );
    }
    let mean_way = |ways: Vec<u32>| f64::from(ways.iter().sum::<u32>()) / ways.len().max(1) as f64;
    let by_colour = Colour::ALL.map(|colour| mean_way(cards(colour).map(way).collect()));
    let all = mean_way(Card::all().map(|card| way(deck.chamber(card))).collect());
    let [one, two, three] = by_colour.map(|way| format!("{way:.2}"));
    table.row(["way to the tomb, mean", &one, &two, &three, &format!("{all:.2}")]);
    totals.insert("way".to_owned(), totals_by_colour(by_colour.map(|way| json!(way)), json!(all)));
    totals.insert("expeditions".to_owned(), json!(deck.expeditions().to_string()));
    (table.lines().chain([format!("\nexpeditions {}", deck.expeditions())]).collect(), totals)
}

fn totals_by_colour(by_colour: [Value; 3], all: Value) -> Value {
    let named = Colour::ALL.map(Colour::name).into_iter().map(str::to_owned).zip(by_colour);
    Value::Object(named.chain([("all".to_owned(), all)]).collect())
}

/// The fewest squares, entrance and tomb among them, that lead to the tomb.
fn way(chamber: &Chamber) -> u32 {
    let open = Squares::ALL.minus(chamber.squares(Content::Wall));
    let mut reached = chamber.squares(Content::Entrance);
    let mut squares = 1;
    while !reached.meets(chamber.squares(Content::Tomb)) {
        let next = reached.union(reached.beside().intersection(open));
        if next == reached {
            return 0;
        }
        reached = next;
        squares += 1;
    }
    squares
}
