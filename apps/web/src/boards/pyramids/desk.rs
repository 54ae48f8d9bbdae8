//! What the board knows beside the game: what is chosen but not done yet, and the ways to do it.

use super::layout::{Arrangement, Room};
use super::picks::{self, Held};
use super::target::{self, Target};
use crate::kit::drag::{Drag, Hands};
use crate::kit::hint;
use crate::kit::log::{self, Log};
use crate::play::Play;
use leptos::prelude::*;
use pyramids::{Action, Card, Hand, Pyramid, Step, View};
use std::sync::Arc;
use tabletop::{Seat, SetUp as _, View as _};

/// What the viewer is asked for now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Nothing: it is somebody else's turn, or only looked at.
    #[default]
    Nothing,
    /// Which top stones to exchange. It is one of the choices of the playing step, and the viewer has begun to make it.
    Swap,
    /// To play up to so many more cards.
    Play(u8),
    /// To play what fits, for the last time.
    Last,
    /// To give up so many cards.
    Discard(u8),
}

impl Asked {
    /// What the legal actions of a view ask for.
    fn of(view: &View, legal: &[Action], exchanging: bool) -> Self {
        match (view.step, legal.first()) {
            (Step::Play { exchange: true, .. }, Some(_)) if exchanging => Self::Swap,
            (Step::Play { left, .. }, Some(_)) => Self::Play(left),
            (Step::LastRound { .. }, Some(_)) => Self::Last,
            (Step::Discard, Some(Action::Discard(cards))) => Self::Discard(cards.len()),
            _ => Self::Nothing,
        }
    }

    /// Whether cards are picked, not played one by one.
    pub const fn picks(self) -> bool {
        matches!(self, Self::Swap | Self::Discard(_))
    }
}

/// What the game asks of the viewer, and with what it can be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// The viewer's seat.
    pub own: Option<Seat>,
    /// How many play.
    pub players: u8,
    /// What may be chosen.
    pub legal: Vec<Action>,
    /// What is asked.
    pub asked: Asked,
    /// Whether the viewer may exchange top stones, if they hold some.
    pub may_exchange: bool,
    /// The viewer's hand.
    pub hand: Vec<Held>,
}

impl Now {
    fn of(view: &View, still: bool, exchanging: bool) -> Self {
        let legal = if still { Vec::new() } else { view.legal_actions() };
        Self {
            own: view.viewer().seat(),
            players: view.set_up.players(),
            asked: Asked::of(view, &legal, exchanging),
            may_exchange: view.may_exchange() && !legal.is_empty(),
            legal,
            hand: picks::held(view.hand.as_ref().into_iter().flat_map(Hand::iter)),
        }
    }

    /// Whether this card can be chosen for what is asked.
    pub fn is_useful(&self, held: Held) -> bool {
        match self.asked {
            Asked::Nothing => true,
            Asked::Swap | Asked::Discard(_) => picks::can_go(&self.legal, held),
            Asked::Play(_) | Asked::Last => plays(&self.legal, held.card),
        }
    }
}

/// What is chosen and not done yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// The card that is to be played.
    pub selected: Option<Held>,
    /// The cards to exchange or to discard.
    pub picks: Vec<Held>,
}

/// What there is to say of one place for cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lot {
    /// The card that is selected and may go there, or that is on its way there.
    pub coming: Option<Card>,
    /// Whether the selected card may go there.
    pub legal: bool,
    /// Whether the selected card would fit there, though nothing may be played now.
    pub fits: bool,
    /// Whether a dragged card would fall there.
    pub aim: bool,
    /// Whether a card is on its way there.
    pub sent: bool,
    /// Whether a bot advises it.
    pub advised: bool,
}

/// The board's own state. Cheap to copy; everything in it is reactive.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub play: Play,
    /// The game as the viewer sees it.
    pub view: Signal<Arc<View>>,
    /// What is asked.
    pub now: Memo<Arc<Now>>,
    /// Whether the viewer is choosing top stones to exchange.
    pub exchanging: RwSignal<bool>,
    /// The card that is carried, by its key.
    pub drag: Drag,
    /// What is chosen.
    pub chosen: RwSignal<Chosen>,
    /// A card on its way to a place: the table has not answered yet.
    pub sent: Memo<Option<(Card, Target)>>,
    /// What happened.
    pub log: RwSignal<Log>,
    /// The room for the plots.
    pub room: RwSignal<Room>,
    /// Places for the selected card that are off the screen.
    pub far: RwSignal<Vec<Target>>,
    /// Whether the board has been drawn once: what comes later moves.
    pub settled: StoredValue<bool>,
}

impl Desk {
    /// A board on which nothing is chosen.
    pub fn new(play: Play, view: Signal<Arc<View>>) -> Self {
        let exchanging = RwSignal::new(false);
        // What ends a turn shows at once that nothing more is asked.
        let ends = Memo::new(move |_| matches!(play.under_way(), Some(Action::End | Action::Discard(_))));
        let still = move || play.still.get() || ends.get();
        let desk = Self {
            play,
            view,
            now: Memo::new(move |_| Arc::new(Now::of(&view.get(), still(), exchanging.get()))),
            exchanging,
            drag: Drag::new(),
            chosen: RwSignal::default(),
            sent: Memo::new(move |_| play.under_way().and_then(Target::of)),
            log: log::follow(play, kind),
            room: RwSignal::default(),
            far: RwSignal::default(),
            settled: StoredValue::new(false),
        };
        desk.drag.listen(Hands {
            may: Box::new(move |_| matches!(desk.asked(), Asked::Play(_) | Asked::Last)),
            lift: Box::new(move |key| {
                if let Some(held) = Held::of_key(key) {
                    desk.select(held);
                }
            }),
            drop: Box::new(move |_, place| {
                let targets = desk.targets();
                if let Some(target) = targets.iter().find(|target| place == Some(&target.to_string())) {
                    desk.put(*target);
                }
            }),
        });
        desk
    }

