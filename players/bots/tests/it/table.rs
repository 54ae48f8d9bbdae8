//! A table of bots: the one loop with which the tests play.

use bots::{Bot, Executor, Level, Playable, Sample, SearchLimits};
use tabletop::{Seat, Seeded, SetUp, View, Viewer, Waiting, draw, seed_of};

/// A game between bots. It always waits for a seat to choose, or is over.
pub(crate) struct Table<G: Playable> {
    pub(crate) game: G,
    bots: Vec<G::Bot>,
    luck: Seeded,
    talks: bool,
}

impl<G: Playable> Table<G> {
    /// A table with a bot of each of these levels, from the first seat on.
    pub(crate) fn new(set_up: &G::SetUp, levels: &[Level], seed: u64) -> Self {
        Self::with_talk(set_up, levels, seed, true)
    }

    /// A table at which the bots say something only if `talks` is true.
    pub(crate) fn with_talk(set_up: &G::SetUp, levels: &[Level], seed: u64, talks: bool) -> Self {
        let bot = |(seat, level): (Seat, &Level)| {
            G::bot(*level, set_up, seat, seed_of(seed, 1 + u64::from(seat.number())))
        };
        let bots = Seat::all(set_up.players()).zip(levels).map(bot).collect();
        let mut table = Self { game: G::new(set_up.clone()), bots, luck: Seeded::new(seed), talks };
        table.deal();
        table
    }

    pub(crate) fn view(&self, seat: Seat) -> G::View {
        self.game.view(Viewer::Seat(seat))
    }

    pub(crate) fn bot(&mut self, seat: Seat) -> &mut G::Bot {
        &mut self.bots[usize::from(seat.number())]
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        Seat::all(self.bots.len() as u8).collect()
    }

    /// The first seat that has to choose.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        match self.game.waiting() {
            Waiting::Seats(seats) => seats.first(),
            _ => None,
        }
    }

    /// Shows each bot what its seat sees.
    pub(crate) fn show(&mut self) {
        for seat in self.seats() {
            let view = self.view(seat);
            self.bot(seat).see(&view);
        }
    }

    fn deal(&mut self) {
        while let Some(due) = self.game.due() {
            let deal = draw(due, &mut self.luck);
            self.game.deal(&deal).unwrap();
            self.show();
        }
        if self.talks && self.game.waiting() != Waiting::Nobody {
            self.seats().into_iter().for_each(|seat| self.talk(seat));
        }
    }

    fn talk(&mut self, seat: Seat) {
        let view = self.view(seat);
        for aside in self.bot(seat).say(&view) {
            assert!(G::is_aside(aside), "{aside} is not an aside");
            self.game.act(seat, aside).unwrap();
            self.show();
        }
        let view = self.view(seat);
        let more = self.bot(seat).say(&view);
        assert!(more.is_empty(), "says the same again: {more:?}");
    }

    /// A seat makes its choice, which must be legal.
    fn act(&mut self, seat: Seat, action: G::Action) {
        assert!(self.view(seat).legal_actions().contains(&action), "{action} at {:?}", self.game);
        self.game.act(seat, action).unwrap();
        self.show();
        self.deal();
    }

    /// Plays at most `most` actions, and returns them.
    pub(crate) fn play(&mut self, limits: &SearchLimits<'_>, most: usize) -> Vec<G::Action> {
        let mut actions = Vec::new();
        while let Some(seat) = self.to_move()
            && actions.len() < most
        {
            let view = self.view(seat);
            let action = self.bot(seat).choose(&view, limits).unwrap();
            self.act(seat, action);
            actions.push(action);
        }
        actions
    }

    /// Plays to the end, and returns the outcome. Calls `each` with every view at which a seat chooses, its bot after the
    /// choice, and the choice.
    pub(crate) fn finish(
        &mut self,
        limits: &SearchLimits<'_>,
        mut each: impl FnMut(&G::View, &G::Bot, G::Action),
    ) -> G::Outcome {
        while let Some(seat) = self.to_move() {
            let view = self.view(seat);
            let action = self.bot(seat).choose(&view, limits).unwrap();
            each(&view, self.bot(seat), action);
            self.act(seat, action);
        }
        self.game.outcome().unwrap()
    }
}

/// Runs the last job first, as threads might.
pub(crate) struct Backwards;

impl Executor for Backwards {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        let mut samples: Vec<Sample> = (0..jobs).rev().map(job).collect();
        samples.reverse();
        samples
    }
}
