//! Pyramids in words.

use super::shown::{Group, Pictures, Shown, ranked};
use super::texts::{self, Book, say};
use crate::text::joined;
use ::pyramids::{Action, Card, Deal, Number, Pyramid, Pyramids, Step, View};
use bots::Reason;
use tabletop::{Seat, SetUp as _, View as _};

impl Shown for Pyramids {
    const TITLE: &'static str = "Pyramids";
    const RULE: &'static str = "PY-10";
    const EXAMPLES: &'static str = "r5@0 – r4@1.2 – rT@0.1 – swap rT yT – end – discard r2 y3";

    fn welcome(texts: &Book) -> Vec<String> {
        vec![say!(texts, "py-welcome")]
    }

    fn table(view: &View, _pictures: Pictures, texts: &Book) -> Vec<String> {
        let mut lines = vec![say!(texts, "py-pile", count = view.draw_pile)];
        let viewer = view.viewer().seat();
        let others = Seat::all(view.set_up.players()).filter(|seat| Some(*seat) != viewer);
        for seat in others.chain(viewer) {
            let (cards, points) = (view.hand_sizes[seat], view.score(seat));
            let (name, complete) = (texts::who(view, seat, texts), view.table.complete(seat));
            lines.push(say!(
                texts,
                "py-plot",
                name = name,
                points = points,
                complete = complete,
                cards = cards
            ));
            let standing = view.table.pyramids(seat).zip(1u8..).map(|(each, number)| {
                let (pyramid, state) = (pyramid(each, texts), state(view, each, texts));
                format!("  {number}. {}", say!(texts, "py-label-own", pyramid = pyramid, state = state))
            });
            lines.extend(standing);
        }
        let hand = view.hand.as_ref().map(|hand| cards(hand.iter(), texts)).unwrap_or_default();
        lines.push(say!(texts, "hand-told", cards = hand));
        lines
    }

    fn details(view: &View, what: &str, texts: &Book) -> Option<Vec<String>> {
        if !what.is_empty() {
            return None;
        }
        let counted = |counts: &::pyramids::Counts| {
            let some = counts.iter().filter(|(_, count)| *count > 0);
            let all = joined(some.map(|(kind, count)| format!("{count} × {}", card(kind, texts))), ", ");
            if all.is_empty() { say!(texts, "empty-list") } else { all }
        };
        Some(vec![
            format!("{}: {}", say!(texts, "py-discards"), counted(&view.discards)),
            format!("{}: {}", say!(texts, "unseen-cards"), counted(&view.unseen())),
        ])
    }

    fn question(view: &View, texts: &Book) -> String {
        match view.step {
            Step::Discard => {
                let count = view.legal_actions().first().map_or(0, |action| match action {
                    Action::Discard(cards) => cards.len(),
                    _ => 0,
                });
                say!(texts, "py-ask-discard", count = count)
            }
            Step::LastRound { .. } => say!(texts, "py-ask-last"),
            Step::Play { left: left @ 1.., .. } => say!(texts, "py-ask-play", left = left),
            _ => say!(texts, "py-ask-played"),
        }
    }

    fn choices(view: &View, texts: &Book) -> Vec<Group<Action>> {
        let mut actions = view.legal_actions();
        actions.sort_by_key(|action| (played(*action), *action));
        let mut groups: Vec<Group<Action>> = Vec::new();
        let mut end = None;
        for action in actions {
            let (title, label) = match action {
                Action::Start { card: played, seat } => {
                    let name = texts::who(view, seat, texts);
                    (card(played, texts), say!(texts, "py-new-label", name = name))
                }
                Action::Build { card: played, seat, number } => {
                    (card(played, texts), upon(view, seat, number, texts))
                }
                Action::Swap(top) => (say!(texts, "py-do-exchange"), cards(top.iter(), texts)),
                Action::Discard(some) => (say!(texts, "py-label-discard"), cards(some.iter(), texts)),
                Action::End => {
                    let label = format!("{} ({action})", Self::action(view, action, texts));
                    end = Some(Group::alone(action, label));
                    continue;
                }
            };
            match groups.last_mut().filter(|group| group.title.as_ref() == Some(&title)) {
                Some(group) => group.choices.push((action, label)),
                None => groups.push(Group::titled(title, vec![(action, label)])),
            }
        }
        groups.extend(end);
        groups
    }

    fn action(view: &View, action: Action, texts: &Book) -> String {
        match action {
            Action::Swap(top) => say!(texts, "py-act-swap", cards = cards(top.iter(), texts)),
            Action::End => say!(texts, "py-act-end"),
            Action::Discard(some) => say!(texts, "py-act-discard", cards = cards(some.iter(), texts)),
            Action::Start { card: played, seat } => match view.viewer().is(seat) {
                true => say!(texts, "py-act-start-own", card = card(played, texts)),
                false => {
                    let name = texts::seat(seat, texts);
                    say!(texts, "py-act-start", card = card(played, texts), name = name)
                }
            },
            Action::Build { card: played, seat, number } => {
                let (colour, said) = (played.colour().letter(), card(played, texts));
                match (below(view, seat, number, played).map(floors), view.viewer().is(seat)) {
                    (Some(floors), true) => {
                        say!(texts, "py-act-build-own", card = said, colour = colour, floors = floors)
                    }
                    (Some(floors), false) => {
                        let name = texts::seat(seat, texts);
                        say!(
                            texts,
                            "py-act-build",
                            card = said,
                            colour = colour,
                            floors = floors,
                            name = name
                        )
                    }
                    // The same turn starts it.
                    (None, _) => say!(texts, "py-act-build-new", card = said),
                }
            }
        }
    }

