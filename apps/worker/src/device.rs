//! What the device lends to page and worker: its clock, its luck, a timer.

use js_sys::Function;
use protocol::Millis;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues, catch)]
    fn get_random_values(bytes: &mut [u8]) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(then: &Function, milliseconds: i32) -> JsValue;
}

/// What time it is.
#[must_use]
pub fn now() -> Millis {
    js_sys::Date::now() as Millis
}

/// Bytes that nobody can guess. Every browser that runs WebAssembly has them.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let _ = get_random_values(&mut bytes);
    bytes
}

/// Bytes that nobody can guess, as hexadecimal digits.
#[must_use]
pub fn random_hex<const N: usize>() -> String {
    random::<N>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Does something later.
pub fn after(milliseconds: i32, then: impl FnOnce() + 'static) {
    let then = Closure::once_into_js(then);
    set_timeout(then.unchecked_ref(), milliseconds);
}
