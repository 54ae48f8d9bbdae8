//! Sounds, for those who want them: made on the spot from a few tones, so that nothing is loaded for them.

use std::cell::RefCell;
use web_sys::{AudioContext, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Somebody chose something.
    Card,
    /// It is the listener's turn.
    Turn,
    /// The game is over.
    Over,
}

/// A tone: when it starts and how long it takes to fade, in seconds, how high it is, in hertz, and how loud.
struct Tone {
    start: f64,
    length: f64,
    pitch: f32,
    volume: f32,
}

const fn tone(start: f64, length: f64, pitch: f32, volume: f32) -> Tone {
    Tone { start, length, pitch, volume }
}

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        const CARD: [Tone; 1] = [tone(0.0, 0.07, 220.0, 0.12)];
        const TURN: [Tone; 2] = [tone(0.0, 0.22, 523.25, 0.12), tone(0.09, 0.3, 659.25, 0.12)];
        const OVER: [Tone; 3] =
            [tone(0.0, 0.3, 392.0, 0.14), tone(0.13, 0.3, 523.25, 0.14), tone(0.26, 0.7, 659.25, 0.14)];
        match self {
            Self::Card => &CARD,
            Self::Turn => &TURN,
            Self::Over => &OVER,
        }
    }

    /// Is heard. Browsers refuse before the page was touched for the first time, and some have no sound at all: then it is silent.
    pub fn play(self) {
        thread_local! {
            static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
        }
        CONTEXT.with_borrow_mut(|kept| {
            if kept.is_none() {
                *kept = AudioContext::new().ok();
            }
            if let Some(context) = kept {
                let _ = context.resume();
                for tone in self.tones() {
                    let _ = tone.play(context);
                }
            }
        });
    }
}

impl Tone {
    fn play(&self, context: &AudioContext) -> Result<(), wasm_bindgen::JsValue> {
        let (source, volume) = (context.create_oscillator()?, context.create_gain()?);
        let start = context.current_time() + self.start;
        let end = start + self.length;
        source.set_type(OscillatorType::Triangle);
        source.frequency().set_value(self.pitch);
        volume.gain().set_value_at_time(self.volume, start)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        source.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
        source.start_with_when(start)?;
        source.stop_with_when(end)
    }
}
