//! Search over whole turns: candidates are the policy's turn and others that it thinks well of; each is played out to
//! the end with the policy in the same imagined worlds.

use super::outlook::Outlook;
use super::plan::{Limits, MOST_PLAYS, Way, Ways};
use super::side::{COLOURS, Floors, Held, KEPT, PLAYS, SIX, TOP, code, fits};
use super::turn::{Intent, Play, cards_of, take};
use super::world::{Mind, World, unseen};
use super::{Weights, weights};
use crate::{CandidateScore, Sample, SearchLimits, halving};
use ::pyramids::{Action, Step, View};
use tabletop::{Seeded, View as _, seed_of};

/// A choice to be made: what the view shows, and what the policy knows.
pub(super) struct Position<'a> {
    pub(super) view: &'a View,
    pub(super) world: World,
    pub(super) seat: u8,
    pub(super) weights: &'static Weights,
    pub(super) outlook: Outlook,
}

impl<'a> Position<'a> {
    /// None unless the view waits for the viewer's seat.
    pub(super) fn of(view: &'a View) -> Option<Self> {
        let seat = view.viewer().seat()?;
        if !view.waiting().is_for(seat) {
            return None;
        }
        let world = World::of(view);
        let weights = weights(view.players());
        let mut outlook = Outlook::new(view.set_up().cards());
        outlook.fill(&unseen(view), view.set_up().open_count(), weights, world.turns(weights));
        Some(Self { view, world, seat: seat.number(), weights, outlook })
    }

