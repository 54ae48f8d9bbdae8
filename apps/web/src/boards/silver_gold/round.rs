//! How far the round is, and which expedition cards can still come.

use super::art;
use super::facing::Facing;
use super::spoken;
use crate::kit::draw::{drawn, each, flag, memo, text};
use crate::say;
use leptos::prelude::*;
use silver_gold::{Expeditions, Shape, View};
use std::sync::Arc;

/// Expedition cards that are used in a round: one of the eight never is.
const USED: u8 = Expeditions::COUNT - 1;

/// How many expedition cards of the round have been turned up.
fn turned_up(view: &View) -> u8 {
    Expeditions::COUNT.saturating_sub(view.expeditions_left.total())
}

/// One sign for each expedition card of the round: used, in play, to come.
pub fn pips(view: Signal<Arc<View>>) -> AnyView {
    let used = memo(move || turned_up(&view.get()));
    let pip = |pip: u8| {
        view! { <i class:d=flag(move || pip < used.get()) class:n=flag(move || pip == used.get())></i> }
            .into_any()
    };
    let label = text(move || say!("sg-card-of", card = used.get(), cards = USED));
    view! { <span class="sg-pips" role="img" aria-label=label>{each(1..=USED, pip)}</span> }.into_any()
}

/// How an expedition card of the round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Used,
    InPlay,
    ToCome,
}

/// The eight expedition cards by shape: those used, that in play, those that can still come.
fn standings(view: &View) -> Vec<(Shape, Standing)> {
    let all = view.set_up.deck().expeditions();
    let mut list = Vec::new();
    for shape in Shape::ALL {
        let left = view.expeditions_left.of(shape);
        for number in 0..all.of(shape) {
            let last_used = number + 1 + left == all.of(shape);
            list.push((
                shape,
                match view.expedition {
                    _ if number + left >= all.of(shape) => Standing::ToCome,
                    Some(in_play) if in_play == shape && last_used => Standing::InPlay,
                    _ => Standing::Used,
                },
            ));
        }
    }
    list
}

/// The expedition cards of the round as small pictures.
pub fn round(view: Signal<Arc<View>>) -> AnyView {
    let cards = memo(move || standings(&view.get()));
    let card = |(shape, standing): (Shape, Standing)| {
        let (key, class) = match standing {
            Standing::Used => ("sg-shape-used", "used"),
            Standing::InPlay => ("sg-shape-now", "now"),
            Standing::ToCome => ("sg-shape-to-come", ""),
        };
        let label = text(move || say!(key, shape = spoken::shape(shape)));
        view! {
            <li class=class title=label>
                <svg viewBox=art::SMALL_BOX role="img" aria-label=label>
                    <g inner_html=art::expedition(Facing::of(shape.example()))></g>
                </svg>
            </li>
        }
        .into_any()
    };
    view! {
        <ul class="sg-expeditions">{drawn(move || each(cards.get(), card))}</ul>
        <p class="small sub">
            {text(move || say!("sg-cards-left", count = view.get().expeditions_left.total()))}
        </p>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use silver_gold::{Deal, SetUp, SilverGold};
    use tabletop::{Game, SetUp as _, Viewer, Waiting};

    #[test]
    fn the_card_in_play_is_told_from_those_used_and_to_come() {
        let mut game = SilverGold::new(SetUp::parse(2, "", None).unwrap());
        for deal in ["deal 0 1 2 3 4", "deal 1 5 6 7 8"] {
            game.deal(&deal.parse().unwrap()).unwrap();
        }
        for (seat, action) in tabletop::Seat::all(2).zip(["keep 1 2", "keep 5 6"]) {
            game.act(seat, action.parse().unwrap()).unwrap();
        }
        for deal in ["display 9 10 11 12", "expedition I3"] {
            game.deal(&deal.parse::<Deal>().unwrap()).unwrap();
        }
        assert!(matches!(game.waiting(), Waiting::Seats(_)));
        let list = standings(&game.view(Viewer::Spectator));
        assert_eq!(list.len(), 8);
        let of = |standing| list.iter().filter(|(_, other)| *other == standing).count();
        assert_eq!((of(Standing::Used), of(Standing::InPlay), of(Standing::ToCome)), (0, 1, 7));
        assert!(list.contains(&(Shape::I3, Standing::InPlay)));
    }
}
