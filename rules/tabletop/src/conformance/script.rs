//! Cases of a rule sheet, written as text.

use crate::{Due, Game, Refusal, Seat, SetUp, View as _, Viewer, Waiting};

/// Runs cases that read like the rule sheet:
///
/// ```text
/// PY-11 a top stone goes only on a floor of 2 or 3 stones
/// players 2 open=count
/// deck r 2=4 3=2 T=3 / y 3=5 4=5 T=5 / g / b
/// dealer 0; deal 0 r2 r2 r3 r3 rT; deal 1 y3 y4 y4 yT yT; draw 1 y3 yT
/// 1 y4@1
/// 1 yT@1.1 => top-stone-too-early yT, 4
/// 1 y3@1.1; yT@1.1
/// -> pyramids 1: y4-3-T
/// ```
///
/// Empty lines separate cases. A case starts with its title, which cites the rule. Then it names the number of players and the options,
/// unless the fewest play without options, and describes the deck. Each further line is one of these:
///
/// - `EVENT; EVENT` plays deals, actions with their seat, and shorthands of the game's tests. An action without a seat belongs to the seat
///   named before it in the line.
/// - `EVENT => KEY ARGUMENTS` plays events, and the game must refuse the last one. The key leaves out the game's name.
/// - `-> FACT: VALUE` compares a fact; an empty value is `none`. Every game has the facts `waiting`, `due`, `result`, `legal SEAT` and `forced SEAT`.
///   `legal 0 mark 3` lists only the actions that have this text in them.
///
/// The script also checks that the game accepts an action exactly if it lists it, and that a refusal changes nothing.
#[derive(Clone, Copy, Debug)]
pub struct Script<G: Game> {
    /// The deck file that the lines starting with `deck` describe.
    pub deck: fn(&[&str]) -> Option<String>,
    /// Plays the events that a shorthand stands for, or returns `false` if there is no such shorthand.
    pub shorthand: fn(&mut G, &str) -> bool,
    /// Answers a fact that only this game has, given its name, the seat in it and the words after that.
    pub fact: fn(&G, &str, Option<Seat>, &str) -> Option<String>,
}

impl<G: Game> Script<G> {
    /// Runs the cases and returns the game at the end of the last one. An error says which line of which case fails, and how.
    pub fn run(&self, cases: &str) -> Result<G, String> {
        let lines: Vec<&str> = cases.trim().lines().map(str::trim).collect();
        let mut last = Err("there is no case".to_owned());
        for case in lines.split(|line| line.is_empty()).filter(|case| !case.is_empty()) {
            last = Ok(self.run_case(case)?);
        }
        last
    }

    fn run_case(&self, case: &[&str]) -> Result<G, String> {
        let (title, mut lines) = case.split_first().ok_or("a case has a title")?;
        let in_title = |problem: String| format!("{title}\n{problem}");
        if !title.split_once('-').is_some_and(|(_, number)| number.starts_with(|c: char| c.is_ascii_digit()))
        {
            return Err(in_title("the title cites no rule".into()));
        }
        let (mut players, mut options) = (*G::SetUp::PLAYERS.start(), "");
        if let Some((first, rest)) = lines.split_first()
            && let Some(set_up) = first.strip_prefix("players ")
        {
            let (number, given) = set_up.split_once(' ').unwrap_or((set_up, ""));
            (players, options) =
                (number.parse().map_err(|_| in_title(format!("{first}: no number")))?, given);
            lines = rest;
        }
        let is_deck = |line: &&str| line.starts_with("deck ");
        let (deck, lines) = lines.split_at(lines.iter().take_while(|line| is_deck(line)).count());
        let set_up = G::SetUp::parse(players, options, (self.deck)(deck).as_deref());
        let mut game = G::new(set_up.map_err(|error| in_title(error.to_string()))?);
        for line in lines {
            self.run_line(&mut game, line).map_err(|problem| in_title(format!("{line}\n{problem}")))?;
        }
        Ok(game)
    }

