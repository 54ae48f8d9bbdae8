//! What is shown when something in the page breaks: never a white page.

use leptos::prelude::{document, window};
use std::cell::RefCell;

thread_local! {
    /// What to say then, in the language of the page: a broken page can't ask for words any more.
    static WORDS: RefCell<[String; 2]> = const { RefCell::new([String::new(), String::new()]) };
}

/// Prepares for the worst.
pub(crate) fn prepare() {
    std::panic::set_hook(Box::new(|accident| {
        web_sys::console::error_1(&accident.to_string().into());
        show();
    }));
}

/// Says in the language of the page what is to be said then.
pub(crate) fn learn() {
    WORDS.set([crate::say!("accident-text"), crate::say!("accident-reload")]);
}

/// Says that something broke, and offers to load the page again.
pub(crate) fn show() {
    // Nothing more can be done where even this fails.
    let _ = note();
}

fn note() -> Option<()> {
    let document = document();
    let body = document.body()?;
    if document.get_element_by_id("accident").is_some() {
        return None;
    }
    let [text, reload] = WORDS.take();
    let note = document.create_element("div").ok()?;
    note.set_id("accident");
    note.set_class_name("accident");
    note.set_attribute("role", "alert").ok()?;
    let sentence = document.create_element("p").ok()?;
    sentence.set_text_content(Some(&text));
    let link = document.create_element("a").ok()?;
    link.set_class_name("btn primary");
    link.set_attribute("href", &window().location().pathname().ok()?).ok()?;
    // The router leaves such links to the browser, which loads the page again.
    link.set_attribute("rel", "external").ok()?;
    link.set_text_content(Some(&reload));
    note.append_child(&sentence).ok()?;
    note.append_child(&link).ok()?;
    body.append_child(&note).ok()?;
    Some(())
}
