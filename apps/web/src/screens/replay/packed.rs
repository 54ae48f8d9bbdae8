//! A record small enough for a link: compressed by the browser, in letters that an address may have.

use js_sys::{ArrayBuffer, JsString, Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// How the browser calls the compression.
const FORMAT: &str = "deflate-raw";

/// No link has more letters behind the `#`. What they unfold to is limited with them.
const LIMIT: usize = 60_000;

#[wasm_bindgen]
extern "C" {
    type CompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<CompressionStream, JsValue>;

    type DecompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;

    #[wasm_bindgen(js_name = Response)]
    type Body;
    #[wasm_bindgen(constructor, js_class = "Response", catch)]
    fn new(body: &JsValue) -> Result<Body, JsValue>;
    #[wasm_bindgen(method, getter, js_class = "Response")]
    fn body(this: &Body) -> Stream;
    #[wasm_bindgen(method, js_class = "Response", js_name = arrayBuffer)]
    fn bytes(this: &Body) -> Promise;
    #[wasm_bindgen(method, js_class = "Response")]
    fn text(this: &Body) -> Promise;

    type Stream;
    #[wasm_bindgen(method, js_name = pipeThrough, catch)]
    fn through(this: &Stream, filter: &JsValue) -> Result<Stream, JsValue>;
}

/// The letters for a record; nothing if the browser can't compress, or the record is too long.
pub(super) async fn pack(record: &str) -> Option<String> {
    let filter = CompressionStream::new(FORMAT).ok()?;
    let body = Body::new(&JsString::from(record)).ok()?;
    let packed = body.body().through(&filter).ok()?;
    let packed = Body::new(&packed).ok()?;
    let bytes = JsFuture::from(packed.bytes()).await.ok()?.dyn_into::<ArrayBuffer>().ok()?;
    Some(letters(&Uint8Array::new(&bytes).to_vec())).filter(|letters| letters.len() <= LIMIT)
}

/// The record that letters stand for.
pub(super) async fn unpack(packed: &str) -> Option<String> {
    let bytes = Some(packed).filter(|packed| packed.len() <= LIMIT).and_then(bytes)?;
    let filter = DecompressionStream::new(FORMAT).ok()?;
    let body = Body::new(&Uint8Array::from(bytes.as_slice())).ok()?;
    let text = body.body().through(&filter).ok()?;
    let text = Body::new(&text).ok()?;
    JsFuture::from(text.text()).await.ok()?.as_string()
}

/// The 64 letters, in the order of their value: base64url.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters: three as four, without padding.
fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let value =
            part.iter().fold(0_usize, |value, byte| value << 8 | usize::from(*byte)) << (24 - 8 * part.len());
        for letter in 0..=part.len() {
            let letter = LETTERS.get(value >> (18 - 6 * letter) & 63);
            text.extend(letter.map(|letter| char::from(*letter)));
        }
    }
    text
}

/// The bytes of letters; nothing if there is any other sign among them.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for part in text.as_bytes().chunks(4) {
        let mut value = 0_usize;
        for letter in part {
            value = value << 6 | LETTERS.iter().position(|known| known == letter)?;
        }
        let value = (value << (24 - 6 * part.len())).to_be_bytes();
        // The last three of the bytes hold the 24 bits.
        let from = value.len() - 3;
        bytes.extend(value.get(from..from + part.len() - 1)?);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_out_of_letters() {
        for length in 0..40_u8 {
            let all: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(83).wrapping_add(251)).collect();
            let text = letters(&all);
            assert_eq!(text.len(), (all.len() * 4).div_ceil(3));
            assert_eq!(bytes(&text), Some(all));
        }
        assert_eq!(letters(b"light w"), "bGlnaHQgdw");
        assert_eq!(letters(&[255, 239]), "_-8");
        assert_eq!(bytes("a+b"), None);
        assert_eq!(bytes("ä"), None);
    }
}
