//! PY-16, PY-17 and PY-19, for every pyramid that can be built; and PY-10 to PY-12 for every card on each.
use pyramids::{Card, Floor, Pyramid, SetUp};
use tabletop::SetUp as _;

/// Every pyramid that can be built, complete or not, found by trying every card.
fn all_pyramids() -> Vec<Pyramid> {
    let mut all: Vec<Pyramid> = Card::all().filter_map(Pyramid::start).collect();
    let mut next = 0;
    while let Some(pyramid) = all.get(next).copied() {
        all.extend(Card::all().filter_map(|card| pyramid.with(card)));
        next += 1;
        assert!(all.len() < 10_000, "pyramids grow for ever: {pyramid}");
    }
    all
}

fn floors(pyramid: Pyramid) -> Vec<u8> {
    pyramid.floors().map(Floor::stones).collect()
}

#[test]
fn py_10_py_11_py_12_every_card_on_every_pyramid() {
    for pyramid in all_pyramids() {
        let floors = floors(pyramid);
        let highest = *floors.last().unwrap();
        assert_eq!(pyramid.highest_floor().map(Floor::stones), Some(highest));
        assert!(
            floors.windows(2).all(|pair| matches!(pair, [below, above] if [1, 2].contains(&(below - above))))
        );
        for card in Card::all() {
            let fits = match card.floor() {
                Some(floor) => floor.stones() + 1 == highest || floor.stones() + 2 == highest,
                None => highest == 2 || highest == 3,
            };
            let expected = fits && card.colour() == pyramid.colour() && !pyramid.is_complete();
            let higher = pyramid.with(card);
            assert_eq!(higher.is_some(), expected, "{card} on {pyramid}");
            if let Some(higher) = higher {
                let cards: Vec<Card> = pyramid.cards().chain([card]).collect();
                assert_eq!(higher.cards().collect::<Vec<_>>(), cards);
                assert_eq!(higher.is_complete(), card.is_top_stone());
            }
        }
    }
}

#[test]
fn py_16_py_17_every_pyramid_counts_what_it_should() {
    let complete_only = SetUp::parse(2, "", None).unwrap();
    let open_too = SetUp::parse(2, "open=count", None).unwrap();
    for pyramid in all_pyramids() {
        let stones: i32 = floors(pyramid).iter().map(|stones| i32::from(*stones)).sum();
        let points = if stones > 10 { 2 * stones } else { stones };
        assert_eq!(i32::from(pyramid.stones()), stones, "{pyramid}");
        assert_eq!(open_too.points(pyramid), points, "{pyramid}");
        assert_eq!(
            complete_only.points(pyramid),
            if pyramid.is_complete() { points } else { 0 },
            "{pyramid}"
        );
    }
}

#[test]
fn py_19_what_follows() {
    let complete: Vec<Pyramid> = all_pyramids().into_iter().filter(|pyramid| pyramid.is_complete()).collect();
    for pyramid in &complete {
        let floors = floors(*pyramid);
        let great = match floors[0] {
            6.. => true,
            5 => floors.contains(&4),
            _ => false,
        };
        assert_eq!(pyramid.is_great(), great, "{pyramid}");
    }
    let most_on = |base: u8| {
        complete.iter().filter(|pyramid| floors(**pyramid)[0] == base).map(|pyramid| pyramid.stones()).max()
    };
    let least_on = |base: u8| {
        complete.iter().filter(|pyramid| floors(**pyramid)[0] == base).map(|pyramid| pyramid.stones()).min()
    };
    assert_eq!(least_on(6), Some(12));
    assert_eq!((2..=4).filter_map(most_on).max(), Some(9));
    let stones = |text: &str| complete.iter().find(|pyramid| pyramid.to_string() == text).unwrap().stones();
    assert_eq!((stones("r6-4-2-T"), stones("y5-4-2-T"), stones("b5-3-2-T")), (12, 11, 10));
}

#[test]
fn there_are_as_many_pyramids_as_ways_to_step_down() {
    // Steps of 1 or 2 from a base to any floor: the Fibonacci numbers. Complete ones end on 2 or 3.
    let all = all_pyramids();
    let complete = all.iter().filter(|pyramid| pyramid.is_complete()).count();
    let mut distinct = all.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), all.len());
    let steps = [1, 1, 2, 3, 5, 8, 13, 21];
    let open: usize = (0..8).map(|base| steps.iter().take(base + 1).sum::<usize>()).sum();
    let closed: usize = (0..8).map(|base| steps[base] + if base > 0 { steps[base - 1] } else { 0 }).sum();
    assert_eq!((all.len() - complete, complete), (4 * open, 4 * closed));
}
