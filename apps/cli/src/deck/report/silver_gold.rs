//! The report about a deck of Silver & Gold.

use super::player::Player;
use super::worth::Worth;
use super::{CardReport, Report};
use crate::failure::wrong_use;
use crate::simulate::many::{Plan, Tally, Watch, play_by, play_many};
use crate::simulate::spread::Spread;
use anyhow::Result;
use serde_json::{Map, Value, json};
use silver_gold::{Action, Card, Cards, Chamber, Colour, Content, Deal, Deck, SetUp, SilverGold, Squares};
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

pub(super) fn report(deck: &Deck, players: u8, plan: &Plan, player: Player) -> Result<Report> {
    let set_up = SetUp::parse(players, "", Some(&deck.text())).map_err(wrong_use)?;
    let done = play_many(plan, Counted::default, |counted, luck| {
        let mut one = One::default();
        let game = play_by::<SilverGold>(&set_up, luck, &mut one, |game, seat, luck| {
            player.choose(game, seat, luck)
        })?;
        counted.over(&game, &one);
        Ok(())
    })?;
    let mut report = Report::new(&done);
    (report.contents, report.totals) = contents(deck);
    report.heads = "card colour    way  held completed  turns";
    report.cards =
        Card::all().zip(&done.tally.cards).map(|(card, counts)| card_report(deck, card, counts)).collect();
    Ok(report)
}

/// What is found out about each card.
struct Counted {
    cards: Vec<CardCounts>,
}

#[derive(Clone, Copy, Default)]
struct CardCounts {
    seats: u64,
    held: u64,
    completed: u64,
    turns: Spread,
    worth: Worth,
}

impl Default for Counted {
    fn default() -> Self {
        Self { cards: vec![CardCounts::default(); usize::from(Card::COUNT)] }
    }
}

impl Tally for Counted {
    fn add(&mut self, other: Self) {
        for (mine, more) in self.cards.iter_mut().zip(&other.cards) {
            mine.seats += more.seats;
            mine.held += more.held;
            mine.completed += more.completed;
            mine.turns.add(&more.turns);
            mine.worth.add(&more.worth);
        }
    }
}

impl Counted {
    fn over(&mut self, game: &SilverGold, one: &One) {
        for seat in Seat::all(game.set_up().players()) {
            let score = game.points(seat).total();
            for (card, counts) in Card::all().zip(&mut self.cards) {
                counts.seats += 1;
                counts.held += u64::from(one.held[seat].contains(card));
                counts.worth.take(u8::from(one.first[seat].contains(card)), score);
            }
        }
        for (card, turns) in &one.completed {
            if let Some(counts) = self.cards.get_mut(usize::from(card.number()) - 1) {
                counts.completed += 1;
                counts.turns.take(*turns);
            }
        }
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
}

impl Watch<SilverGold> for One {
    fn chosen(&mut self, before: &SilverGold, seat: Seat, action: Action) {
        let chamber = |card| before.set_up().deck().chamber(card);
        match action {
            Action::Keep(pair) => {
                self.first[seat] = pair.set();
                pair.cards().into_iter().for_each(|card| self.take(seat, card));
            }
            Action::Take(card) => self.take(seat, card),
            Action::Mark { card, squares } => self.mark(chamber(card), card, squares),
            Action::Extra { card, square } => self.mark(chamber(card), card, Squares::one(square)),
            Action::TakePile | Action::Pass => {}
        }
    }

    fn dealt(&mut self, _: &SilverGold, deal: &Deal) {
        match deal {
            Deal::Expedition(_) => self.expeditions += 1,
            Deal::Draw { seat, card } => self.take(*seat, *card),
            Deal::Hand { .. } | Deal::Display(_) | Deal::Refill(_) => {}
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
    let percent = [held, completed].map(|share| format!("{:.1}%", 100.0 * share));
    let [held, completed] = percent;
    CardReport {
        columns: format!(
            "{:>4} {:<9}{way:>4}{held:>6}{completed:>10}{turns:>7}",
            card.number(),
            colour.name()
        ),
        fields,
        worth: counts.worth.weigh(),
    }
}

/// The symbol counts by colour, as lines and as JSON.
fn contents(deck: &Deck) -> (Vec<String>, Map<String, Value>) {
    let cards = |colour: Colour| deck.of_colour(colour).iter().map(|card| deck.chamber(card));
    let count =
        |colour, content| cards(colour).map(|chamber| u32::from(chamber.squares(content).len())).sum::<u32>();
    let heads = Colour::ALL.map(|colour| format!("{:>8}", colour.name())).concat();
    let mut lines = vec![format!("{:22}{heads}{:>8}", "", "all")];
    let mut totals = Map::new();
    for (content, name) in COUNTED {
        let by_colour = Colour::ALL.map(|colour| count(colour, content));
        let all: u32 = by_colour.iter().sum();
        lines.push(format!("{name:22}{}{all:>8}", by_colour.map(|count| format!("{count:>8}")).concat()));
        totals.insert(
            name.replace(' ', "_"),
            totals_by_colour(by_colour.map(|count| json!(count)), json!(all)),
        );
    }
    let mean_way = |ways: Vec<u32>| f64::from(ways.iter().sum::<u32>()) / ways.len().max(1) as f64;
    let by_colour = Colour::ALL.map(|colour| mean_way(cards(colour).map(way).collect()));
    let all = mean_way(Card::all().map(|card| way(deck.chamber(card))).collect());
    let columns = by_colour.map(|way| format!("{way:>8.2}")).concat();
    lines.push(format!("{:22}{columns}{all:>8.2}", "way to the tomb, mean"));
    totals.insert("way".to_owned(), totals_by_colour(by_colour.map(|way| json!(way)), json!(all)));
    lines.push(format!("\nexpeditions {}", deck.expeditions()));
    totals.insert("expeditions".to_owned(), json!(deck.expeditions().to_string()));
    (lines, totals)
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