    fn mind(&self) -> Mind<'_> {
        Mind::Policy(self.weights, &self.outlook)
    }

    /// Cards that may still be played in this turn.
    pub(super) fn plays(&self) -> u8 {
        match self.view.step() {
            Step::Play { left, .. } => left,
            Step::LastRound { .. } => MOST_PLAYS as u8,
            _ => 0,
        }
    }

    fn hand(&self) -> &[Held; COLOURS] {
        &self.world.side(self.seat).hand
    }

    /// What `mind` would do.
    pub(super) fn intent(&self, mind: Mind<'_>) -> Intent {
        let Some(planned) = self.world.plan(mind, self.plays()) else {
            return Intent::Moves { plays: Vec::new(), discards: [Held::NONE; COLOURS] };
        };
        if self.view.may_exchange() {
            let tops = self.allowed(self.world.swap(mind, &planned));
            if tops != [0; COLOURS] {
                return Intent::Exchange(tops);
            }
        }
        Intent::of(planned.seat, &planned.turn, self.hand())
    }

    /// What the policy would do.
    pub(super) fn policy(&self) -> Intent {
        self.intent(self.mind())
    }

    /// PY-5: up to 4, never more than the pile holds.
    fn allowed(&self, mut tops: [u32; COLOURS]) -> [u32; COLOURS] {
        let mut room = u32::from(self.view.pile().min(4));
        for count in &mut tops {
            *count = (*count).min(room);
            room -= *count;
        }
        tops
    }

    /// What is worth trying, the policy's own choice first.
    pub(super) fn candidates(&self, width: usize) -> Vec<Intent> {
        let mut all = vec![self.policy()];
        let add = |all: &mut Vec<Intent>, intent: Intent| {
            if !all.contains(&intent) {
                all.push(intent);
            }
        };
        for intent in self.variants(width) {
            add(&mut all, intent);
        }
        for intent in self.hostile() {
            add(&mut all, intent);
        }
        if self.view.may_exchange() {
            for action in self.view.legal_actions() {
                if let Some(intent @ Intent::Exchange(_)) = self.beginning(action) {
                    add(&mut all, intent);
                }
            }
        }
        all
    }

    /// Turns in front of the seat itself: for each way to play one colour, the best turn that has it, and of those the
    /// best.
    fn variants(&self, width: usize) -> Vec<Intent> {
        let side = self.world.side(self.seat);
        let aim = self.world.aim(self.weights, &self.outlook);
        let turn_limits = Limits { plays: self.plays(), kept: KEPT };
        let surplus = side.cards.saturating_sub(KEPT);
        let lists: [Vec<Way>; COLOURS] = std::array::from_fn(|colour| {
            let (Some(row), Some(held)) = (side.rows.get(colour), side.hand.get(colour)) else {
                return Vec::new();
            };
            let mut list: Vec<Way> = Vec::new();
            let all = Ways { aim: &aim, colour, plays: turn_limits.plays };
            all.for_each(row, *held, &mut |way| list.push(*way));
            for discards in 0..surplus {
                let before = list.iter().filter(|way| way.discards == discards);
                let fewer: Vec<Way> = before.filter_map(|way| all.discarding(way)).collect();
                list.extend(fewer);
            }
            list.sort_by(|a, b| b.value.total_cmp(&a.value));
            list.truncate(WAYS);
            list
        });
        let mut best: Vec<Mix> = Vec::new();
        let mut with: [Vec<Option<Mix>>; COLOURS] =
            std::array::from_fn(|colour| vec![None; lists.get(colour).map_or(0, Vec::len)]);
        let [first, second, third, fourth] = &lists;
        for (a, way_a) in first.iter().enumerate() {
            for (b, way_b) in second.iter().enumerate() {
                for (c, way_c) in third.iter().enumerate() {
                    for (d, way_d) in fourth.iter().enumerate() {
                        let ways = [way_a, way_b, way_c, way_d];
                        let plays: u8 = ways.iter().map(|way| way.plays).sum();
                        let discards: u8 = ways.iter().map(|way| way.discards).sum();
                        if plays > turn_limits.plays || discards != surplus.saturating_sub(plays) {
                            continue;
                        }
                        let value = ways.iter().map(|way| way.value).sum();
                        let numbers = [a, b, c, d];
                        for (known, number) in with.iter_mut().zip(numbers) {
                            if let Some(known) = known.get_mut(number)
                                && known.is_none_or(|(other, _)| other < value)
                            {
                                *known = Some((value, numbers));
                            }
                        }
                    }
                }
            }
        }
        best.extend(with.into_iter().flatten().flatten());
        best.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        best.dedup();
        best.truncate(width);
        let intents = best.into_iter().filter_map(|(_, numbers)| {
            let mut ways = lists.iter().zip(numbers).filter_map(|(list, number)| list.get(number).copied());
            let ways = [ways.next()?, ways.next()?, ways.next()?, ways.next()?];
            let turn = super::plan::Turn { ways };
            Some(Intent::of(usize::from(self.seat), &turn, self.hand()))
        });
        intents.collect()
    }

    /// The policy's plays and one more in front of another seat, with a card that is not needed.
    fn hostile(&self) -> Vec<Intent> {
        let Some(closing) = self.world.plan(self.mind(), self.plays()) else { return Vec::new() };
        let Intent::Moves { plays, discards } = Intent::of(closing.seat, &closing.turn, self.hand()) else {
            return Vec::new();
        };
        if closing.seat != usize::from(self.seat) || plays.len() >= usize::from(self.plays()) {
            return Vec::new();
        }
        let mut rest = *self.hand();
        for play in &plays {
            take(&mut rest, play.colour, play.rank);
        }
        let mut found: Vec<(f32, Intent)> = Vec::new();
        for other in (0..self.world.players).filter(|other| *other != self.seat) {
            for (colour, row) in self.world.side(other).rows.iter().enumerate() {
                let Some(held) = rest.get(colour) else { continue };
                for &floors in row.as_slice() {
                    for rank in (0..=TOP).filter(|rank| held.of(*rank) > 0 && fits(*rank, floors)) {
                        let before = self.hope(colour, floors);
                        let after = if rank == TOP {
                            f32::from(super::side::points(floors)) - self.weights.slot
                        } else {
                            self.hope(colour, floors | 1 << rank)
                        };
                        if before - after < SPOILS {
                            continue;
                        }
                        let mut plays = plays.clone();
                        plays.push(Play { seat: other, colour, rank, on: Some(floors) });
                        let mut discards = discards;
                        if !take(&mut discards, colour, rank)
                            && let Some((colour, rank)) = cards_of(&discards).last().map(|card| code(*card))
                        {
                            take(&mut discards, colour, rank);
                        }
                        found.push((before - after, Intent::Moves { plays, discards }));
                    }
                }
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(HOSTILE);
        found.into_iter().map(|(_, intent)| intent).collect()
    }

    /// A turn that begins with this action and goes on as the policy would.
    pub(super) fn beginning(&self, action: Action) -> Option<Intent> {
        match action {
            Action::Swap(cards) => {
                let mut tops = [0; COLOURS];
                for (colour, _) in cards.iter().map(code) {
                    if let Some(count) = tops.get_mut(colour) {
                        *count += 1;
                    }
                }
                Some(Intent::Exchange(tops))
            }
            Action::Discard(cards) => {
                let mut discards = [Held::NONE; COLOURS];
                for (colour, rank) in cards.iter().map(code) {
                    if let Some(held) = discards.get_mut(colour) {
                        *held = held.with(rank);
                    }
                }
                Some(Intent::Moves { plays: Vec::new(), discards })
            }
            Action::End => {
                let turn = self.world.plan(self.mind(), 0)?.turn;
                Some(Intent::of(usize::from(self.seat), &turn, self.hand()))
            }
            Action::Start { card, seat } => self.going_on(card, seat.number(), None),
            Action::Build { card, seat, number } => {
                let pyramid = self.view.table().pyramid(seat, number)?;
                self.going_on(card, seat.number(), Some(super::side::floors_of(pyramid)))
            }
        }
    }

    /// A turn with this play first.
    fn going_on(&self, card: ::pyramids::Card, seat: u8, on: Option<u8>) -> Option<Intent> {
        let (colour, rank) = code(card);
        let first = Play { seat, colour, rank, on };
        let mut world = self.world;
        if !world.put(seat, colour, rank, on) {
            return None;
        }
        let nothing = (Vec::new(), [Held::NONE; COLOURS]);
        let (rest, discards) = if world.over {
            nothing
        } else {
            match world.plan(self.mind(), self.plays().saturating_sub(1)) {
                Some(closing) => match Intent::of(closing.seat, &closing.turn, &world.side(self.seat).hand) {
                    Intent::Moves { plays, discards } => (plays, discards),
                    Intent::Exchange(_) => nothing,
                },
                None => nothing,
            }
        };
        let plays = std::iter::once(first).chain(rest).collect();
        Some(Intent::Moves { plays, discards })
    }

    /// Tries candidates, of which the first is never dropped.
    pub(super) fn try_all(
        &self,
        candidates: &[Intent],
        seed: u64,
        limits: &SearchLimits<'_>,
    ) -> Vec<CandidateScore> {
        let priors = vec![0.0; candidates.len()];
        halving(&priors, 0.0, 1, limits, &|candidate, number| {
            let mut luck = Seeded::new(seed_of(seed, number));
            candidates.get(candidate).map_or(Sample::default(), |intent| self.play_out(intent, &mut luck))
        })
    }

    /// What comes of a candidate in one world.
    fn play_out(&self, intent: &Intent, luck: &mut Seeded) -> Sample {
        let mut world = self.world;
        let pile = world.fill(self.view, luck);
        if let Intent::Exchange(tops) = intent {
            world.exchange(*tops, &pile);
            world.play(self.mind(), PLAYS);
        }
        self.follow(intent, &mut world);
        world.finish(&pile, self.mind());
        let (win, lead) = (world.win(self.seat), f64::from(world.lead(self.seat)));
        let margin = (0.5 + lead / 100.0).clamp(0.0, 1.0);
        Sample { value: 0.7 * win + 0.3 * margin, win, result: lead }
    }

    /// Makes the moves of a turn and passes; an exchange is left to whoever knows the pile.
    pub(super) fn follow(&self, intent: &Intent, world: &mut World) {
        let Intent::Moves { plays, discards } = intent else { return };
        for Play { seat, colour, rank, on } in plays {
            world.put(*seat, *colour, *rank, *on);
        }
        for (colour, held) in discards.iter().enumerate() {
            for rank in held.ranks() {
                world.side_mut(self.seat).give(colour, rank);
            }
        }
        world.pass();
    }

    /// What to expect of a pyramid without a top stone in hand.
    pub(super) fn hope(&self, colour: usize, floors: Floors) -> f32 {
        self.outlook.at(self.world.turns(self.weights), colour, 0, floors)
    }

    /// Whether the policy's turn ends the game in the seat's favour.
    pub(super) fn closes(&self) -> bool {
        let closing = self.world.plan(self.mind(), self.plays());
        self.world.last_round().is_none()
            && closing.is_some_and(|closing| {
                let complete = self.world.sides().get(closing.seat).map_or(0, |side| side.complete);
                complete + closing.turn.complete() >= SIX
            })
    }
}

/// What a mix of ways is worth, and the number of each colour's way.
type Mix = (f32, [usize; COLOURS]);

/// Ways to play a colour that are mixed with those of other colours.
const WAYS: usize = 10;
/// How many hostile plays are tried.
const HOSTILE: usize = 3;
/// A hostile play must cost the other seat at least so many points of its outlook.
const SPOILS: f32 = 1.0;

/// The candidate to follow: the one that is best among those that are surely better than the policy's.
pub(super) fn decided(estimates: &[CandidateScore], sure: f64) -> usize {
    let Some(policy) = estimates.first() else { return 0 };
    let (mut best, mut gained) = (0, 0.0);
    for (number, estimate) in estimates.iter().enumerate().skip(1) {
        let gain = estimate.gain_over(policy);
        // Those dropped early were seen in too few worlds to be sure.
        let tried = 2 * estimate.worlds() >= policy.worlds();
        let surely = gain.error.is_some_and(|error| gain.mean > sure * error);
        if tried && surely && gain.mean > gained {
            (best, gained) = (number, gain.mean);
        }
    }
    best
}
