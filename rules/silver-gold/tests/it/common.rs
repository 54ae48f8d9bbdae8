//! Scripts that read like the rule sheet: a title, the cards that matter, events as in a record, and questions whose
//! answers the test expects.
use silver_gold::{Action, Card, Cards, Colour, Deal, SetUp, SilverGold, Step, View};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tabletop::{Due, Game, Ranking, Seat, SetUp as _, View as _, Viewer, Waiting};

/// Where the script says nothing else, a card is an open chamber with the tomb four squares below the entrance.
pub(crate) const OPEN: &str = "E..../...../...../...../T....";

/// A deck in which all cards are [`OPEN`] except those given, with colours by number as in the shipped deck.
pub(crate) fn deck_text(expeditions: &str, cards: &BTreeMap<u8, String>) -> String {
    let mut text = format!("deck test\ngame silver-gold\nexpeditions {expeditions}\n");
    for card in Card::all() {
        let rows = cards.get(&card.number()).map_or(OPEN, String::as_str).replace('/', "\n");
        let colour = Colour::ALL[usize::from(card.number() + 2) % 3];
        write!(text, "\ncard {card} {colour}\n{rows}\n").unwrap();
    }
    text
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A script under way.
pub(crate) struct Script {
    pub(crate) game: SilverGold,
    answers: String,
}

/// Runs the script, whose first line is a title with a rule's id, and compares the answers to its questions.
#[track_caller]
pub(crate) fn check(script: &str, expected: &str) {
    let clean = |text: &str| -> String {
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
    };
    let script = clean(script);
    let title = script.lines().next().unwrap();
    assert!(title.starts_with("SGP-"), "a case names its rule: {title}");
    let answers = clean(&run(&script).answers);
    let expected = clean(expected);
    assert!(answers == expected, "{title}\n--- expected\n{expected}--- answers\n{answers}");
}

/// Runs the script after its title.
pub(crate) fn run(script: &str) -> Script {
    let mut lines = script.lines().map(str::trim).filter(|line| !line.is_empty()).skip(1).peekable();
    let (mut players, mut options) = (2, String::new());
    let mut expeditions = "I2=1 I3=2 V3=2 T4=1 L4=1 O4=1".to_owned();
    let mut cards = BTreeMap::new();
    while let Some((word, rest)) = lines.peek().and_then(|line| line.split_once(' ')) {
        match word {
            "players" => players = rest.parse().unwrap(),
            "option" => options = rest.to_owned(),
            "expeditions" => expeditions = rest.to_owned(),
            "card" => {
                let (number, rows) = rest.split_once(' ').unwrap();
                cards.insert(number.parse().unwrap(), rows.to_owned());
            }
            _ => break,
        }
        lines.next();
    }
    let set_up = SetUp::parse(players, &options, Some(&deck_text(&expeditions, &cards)));
    let set_up = set_up.unwrap_or_else(|error| panic!("{error}"));
    let mut script = Script { game: SilverGold::new(set_up), answers: String::new() };
    for line in lines {
        line.split("; ").for_each(|event| script.step(event));
    }
    script
}

impl Script {
    fn answer(&mut self, text: impl std::fmt::Display) {
        writeln!(self.answers, "{text}").unwrap();
    }

    fn step(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "start" => self.start(rest),
            "idle" => (0..rest.parse().unwrap()).for_each(|_| self.idle()),
            "waiting" => self.answer_waiting(),
            "legal" => self.answer_legal(rest),
            "score" => self.answer_score(rest),
            "held" => self.answer_held(rest),
            "table" => {
                let (game, display) = (&self.game, self.game.display());
                let left = game.expeditions_left().total();
                let text = format!(
                    "round {} left {left} display {display} draw_pile {}",
                    game.round(),
                    game.draw_pile().len()
                );
                self.answer(text);
            }
            "result" => {
                let text =
                    self.game.outcome().map_or("none".to_owned(), |ranking: Ranking| ranking.to_string());
                self.answer(text);
            }
            _ => self.event(line),
        }
    }

    /// An event as in a record. A refusal is an answer.
    fn event(&mut self, line: &str) {
        let result = match line.split_once(' ') {
            Some((number, action)) if number.len() == 1 && number.chars().all(|c| c.is_ascii_digit()) => {
                let action: Action = action.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
                self.game.act(seat(number.parse().unwrap()), action)
            }
            _ => self.game.deal(&line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))),
        };
        if let Err(refusal) = result {
            self.answer(format!("{line}: {refusal}"));
        }
    }

    /// `start 1 2, 3 4 display 5 6 7 8`: everybody keeps these; what they give back are the highest cards.
    fn start(&mut self, rest: &str) {
        let (seats, display) = rest.split_once(" display ").unwrap_or((rest, "41 42 43 44"));
        let cards = |text: &str| -> Cards {
            text.split_whitespace().map(|number| Card::new(number.parse().unwrap()).unwrap()).collect()
        };
        let kept: Vec<Cards> = seats.split(", ").map(cards).collect();
        let used = kept.iter().fold(cards(display), |used, cards| used.union(*cards));
        let mut spare = Card::all().filter(|card| !used.contains(*card)).collect::<Vec<_>>();
        for (number, cards) in (0..).zip(&kept) {
            let hand = cards.with(spare.pop().unwrap()).with(spare.pop().unwrap());
            self.game.deal(&Deal::Hand { seat: seat(number), cards: hand }).unwrap();
        }
        for (number, cards) in (0..).zip(&kept) {
            self.game.act(seat(number), format!("keep {cards}").parse().unwrap()).unwrap();
        }
        self.game.deal(&Deal::Display(cards(display))).unwrap();
    }

    /// An expedition card with which everybody marks one plain square.
    fn idle(&mut self) {
        let due = self.game.due().unwrap().weights();
        self.game.deal(&format!("expedition {}", due.first().unwrap().0).parse().unwrap()).unwrap();
        while let Waiting::Seats(seats) = self.game.waiting() {
            let seat = seats.first().unwrap();
            let plain = |action: &Action| match action {
                Action::Mark { card, squares } => {
                    let chamber = self.game.set_up().deck().chamber(*card);
                    let symbol = chamber.content(squares.first().unwrap()).symbol();
                    squares.len() == 1 && ['.', 'E'].contains(&symbol)
                }
                _ => *action == Action::Pass,
            };
            let mut legal = self.game.legal_actions(seat);
            legal.sort();
            let action = legal.into_iter().find(plain).unwrap();
            self.game.act(seat, action).unwrap();
        }
    }

    fn answer_waiting(&mut self) {
        let text = match self.game.waiting() {
            Waiting::Dealer => format!("dealer: {:?} of {}", self.game.view(Viewer::Spectator).step, {
                let due = self.game.due().unwrap();
                format!("{} from {}", due.count(), due.total())
            }),
            Waiting::Seats(seats) => {
                let each =
                    seats.iter().map(|seat| format!("{seat} {}", self.game.wanted(seat).unwrap().name()));
                each.collect::<Vec<_>>().join(", ")
            }
            Waiting::Nobody => "nobody".to_owned(),
        };
        self.answer(text);
    }

    /// `legal 0`, or `legal 0 extra 1:` for those that start so.
    fn answer_legal(&mut self, rest: &str) {
        let (number, start) = rest.split_once(' ').unwrap_or((rest, ""));
        let legal = self.game.legal_actions(seat(number.parse().unwrap()));
        let mut legal: Vec<String> = legal.iter().map(Action::to_string).collect();
        legal.retain(|action| action.starts_with(start));
        legal.sort();
        let text =
            legal.iter().map(|action| action.strip_prefix(start).unwrap()).collect::<Vec<_>>().join(" ");
        self.answer(if text.is_empty() { "none" } else { &text });
    }

    fn answer_score(&mut self, rest: &str) {
        let seat = seat(rest.parse().unwrap());
        let (card, points) = (self.game.score_card(seat), self.game.points(seat));
        let torches: String =
            (1..=4).filter(|round| card.torch(*round)).map(|round| round.to_string()).collect();
        self.answer(format!(
            "{seat}: red {} green {} torches {} skulls {} bonuses {} completed {} points {}",
            card.red(),
            card.green(),
            if torches.is_empty() { "-" } else { &torches },
            card.skulls(),
            points.bonuses,
            if self.game.completed(seat).is_empty() {
                "-".to_owned()
            } else {
                self.game.completed(seat).to_string()
            },
            points.total()
        ));
    }

    /// `held 0`: as it is; `held 0 by 1`: as seat 1 sees it.
    fn answer_held(&mut self, rest: &str) {
        let (owner, viewer) = rest.split_once(" by ").unwrap_or((rest, rest));
        let viewer = viewer.parse().map_or(Viewer::Spectator, |number| Viewer::Seat(seat(number)));
        let view = self.game.view(viewer);
        self.answer(format!("{rest}: {}", held(&view, seat(owner.parse().unwrap()))));
    }
}

