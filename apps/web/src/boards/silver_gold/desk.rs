//! What lies before a person: the view, what they have chosen so far, and what their hands can do with it.

use super::facing::Facing;
use super::places::{Place, Places};
use super::preview;
use crate::kit::drag::Drag;
use crate::kit::draw::memo;
use crate::play::Play;
use leptos::prelude::*;
use silver_gold::{Action, Card, Held, Outlook, Pair, Square, View, Wanted};
use std::sync::Arc;
use tabletop::{Seat, SetUp as _, View as _};

/// A way to lay the shape of a place differently.
pub type Reshape = fn(&Places, Place, Option<Square>) -> Option<Place>;

/// The desk of one viewer. Cheap to copy; everything in it is reactive.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub play: Play,
    /// What the viewer sees of the game.
    pub view: Signal<Arc<View>>,
    /// The own seat; a spectator has none.
    pub own: Memo<Option<Seat>>,
    /// Whose cards are shown large: one's own, or those that a spectator looks at.
    pub shown_seat: Memo<Seat>,
    /// Whose cards a spectator looks at.
    pub watched: RwSignal<Seat>,
    /// What the viewer may choose now; nothing in a replay.
    pub legal: Memo<Arc<Vec<Action>>>,
    /// The sort of choice that is asked of the viewer.
    pub wanted: Memo<Option<Wanted>>,
    /// Whether one square is to be marked instead of the shape, by wish or because nothing else fits.
    pub single: Memo<bool>,
    /// Whether the viewer may choose between the shape and one square.
    pub may_switch: Memo<bool>,
    /// The legal places, best first.
    pub places: Memo<Arc<Places>>,
    /// The place that is previewed.
    pub shown: Memo<Option<Place>>,
    /// What it would bring.
    pub outlook: Memo<Option<Outlook>>,
    /// The choice that is ready to be made.
    pub ready: Memo<Option<Action>>,
    /// Which of the two cards is the large one on a phone.
    pub front: RwSignal<usize>,
    /// The cards picked to be kept, the latest last.
    pub kept: RwSignal<Vec<Card>>,
    /// The card picked to be taken.
    pub taken: RwSignal<Option<Action>>,
    /// What is to be read out next: an answer to something the viewer did.
    pub said: RwSignal<String>,
    /// The shape that is carried.
    pub drag: Drag,
    pub(super) wish: RwSignal<bool>,
    pub(super) chosen: RwSignal<Option<Place>>,
    pub(super) hover: RwSignal<Option<Place>>,
    pub(super) anchor: RwSignal<Option<Square>>,
    pub(super) facing: RwSignal<Option<Facing>>,
}

impl Desk {
    /// A desk with nothing chosen yet.
    #[must_use]
    pub fn new(play: Play, view: Signal<Arc<View>>) -> Self {
        let own = memo(move || {
            let view = view.get();
            view.viewer().seat().filter(|seat| seat.number() < view.set_up.players())
        });
        let watched = RwSignal::new(Seat::FIRST);
        let shown_seat = memo(move || own.get().unwrap_or_else(|| watched.get()));
        let legal = memo(move || {
            let still = play.still.get();
            Arc::new(if still { Vec::new() } else { view.get().legal_actions() })
        });
        let wanted = memo(move || view.get().wanted().filter(|_| !legal.get().is_empty()));
        let wish = RwSignal::new(false);
        let only = memo(move || preview::only_single(&view.get(), &legal.get()));
        let may_switch = memo(move || wanted.get() == Some(Wanted::Mark) && !only.get());
        let single = memo(move || only.get() || wish.get());
        let places = memo(move || Arc::new(preview::places(&view.get(), &legal.get(), single.get())));
        let (chosen, hover) = (RwSignal::new(None::<Place>), RwSignal::new(None::<Place>));
        let shown = memo(move || {
            let here = |place: &Place| places.with(|places| places.contains(*place));
            chosen.get().filter(here).or_else(|| hover.get().filter(here))
        });
        let outlook = memo(move || view.get().outlook(shown.get()?.action));
        let (kept, taken) = (RwSignal::new(Vec::<Card>::new()), RwSignal::new(None::<Action>));
        let ready = memo(move || {
            let action = match wanted.get()? {
                Wanted::Keep => kept.with(|kept| match kept.as_slice() {
                    [one, other] => Pair::new(*one, *other).map(Action::Keep),
                    _ => None,
                }),
                Wanted::Take => taken.get(),
                Wanted::Mark | Wanted::Extra => chosen.get().map(|place| place.action),
                Wanted::Pass => None,
            }?;
            legal.with(|legal| legal.contains(&action)).then_some(action)
        });
        let desk = Self {
            play,
            view,
            own,
            shown_seat,
            watched,
            legal,
            wanted,
            single,
            may_switch,
            places,
            shown,
            outlook,
            ready,
            front: RwSignal::new(0),
            kept,
            taken,
            said: RwSignal::new(String::new()),
            drag: Drag::new(),
            wish,
            chosen,
            hover,
            anchor: RwSignal::new(None),
            facing: RwSignal::new(None),
        };
        Effect::new(move |_| {
            legal.track();
            desk.clear();
        });
        Effect::new(move |_| desk.face_a_card_with_places());
        desk.carry();
        desk
    }

    /// The cards that the shown seat works on.
    #[must_use]
    pub fn held(&self) -> [Option<Held>; 2] {
        self.view.get().held(self.shown_seat.get())
    }

    /// Whether something may be chosen now.
    #[must_use]
    pub fn is_free(&self) -> bool {
        !self.play.busy.get_untracked() && !self.play.still.get_untracked()
    }

    /// The square that the shown place is turned about.
    #[must_use]
    pub fn anchor(&self) -> Option<Square> {
        let place = self.shown.get()?;
        self.anchor.get().filter(|anchor| place.squares.contains(*anchor)).or_else(|| place.middle())
    }

    /// How the shape is held: as it is previewed, as it was last turned, or as it is printed.
    #[must_use]
    pub fn facing(&self) -> Option<Facing> {
        let shown = self.shown.get().filter(|place| place.squares.len() > 1);
        let printed = || self.view.get().expedition.map(|shape| Facing::of(shape.example()));
        shown.map(Place::facing).or_else(|| self.facing.get()).or_else(printed)
    }

    /// Whether the shape can be laid in another way near where it lies.
    #[must_use]
    pub fn can_reshape(&self, on_card: Reshape) -> bool {
        let Some(shown) = self.shown.get() else {
            return !self.single.get() && !self.places.get().is_empty();
        };
        let anchor = self.anchor();
        self.places.with(|places| on_card(places, shown, anchor).is_some())
    }

    /// Whether something is chosen that can be dropped.
    #[must_use]
    pub fn has_choice(&self) -> bool {
        self.chosen.get().is_some() || self.taken.get().is_some() || self.kept.with(|kept| !kept.is_empty())
    }
}
