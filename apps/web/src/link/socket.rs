//! A WebSocket to a table of the server, made again whenever it is lost.

use super::attendee::{After, Attendee};
use crate::device;
use protocol::{InviteKey, Request, TableId};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// How long to wait before the first new try, in milliseconds, and at most.
const RETRY: (f64, f64) = (400.0, 15_000.0);

/// A viewer at a table of the server. The connection ends when this is dropped.
pub struct Attendance {
    attendee: Rc<Attendee>,
    line: Rc<Line>,
}

struct Line {
    table: TableId,
    invite: Option<InviteKey>,
    socket: RefCell<Option<WebSocket>>,
    attendee: RefCell<Weak<Attendee>>,
    /// How often it failed in a row.
    failures: Cell<u32>,
    ended: Cell<bool>,
}

/// Comes to a table of the server.
#[must_use]
pub fn attend(table: TableId, invite: Option<InviteKey>) -> Attendance {
    let line = Rc::new(Line {
        table,
        invite,
        socket: RefCell::default(),
        attendee: RefCell::default(),
        failures: Cell::new(0),
        ended: Cell::new(false),
    });
    let out = Rc::downgrade(&line);
    let attendee = Attendee::new(move |request| {
        if let Some(line) = out.upgrade() {
            line.say(request);
        }
    });
    line.attendee.replace(Rc::downgrade(&attendee));
    line.connect();
    Attendance { attendee, line }
}

impl Attendance {
    /// The viewer.
    #[must_use]
    pub const fn attendee(&self) -> &Rc<Attendee> {
        &self.attendee
    }

    /// Tries at once instead of waiting: the network is back, or somebody asked.
    pub fn try_now(&self) {
        let closed = self.line.socket.borrow().is_none();
        if closed {
            self.line.connect();
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.line.ended.set(true);
        if let Some(socket) = self.line.socket.take() {
            let _ = socket.close();
        }
    }
}

impl Line {
    fn say(&self, request: &Request) {
        let socket = self.socket.borrow();
        let open = socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN);
        if let Some(socket) = open {
            // What does not get out is said again with the next connection.
            let _ = socket.send_with_str(&serde_json::to_string(request).unwrap_or_default());
        }
    }

    fn connect(self: &Rc<Self>) {
        if self.ended.get() || self.socket.borrow().is_some() {
            return;
        }
        let Some(location) = web_sys::window().map(|window| window.location()) else { return };
        let scheme =
            if location.protocol().is_ok_and(|protocol| protocol == "https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let Ok(socket) = WebSocket::new(&format!("{scheme}://{host}/api/socket")) else {
            return self.lost();
        };
        let line = Rc::downgrade(self);
        let open = Closure::<dyn Fn()>::new(move || {
            if let Some((line, attendee)) = with(&line) {
                attendee.join(&line.table, line.invite.clone());
            }
        });
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        let line = Rc::downgrade(self);
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let (Some((line, attendee)), Some(text)) = (with(&line), event.data().as_string()) else {
                return;
            };
            line.failures.set(0);
            if attendee.hear(&text) == After::End {
                line.ended.set(true);
            }
        });
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        let line = Rc::downgrade(self);
        // The browser says it once for each socket: the closures below go with it.
        let closed = Closure::once(move || {
            drop((open, hear));
            if let Some(line) = line.upgrade() {
                line.socket.replace(None);
                line.lost();
            }
        });
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        closed.forget();
        self.socket.replace(Some(socket));
    }

    /// Waits a little longer each time, and never as long as everybody else.
    fn lost(self: &Rc<Self>) {
        if self.ended.get() {
            return;
        }
        let failures = self.failures.get();
        self.failures.set(failures + 1);
        let (first, most) = RETRY;
        let [luck] = device::random::<1>();
        let wait =
            (first * f64::from(1_u32 << failures.min(6))).min(most) * (0.7 + 0.3 * f64::from(luck) / 255.0);
        if let Some((_, attendee)) = with(&Rc::downgrade(self)) {
            attendee.lost(device::now() + wait as i64);
        }
        let line = Rc::downgrade(self);
        device::after(wait as i32, move || {
            if let Some(line) = line.upgrade() {
                line.connect();
            }
        });
    }
}

fn with(line: &Weak<Line>) -> Option<(Rc<Line>, Rc<Attendee>)> {
    let line = line.upgrade()?;
    let attendee = line.attendee.borrow().upgrade()?;
    Some((line, attendee))
}