pub(crate) fn held(view: &View, seat: Seat) -> String {
    let cards = view.held(seat).into_iter().flatten().map(|held| format!("{}:{}", held.card, held.marked));
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() { "-".to_owned() } else { cards.join(" ") }
}

/// Everything a view shows, in a few lines.
pub(crate) fn picture(view: &View) -> String {
    let players = view.set_up.players();
    let viewer = view.viewer().seat().map_or("spectator".to_owned(), |seat| format!("seat {seat}"));
    let mut text = format!("{viewer} sees {:?}", view.step);
    let or_dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let display = or_dash(view.display.to_string());
    write!(
        text,
        " round {} left {} display {display} pile {}",
        view.round, view.expeditions_left, view.draw_pile
    )
    .unwrap();
    if let Some(shape) = view.expedition {
        write!(text, " expedition {shape}").unwrap();
    }
    if let Some(hand) = view.hand {
        write!(text, " hand {hand}").unwrap();
    }
    if let Some(pair) = view.kept {
        write!(text, " kept {}", pair.set()).unwrap();
    }
    if !matches!(view.step, Step::Over) {
        write!(text, " done {:?} wanted {:?} legal {}", view.done, view.wanted(), view.legal_actions().len())
            .unwrap();
    }
    for seat in Seat::all(players) {
        let card = view.score_card(seat);
        let torches = (1..=4).filter(|round| card.torch(*round)).map(|round| round.to_string()).collect();
        let completed = view.completed(seat).map(|card| card.to_string()).collect::<Vec<_>>().join(",");
        write!(
            text,
            "\n  {seat}: {} | r{} g{} t{} s{} | completed {} | {}",
            held(view, seat),
            card.red(),
            card.green(),
            or_dash(torches),
            card.skulls(),
            or_dash(completed),
            view.points(seat).total()
        )
        .unwrap();
    }
    text
}