    /// What the viewer is asked for.
    pub fn asked(&self) -> Asked {
        self.now.with(|now| now.asked)
    }

    /// Whether the viewer sits in this seat.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.now.with(|now| now.own == Some(seat))
    }

    /// The card that is to be played.
    pub fn selected(&self) -> Option<Held> {
        self.chosen.with(|chosen| chosen.selected)
    }

    /// Where the selected card may go, in the order in which keys go through it.
    pub fn targets(&self) -> Vec<Target> {
        let Some(Held { card, .. }) = self.selected() else { return Vec::new() };
        self.now.with(|now| target::targets(&now.legal, card, now.own, now.players))
    }

    /// How the plots stand.
    pub fn plots(&self) -> Arrangement {
        let (players, own) = self.now.with(|now| (now.players, now.own.is_some()));
        Arrangement::new(self.room.get(), players, own)
    }

    /// What a bot would do first.
    pub fn advised(&self) -> Option<Action> {
        hint::first(self.play)
    }

    /// What there is to say of a place: the ground in front of a seat, or this pyramid.
    pub fn lot(&self, target: Target, pyramid: Option<Pyramid>) -> Lot {
        let selected = self.selected();
        let card = selected.map(|held| held.card);
        let on_its_way = self.sent.get().filter(|(_, there)| *there == target).map(|(card, _)| card);
        let legal = self.now.with(|now| card.is_some_and(|card| now.legal.contains(&target.action(card))));
        Lot {
            coming: card.filter(|_| legal).or(on_its_way),
            legal,
            fits: self.asked() == Asked::Nothing
                && card.is_some_and(|card| pyramid.is_some_and(|pyramid| pyramid.with(card).is_some())),
            aim: self.is_aim(target),
            sent: on_its_way.is_some(),
            advised: legal && self.advised() == card.map(|card| target.action(card)),
        }
    }

    /// A card of the hand was tapped.
    pub fn tap(&self, held: Held) {
        let now = self.now.get_untracked();
        self.chosen.update(|chosen| {
            if now.asked.picks() {
                chosen.picks = picks::tapped(&now.legal, &chosen.picks, held);
            } else {
                chosen.selected = (chosen.selected != Some(held)).then_some(held);
            }
        });
    }

    /// Selects a card.
    pub fn select(&self, held: Held) {
        self.chosen.update(|chosen| chosen.selected = Some(held));
    }

    /// Whether a carried card would fall there.
    pub fn is_aim(&self, target: Target) -> bool {
        self.drag.over().is_some_and(|over| over == target.to_string())
    }

    /// Puts the selected card there, if it may go there.
    pub fn put(&self, target: Target) {
        let action = untrack(|| self.selected()).map(|held| target.action(held.card));
        if let Some(action) =
            action.filter(|action| self.now.with_untracked(|now| now.legal.contains(action)))
        {
            self.send(action);
        }
    }

    /// Asks for an action, unless another is under way.
    fn send(&self, action: Action) {
        if self.play.busy.get_untracked() || self.play.still.get_untracked() {
            return;
        }
        self.chosen.set(Chosen::default());
        self.exchanging.set(false);
        self.play.act(action);
    }

    /// Asks for a hint, or puts it away.
    pub fn ask_hint(&self) {
        if self.now.with_untracked(|now| now.asked) == Asked::Nothing {
            return;
        }
        hint::ask(self.play);
    }

    /// Drops the selection and stops an exchange; whether there was something to drop.
    pub fn clear(&self) -> bool {
        let chosen = self.chosen.get_untracked();
        let exchanging = self.exchanging.get_untracked();
        self.drop_selection();
        self.exchanging.set(false);
        exchanging || chosen.selected.is_some() || !chosen.picks.is_empty()
    }

    /// Nothing is chosen any more.
    pub fn drop_selection(&self) {
        self.chosen.set(Chosen::default());
    }

    /// Begins to choose top stones to exchange, or stops it.
    pub fn exchange(&self) {
        if self.now.with_untracked(|now| now.may_exchange) {
            self.exchanging.update(|exchanging| *exchanging = !*exchanging);
        }
    }

    /// What the large button does, if it can be done now.
    pub fn primary(&self) -> Option<Action> {
        self.now.with(|now| match now.asked {
            Asked::Nothing => None,
            Asked::Swap | Asked::Discard(_) => {
                self.chosen.with(|chosen| picks::giving(&now.legal, &chosen.picks))
            }
            Asked::Play(_) | Asked::Last => now.legal.contains(&Action::End).then_some(Action::End),
        })
    }

    /// Presses the large button.
    pub fn press(&self) {
        if let Some(action) = untrack(|| self.primary()) {
            self.send(action);
        }
    }

    /// Takes back the last own choice.
    pub fn take_back(&self) {
        if self.play.may_take_back.get_untracked() {
            self.drop_selection();
            self.play.take_back();
        }
    }
}

/// What an action is in the log.
fn kind(action: &str) -> log::Kind {
    if action.parse() == Ok(Action::End) { log::Kind::End } else { log::Kind::Step }
}

/// Whether an action plays this card.
fn plays(legal: &[Action], card: Card) -> bool {
    legal.iter().any(|action| Target::of(*action).is_some_and(|(played, _)| played == card))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_fits_nowhere_is_not_played() {
        let legal: Vec<Action> = ["end", "r5@0", "gT@1.2"].iter().map(|text| text.parse().unwrap()).collect();
        let plays = |card: &str| plays(&legal, card.parse().unwrap());
        assert!(plays("r5") && plays("gT") && !plays("rT"));
    }
}
