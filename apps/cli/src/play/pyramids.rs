//! Pyramids in words.

use super::shown::{Group, Pictures, Shown, joined, ranked};
use super::texts::{Texts, say};
use ::pyramids::{Action, Card, Deal, Number, Pyramid, Pyramids, Step, View};
use bots::Reason;
use tabletop::{Seat, SetUp as _, View as _};

impl Shown for Pyramids {
    const TITLE: &'static str = "Pyramids";
    const RULE: &'static str = "PY-10";
    const EXAMPLES: &'static str = "r5@0 – r4@1.2 – rT@0.1 – swap rT yT – end – discard r2 y3";

    fn welcome(texts: &Texts) -> Vec<String> {
        vec![say!(texts, "py-welcome")]
    }

    fn table(view: &View, _pictures: Pictures, texts: &Texts) -> Vec<String> {
        let mut lines = vec![say!(texts, "py-pile", count = view.draw_pile)];
        let viewer = view.viewer().seat();
        let others = Seat::all(view.set_up.players()).filter(|seat| Some(*seat) != viewer);
        for seat in others.chain(viewer) {
            let (cards, points) = (view.hand_sizes[seat], view.score(seat));
            lines.push(match Some(seat) == viewer {
                true => say!(texts, "py-you", points = points),
                false => say!(texts, "py-seat", seat = seat, count = cards, points = points),
            });
            for complete in [false, true] {
                lines.extend(standing(view, seat, complete, texts));
            }
        }
        let hand = view.hand.as_ref().map(|hand| cards(hand.iter(), texts)).unwrap_or_default();
        lines.push(say!(texts, "py-hand", cards = hand));
        lines
    }

    fn details(view: &View, what: &str, texts: &Texts) -> Option<Vec<String>> {
        if !what.is_empty() {
            return None;
        }
        let counted = |counts: &::pyramids::Counts| {
            let some = counts.iter().filter(|(_, count)| *count > 0);
            let all = joined(some.map(|(kind, count)| format!("{count} × {}", card(kind, texts))), ", ");
            if all.is_empty() { say!(texts, "none") } else { all }
        };
        Some(vec![
            say!(texts, "py-discards", cards = counted(&view.discards)),
            say!(texts, "py-unseen", cards = counted(&view.unseen())),
        ])
    }

    fn question(view: &View, texts: &Texts) -> String {
        match view.step {
            Step::Discard => say!(texts, "py-ask-discard"),
            Step::LastRound { .. } => say!(texts, "py-ask-last"),
            Step::Play { left, .. } => say!(texts, "py-ask-play", count = left),
            _ => say!(texts, "py-ask-play", count = 0),
        }
    }

