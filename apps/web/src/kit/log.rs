//! What happened at the table since the board was opened, turn by turn.

use super::draw::{drawn, each, text, when, words};
use crate::play::Play;
use leptos::prelude::*;
use protocol::News;
use std::sync::Arc;
use tabletop::Seat;

/// How many turns are kept.
const MOST: usize = 20;

/// What an action is in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Part of a turn.
    Step,
    /// The end of a turn, which needs no words.
    End,
    /// An answer: it stands alone, and a later one takes its place.
    Answer,
    /// Nothing that is kept.
    Silent,
}

/// What a seat did in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn.
    pub seat: Seat,
    /// What was done, in notation.
    pub actions: Vec<String>,
    kind: Kind,
    ended: bool,
}

/// What happened, the last turn first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log(Vec<Turn>);

impl Log {
    /// The turns in which something was done, the last first.
    pub fn turns(&self) -> impl Iterator<Item = &Turn> {
        self.0.iter().filter(|turn| !turn.actions.is_empty())
    }

    /// What was done last, if this seat did it.
    #[must_use]
    pub fn last(&self, seat: Seat) -> Option<&str> {
        let turn = self.turns().next().filter(|turn| turn.seat == seat)?;
        turn.actions.last().map(String::as_str)
    }

    fn hear(&mut self, news: &News, kind: fn(&str) -> Kind) {
        match news {
            News::Started => self.0.clear(),
            News::Action { seat, action } => {
                if let Some(seat) = Seat::new(*seat) {
                    self.acted(seat, action, kind(action));
                }
            }
            News::TakenBack { seat, action } => {
                if let Some(seat) = Seat::new(*seat) {
                    self.took_back(seat, action.as_deref().map_or(Kind::Answer, kind));
                }
            }
            _ => {}
        }
    }

    fn acted(&mut self, seat: Seat, action: &str, kind: Kind) {
        match kind {
            Kind::Step => {
                match self.0.first_mut().filter(|turn| turn.seat == seat && turn.kind == kind && !turn.ended)
                {
                    Some(turn) => turn.actions.push(action.to_owned()),
                    None => self.add(seat, action, kind),
                }
            }
            Kind::End => {
                if let Some(turn) = self.last_of(seat, Kind::Step) {
                    turn.ended = true;
                }
            }
            Kind::Answer => {
                // The own answer comes twice: when it is sealed, and when all are opened.
                self.0.retain(|turn| turn.seat != seat || turn.kind != kind);
                self.add(seat, action, kind);
            }
            Kind::Silent => {}
        }
    }

    fn took_back(&mut self, seat: Seat, kind: Kind) {
        match kind {
            Kind::Step => {
                if let Some(turn) = self.last_of(seat, kind) {
                    turn.actions.pop();
                }
            }
            Kind::End => {
                if let Some(turn) = self.last_of(seat, Kind::Step) {
                    turn.ended = false;
                }
            }
            Kind::Answer => self.0.retain(|turn| turn.seat != seat || turn.kind != kind),
            Kind::Silent => {}
        }
    }

    fn last_of(&mut self, seat: Seat, kind: Kind) -> Option<&mut Turn> {
        self.0.iter_mut().find(|turn| turn.seat == seat && turn.kind == kind)
    }

    fn add(&mut self, seat: Seat, action: &str, kind: Kind) {
        self.0.insert(0, Turn { seat, actions: vec![action.to_owned()], kind, ended: false });
        self.0.truncate(MOST);
    }
}

/// Writes the log of a board as long as it is there. `kind` says what an action is in it.
#[must_use]
pub fn follow(play: Play, kind: fn(&str) -> Kind) -> RwSignal<Log> {
    let log = RwSignal::new(Log::default());
    Effect::new(move |_| {
        let news = play.news();
        if !news.is_empty() {
            log.update(|log| news.iter().for_each(|news| log.hear(news, kind)));
        }
    });
    log
}

/// The words of one action of a seat.
pub type Say = Arc<dyn Fn(Seat, &str) -> String + Send + Sync>;

