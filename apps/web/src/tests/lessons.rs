//! Lessons can be played to their end at a real table.

use crate::games::GAMES;
use crate::screens::lesson::{LEVEL, Lesson};
use bots::SearchLimits;
use protocol::{GuestId, InviteKey, SeatPlan, TableId, TableRequest};
use serde_json::Value;
use table::{AnyTable, Opening};

/// What the learner does where a lesson leaves the choice to them.
const OWN: [&str; 4] = ["say A2 good", "19>A1", "4>A2", "take pile"];

struct Table {
    table: AnyTable,
    learner: GuestId,
}

impl Table {
    fn new(lesson: &Lesson) -> Self {
        let learner = GuestId::new([7; 16]);
        let seats = [SeatPlan::Open, SeatPlan::Bot { level: LEVEL.to_owned() }];
        let plan = serde_json::json!({ "game": lesson.game.as_str(), "seats": seats, "spectators": false });
        let opening = Opening {
            table: TableId::new([1; 10]),
            plan: serde_json::from_value(plan).unwrap(),
            host: learner.clone(),
            invite: InviteKey::new([0; 16]),
            secret: lesson.secret(),
            seated: vec![(0, learner.clone(), "Ada".parse().unwrap())],
        };
        let mut table = Self { table: AnyTable::open(opening, 0).unwrap().0, learner };
        table.table.arrive(&table.learner, 0);
        table.table.ask(&table.learner, None, TableRequest::Start, 0).unwrap();
        table
    }

    fn let_bots_play(&mut self) {
        while self.table.wants_bot() {
            let thought = self.table.bot_job().unwrap().think(&SearchLimits::DEFAULT);
            self.table.thought(thought, 0);
        }
    }

    fn act(&mut self, action: &str) {
        let view: Value = serde_json::from_slice(&self.table.view_text(&self.learner, None, 0)).unwrap();
        let number = view["number"].as_u64().unwrap();
        let request = TableRequest::Act { number, action: action.to_owned() };
        if let Err(refused) = self.table.ask(&self.learner, None, request, 0) {
            panic!("{action}: {refused:?} in {view:#}");
        }
    }
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for game in GAMES {
        let lesson = Lesson::of(game);
        let mut table = Table::new(&lesson);
        let mut own = OWN.iter();
        for step in lesson.steps {
            table.let_bots_play();
            let Some(wants) = step.wants else { continue };
            let action =
                if wants.contains('*') { *own.find(|own| step.accepts(own)).unwrap() } else { wants };
            assert!(step.accepts(action) && !step.accepts("nothing"));
            table.act(action);
        }
    }
}
