//! The Game in words.

use super::shown::{Group, Pictures, Shown};
use super::texts::{self, Book, say};
use crate::text::joined;
use ::the_game::{Action, Card, Cards, Deal, Phrase, Pile, Step, TheGame, View};
use tabletop::View as _;

impl Shown for TheGame {
    const TITLE: &'static str = "The Game";
    const RULE: &'static str = "TG-9";
    const EXAMPLES: &'static str = "23>A1, end, keen 2";

    fn welcome(texts: &Book) -> Vec<String> {
        vec![say!(texts, "tg-welcome")]
    }

    fn table(view: &View, _pictures: Pictures, texts: &Book) -> Vec<String> {
        let mut lines: Vec<String> = Pile::ALL.into_iter().map(|pile| pile_line(view, pile, texts)).collect();
        lines.push(say!(texts, "tg-told-draw-pile", count = view.draw_pile));
        let others = view.hand_sizes.iter().filter(|(seat, _)| !view.viewer.is(*seat));
        let others = others
            .map(|(seat, count)| say!(texts, "tg-told-seat", name = texts::seat(seat, texts), count = count));
        lines.extend(others);
        let hand = view.hand.unwrap_or_default();
        lines.push(say!(texts, "hand-told", cards = cards(hand, texts)));
        lines
    }

    fn details(view: &View, what: &str, texts: &Book) -> Option<Vec<String>> {
        let left = say!(texts, "tg-left", count = view.left());
        match view.placed {
            _ if !what.is_empty() => None,
            None => Some(vec![left, say!(texts, "tg-placed-hidden")]),
            Some(placed) => {
                let unseen = Cards::ALL.minus(placed).minus(view.hand.unwrap_or_default());
                Some(vec![
                    left,
                    say!(texts, "tg-placed", cards = runs(placed, texts)),
                    format!("{}: {}", say!(texts, "unseen-cards"), runs(unseen, texts)),
                ])
            }
        }
    }

    fn question(view: &View, texts: &Book) -> String {
        match view.minimum.saturating_sub(view.placed_now) {
            _ if view.step == Step::Keen => say!(texts, "tg-ask-keen"),
            0 => say!(texts, "tg-ask-free"),
            missing if view.placed_now == 0 => say!(texts, "tg-ask-place", count = missing),
            missing => say!(texts, "tg-ask-more", count = missing),
        }
    }

    fn choices(view: &View, texts: &Book) -> Vec<Group<Action>> {
        let mut groups: Vec<Group<Action>> = Vec::new();
        let mut last = None;
        for action in view.legal_actions() {
            let Action::Place(card, pile) = action else {
                let label = format!("{} ({action})", Self::action(view, action, texts));
                groups.push(Group::alone(action, label));
                continue;
            };
            let step = i16::from(card.number()) - i16::from(view.tops.on(pile));
            let signed = if step < 0 { format!("−{}", -step) } else { format!("+{step}") };
            let label = match is_back(view, card, pile) {
                true => say!(texts, "tg-label-back", pile = pile, step = signed),
                false => say!(texts, "tg-label", pile = pile, step = signed),
            };
            match groups.last_mut().filter(|_| last == Some(card)) {
                Some(group) => group.choices.push((action, label)),
                None => {
                    let title = say!(texts, "tg-label-card", card = card);
                    groups.push(Group::titled(title, vec![(action, label)]));
                }
            }
            last = Some(card);
        }
        groups
    }

    fn action(_view: &View, action: Action, texts: &Book) -> String {
        match action {
            Action::Keen(keen) => {
                let keen = match keen.number() {
                    0 => say!(texts, "tg-keen-0"),
                    1 => say!(texts, "tg-keen-1"),
                    2 => say!(texts, "tg-keen-2"),
                    _ => say!(texts, "tg-keen-3"),
                };
                say!(texts, "tg-keen-said", keen = keen)
            }
            Action::Place(card, pile) => say!(texts, "tg-place", card = card, pile = pile),
            Action::End => say!(texts, "tg-end-turn"),
            Action::Say(pile, None) => say!(texts, "tg-say-cleared", pile = pile),
            Action::Say(pile, Some(said)) => {
                say!(texts, "tg-say-about", pile = pile, phrase = phrase(Some(said), texts))
            }
        }
    }