fn line(play: Play, say: Say, turn: &Turn) -> AnyView {
    let Turn { seat, actions, .. } = turn.clone();
    let name = text(move || if play.is_you(seat) { crate::say!("you") } else { play.name(seat) });
    let what = text(move || actions.iter().map(|action| say(seat, action)).collect::<Vec<_>>().join(", "));
    view! {
        <li>
            <b>{name}</b>
            <span class="num">{what}</span>
        </li>
    }
    .into_any()
}

/// The last turns, the latest first.
pub fn last_turns(play: Play, log: RwSignal<Log>, say: Say) -> AnyView {
    let lines = move || log.with(|log| each(log.turns(), |turn| line(play, Arc::clone(&say), turn)));
    let none = || view! { <p class="small sub">{words("log-none")}</p> }.into_any();
    view! {
        <section class="log">
            <h3>{words("log-title")}</h3>
            <ol>{drawn(lines)}</ol>
            {when(move || log.with(|log| log.turns().next().is_none()), none)}
        </section>
    }
    .into_any()
}

/// What the others did last, for phones: it would be missed between two turns of one's own.
pub fn latest(play: Play, log: RwSignal<Log>, say: Say) -> AnyView {
    /// How many turns are shown.
    const SHOWN: usize = 2;
    let lines = move || {
        log.with(|log| {
            let others = log.turns().filter(|turn| !play.is_you(turn.seat)).take(SHOWN);
            let mut lines = each(others, |turn| line(play, Arc::clone(&say), turn));
            lines.reverse();
            lines
        })
    };
    view! { <ol class="latest only-narrow">{drawn(lines)}</ol> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(action: &str) -> Kind {
        match action.split(' ').next() {
            Some("end") => Kind::End,
            Some("keen") => Kind::Answer,
            Some("say") => Kind::Silent,
            _ => Kind::Step,
        }
    }

    fn log(news: &[&str]) -> Vec<String> {
        let mut log = Log::default();
        for text in news {
            let (seat, action) = text.split_once(' ').unwrap();
            let seat = seat.parse().unwrap();
            let news = match action.strip_prefix("back ") {
                Some(action) => News::TakenBack { seat, action: Some(action.to_owned()) },
                None => News::Action { seat, action: action.to_owned() },
            };
            log.hear(&news, kind);
        }
        log.turns().map(|turn| format!("{} {}", turn.seat, turn.actions.join(" "))).collect()
    }

    #[test]
    fn a_turn_stands_in_one_line_and_the_last_turn_first() {
        let news = ["0 4>A1", "0 90>D1", "0 end", "1 say D2 leave", "1 9>A1", "1 12>A1", "1 end", "0 13>A1"];
        assert_eq!(log(&news), ["0 13>A1", "1 9>A1 12>A1", "0 4>A1 90>D1"]);
    }

    #[test]
    fn what_is_taken_back_is_gone() {
        assert_eq!(log(&["0 4>A1", "0 90>D1", "0 back 90>D1", "0 88>D1"]), ["0 4>A1 88>D1"]);
        assert_eq!(log(&["0 4>A1", "0 back 4>A1"]), [""; 0]);
        assert_eq!(log(&["0 4>A1", "0 5>A1", "0 end", "0 back end", "0 6>A1"]), ["0 4>A1 5>A1 6>A1"]);
    }

    #[test]
    fn a_turn_is_not_the_turn_before() {
        assert_eq!(log(&["0 4>A1", "0 5>A1", "0 end", "0 6>A1"]), ["0 6>A1", "0 4>A1 5>A1"]);
        assert_eq!(log(&["0 r5@0", "1 discard r2", "0 r4@0"]), ["0 r4@0", "1 discard r2", "0 r5@0"]);
    }

    #[test]
    fn an_answer_stands_once() {
        let news = ["0 keen 2", "0 back keen 2", "0 keen 3", "0 keen 3", "1 keen 0"];
        assert_eq!(log(&news), ["1 keen 0", "0 keen 3"]);
    }

    #[test]
    fn the_log_does_not_grow_for_ever() {
        let news: Vec<String> = (0..100).map(|turn| format!("{} r5@0", turn % 2)).collect();
        assert_eq!(log(&news.iter().map(String::as_str).collect::<Vec<_>>()).len(), MOST);
    }
}
