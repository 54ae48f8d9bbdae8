//! What the parts of the board share: the view, what is chosen, what is under way.

use super::motion::Flight;
use super::spoken;
use crate::kit::drag::{Drag, Hands};
use crate::kit::log::{self, Log};
use crate::play::Play;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::{Seat, SetUp as _, View as _};
use the_game::{Action, Card, Phrase, Pile, Step, View};

/// The shared state of the board. Cheap to copy; everything in it is reactive.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    /// The table.
    pub(super) play: Play,
    /// What the viewer sees of the game.
    pub(super) view: Signal<Arc<View>>,
    /// What the viewer may do now.
    pub(super) legal: Memo<Vec<Action>>,
    /// Where the cards of the hand would fit if it were the viewer's turn: for planning.
    pub(super) fits: Memo<Vec<(Card, Pile)>>,
    /// The cards in hand, without one that is on its way to a pile.
    held: Memo<Vec<Card>>,
    /// The card that was chosen.
    pub(super) chosen: RwSignal<Option<Card>>,
    /// The card under the mouse.
    pub(super) pointed: RwSignal<Option<Card>>,
    /// The card that is carried, by its number.
    pub(super) drag: Drag,
    /// A placement that the table has not answered yet.
    sent: Memo<Option<(Card, Pile)>>,
    /// From where the last placed card comes.
    pub(super) flight: RwSignal<Option<Flight>>,
    /// Whether the first of two presses that lose the game was made.
    pub(super) warned: RwSignal<bool>,
    /// Whether the signals are open, and for which pile if only for one.
    pub(super) talking: RwSignal<bool>,
    /// The pile that is talked about.
    pub(super) about: RwSignal<Option<Pile>>,
    /// Whether the sheet with the played cards and the last turns is open.
    pub(super) more: RwSignal<bool>,
    /// What the board itself has to say to those who can't see it.
    pub(super) told: RwSignal<String>,
    /// What happened since the board was opened.
    pub(super) log: RwSignal<Log>,
}

impl Desk {
    /// The state of a board that was just opened.
    pub(super) fn new(play: Play, view: Signal<Arc<View>>) -> Self {
        let sent = Memo::new(move |_| match play.under_way() {
            Some(Action::Place(card, pile)) => Some((card, pile)),
            _ => None,
        });
        let legal = Memo::new(move |_| {
            let acts = matches!(play.under_way(), Some(Action::Place(..) | Action::End));
            if acts || play.still.get() { Vec::new() } else { view.with(|view| view.legal_actions()) }
        });
        let held = Memo::new(move |_| {
            let gone = sent.get().map(|(card, _)| card);
            let hand = view.with(|view| view.hand.unwrap_or_default());
            hand.iter().filter(|card| Some(*card) != gone).collect()
        });
        let desk = Self {
            play,
            view,
            legal,
            fits: Memo::new(move |_| view.with(|view| plan(view))),
            held,
            chosen: RwSignal::new(None),
            pointed: RwSignal::new(None),
            drag: Drag::new(),
            sent,
            flight: RwSignal::new(None),
            warned: RwSignal::new(false),
            talking: RwSignal::new(false),
            about: RwSignal::new(None),
            more: RwSignal::new(false),
            told: RwSignal::new(String::new()),
            log: log::follow(play, kind),
        };
        desk.follow();
        let card = |number: u16| u8::try_from(number).ok().and_then(Card::new);
        desk.drag.listen(Hands {
            may: Box::new(move |_| !play.still.get()),
            lift: Box::new(move |number| desk.choose(card(number))),
            drop: Box::new(move |number, pile| {
                let on = |on: &Pile| pile == Some(&on.to_string());
                if let (Some(card), Some(pile)) = (card(number), Pile::ALL.into_iter().find(on)) {
                    desk.place(card, pile);
                }
            }),
        });
        desk
    }

    /// Keeps what is chosen and what is under way in step with the game.
    fn follow(self) {
        Effect::new(move |_| {
            let held = self.held.get();
            let gone = |card: Option<Card>| card.is_some_and(|card| !held.contains(&card));
            if gone(self.chosen.get_untracked()) {
                self.chosen.set(None);
            }
            if gone(self.pointed.get_untracked()) {
                self.pointed.set(None);
            }
            self.warned.set(false);
        });
    }

    /// The viewer's seat.
    pub(super) fn me(self) -> Option<Seat> {
        self.view.with(|view| view.viewer.seat())
    }

    /// Whether there is nobody to talk to.
    pub(super) fn is_solo(self) -> bool {
        self.view.with(|view| view.set_up.players() == 1)
    }

    /// Whether it is the viewer's turn to place cards.
    pub(super) fn is_turn(self) -> bool {
        self.view.with(|view| view.viewer.seat().is_some_and(|me| view.step == Step::Turn(me)))
            && !self.play.still.get()
    }

    /// The cards in hand, ascending.
    pub(super) fn hand(self) -> Vec<Card> {
        self.held.get()
    }

    /// What lies on top of a pile, also when it was only just put there.
    pub(super) fn top(self, pile: Pile) -> u8 {
        match self.sent.get() {
            Some((card, to)) if to == pile => card.number(),
            _ => self.view.with(|view| view.tops.on(pile)),
        }
    }

