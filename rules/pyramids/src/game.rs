//! The game as drivers see it.

use crate::{Action, Deal, Due, Pyramids, Refusal, SetUp, Step, View};
use tabletop::{Game, Luck, Ranking, Seat, Seen, SetUp as _, Viewer, Waiting};

impl Game for Pyramids {
    const NAME: &'static str = "pyramids";

    type SetUp = SetUp;
    type Action = Action;
    type Deal = Deal;
    type Due = Due;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Ranking;

    fn new(set_up: SetUp) -> Self {
        Self::before_the_deal(set_up)
    }

    fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.step.waiting(self.turn)
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, each: impl FnMut(Action)) {
        if self.waiting().is_for(seat) {
            self.moment().for_each_legal(each);
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.make_choice(seat, action)
    }

    #[inline]
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Option<Action> {
        if self.waiting().is_for(seat) { self.moment().random_action(luck) } else { None }
    }

    #[inline]
    fn due(&self) -> Option<Due> {
        self.chance()
    }

    #[inline]
    fn deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        self.take(deal)
    }

    fn seen(deal: &Deal, viewer: Viewer) -> Seen {
        match deal {
            Deal::Dealer(_) => Seen::Open,
            Deal::Hand { seat, cards } | Deal::Draw { seat, cards } => {
                Seen::private(*seat, cards.len(), viewer)
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        // PY-20: hands and the order of the pile are hidden, and nothing else.
        let hidden = Seat::all(self.set_up.players()).filter(|seat| !viewer.is(*seat));
        for seat in hidden.clone() {
            self.pile.extend(self.hands[seat].iter());
        }
        for seat in hidden {
            self.hands[seat] = self.pile.remove_hand(self.hands[seat].len(), luck);
        }
    }

    fn outcome(&self) -> Option<Ranking> {
        (self.step == Step::Over).then(|| self.set_up.ranking(&self.table))
    }
}
