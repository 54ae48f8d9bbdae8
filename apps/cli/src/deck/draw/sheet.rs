//! Whole SVG files: one card, or a page of nine.

use super::Face;
use super::art::{patterns, short};
use super::files::File;

/// Millimetres.
const CARD: (f64, f64) = (63.0, 88.2);
const PAGE: (f64, f64) = (210.0, 297.0);
const MARGIN: (f64, f64) = ((PAGE.0 - 3.0 * CARD.0) / 2.0, (PAGE.1 - 3.0 * CARD.1) / 2.0);

/// A file with one card.
pub(super) fn single(face: &Face) -> File {
    let (width, height) = (face.width, face.width / 5 * 7);
    let (title, body) = (escaped(&face.title), &face.body);
    let defs = patterns(body);
    let text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}mm\" height=\"{}mm\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\">\n<title>{title}</title>\n<defs>{defs}</defs>\n{body}\n</svg>\n",
        CARD.0, CARD.1
    );
    File { name: format!("{}.svg", face.stem), text }
}

/// Pages of A4 with every copy of every card, three by three.
pub(super) fn pages<'f>(deck: &str, faces: &'f [Face]) -> Vec<File> {
    let copies = |face: &'f Face| std::iter::repeat_n(face, usize::from(face.copies));
    let cards: Vec<&Face> = faces.iter().flat_map(copies).collect();
    let count = cards.len().div_ceil(9);
    let page = |(number, cards): (usize, &[&Face])| {
        let title = escaped(&format!("{deck}, page {number} of {count}"));
        let mut body = String::new();
        for (place, face) in (0u8..).zip(cards) {
            let (column, row) = (f64::from(place % 3), f64::from(place / 3));
            let (x, y) = (MARGIN.0 + column * CARD.0, MARGIN.1 + row * CARD.1);
            let scale = CARD.0 / f64::from(face.width);
            let place = format!("translate({} {}) scale({scale:.5})", short(x), short(y));
            body += &format!(
                "<g transform=\"{place}\"><title>{}</title>{}</g>\n",
                escaped(&face.title),
                face.body
            );
        }
        let defs = patterns(&body);
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}mm\" height=\"{}mm\" viewBox=\"0 0 {} {}\">\n\
             <title>{title}</title>\n<defs>{defs}</defs>\n{}{body}</svg>\n",
            PAGE.0,
            PAGE.1,
            PAGE.0,
            PAGE.1,
            marks()
        );
        File { name: format!("{deck}-sheet-{number:02}.svg"), text }
    };
    (1..).zip(cards.chunks(9)).map(page).collect()
}

/// Short lines in the margin to cut along.
fn marks() -> String {
    const LENGTH: f64 = 5.0;
    let mut path = String::new();
    for number in 0..=3u8 {
        let (x, y) = (MARGIN.0 + f64::from(number) * CARD.0, MARGIN.1 + f64::from(number) * CARD.1);
        let (x, y, far_x, far_y) =
            (short(x), short(y), short(PAGE.0 - MARGIN.0 + 2.0), short(PAGE.1 - MARGIN.1 + 2.0));
        let (near_x, near_y) = (short(MARGIN.0 - 2.0), short(MARGIN.1 - 2.0));
        path += &format!(
            "M{x} {near_y}v-{LENGTH}M{x} {far_y}v{LENGTH}M{near_x} {y}h-{LENGTH}M{far_x} {y}h{LENGTH}"
        );
    }
    format!("<path d=\"{path}\" stroke=\"#000\" stroke-width=\".2\" fill=\"none\"/>\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