    /// The card to which the piles answer: the one under the mouse, else the chosen one.
    pub(super) fn shown(self) -> Option<Card> {
        self.pointed.get().or_else(|| self.chosen.get())
    }

    /// Whether an action is possible now.
    pub(super) fn may(self, action: Action) -> bool {
        self.legal.with(|legal| legal.contains(&action))
    }

    /// The piles on which a card may be placed now.
    pub(super) fn targets(self, card: Card) -> Vec<Pile> {
        let on = |pile: &Pile| self.may(Action::Place(card, *pile));
        Pile::ALL.into_iter().filter(on).collect()
    }

    /// Chooses a card, also out of turn, to plan; or no card.
    pub(super) fn choose(self, card: Option<Card>) {
        if self.play.still.get_untracked() {
            return;
        }
        self.chosen.set(card);
        self.warned.set(false);
        if let Some(card) = card {
            self.told.set(untrack(|| spoken::chosen(self, card)));
        }
    }

    /// Places a card if it may be placed there.
    pub(super) fn place(self, card: Card, pile: Pile) {
        if self.play.busy.get_untracked() {
            return;
        }
        let action = Action::Place(card, pile);
        if !untrack(|| self.may(action)) {
            self.told.set(crate::say!("tg-told-no-fit", card = card.number(), pile = pile.to_string()));
            return;
        }
        self.flight.set(Flight::measure(card, pile));
        self.pointed.set(None);
        self.chosen.set(None);
        self.told.set(String::new());
        self.play.act(action);
    }

    /// Ends the turn. Where that loses the game, the first press only warns.
    pub(super) fn end(self) {
        if self.play.busy.get_untracked() || !untrack(|| self.may(Action::End)) {
            return;
        }
        if untrack(|| self.ending_loses()) && !self.warned.get_untracked() {
            self.warned.set(true);
            self.told.set(crate::say!("tg-told-warned"));
            return;
        }
        self.chosen.set(None);
        self.play.act(Action::End);
    }

    /// Whether the game is lost if the turn ends now: a pile burns (TG-22).
    pub(super) fn ending_loses(self) -> bool {
        self.view.with(|view| !view.burning.is_empty())
    }

    /// Asks a bot what it would do.
    pub(super) fn ask_hint(self) {
        if untrack(|| self.legal.with(|legal| !legal.is_empty())) {
            crate::kit::hint::ask(self.play);
        }
    }

    /// Whether the viewer can say something about piles now.
    pub(super) fn may_talk(self) -> bool {
        let goes_on = self.view.with(|view| view.viewer.seat().is_some() && view.step != Step::Over);
        goes_on && !self.is_solo() && !self.play.still.get()
    }

    /// What the viewer has said about a pile.
    pub(super) fn own_word(self, pile: Pile) -> Option<Phrase> {
        self.view.with(|view| view.signals[view.viewer.seat()?][pile])
    }

    /// Says something about a pile, or takes it back if it was said already.
    pub(super) fn talk(self, pile: Pile, phrase: Option<Phrase>) {
        let known = untrack(|| self.own_word(pile));
        let phrase = phrase.filter(|phrase| known != Some(*phrase));
        if untrack(|| self.may_talk()) && phrase != known {
            self.play.act(Action::Say(pile, phrase));
        }
        self.talking.set(false);
    }

    /// Opens the signals, for one pile or all.
    pub(super) fn open_talk(self, about: Option<Pile>) {
        if untrack(|| self.may_talk()) {
            self.about.set(about);
            self.talking.set(true);
        }
    }

    /// A pile was pressed: the chosen card goes there; without one the signals open.
    pub(super) fn press(self, pile: Pile) {
        match self.chosen.get_untracked() {
            Some(card) if untrack(|| self.is_turn()) => self.place(card, pile),
            _ => self.open_talk(Some(pile)),
        }
    }
}

/// What an action is in the log.
fn kind(action: &str) -> log::Kind {
    match action.parse() {
        Ok(Action::Place(..)) => log::Kind::Step,
        Ok(Action::End) => log::Kind::End,
        Ok(Action::Keen(_)) => log::Kind::Answer,
        Ok(Action::Say(..)) | Err(_) => log::Kind::Silent,
    }
}

/// Where the cards of the hand would fit if it were the viewer's turn.
fn plan(view: &View) -> Vec<(Card, Pile)> {
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    let mut plan = view.clone();
    plan.step = Step::Turn(me);
    let placement = |action| match action {
        Action::Place(card, pile) => Some((card, pile)),
        _ => None,
    };
    plan.legal_actions().into_iter().filter_map(placement).collect()
}

#[cfg(test)]
mod tests {
    use super::super::sample::{script, view};
    use super::*;

    #[test]
    fn cards_are_planned_out_of_turn() {
        let game = script(2, "", &["deal 0 4 17 23 48 61 77 90", "deal 1 2 9 33 52 58 80 99"]);
        let seen = view(&game, 0);
        assert_eq!(seen.legal_actions().len(), 4);
        // Seven cards, four empty piles.
        assert_eq!(plan(&seen).len(), 28);
    }
}