    fn reason(reason: &Reason, texts: &Book) -> String {
        let told = |(name, text): &(&'static str, String)| {
            let words = match *name {
                "card" | "cards" => {
                    let read = text.split(' ').map(str::parse::<Card>).collect::<Result<Vec<_>, _>>();
                    read.ok().map(|read| cards(read, texts))
                }
                // `r5-4-3`: each floor has the colour of the base.
                "pyramid" => {
                    let (colour, floors) = text.split_at_checked(1).unwrap_or_default();
                    let mut cards =
                        floors.split('-').map_while(|floor| format!("{colour}{floor}").parse().ok());
                    let base = cards.next().and_then(Pyramid::start);
                    base.and_then(|base| cards.try_fold(base, Pyramid::with)).map(|each| pyramid(each, texts))
                }
                _ => None,
            };
            (*name, words.unwrap_or_else(|| text.clone()))
        };
        texts::reason(
            &Reason { key: reason.key, arguments: reason.arguments.iter().map(told).collect() },
            texts,
        )
    }

    fn explain(view: &View, action: Action, texts: &Book) -> Vec<String> {
        let (mut lines, owner, built) = match action {
            Action::Swap(top) => return vec![say!(texts, "py-rule-swap", count = top.len())],
            Action::End => return vec![say!(texts, "py-rule-end")],
            Action::Discard(_) => return vec![say!(texts, "py-rule-discard")],
            Action::Start { card, seat } => (vec![say!(texts, "py-rule-start")], seat, Pyramid::start(card)),
            Action::Build { card, seat, number } => {
                let why = match card.is_top_stone() {
                    true => say!(texts, "py-rule-top"),
                    false => say!(texts, "py-rule-floor"),
                };
                let built = view.table.pyramid(seat, number).and_then(|pyramid| pyramid.with(card));
                (vec![why], seat, built)
            }
        };
        lines.push(match view.viewer().is(owner) {
            true => say!(texts, "py-rule-yours"),
            false => say!(texts, "py-rule-theirs", seat = owner),
        });
        if built.is_some_and(Pyramid::is_great) {
            lines.push(say!(texts, "py-rule-great"));
        }
        lines
    }

    fn dealt(view: &View, deal: &Deal, texts: &Book) -> Option<String> {
        match deal {
            Deal::Dealer(seat) => Some(match seat.next(view.set_up.players()) {
                first if view.viewer().is(first) => say!(texts, "you-start"),
                first => say!(texts, "seat-starts", name = texts::seat(first, texts)),
            }),
            Deal::Hand { .. } => None,
            Deal::Draw { seat, cards: drawn } if view.viewer().is(*seat) => {
                Some(say!(texts, "py-news-draw", cards = cards(drawn.iter(), texts)))
            }
            Deal::Draw { seat, cards } => Some(say!(texts, "seat-drew", seat = seat, count = cards.len())),
        }
    }

    fn commands(texts: &Book) -> Vec<String> {
        vec![say!(texts, "py-help-cards"), say!(texts, "py-help-show")]
    }

    fn result(view: &View, texts: &Book) -> Vec<String> {
        let Some(ranking) = view.outcome() else { return Vec::new() };
        let complete = |seat| say!(texts, "py-what-own", complete = view.table.complete(seat));
        ranked(&ranking, complete, texts)
    }
}

/// The card that the action plays.
const fn played(action: Action) -> Option<Card> {
    match action {
        Action::Start { card, .. } | Action::Build { card, .. } => Some(card),
        _ => None,
    }
}

fn card(card: Card, texts: &Book) -> String {
    let colour = card.colour().letter();
    match card.floor() {
        Some(floor) => say!(texts, "py-floor", colour = colour, stones = floor),
        None => say!(texts, "py-top", colour = colour),
    }
}

fn cards(list: impl IntoIterator<Item = Card>, texts: &Book) -> String {
    let all = joined(list.into_iter().map(|one| card(one, texts)), ", ");
    if all.is_empty() { say!(texts, "empty-list") } else { all }
}

/// The floors from the base up: `5, 4, 2`.
fn floors(pyramid: Pyramid) -> String {
    joined(pyramid.floors(), ", ")
}

fn pyramid(pyramid: Pyramid, texts: &Book) -> String {
    say!(texts, "py-pyramid", colour = pyramid.colour().letter(), floors = floors(pyramid))
}

/// How a pyramid stands: its stones, and what it counts or could count.
fn state(view: &View, pyramid: Pyramid, texts: &Book) -> String {
    let (stones, points) = (pyramid.stones(), view.points(pyramid));
    match (pyramid.is_complete(), pyramid.is_great()) {
        (true, true) => say!(texts, "py-state-great", stones = stones, points = points),
        (true, false) => say!(texts, "py-state-complete", points = points),
        (false, true) => say!(texts, "py-state-open-great", stones = stones, points = i32::from(stones) * 2),
        (false, false) => say!(texts, "py-state-open", stones = stones),
    }
}

/// A pyramid as it was before this card came on it; as it is, if it does not have the card.
fn below(view: &View, seat: Seat, number: Number, card: Card) -> Option<Pyramid> {
    let mut cards = view.table.pyramid(seat, number)?.cards().take_while(|other| *other != card);
    let base = Pyramid::start(cards.next()?)?;
    cards.try_fold(base, Pyramid::with)
}

fn upon(view: &View, seat: Seat, number: Number, texts: &Book) -> String {
    let Some(pyramid) = view.table.pyramid(seat, number) else { return String::new() };
    let (colour, floors) = (pyramid.colour().letter(), floors(pyramid));
    match view.viewer().is(seat) {
        true => say!(texts, "py-told-on-own", colour = colour, floors = floors),
        false => {
            let name = texts::seat(seat, texts);
            say!(texts, "py-told-on", colour = colour, floors = floors, name = name)
        }
    }
}
