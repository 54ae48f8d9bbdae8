//! What glows on the board while a lesson speaks of it: a rule of style that comes and goes, so that nothing on the board changes.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::CssStyleSheet;

/// The rule that is there now.
#[derive(Default)]
pub(super) struct Glow(Option<u32>);

impl Glow {
    /// Lets what this selector means glow, and nothing else; nothing at all, if it is empty.
    pub(super) fn show(&mut self, selector: &str) {
        let sheet = document().style_sheets().get(0).and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
        let Some(sheet) = sheet else { return };
        if let Some(old) = self.0.take() {
            // It is there, as this put it there.
            let _ = sheet.delete_rule(old);
        }
        if !selector.is_empty() {
            let rule = format!(
                ".learning :is({selector}) {{ outline: 3px dashed var(--gold); outline-offset: var(--glow-gap, 2px); }}"
            );
            self.0 = sheet.insert_rule(&rule).ok();
        }
    }
}