    fn explain(view: &View, action: Action, texts: &Book) -> Vec<String> {
        match action {
            Action::Keen(_) => vec![say!(texts, "tg-rule-keen")],
            Action::Say(..) => vec![say!(texts, "tg-rule-say")],
            Action::End if !view.burning.is_empty() => {
                vec![say!(texts, "tg-rule-lost", piles = joined(view.burning.iter(), ", "))]
            }
            Action::End if view.draw_pile == 0 => vec![say!(texts, "tg-rule-end-empty")],
            Action::End => {
                vec![say!(texts, "tg-rule-end", count = view.placed_now.min(view.draw_pile))]
            }
            Action::Place(card, pile) => {
                let top = view.tops.on(pile);
                let mut lines = vec![match (is_back(view, card, pile), pile.is_ascending()) {
                    (true, _) => say!(texts, "tg-rule-back", top = top, card = card),
                    (false, true) => say!(texts, "tg-rule-up", top = top, card = card),
                    (false, false) => say!(texts, "tg-rule-down", top = top, card = card),
                }];
                if view.burning.contains(pile) {
                    lines.push(say!(texts, "tg-rule-cover"));
                }
                if view.set_up.fire() && card.is_fire() {
                    lines.push(say!(texts, "tg-rule-fire"));
                }
                let missing = view.minimum.saturating_sub(view.placed_now + 1);
                if missing > 0 {
                    lines.push(say!(texts, "tg-rule-minimum", count = missing));
                }
                lines
            }
        }
    }

    fn dealt(view: &View, deal: &Deal, texts: &Book) -> Option<String> {
        // The first hands are on the table anyway; a hand that is dealt again is a refill.
        let first = view.placed_now == 0 && view.tops == ::the_game::Tops::START;
        match view.viewer.is(deal.seat) {
            _ if first => None,
            true => {
                let (count, cards) = (deal.cards.len(), cards(deal.cards, texts));
                Some(say!(texts, "tg-news-drawn", count = count, cards = cards))
            }
            false => Some(say!(texts, "seat-drew", seat = deal.seat, count = deal.cards.len())),
        }
    }

    fn commands(texts: &Book) -> Vec<String> {
        let words = Phrase::ALL.into_iter().map(Some).chain([None]);
        let mut lines = vec![say!(texts, "tg-help-say")];
        lines.extend(words.map(|word| {
            let action = Action::Say(Pile::A1, word).to_string();
            format!("  {action}: {}", phrase(word, texts))
        }));
        lines.push(say!(texts, "tg-help-bots"));
        lines.push(say!(texts, "tg-help-show"));
        lines
    }

    fn result(view: &View, texts: &Book) -> Vec<String> {
        let Some(left) = view.outcome() else { return Vec::new() };
        // TG-22: who could end the turn and lost all the same left a fire card uncovered.
        let burnt = !view.burning.is_empty() && view.placed_now >= view.minimum;
        let result = match (left.is_win(), left.is_excellent()) {
            (true, _) => return vec![say!(texts, "tg-over-win")],
            (false, true) => say!(texts, "tg-over-excellent", count = left.0),
            (false, false) => say!(texts, "tg-over-left", count = left.0),
        };
        let why = match burnt {
            true => say!(texts, "tg-why-fire", piles = joined(view.burning.iter(), ", ")),
            false => say!(texts, "tg-why-stuck", placed = view.placed_now, minimum = view.minimum),
        };
        vec![result, why]
    }
}

/// Whether a card that fits goes against the direction of the pile.
fn is_back(view: &View, card: Card, pile: Pile) -> bool {
    (card.number() < view.tops.on(pile)) == pile.is_ascending()
}

fn pile_line(view: &View, pile: Pile, texts: &Book) -> String {
    let top = view.tops.on(pile);
    let mut parts = vec![match pile.is_ascending() {
        true => say!(texts, "tg-pile-up", pile = pile, top = top),
        false => say!(texts, "tg-pile-down", pile = pile, top = top),
    }];
    if view.burning.contains(pile) {
        parts.push(say!(texts, "tg-pile-burns"));
    } else if view.set_up.fire() && Card::new(top).is_some_and(Card::is_fire) {
        parts.push(say!(texts, "tg-fire"));
    }
    for (seat, said) in view.signals.iter().filter_map(|(seat, said)| Some((seat, said[pile]?))) {
        let phrase = phrase(Some(said), texts);
        parts.push(say!(texts, "tg-pile-said", name = texts::who(view, seat, texts), phrase = phrase));
    }
    parts.join(" ")
}

fn phrase(phrase: Option<Phrase>, texts: &Book) -> String {
    match phrase {
        Some(Phrase::Leave) => say!(texts, "tg-say-leave"),
        Some(Phrase::NoJump) => say!(texts, "tg-say-nojump"),
        Some(Phrase::Good) => say!(texts, "tg-say-good"),
        Some(Phrase::Here) => say!(texts, "tg-say-here"),
        None => say!(texts, "tg-say-clear"),
    }
}

fn cards(cards: Cards, texts: &Book) -> String {
    if cards.is_empty() { say!(texts, "empty-list") } else { joined(cards.iter(), " ") }
}

/// Many cards, with neighbours written as `12–17`.
fn runs(cards: Cards, texts: &Book) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for number in cards.iter().map(Card::number) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let written = runs.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        1 => format!("{first} {last}"),
        _ => format!("{first}–{last}"),
    });
    if cards.is_empty() { say!(texts, "empty-list") } else { joined(written, " ") }
}
