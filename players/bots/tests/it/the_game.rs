//! The bots of The Game at whole tables.

use bots::{Advice, Bot, Executor, Level, Nodes, Playable, Sample, SearchLimits, Verdict};
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw, seed_of};
use the_game::{Action, Card, Cards, Phrase, Pile, SetUp, TheGame, View};

type Player = <TheGame as Playable>::Bot;

/// A table that runs until somebody is to choose.
struct Table {
    game: TheGame,
    bots: Vec<Player>,
    luck: Seeded,
    talk: bool,
}

impl Table {
    fn new(levels: &[Level], options: &str, talk: bool, seed: u64) -> Self {
        let set_up = SetUp::new(levels.len() as u8, options, None).unwrap();
        let seats = Seat::all(set_up.players());
        let bot = |(seat, level): (Seat, &Level)| {
            TheGame::bot(*level, &set_up, seat, seed_of(seed, u64::from(seat.number())))
        };
        let bots = seats.zip(levels).map(bot).collect();
        let mut table = Self { game: TheGame::new(set_up), bots, luck: Seeded::new(seed), talk };
        table.deal();
        table
    }

    fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    fn bot(&mut self, seat: Seat) -> &mut Player {
        &mut self.bots[usize::from(seat.number())]
    }

    fn seats(&self) -> Vec<Seat> {
        Seat::all(self.bots.len() as u8).collect()
    }

    fn show(&mut self) {
        for seat in self.seats() {
            let view = self.view(seat);
            self.bot(seat).see(&view);
        }
    }

    fn deal(&mut self) {
        while let Some(due) = self.game.due() {
            let deal = draw(due, &mut self.luck);
            self.game.deal(&deal).unwrap();
            self.show();
        }
        if self.talk && self.game.waiting() != Waiting::Nobody {
            for seat in self.seats() {
                let view = self.view(seat);
                for aside in self.bot(seat).say(&view) {
                    assert!(TheGame::is_aside(aside), "{aside}");
                    self.game.act(seat, aside).unwrap();
                    self.show();
                }
                let view = self.view(seat);
                assert_eq!(self.bot(seat).say(&view), [], "all has been said");
            }
        }
    }

    fn to_move(&self) -> Option<Seat> {
        match self.game.waiting() {
            Waiting::Seats(seats) => seats.first(),
            _ => None,
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        assert!(self.view(seat).legal_actions().contains(&action), "{action} at {:?}", self.game);
        self.game.act(seat, action).unwrap();
        self.show();
        self.deal();
    }

    /// The actions until the end of the game, or until so many.
    fn play(&mut self, limits: &SearchLimits<'_>, most: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        while let Some(seat) = self.to_move()
            && actions.len() < most
        {
            let view = self.view(seat);
            let action = self.bot(seat).choose(&view, limits).unwrap();
            actions.push(action);
            self.act(seat, action);
        }
        actions
    }

    fn left(&self) -> Option<u8> {
        self.game.outcome().map(|outcome| match TheGame::verdict(&outcome) {
            Verdict::Together { left } => left,
            Verdict::Apart(_) => u8::MAX,
        })
    }
}

const OPTIONS: [&str; 6] =
    ["", "minimum=3", "hand=small", "fire", "played=off", "minimum=3 hand=small fire played=off"];

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for (number, level) in Level::ALL.into_iter().enumerate() {
        for (players, options) in (1..=5).cycle().skip(number).zip(OPTIONS) {
            let talk = (players + number) % 2 == 0;
            let mut table = Table::new(&vec![level; players], options, talk, number as u64);
            table.play(&SearchLimits::within(&Nodes(4)), usize::MAX);
            assert!(table.left().is_some());
        }
    }
}

/// The other way round, as if the last thread were the first to finish.
struct Backwards;

impl Executor for Backwards {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        let mut samples: Vec<Sample> = (0..jobs).rev().map(job).collect();
        samples.reverse();
        samples
    }
}

#[test]
fn the_same_seed_gives_the_same_game_whoever_helps() {
    let budget = Nodes(24);
    let alone = SearchLimits::within(&budget);
    let helped = SearchLimits { budget: Some(&budget), executor: &Backwards };
    let play = |limits: &SearchLimits<'_>, seed| {
        Table::new(&[Level::Master, Level::Expert, Level::Novice], "", true, seed).play(limits, 24)
    };
    assert_eq!(play(&alone, 5), play(&helped, 5));
    assert_ne!(play(&alone, 5), play(&alone, 6));
}

#[test]
fn levels_are_in_order() {
    let left = |level: Level, games: u64, nodes: u64| {
        let lefts = (0..games).map(|seed| {
            let mut table = Table::new(&[level; 2], "", false, 100 + seed);
            table.play(&SearchLimits::within(&Nodes(nodes)), usize::MAX);
            f64::from(table.left().unwrap())
        });
        lefts.sum::<f64>() / games as f64
    };
    let [random, novice, casual] =
        [Level::Random, Level::Novice, Level::Casual].map(|level| left(level, 12, 1));
    let expert = left(Level::Expert, 3, 80);
    assert!(random > novice + 20.0, "random {random}, novice {novice}");
    assert!(novice > casual + 10.0, "novice {novice}, casual {casual}");
    assert!(expert < 6.0, "casual {casual}, expert {expert}");
}

