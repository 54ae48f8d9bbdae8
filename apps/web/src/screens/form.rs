//! What forms are made of: the browser's own controls, with their names and what they mean.

use leptos::prelude::*;
use protocol::PlayerName;

/// On or off, with one line of what it means.
pub(super) fn switch(
    id: &'static str,
    title: &'static str,
    about: &'static str,
    on: Signal<bool>,
    set: Callback<bool>,
) -> AnyView {
    view! {
        <label class="switch" for=id>
            <span class="says">
                <b id=format!("{id}-title")>{move || crate::say!(title)}</b>
                <span class="small sub" id=format!("{id}-about")>{move || crate::say!(about)}</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                id=id
                aria-labelledby=format!("{id}-title")
                aria-describedby=format!("{id}-about")
                prop:checked=on
                on:change=move |event| set.run(event_target_checked(&event))
            />
        </label>
    }
    .into_any()
}

/// One of a few, seen all at once: value, key of its name, and whether it can be chosen.
pub(super) fn segments(
    name: &'static str,
    legend: &'static str,
    options: Vec<(&'static str, &'static str, Signal<bool>)>,
    value: Signal<&'static str>,
    set: Callback<&'static str>,
) -> AnyView {
    let option = move |(option, key, allowed): (&'static str, &'static str, Signal<bool>)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    value=option
                    prop:checked=move || value.get() == option
                    prop:disabled=move || !allowed.get()
                    on:change=move |_| set.run(option)
                />
                <span>{move || crate::say!(key)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="seg">
            <legend class="label">{move || crate::say!(legend)}</legend>
            <div>{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// One of several, behind a list: value and name of each.
pub(super) fn select(
    id: String,
    label: Signal<String>,
    options: Vec<(String, Signal<String>)>,
    value: Signal<String>,
    set: Callback<String>,
) -> AnyView {
    let option = move |(option, name): (String, Signal<String>)| {
        let own = option.clone();
        view! { <option value=option prop:selected=move || value.with(|value| *value == own)>{name}</option> }
    };
    view! {
        <div class="field">
            <label class="label" for=id.clone()>{label}</label>
            <span class="pick">
                <select id=id on:change=move |event| set.run(event_target_value(&event))>
                    {options.into_iter().map(option).collect_view()}
                </select>
            </span>
        </div>
    }
    .into_any()
}

/// One of several numbers, each said with its own word: "30 seconds".
pub(super) fn numbers(
    id: &'static str,
    label: &'static str,
    options: &'static [(u32, &'static str, u32)],
    value: Signal<u32>,
    set: Callback<u32>,
) -> AnyView {
    let options = options.iter().map(|(option, key, count)| {
        let name = Signal::derive(move || crate::say!(key, count = *count));
        (option.to_string(), name)
    });
    let text = Signal::derive(move || value.get().to_string());
    let read = Callback::new(move |text: String| set.run(text.parse().unwrap_or_default()));
    select(id.to_owned(), Signal::derive(move || crate::say!(label)), options.collect(), text, read)
}

/// Why a typed name can't be used. No name at all is wrong only where others need one.
pub(super) fn name_problem(name: &str, needed: bool) -> Option<String> {
    match name.trim() {
        "" => needed.then(|| crate::say!("name-needed")),
        name => name.parse::<PlayerName>().is_err().then(|| crate::say!("name-wrong")),
    }
}

/// The name of a player, and what they are called without one. `wrong` is said below the field.
pub(super) fn name(
    id: String,
    label: Signal<String>,
    unnamed: Signal<String>,
    value: Signal<String>,
    set: Callback<String>,
    wrong: Signal<Option<String>>,
) -> AnyView {
    let wrong_id = format!("{id}-wrong");
    view! {
        <div class="field">
            <label class="label" for=id.clone()>{label}</label>
            <input
                id=id
                type="text"
                maxlength="24"
                autocomplete="nickname"
                spellcheck="false"
                placeholder=unnamed
                prop:value=value
                aria-invalid=move || wrong.with(Option::is_some).to_string()
                aria-describedby=wrong_id.clone()
                on:input=move |event| set.run(event_target_value(&event))
            />
            <p class="wrong" id=wrong_id role="status">{wrong}</p>
        </div>
    }
    .into_any()
}
