//! A toy game with planted faults: the conformance suite must find each of them, and nothing in the sound game.

use crate::events::Action;
use crate::set_up::{Fault, SetUp};
use crate::toy::{Card, Toy};
use tabletop::conformance::{Chances, ChancesReport, Failure, Law, Report, Suite};
use tabletop::{Game as _, Seeded};

fn check(fault: Option<Fault>) -> Result<Report, Failure> {
    let set_ups = (2..=3).map(|players| SetUp { players, fault });
    let all_actions = |_: &SetUp| (1..=9).map(Action::Play).chain([Action::Cheer]).collect();
    let all_cards = |game: &Toy| game.all_cards().collect::<Vec<Card>>();
    Suite::<Toy> { set_ups: set_ups.collect(), seeds: 0..60, bound: 60, all_actions, all_cards }.check()
}

#[test]
fn nothing_is_found_in_a_sound_game() {
    let report = check(None).unwrap();
    assert_eq!(report.games, 120);
    assert!(report.refusals > 1_000 && report.redealt > 100, "{report}");
}

/// Two players, because then few states are possible.
fn check_chances(fault: Option<Fault>) -> Result<ChancesReport, Failure> {
    let set_ups = vec![SetUp { players: 2, fault }];
    let (start, ways) = (|set_up: &SetUp, _: &mut Seeded| Toy::new(*set_up), |_: &Toy, _, _| 1);
    Chances { set_ups, seeds: 0..10, start, events: 9, samples: 2_000, most_states: 1_000, ways }.check()
}

#[test]
fn wrong_chances_are_found() {
    let report = check_chances(None).unwrap();
    assert!(report.views > 150 && report.degrees_of_freedom > 4_000, "{report}");
    for fault in [Fault::SampleFavoursHighCards, Fault::RedealKeepsAHand] {
        check(Some(fault)).unwrap();
        match check_chances(Some(fault)) {
            Ok(report) => panic!("{fault:?} was not found: {report}"),
            Err(failure) => assert_eq!(failure.law, Law::Chances, "{fault:?}: {failure}"),
        }
    }
}

#[test]
fn every_planted_fault_is_found_as_what_it_is() {
    let faults = [
        (Fault::LeakedHand, Law::Blind),
        (Fault::LeakedHandThatSamplesKeep, Law::Blind),
        (Fault::LeakedChoice, Law::Sealed),
        (Fault::HalfAppliedMove, Law::Refused),
        (Fault::HalfAppliedDeal, Law::Refused),
        (Fault::LostCard, Law::Conserved),
        (Fault::DoubledCard, Law::Conserved),
        (Fault::LegalListLacksOne, Law::Refused),
        (Fault::LegalListHasOneTooMany, Law::Legal),
        (Fault::LegalListHasOneTwice, Law::Legal),
        (Fault::ChoosesFromFewer, Law::Legal),
        (Fault::FirstToArriveWins, Law::Sealed),
        (Fault::ViewForgetsAnAction, Law::Blind),
        (Fault::SampleOfWrongSize, Law::Conserved),
        (Fault::SampleThatDoesNotFit, Law::Sampled),
        (Fault::TextReadsAsAnother, Law::Text),
        (Fault::WeightsDoNotAddUp, Law::Dealt),
        (Fault::NeverEnds, Law::Bounded),
        (Fault::EndsWithoutOutcome, Law::Waiting),
        (Fault::CheeringPasses, Law::Legal),
        (Fault::NothingIsEverHidden, Law::Blind),
        (Fault::ForcedToTheFirst, Law::Legal),
    ];
    for (fault, law) in faults {
        match check(Some(fault)) {
            Ok(report) => panic!("{fault:?} was not found: {report}"),
            Err(failure) => assert_eq!(failure.law, law, "{fault:?}: {failure}"),
        }
    }
}
