//! Draws again what a viewer can't know.

use crate::Pyramids;
use tabletop::{Luck, Seat, SetUp as _, Viewer};

impl Pyramids {
    /// Draws the hands of the others again and, with them, the draw pile.
    pub(crate) fn redeal_hidden(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        // PY-20: hands and the order of the draw pile are hidden, and nothing else.
        let hidden = Seat::all(self.set_up.players()).filter(|seat| !viewer.is(*seat));
        for seat in hidden.clone() {
            self.draw_pile.extend(self.hands[seat].iter());
        }
        for seat in hidden {
            self.hands[seat] = self.draw_pile.remove_hand(self.hands[seat].len(), luck);
        }
    }
}