#[test]
fn a_bot_without_a_past_plays_on() {
    for (players, options) in (1..=5).cycle().zip(OPTIONS) {
        let mut table = Table::new(&vec![Level::Casual; players], options, true, 9);
        table.play(&SearchLimits::DEFAULT, 30 + players);
        if let Some(seat) = table.to_move() {
            let view = table.view(seat);
            let mut stranger = TheGame::bot(Level::Expert, &view.set_up, seat, 1);
            let action = stranger.choose(&view, &SearchLimits::within(&Nodes(20))).unwrap();
            assert!(view.legal_actions().contains(&action));
        }
    }
}

#[test]
fn odd_signals_do_no_harm() {
    // Everybody wants everything left alone, whatever they hold: no hand fits that.
    let mut table = Table::new(&[Level::Expert, Level::Random, Level::Random], "", false, 3);
    for seat in table.seats().into_iter().skip(1) {
        for pile in Pile::ALL {
            table.game.act(seat, Action::Say(pile, Some(Phrase::Leave))).unwrap();
            table.show();
        }
    }
    table.play(&SearchLimits::within(&Nodes(4)), 40);
}

/// What one seat was shown and asked, with the bot as it was before.
struct Call {
    bot: Player,
    view: View,
    /// What it said, if it was asked.
    said: Option<Vec<Action>>,
}

/// Whether the seat would have said the same all the time with other cards in place of some that it holds.
fn says_the_same(calls: &[Call], swaps: &[(Card, Card)]) -> bool {
    let has =
        |call: &Call| swaps.iter().any(|(held, _)| call.view.hand.is_some_and(|hand| hand.contains(*held)));
    let since = calls.iter().rposition(|call| !has(call)).map_or(0, |call| call + 1);
    let mut bot = calls[since].bot.clone();
    calls[since..].iter().all(|call| {
        let real = call.view.hand.unwrap();
        let swaps = swaps.iter().filter(|(held, _)| real.contains(*held));
        let hand =
            swaps.fold(real, |hand, (held, other)| hand.without(Cards::one(*held)).with(Cards::one(*other)));
        let view = View { hand: Some(hand), ..call.view.clone() };
        match &call.said {
            Some(said) => bot.say(&view) == *said,
            None => {
                bot.see(&view);
                true
            }
        }
    })
}

/// The cards that a phrase about a pile may be about: the trick card and the next ones ahead that are still out.
fn ahead(view: &View, pile: Pile) -> Vec<Card> {
    let out = Cards::ALL.without(view.placed.unwrap());
    let top = view.tops.on(pile);
    let (mut ahead, others): (Vec<Card>, Vec<Card>) =
        out.iter().partition(|card| (card.number() > top) == pile.is_ascending());
    ahead.sort_by_key(|card| card.number().abs_diff(top));
    let trick = others.into_iter().filter(|card| pile.accepts(top, *card));
    trick.chain(ahead).take(12).collect()
}

/// Shows all bots what they see, and keeps that in mind.
fn show(table: &mut Table, calls: &mut [Vec<Call>]) {
    for (seat, calls) in table.seats().into_iter().zip(calls) {
        let (bot, view) = (table.bot(seat).clone(), table.view(seat));
        table.bot(seat).see(&view);
        calls.push(Call { bot, view, said: None });
    }
}

/// How many cards could be the reason for a phrase, up to three. Nothing if several cards of the hand are a reason for it, or if
/// its reason is one for another phrase too.
fn reasons(calls: &[Call], view: &View, seat: Seat, pile: Pile) -> Option<usize> {
    let (hand, near) = (view.hand.unwrap(), ahead(view, pile));
    let mut held = near.iter().copied().filter(|card| hand.contains(*card));
    let (reason, None) = (held.next().unwrap(), held.next()) else { return None };
    let mut others =
        Pile::ALL.into_iter().filter(|other| *other != pile && view.signals[seat][*other].is_some());
    if others.any(|other| ahead(view, other).contains(&reason)) {
        return None;
    }
    let spare = Cards::ALL.without(hand).without(view.placed.unwrap());
    let could_be = |card: &&Card| {
        // The card may have come at another time than the reason: then it takes the place of another card.
        let places = hand.iter().filter(|other| *other != reason);
        let mut elsewhere = places.flat_map(|place| spare.iter().map(move |new| (place, new)));
        says_the_same(calls, &[(reason, **card)])
            || elsewhere
                .any(|(place, new)| new != **card && says_the_same(calls, &[(reason, new), (place, **card)]))
    };
    Some(1 + near.iter().filter(|card| **card != reason).filter(could_be).take(2).count())
}

