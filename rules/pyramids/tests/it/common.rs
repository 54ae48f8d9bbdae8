//! Plays cases written as text, and says where one goes wrong.

use pyramids::{Action, Card, Deal, Number, Pyramids, SetUp};
use tabletop::{Due as _, Game, Refusal as _, Seat, SetUp as _, Waiting};

/// Five cards of every kind, so that a case can deal what it likes.
pub(crate) const PLENTY: &str = "deck plenty\ngame pyramids\n\
    r 2=5 3=5 4=5 5=5 6=5 7=5 8=5 9=5 T=5\n\
    y 2=5 3=5 4=5 5=5 6=5 7=5 8=5 9=5 T=5\n\
    g 2=5 3=5 4=5 5=5 6=5 7=5 8=5 9=5 T=5\n\
    b 2=5 3=5 4=5 5=5 6=5 7=5 8=5 9=5 T=5\n";

/// Checks a case: its title, which cites the rule, then one line for each
/// - set-up: `players 3 open=count`; `deck r 2=6 T=2 / y / g / b` (else [`PLENTY`]),
/// - deal: `draw 1 r2 rT`,
/// - seat's actions: `1 r5@0; r4@0.1; end`,
/// - refusal of an action or deal: `1 rT@0 => pyramids-top-stone-starts-nothing`,
/// - thing that holds: `-> legal 1: end, r2@0`, and so on as in [`holds`].
pub(crate) fn check(case: &str) -> Pyramids {
    let mut lines = case.lines().map(str::trim).filter(|line| !line.is_empty());
    let title = lines.next().unwrap();
    assert!(title.starts_with("PY-"), "a title cites its rule: {title}");
    let (mut players, mut options, mut deck) = (2, String::new(), PLENTY.to_owned());
    let mut game = None;
    for line in lines {
        let place = format!("{title}\n  at: {line}");
        if let Some(rest) = line.strip_prefix("players ") {
            let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
            (players, options) = (number.parse().unwrap(), rest.to_owned());
            continue;
        }
        if let Some(rest) = line.strip_prefix("deck ") {
            deck = format!("deck case\ngame pyramids\n{}\n", rest.replace('/', "\n"));
            continue;
        }
        let game = game.get_or_insert_with(|| {
            Pyramids::new(SetUp::parse(players, &options, Some(&deck)).expect(&place))
        });
        if let Some(fact) = line.strip_prefix("-> ") {
            holds(game, fact, &place);
        } else if let Some((event, key)) = line.split_once(" => ") {
            let before = game.clone();
            let refusal = happen(game, event, &place).expect_err(&place);
            assert_eq!(refusal.key(), key, "{place}\n  refused: {refusal}");
            assert_eq!(*game, before, "{place}\n  a refusal changed the game");
        } else {
            happen(game, line, &place).unwrap_or_else(|refusal| panic!("{place}\n  refused: {refusal}"));
        }
    }
    game.expect(title)
}

/// Plays the actions of a seat, or a deal.
fn happen(game: &mut Pyramids, line: &str, place: &str) -> Result<(), pyramids::Refusal> {
    let Some((seat, actions)) = line.split_once(' ').filter(|(seat, _)| seat.parse::<u8>().is_ok()) else {
        return game.deal(&line.parse::<Deal>().expect(place));
    };
    let seat = seat_of(seat);
    actions.split("; ").try_for_each(|action| {
        let action: Action = action.parse().expect(place);
        let legal = game.legal_actions(seat).contains(&action);
        let done = game.act(seat, action);
        assert_eq!(done.is_ok(), legal, "{place}\n  {action} is listed: {legal}, but {done:?}");
        done
    })
}

fn holds(game: &Pyramids, fact: &str, place: &str) {
    let (what, expected) = fact.split_once(' ').unwrap_or((fact, ""));
    let (first, rest) = expected.split_once(' ').unwrap_or((expected, ""));
    let found = match what {
        "waiting" => match game.waiting() {
            Waiting::Dealer => "dealer".to_owned(),
            Waiting::Nobody => "nobody".to_owned(),
            Waiting::Seats(seats) => seats.first().unwrap().to_string(),
        },
        "due" => game.due().expect(place).count().to_string(),
        "draw_pile" => game.draw_pile().total().to_string(),
        "result" => game.outcome().expect(place).to_string(),
        "discards" => joined(game.discards().cards()),
        "hand" => return assert_eq!(game.hand(seat_of(first)).to_string(), rest, "{place}"),
        "pyramids" => return assert_eq!(joined(game.table().pyramids(seat_of(first))), rest, "{place}"),
        "score" => {
            let score = game.set_up().score(game.table(), seat_of(first));
            return assert_eq!(score.to_string(), rest, "{place}");
        }
        "legal" | "can" | "cannot" => {
            let legal: Vec<String> = game
                .legal_actions(seat_of(first.trim_end_matches(':')))
                .iter()
                .map(Action::to_string)
                .collect();
            let named: Vec<String> =
                rest.split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect();
            return match what {
                "legal" => assert_eq!(sorted(legal), sorted(named), "{place}"),
                _ => {
                    for action in named {
                        assert_eq!(legal.contains(&action), what == "can", "{place}\n  {action}");
                    }
                }
            };
        }
        _ => panic!("{place}\n  no such fact"),
    };
    assert_eq!(found, expected, "{place}");
}

fn sorted(mut items: Vec<String>) -> Vec<String> {
    items.sort_unstable();
    items
}

fn joined(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// The seat with this number.
pub(crate) fn seat_of(number: &str) -> Seat {
    number.parse().ok().and_then(Seat::new).expect(number)
}

/// Actions of all sorts: every play on the first pyramids, every exchange and discard of few cards.
pub(crate) fn universe(set_up: &SetUp) -> Vec<Action> {
    let mut all = vec![Action::End];
    let seats: Vec<Seat> = Seat::all(set_up.players() + 1).collect();
    for card in Card::all() {
        for seat in seats.iter().copied() {
            all.push(Action::Start { card, seat });
            all.extend([1, 2, 3, 200].into_iter().filter_map(Number::new).map(|number| Action::Build {
                card,
                seat,
                number,
            }));
        }
        // Alone, twice, and with the card of the same rank in each colour.
        let alike = Card::all().filter(|other| other.floor() == card.floor());
        for second in std::iter::once(None).chain(alike.map(Some)) {
            let cards = pyramids::Handful::new([card].into_iter().chain(second)).unwrap();
            all.extend([Action::Swap(cards), Action::Discard(cards)]);
        }
    }
    let tops = || Card::all().filter(|card| card.is_top_stone());
    all.push(Action::Swap(pyramids::Handful::new(tops()).unwrap()));
    all.extend(tops().map(|top| Action::Swap(pyramids::Handful::new([top; 4]).unwrap())));
    all.extend(tops().map(|top| Action::Discard(pyramids::Handful::new([top; 3]).unwrap())));
    all
}
