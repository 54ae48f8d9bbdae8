//! The rule sheet, paragraph by paragraph. A case starts with the rule's id; then come set-up, deals and actions as in
//! a record; a line with `->` says what must hold.

mod positions;
mod set_up;
mod talk_and_fire;
mod turns;

use tabletop::{Game, Luck, Seat, SetUp as _, Viewer, Waiting, draw};
use the_game::{Action, Cards, Deal, Pile, SetUp, Step, TheGame};

/// Deals the lowest cards there are.
struct Lowest;

impl Luck for Lowest {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

fn deal_lowest(game: &mut TheGame) {
    while let Some(due) = game.due() {
        game.deal(&draw(due, &mut Lowest)).unwrap();
    }
}

/// The seats place all they have, but for cards that they keep, on A1, ascending, and draw the lowest cards, until the
/// draw pile is empty.
fn ascend(game: &mut TheGame, kept: &[u8]) {
    loop {
        deal_lowest(game);
        let Waiting::Seats(seats) = game.waiting() else { panic!("the game is over") };
        let seat = seats.first().unwrap();
        if game.step() == Step::Keen {
            game.act(seat, "keen 0".parse().unwrap()).unwrap();
            continue;
        }
        if game.draw_pile().is_empty() {
            return;
        }
        for card in game.hand(seat).iter().filter(|card| !kept.contains(&card.number())) {
            game.act(seat, Action::Place(card, Pile::A1)).unwrap();
        }
        game.act(seat, Action::End).unwrap();
    }
}

fn seat(text: &str) -> Seat {
    Seat::new(text.parse().unwrap()).unwrap()
}

fn numbers(cards: Cards) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// What holds of the game, in the words of a case.
fn fact(game: &TheGame, what: &str) -> String {
    let words: Vec<&str> = what.split(' ').collect();
    match words.as_slice() {
        ["tops"] => Pile::ALL.map(|pile| game.tops().on(pile).to_string()).join(" "),
        ["hand", number] => numbers(game.hand(seat(number))),
        ["draw_pile"] => game.draw_pile().len().to_string(),
        ["minimum"] => game.view(Viewer::Spectator).minimum.to_string(),
        ["burning"] => game.burning().iter().map(|pile| pile.to_string()).collect::<Vec<_>>().join(" "),
        ["played"] => game.view(Viewer::Spectator).placed.map_or("not shown".into(), numbers),
        ["said", number, pile] => {
            let pile = Pile::ALL.into_iter().find(|one| one.to_string() == *pile).unwrap();
            format!("{:?}", game.view(Viewer::Spectator).signals[seat(number)][pile])
        }
        ["legal", number] => {
            let mut legal: Vec<String> =
                game.legal_actions(seat(number)).iter().map(Action::to_string).collect();
            legal.sort();
            legal.join(" ")
        }
        ["waiting"] => match game.waiting() {
            Waiting::Dealer => format!("deal {}", tabletop::Due::count(&game.due().unwrap())),
            Waiting::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "),
            Waiting::Nobody => game.outcome().unwrap().to_string(),
        },
        _ => panic!("what is `{what}`?"),
    }
}

/// Plays the script and compares what must hold.
fn check(case: &str) {
    let mut lines = case.lines().map(str::trim).filter(|line| !line.is_empty());
    let title = lines.next().unwrap();
    assert!(title.starts_with("TG-"), "a case starts with a rule: {title}");
    let set_up = lines.next().unwrap().strip_prefix("players ").unwrap();
    let (players, options) = set_up.split_once(' ').unwrap_or((set_up, ""));
    let mut game = TheGame::new(SetUp::parse(players.parse().unwrap(), options, None).unwrap());
    for line in lines {
        if let Some(expected) = line.strip_prefix("-> ") {
            let (what, value) = expected.split_once(": ").unwrap_or((expected.trim_end_matches(':'), ""));
            assert_eq!(fact(&game, what), value, "{title}\n{line}\n{game:#?}");
        } else if let Some(kept) = line.strip_prefix("ascend") {
            let kept: Vec<u8> = kept.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            ascend(&mut game, &kept);
        } else if line == "deal lowest" {
            deal_lowest(&mut game);
        } else if line.starts_with("deal ") {
            let deal: Deal = line.parse().unwrap();
            game.deal(&deal).unwrap_or_else(|refusal| panic!("{title}\n{line}: {refusal}"));
        } else {
            let (action, refusal) = line.split_once(" -> refused: ").unwrap_or((line, ""));
            let (number, action) = action.split_once(' ').unwrap();
            let before = game.clone();
            let done = game.act(seat(number), action.parse().unwrap());
            let said = done.map_or_else(|refusal| refusal.to_string(), |()| String::new());
            assert_eq!(said, refusal, "{title}\n{line}\n{game:#?}");
            assert!(refusal.is_empty() || game == before, "{title}\n{line} changed something");
        }
    }
}