/// TG-18: what a bot says always leaves at least three cards possible as the reason for it. A card is possible if the bot would
/// have said the same all the time with this card in its hand.
#[test]
fn tg_18_a_phrase_leaves_three_cards_possible() {
    let mut phrases = 0;
    for players in 2..=5 {
        let mut table = Table::new(&vec![Level::Policy; players], "", false, 40);
        let mut calls: Vec<Vec<Call>> = table.seats().iter().map(|_| Vec::new()).collect();
        while let Some(mover) = table.to_move() {
            for seat in table.seats() {
                let (bot, view) = (table.bot(seat).clone(), table.view(seat));
                let said = table.bot(seat).say(&view);
                for aside in &said {
                    table.game.act(seat, *aside).unwrap();
                }
                calls[usize::from(seat.number())].push(Call { bot, view, said: Some(said) });
                let view = table.view(seat);
                let calls = &calls[usize::from(seat.number())];
                for aside in calls.last().and_then(|call| call.said.clone()).unwrap_or_default() {
                    let Action::Say(pile, Some(phrase)) = aside else { continue };
                    let Some(reasons) = reasons(calls, &view, seat, pile) else { continue };
                    assert!(reasons >= 3, "{phrase:?} {pile} has {reasons} possible reasons at {view:?}");
                    phrases += 1;
                }
            }
            show(&mut table, &mut calls);
            let view = table.view(mover);
            let action = table.bot(mover).choose(&view, &SearchLimits::DEFAULT).unwrap();
            table.game.act(mover, action).unwrap();
            show(&mut table, &mut calls);
            while let Some(due) = table.game.due() {
                let deal = draw(due, &mut table.luck);
                table.game.deal(&deal).unwrap();
                show(&mut table, &mut calls);
            }
        }
    }
    assert!(phrases > 100, "{phrases} phrases");
}

fn check_reasons(advice: &Advice<Action>) {
    for reason in advice.choices.iter().flat_map(|judged| &judged.reasons) {
        let (_, names) = TheGame::REASONS.iter().find(|(key, _)| *key == reason.key).unwrap();
        let given: Vec<&str> = reason.arguments.iter().map(|(name, _)| *name).collect();
        assert_eq!(given, *names, "{}", reason.key);
    }
}

#[test]
fn why_a_turn_ends_fits_the_cards_placed_in_it() {
    let (mut stops, mut enough) = (0, 0);
    for seed in 0..4 {
        let mut table = Table::new(&[Level::Random; 3], "", false, seed);
        while let Some(seat) = table.to_move() {
            let view = table.view(seat);
            let advice = table.bot(seat).advise(&view, &[Action::End], &SearchLimits::within(&Nodes(4)));
            let ends = advice.choices.iter().filter(|judged| judged.turn == [Action::End]);
            for reason in ends.flat_map(|judged| &judged.reasons) {
                match reason.key {
                    "the-game-reason-stops" => stops += u32::from(view.placed_now == view.minimum),
                    "the-game-reason-enough" => enough += u32::from(view.placed_now > view.minimum),
                    "the-game-reason-more" => assert_eq!(reason.key, "", "nothing more is placed"),
                    _ => continue,
                }
                let fits = (reason.key == "the-game-reason-stops") == (view.placed_now == view.minimum);
                assert!(fits, "{} after {} cards", reason.key, view.placed_now);
            }
            table.play(&SearchLimits::DEFAULT, 1);
        }
    }
    assert!(stops > 0 && enough > 0, "{stops} {enough}");
}

#[test]
fn advice_has_what_was_asked_for_and_changes_nothing() {
    let limits = SearchLimits::within(&Nodes(8));
    for level in Level::ALL {
        for talk in [false, true] {
            let levels = [level; 3];
            let mut asked = Table::new(&levels, "", talk, 4);
            let mut plain = Table::new(&levels, "", talk, 4);
            for _ in 0..12 {
                let Some(seat) = asked.to_move() else { break };
                let view = asked.view(seat);
                let legal = view.legal_actions();
                let advice = asked.bot(seat).advise(&view, &legal, &limits);
                check_reasons(&advice);
                for action in &legal {
                    let has = |judged: &bots::Judged<Action>| judged.turn.first() == Some(action);
                    assert!(advice.choices.iter().any(has), "{action} of {legal:?}");
                }
                for judged in &advice.choices {
                    assert!((0.0..=1.0).contains(&judged.win.mean));
                    assert!(judged.turn.first().is_some_and(|first| legal.contains(first)));
                }
                let other = asked.seats().into_iter().find(|other| !view.waiting().is_for(*other));
                if let Some(other) = other {
                    let view = asked.view(other);
                    assert_eq!(asked.bot(other).advise(&view, &[], &limits), Advice::NONE);
                }
                let (a, b) = (asked.play(&limits, 1), plain.play(&limits, 1));
                assert_eq!(a, b, "advice has no influence on a later choice");
            }
        }
    }
}

#[test]
fn advice_without_a_question_names_the_choice_with_a_reason() {
    let limits = SearchLimits::within(&Nodes(40));
    let mut table = Table::new(&[Level::Master; 2], "", true, 8);
    for _ in 0..12 {
        let seat = table.to_move().unwrap();
        let view = table.view(seat);
        let advice = table.bot(seat).advise(&view, &[], &limits);
        assert!(advice.choices.first().is_some_and(|best| !best.reasons.is_empty()), "{advice:?}");
        table.play(&limits, 1);
    }
}
