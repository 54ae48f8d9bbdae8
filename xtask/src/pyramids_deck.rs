//! Makes the deck that Pyramids ships with.

/// PY-2: how many floors of 2, 3, 4… stones each colour has.
const FLOORS: [(u8, u8); 6] = [(2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 1)];
/// PY-2: how many top stones each colour has.
const TOP_STONES: u8 = 7;
const COLOURS: [char; 4] = ['r', 'y', 'g', 'b'];

/// The text of `pyramids/decks/benben-112.deck`.
#[must_use]
pub(crate) fn make() -> String {
    let floors: Vec<String> = FLOORS.iter().map(|(stones, count)| format!("{stones}={count}")).collect();
    let each = FLOORS.iter().map(|(_, count)| count).sum::<u8>() + TOP_STONES;
    let total = usize::from(each) * COLOURS.len();
    let mut text = format!(
        "# The deck of rule PY-2: {} colours of {each} cards.\n\
         # Made by `cargo xtask deck pyramids`; change the maker, not this file.\n\
         # A deck of your own: a line for each colour, KIND=COUNT for floors of 2 to 9 stones and `T`, the top stone.\n\
         deck benben-{total}\n\
         game pyramids\n\n",
        COLOURS.len()
    );
    for colour in COLOURS {
        text.push_str(&format!("{colour} {} T={TOP_STONES}\n", floors.join(" ")));
    }
    text
}
