//! The Game for three, written plainly: lists, loops, and a list of all choices before each.

use tabletop::Seeded;

/// Plays a batch of games; gives games, placements and ends, and deals.
pub(crate) fn batch(seed: u64) -> (u64, u64, u64) {
    let mut luck = Seeded::new(seed);
    let (mut actions, mut deals) = (0, 0);
    for _ in 0..super::BATCH {
        let mut pile: Vec<u8> = (2..=99).collect();
        tabletop::shuffle(&mut pile, &mut luck);
        let mut hands: Vec<Vec<u8>> = (0..3).map(|_| pile.split_off(pile.len() - 6)).collect();
        deals += 3;
        let mut tops = [1u8, 1, 100, 100];
        // Whoever starts, the averages are the same.
        let mut turn = 0;
        let mut placed = 0;
        let mut minimum = 2;
        while let Some(hand) = hands.get_mut(turn) {
            let mut choices = Vec::new();
            for (card, number) in hand.iter().enumerate() {
                for (place, top) in tops.iter().enumerate() {
                    let fits = if place < 2 {
                        number > top || number + 10 == *top
                    } else {
                        number < top || *number == top + 10
                    };
                    if fits {
                        choices.push(Some((card, place)));
                    }
                }
            }
            if placed >= minimum {
                choices.push(None);
            }
            let Some(choice) = tabletop::pick(&choices, &mut luck) else { break };
            actions += 1;
            match *choice {
                Some((card, place)) => {
                    let number = hand.remove(card);
                    if let Some(top) = tops.get_mut(place) {
                        *top = number;
                    }
                    placed += 1;
                }
                None => {
                    let left = pile.len().saturating_sub(placed);
                    deals += u64::from(left < pile.len());
                    hand.extend(pile.split_off(left));
                    turn = (turn + 1) % 3;
                    placed = 0;
                    minimum = if pile.is_empty() { 1 } else { 2 };
                }
            }
        }
    }
    (super::BATCH, actions, deals)
}