    fn run_line(&self, game: &mut G, line: &str) -> Result<(), String> {
        let (expected, found) = match line.strip_prefix("-> ") {
            Some(fact) => {
                let (name, expected) = fact.split_once(':').ok_or("a fact has a `:`")?;
                (expected.trim(), self.answer(game, name).ok_or("there is no such fact")?)
            }
            None => {
                let (events, expected) = line.split_once(" => ").unwrap_or((line, "none"));
                (expected, self.play(game, events)?)
            }
        };
        let found = if found.is_empty() { "none" } else { &found };
        if found == expected { Ok(()) } else { Err(format!("expected: {expected}\n   found: {found}")) }
    }

    fn answer(&self, game: &G, fact: &str) -> Option<String> {
        let (name, rest) = fact.split_once(' ').unwrap_or((fact, ""));
        let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = read_seat(number);
        Some(match name {
            "waiting" => match game.waiting() {
                Waiting::Dealer => "dealer".to_owned(),
                Waiting::Seats(seats) => joined(seats.iter(), " "),
                Waiting::Nobody => "nobody".to_owned(),
            },
            "due" => joined(game.due().map(|due| format!("{} of {}", due.count(), due.total())), ""),
            "result" => joined(game.outcome(), ""),
            "forced" => joined(game.view(Viewer::Seat(seat?)).forced(), ""),
            "legal" => {
                let mut legal = game.legal_actions(seat?);
                legal.sort_unstable();
                joined(legal.iter().map(ToString::to_string).filter(|action| action.contains(rest)), ", ")
            }
            _ => (self.fact)(game, name, seat, rest)?,
        })
    }

    /// Plays events until one is refused, which must be the last. Returns the refusal; nothing if all are accepted.
    fn play(&self, game: &mut G, events: &str) -> Result<String, String> {
        let (mut seat, mut refused) = (None, None);
        for event in events.split("; ") {
            if let Some(refusal) = &refused {
                return Err(format!("refused before `{event}`: {}", written::<G>(refusal)));
            }
            if (self.shorthand)(game, event) {
                continue;
            }
            let before = game.clone();
            let named = event.split_once(' ').and_then(|(number, action)| Some((read_seat(number)?, action)));
            let (by, action) = named.unzip();
            seat = by.or(seat);
            let done = match (event.parse(), seat) {
                (Ok(deal), _) => game.deal(&deal),
                (Err(error), None) => return Err(error.to_string()),
                (Err(_), Some(seat)) => {
                    let action = action.unwrap_or(event);
                    let action = action.parse().map_err(|error| format!("{action}: {error}"))?;
                    act(game, seat, action)?
                }
            };
            if done.is_err() && *game != before {
                return Err(format!("the refusal of `{event}` changed the game"));
            }
            refused = done.err();
        }
        Ok(refused.map_or_else(String::new, |refusal| written::<G>(&refusal)))
    }
}

fn act<G: Game>(game: &mut G, seat: Seat, action: G::Action) -> Result<Result<(), G::Refusal>, String> {
    let is_listed = game.legal_actions(seat).contains(&action);
    let done = game.act(seat, action);
    if is_listed != done.is_ok() && !G::is_aside(action) {
        return Err(format!("`{action}` is listed: {is_listed}, but the result is {done:?}"));
    }
    Ok(done)
}

/// A refusal as scripts have it: its key without the game's name, and its arguments.
fn written<G: Game>(refusal: &G::Refusal) -> String {
    let key = refusal.key();
    let reason = key.strip_prefix(G::NAME).and_then(|key| key.strip_prefix('-')).unwrap_or(key);
    let arguments = joined(refusal.arguments().into_iter().map(|(_, value)| value), ", ");
    format!("{reason} {arguments}").trim_end().to_owned()
}

fn read_seat(number: &str) -> Option<Seat> {
    number.parse().ok().and_then(Seat::new)
}

fn joined(items: impl IntoIterator<Item = impl ToString>, separator: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(separator)
}