    fn choices(view: &View, texts: &Texts) -> Vec<Group<Action>> {
        let mut actions = view.legal_actions();
        actions.sort_by_key(|action| (played(*action), *action));
        let mut groups: Vec<Group<Action>> = Vec::new();
        let mut end = None;
        for action in actions {
            let (title, label) = match action {
                Action::Start { card: played, seat } => (card(played, texts), new_before(view, seat, texts)),
                Action::Build { card: played, seat, number } => {
                    let floors = view.table.pyramid(seat, number).map(floors).unwrap_or_default();
                    (card(played, texts), format!("{} ({floors})", upon(view, seat, number, texts)))
                }
                Action::Swap(top) => (say!(texts, "py-label-swap"), cards(top.iter(), texts)),
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

    fn action(view: &View, action: Action, texts: &Texts) -> String {
        let (played, place) = match action {
            Action::Swap(top) => return say!(texts, "py-swap", cards = cards(top.iter(), texts)),
            Action::End => return say!(texts, "py-end"),
            Action::Discard(some) => return say!(texts, "py-discard", cards = cards(some.iter(), texts)),
            Action::Start { card, seat } => (card, new_before(view, seat, texts)),
            Action::Build { card, seat, number } => (card, upon(view, seat, number, texts)),
        };
        format!("{}, {place}", card(played, texts))
    }

    fn reason(reason: &Reason, texts: &Texts) -> String {
        let told = |(name, text): &(&'static str, String)| {
            let words = match *name {
                "card" | "cards" => {
                    let read = text.split(' ').map(str::parse::<Card>).collect::<Result<Vec<_>, _>>();
                    read.ok().map(|read| cards(read, texts))
                }
                // `r5-4-3`: the base is written as a card.
                "pyramid" => {
                    let (base, rest) =
                        text.split_once('-').map_or((text.as_str(), None), |(a, b)| (a, Some(b)));
                    let base = base.parse().ok().map(|base| card(base, texts));
                    base.map(|base| rest.map_or_else(|| base.clone(), |rest| format!("{base}-{rest}")))
                }
                _ => None,
            };
            (*name, words.unwrap_or_else(|| text.clone()))
        };
        texts.reason(&Reason { key: reason.key, arguments: reason.arguments.iter().map(told).collect() })
    }

    fn explain(view: &View, action: Action, texts: &Texts) -> Vec<String> {
        let (mut lines, owner, built) = match action {
            Action::Swap(top) => return vec![say!(texts, "py-why-swap", count = top.len())],
            Action::End => return vec![say!(texts, "py-why-end")],
            Action::Discard(_) => return vec![say!(texts, "py-why-discard")],
            Action::Start { card, seat } => (vec![say!(texts, "py-why-start")], seat, Pyramid::start(card)),
            Action::Build { card, seat, number } => {
                let why = match card.is_top_stone() {
                    true => say!(texts, "py-why-top"),
                    false => say!(texts, "py-why-floor"),
                };
                let built = view.table.pyramid(seat, number).and_then(|pyramid| pyramid.with(card));
                (vec![why], seat, built)
            }
        };
        lines.push(match view.viewer().is(owner) {
            true => say!(texts, "py-why-yours"),
            false => say!(texts, "py-why-theirs", seat = owner),
        });
        if built.is_some_and(Pyramid::is_great) {
            lines.push(say!(texts, "py-why-great"));
        }
        lines
    }

    fn dealt(view: &View, deal: &Deal, texts: &Texts) -> Option<String> {
        match deal {
            Deal::Dealer(seat) if view.viewer().is(*seat) => Some(say!(texts, "py-you-deal")),
            Deal::Dealer(seat) => Some(say!(texts, "py-seat-deals", seat = seat)),
            Deal::Hand { .. } => None,
            Deal::Draw { seat, cards: drawn } if view.viewer().is(*seat) => {
                Some(say!(texts, "py-you-drew", cards = cards(drawn.iter(), texts)))
            }
            Deal::Draw { seat, cards } => Some(say!(texts, "py-seat-drew", seat = seat, count = cards.len())),
        }
    }

    fn commands(texts: &Texts) -> Vec<String> {
        vec![say!(texts, "py-help-cards"), say!(texts, "py-help-show")]
    }

    fn result(view: &View, texts: &Texts) -> Vec<String> {
        let Some(ranking) = view.outcome() else { return Vec::new() };
        let complete = |seat| say!(texts, "py-complete-count", count = view.table.complete(seat));
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

fn card(card: Card, texts: &Texts) -> String {
    let colour = card.colour();
    match card.floor() {
        Some(floor) => say!(texts, "py-floor", colour = colour, stones = floor),
        None => say!(texts, "py-top", colour = colour),
    }
}

fn cards(list: impl IntoIterator<Item = Card>, texts: &Texts) -> String {
    let all = joined(list.into_iter().map(|one| card(one, texts)), ", ");
    if all.is_empty() { say!(texts, "none") } else { all }
}

/// The floors from the base up: `5-4-2`.
fn floors(pyramid: Pyramid) -> String {
    joined(pyramid.floors(), "-")
}

fn new_before(view: &View, seat: Seat, texts: &Texts) -> String {
    match view.viewer().is(seat) {
        true => say!(texts, "py-new-you"),
        false => say!(texts, "py-new-seat", seat = seat),
    }
}

fn upon(view: &View, seat: Seat, number: Number, texts: &Texts) -> String {
    match view.viewer().is(seat) {
        true => say!(texts, "py-on-you", number = number),
        false => say!(texts, "py-on-seat", number = number, seat = seat),
    }
}

/// The open or the complete pyramids in front of a seat, if there are any.
fn standing(view: &View, seat: Seat, complete: bool, texts: &Texts) -> Option<String> {
    let all = view.table.pyramids(seat).zip(1u8..).filter(|(pyramid, _)| pyramid.is_complete() == complete);
    let some = all.map(|(pyramid, number)| {
        let (colour, floors, points) = (pyramid.colour(), floors(pyramid), view.points(pyramid));
        match (complete, pyramid.is_great()) {
            (false, _) => say!(texts, "py-open", number = number, colour = colour, floors = floors),
            (true, false) => {
                say!(texts, "py-complete", number = number, colour = colour, floors = floors, points = points)
            }
            (true, true) => {
                say!(texts, "py-great", number = number, colour = colour, floors = floors, points = points)
            }
        }
    });
    let pyramids = joined(some, &say!(texts, "between"));
    match complete {
        _ if pyramids.is_empty() => None,
        true => Some(format!("  {}", say!(texts, "py-complete-ones", pyramids = pyramids))),
        false => Some(format!("  {}", say!(texts, "py-open-ones", pyramids = pyramids))),
    }
}
