//! The set-up of the toy, which names the fault planted in it.

use tabletop::SetUpError;

/// A fault planted in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    LeakedHand,
    LeakedHandThatSamplesKeep,
    LeakedChoice,
    HalfAppliedMove,
    HalfAppliedDeal,
    LostCard,
    DoubledCard,
    LegalListLacksOne,
    LegalListHasOneTooMany,
    LegalListHasOneTwice,
    ChoosesFromFewer,
    FirstToArriveWins,
    ViewForgetsAnAction,
    SampleOfWrongSize,
    SampleThatDoesNotFit,
    SampleFavoursHighCards,
    RedealKeepsAHand,
    TextReadsAsAnother,
    WeightsDoNotAddUp,
    NeverEnds,
    EndsWithoutOutcome,
    CheeringPasses,
    NothingIsEverHidden,
    ForcedToTheFirst,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SetUp {
    pub(crate) players: u8,
    pub(crate) fault: Option<Fault>,
}

impl tabletop::SetUp for SetUp {
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;

    fn parse(players: u8, options: &str, _deck: Option<&str>) -> Result<Self, SetUpError> {
        let faults = [Fault::HalfAppliedMove, Fault::LegalListLacksOne];
        Ok(Self { players, fault: faults.into_iter().find(|fault| format!("{fault:?}") == options) })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> String {
        String::new()
    }
}
