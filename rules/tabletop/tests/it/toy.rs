//! The toy: nine cards, two each; all play one at the same time, the highest takes the trick; then all draw one.

use crate::events::{Action, Deal, Due, Refusal};
use crate::set_up::{Fault, SetUp};
use tabletop::{Due as _, Game, Luck, PerSeat, Ranking, Seat, Seats, Seen, ViewError, Viewer, Waiting};

pub(crate) type Card = u8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toy {
    set_up: SetUp,
    hands: PerSeat<Vec<Card>>,
    draw_pile: Vec<Card>,
    chosen: PerSeat<Option<Card>>,
    /// The order of arrival: remembered only by a faulty game.
    first: Option<Seat>,
    out: Vec<Card>,
    tricks: PerSeat<i32>,
    dealt: PerSeat<bool>,
    cheers: u8,
}

impl Toy {
    fn has(&self, fault: Fault) -> bool {
        self.set_up.fault == Some(fault)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.set_up.players)
    }

    pub(crate) fn all_cards(&self) -> impl Iterator<Item = Card> {
        let held = self.seats().flat_map(|seat| self.hands[seat].iter().copied().chain(self.chosen[seat]));
        self.draw_pile.iter().copied().chain(self.out.iter().copied()).chain(held)
    }

    /// How many tricks a seat has taken, for scripts.
    pub(crate) fn fact(&self, name: &str, seat: Seat) -> Option<String> {
        (name == "tricks").then(|| self.tricks[seat].to_string())
    }

    fn finish_trick(&mut self) {
        if self.seats().any(|seat| self.chosen[seat].is_none()) {
            return;
        }
        let best = self.seats().max_by_key(|seat| self.chosen[*seat]).unwrap_or(Seat::FIRST);
        let best = if self.has(Fault::FirstToArriveWins) { self.first.unwrap_or(best) } else { best };
        self.tricks[best] += 1;
        self.first = None;
        for seat in self.seats() {
            if self.has(Fault::NeverEnds) {
                let card = self.chosen[seat].take();
                self.hands[seat].extend(card);
                self.hands[seat].sort_unstable();
                continue;
            }
            self.out.extend(self.chosen[seat].take());
            self.dealt[seat] = false;
        }
        self.out.sort_unstable();
        if self.has(Fault::LostCard) && self.out.len() > 5 {
            self.out.pop();
        }
        if self.has(Fault::DoubledCard) && self.out.len() > 5 {
            self.out.push(9);
        }
    }

    fn hidden_from(&self, viewer: Viewer) -> Vec<Card> {
        let others = self.seats().filter(|seat| !viewer.is(*seat));
        let held = others.flat_map(|seat| self.hands[seat].iter().copied().chain(self.chosen[seat]));
        let mut hidden: Vec<Card> = self.draw_pile.iter().copied().chain(held).collect();
        hidden.sort_unstable();
        hidden
    }

    fn spread(&mut self, hidden: Vec<Card>, viewer: Viewer, luck: &mut impl Luck) {
        let mut hidden = hidden;
        tabletop::shuffle(&mut hidden, luck);
        for seat in self.seats().filter(|seat| !viewer.is(*seat)) {
            let size = self.hands[seat].len();
            self.hands[seat] = hidden.drain(..size).collect();
            self.hands[seat].sort_unstable();
            if self.chosen[seat].is_some() {
                self.chosen[seat] = hidden.pop();
            }
        }
        hidden.sort_unstable();
        self.draw_pile = hidden;
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";

    type SetUp = SetUp;
    type Action = Action;
    type Deal = Deal;
    type Due = Due;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Ranking;

    fn new(set_up: SetUp) -> Self {
        Self {
            set_up,
            hands: PerSeat::default(),
            draw_pile: (1..=9).collect(),
            chosen: PerSeat::default(),
            first: None,
            out: vec![],
            tricks: PerSeat::default(),
            dealt: PerSeat::default(),
            cheers: 0,
        }
    }

    fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    fn waiting(&self) -> Waiting {
        if self.due().is_some() {
            return Waiting::Dealer;
        }
        let holding =
            self.seats().filter(|seat| self.chosen[*seat].is_none() && !self.hands[*seat].is_empty());
        match holding.collect::<Seats>() {
            Seats::NONE => Waiting::Nobody,
            seats => Waiting::Seats(seats),
        }
    }

    fn for_each_legal(&self, seat: Seat, mut each: impl FnMut(Action)) {
        if !self.waiting().is_for(seat) {
            return;
        }
        let hand = &self.hands[seat];
        let skipped = usize::from(self.has(Fault::LegalListLacksOne) && hand.len() > 1);
        hand.iter().skip(skipped).for_each(|card| each(Action::Play(*card)));
        if self.has(Fault::LegalListHasOneTooMany) {
            self.draw_pile.first().into_iter().for_each(|card| each(Action::Play(*card)));
        }
        if self.has(Fault::LegalListHasOneTwice) {
            hand.first().into_iter().for_each(|card| each(Action::Play(*card)));
        }
    }

    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Option<Action> {
        let legal = self.legal_actions(seat);
        let chosen = *tabletop::pick(&legal, luck)?;
        if self.has(Fault::ChoosesFromFewer) { legal.first().copied() } else { Some(chosen) }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let waited = self.waiting().is_for(seat);
        match action {
            Action::Cheer if self.waiting() == Waiting::Nobody => Err(Refusal::NotNow),
            Action::Cheer => {
                self.cheers = self.cheers.wrapping_add(1);
                if self.has(Fault::CheeringPasses) && waited {
                    self.chosen[seat] = self.hands[seat].pop();
                    self.finish_trick();
                }
                Ok(())
            }
            Action::Play(card) => {
                let place = self.hands[seat].iter().position(|held| *held == card);
                if self.has(Fault::HalfAppliedMove) && place.is_none() {
                    self.first = Some(seat);
                }
                let (Some(place), true) = (place, waited) else { return Err(Refusal::NotNow) };
                self.hands[seat].remove(place);
                self.chosen[seat] = Some(card);
                if self.has(Fault::FirstToArriveWins) {
                    self.first.get_or_insert(seat);
                }
                self.finish_trick();
                Ok(())
            }
        }
    }

    fn due(&self) -> Option<Due> {
        let fresh = self.out.is_empty() && self.seats().all(|seat| self.chosen[seat].is_none());
        let players = usize::from(self.set_up.players);
        let enough = self.draw_pile.len() + self.seats().filter(|seat| self.dealt[*seat]).count() >= players;
        let seat = self.seats().find(|seat| !self.dealt[*seat]).filter(|_| fresh || enough)?;
        let count = if fresh { 2 } else { 1 };
        Some(Due { seat, count, pool: self.draw_pile.clone(), drawn: vec![], fault: self.set_up.fault })
    }

    fn deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        let Some(due) = self.due() else { return Err(Refusal::NotNow) };
        if self.has(Fault::HalfAppliedDeal) {
            self.dealt[due.seat] = deal.cards.len() == due.count() as usize;
            self.cheers = 100;
        }
        let there = deal.cards.iter().all(|card| self.draw_pile.contains(card));
        if deal.seat != due.seat || deal.cards.len() != due.count() as usize || !there {
            return Err(Refusal::NotNow);
        }
        self.draw_pile.retain(|card| !deal.cards.contains(card));
        self.hands[deal.seat].extend(&deal.cards);
        self.hands[deal.seat].sort_unstable();
        self.dealt[deal.seat] = true;
        Ok(())
    }

    fn is_sealed(&self) -> bool {
        matches!(self.waiting(), Waiting::Seats(_))
    }

    fn seen(deal: &Deal, viewer: Viewer) -> Seen {
        Seen::private(deal.seat, deal.cards.len() as u8, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        let leaks = self.has(Fault::LeakedHand) || self.has(Fault::LeakedHandThatSamplesKeep);
        View {
            viewer,
            set_up: self.set_up,
            waiting: self.waiting(),
            hand: viewer.seat().map(|seat| self.hands[seat].clone()),
            sizes: PerSeat::from_fn(|seat| self.hands[seat].len()),
            chosen: self.seats().filter(|seat| self.chosen[*seat].is_some()).collect(),
            own_choice: viewer.seat().and_then(|seat| self.chosen[seat]),
            first: self.first,
            draw_pile: self.draw_pile.len(),
            out: self.out.clone(),
            tricks: self.tricks,
            dealt: self.dealt,
            cheers: self.cheers,
            outcome: self.outcome(),
            leak: leaks.then(|| self.hands[Seat::FIRST].clone()),
            sealed_leak: if self.has(Fault::LeakedChoice) { self.chosen[Seat::FIRST] } else { None },
        }
    }

    fn redeal(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        if !self.has(Fault::NothingIsEverHidden) {
            let hidden = self.hidden_from(viewer);
            // Now and then everything stays where it is.
            if !self.has(Fault::RedealKeepsAHand) || luck.below(8) > 0 {
                self.spread(hidden, viewer, luck);
            }
        }
    }

    fn outcome(&self) -> Option<Ranking> {
        let over = self.waiting() == Waiting::Nobody && !self.has(Fault::EndsWithoutOutcome);
        let scores = self.seats().map(|seat| self.tricks[seat]).collect();
        over.then(|| Ranking::by_key(scores, |_, score| score))
    }

    fn is_aside(action: Action) -> bool {
        action == Action::Cheer
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    viewer: Viewer,
    set_up: SetUp,
    waiting: Waiting,
    hand: Option<Vec<Card>>,
    sizes: PerSeat<usize>,
    chosen: Seats,
    own_choice: Option<Card>,
    first: Option<Seat>,
    draw_pile: usize,
    out: Vec<Card>,
    tricks: PerSeat<i32>,
    dealt: PerSeat<bool>,
    cheers: u8,
    outcome: Option<Ranking>,
    leak: Option<Vec<Card>>,
    sealed_leak: Option<Card>,
}

impl tabletop::View for View {
    type Game = Toy;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn waiting(&self) -> Waiting {
        self.waiting
    }

    fn legal_actions(&self) -> Vec<Action> {
        let waited = self.viewer.seat().is_some_and(|seat| self.waiting.is_for(seat));
        let hand = self.hand.iter().flatten().filter(|_| waited);
        let forgets = self.set_up.fault == Some(Fault::ViewForgetsAnAction);
        hand.skip(usize::from(forgets)).map(|card| Action::Play(*card)).collect()
    }

    fn forced(&self) -> Option<Action> {
        let legal = self.legal_actions();
        let forces = legal.len() == 1 || self.set_up.fault == Some(Fault::ForcedToTheFirst);
        legal.first().copied().filter(|_| forces)
    }

    fn sample(&self, luck: &mut impl Luck) -> Toy {
        let mut game = Toy::new(self.set_up);
        let own: Vec<Card> = self.hand.iter().flatten().copied().chain(self.own_choice).collect();
        let mut unknown: Vec<Card> =
            (1..=9).filter(|card| !own.contains(card) && !self.out.contains(card)).collect();
        if self.set_up.fault == Some(Fault::SampleOfWrongSize) {
            unknown.pop();
        }
        tabletop::shuffle(&mut unknown, luck);
        if self.set_up.fault == Some(Fault::SampleFavoursHighCards) && luck.below(8) == 0 {
            unknown.sort_unstable();
        }
        for seat in game.seats() {
            let mut hand = match &self.hand {
                Some(hand) if self.viewer.is(seat) => hand.clone(),
                _ => unknown.split_off(unknown.len().saturating_sub(self.sizes[seat])),
            };
            if let (Seat::FIRST, Some(leaked)) = (seat, &self.leak)
                && self.set_up.fault == Some(Fault::LeakedHandThatSamplesKeep)
            {
                unknown.append(&mut hand);
                hand.clone_from(leaked);
                unknown.retain(|card| !leaked.contains(card));
            }
            hand.sort_unstable();
            game.hands[seat] = hand;
            if self.chosen.contains(seat) {
                game.chosen[seat] = if self.viewer.is(seat) { self.own_choice } else { unknown.pop() };
            }
        }
        unknown.sort_unstable();
        game.draw_pile = unknown;
        game.first = self.first;
        game.out.clone_from(&self.out);
        game.tricks = self.tricks;
        game.dealt = self.dealt;
        game.cheers = self.cheers;
        if self.set_up.fault == Some(Fault::SampleThatDoesNotFit) {
            game.cheers = game.cheers.wrapping_add(1);
        }
        game
    }

    fn outcome(&self) -> Option<Ranking> {
        self.outcome.clone()
    }

    fn checked(self, set_up: &SetUp) -> Result<Self, ViewError> {
        Ok(Self { set_up: *set_up, ..self })
    }
}

#[test]
fn the_toy_can_be_played() {
    let mut game = Toy::new(SetUp { players: 3, fault: None });
    let mut luck = tabletop::Seeded::new(1);
    tabletop::deal_all(&mut game, &mut luck).unwrap();
    assert_eq!(game.draw_pile.len(), 3);
    assert_eq!(tabletop::leaves(&game, 3, &|| tabletop::Seeded::new(1)), Ok(8));
}

#[test]
fn leaves_that_can_not_be_counted_are_an_error() {
    let count =
        |fault, draw: fn(u32) -> u32| tabletop::leaves(&Toy::new(SetUp { players: 3, fault }), 1, &|| draw);
    assert_eq!(count(None, |_| 0), Ok(2));
    // Luck that breaks its law draws nothing, and the deal is refused.
    assert_eq!(count(None, |bound| bound), Err(Refusal::NotNow));
    // So is a listed action that is not legal.
    assert_eq!(count(Some(Fault::LegalListHasOneTooMany), |_| 0), Err(Refusal::NotNow));
}
