//! The rules of a game, with pictures.

pub mod markdown;

use super::{Lost, TopBar};
use crate::app::fetched;
use crate::boards::{self, Board};
use crate::games::{GAMES, title};
use crate::key;
use crate::parts::Icon;
use crate::words::language;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use markdown::{Block, Item, Span};
use record::GameName;
use wasm_bindgen_futures::spawn_local;

/// The screen: for a game that there is.
#[component]
pub fn Rules() -> impl IntoView {
    let parameters = use_params_map();
    let game = Memo::new(move |_| parameters.with(|map| map.get("game")?.parse::<GameName>().ok()));
    move || match game.get() {
        Some(game) => rules(game),
        None => view! { <Lost/> }.into_any(),
    }
}

/// What is known of the text: nothing while it is on its way.
type Text = Option<Option<Vec<Block>>>;

fn rules(game: GameName) -> AnyView {
    let text = RwSignal::new(None as Text);
    Effect::new(move |_| {
        let language = language();
        spawn_local(async move {
            let read = fetched(&format!("data-rules-{}-{}", game.as_str(), language.code())).await;
            // The screen may be gone by now, or say everything in another language.
            if text.try_get_untracked().is_some() && crate::words::language() == language {
                text.set(Some(read.as_deref().map(markdown::read)));
            }
        });
    });
    let body = move || match text.get() {
        None => ().into_any(),
        Some(None) => view! { <p class="panel" role="alert">{crate::say!("rules-missing")}</p> }.into_any(),
        Some(Some(blocks)) => boards::of(game).draw(move |board| page(board, game, blocks.clone())),
    };
    let others = move |other: GameName| {
        let here = (other == game).then_some("page");
        view! {
            <A href=format!("/rules/{}", other.as_str()) attr:aria-current=here>
                {move || crate::say!(title(other))}
            </A>
        }
        .into_any()
    };
    view! {
        <TopBar title=Signal::derive(move || crate::say!("rules-title", game = crate::say!(title(game))))/>
        <main class="page rules">
            <nav class="others" aria-label=move || crate::say!("rules-of-game")>
                {GAMES.into_iter().map(others).collect::<Vec<_>>()}
            </nav>
            {body}
        </main>
    }
    .into_any()
}

/// The text with its contents and the ways on.
fn page(board: &dyn Board, game: GameName, blocks: Vec<Block>) -> AnyView {
    let parts = blocks.iter().filter_map(|block| match block {
        Block::Heading(2, text) => Some(text.clone()),
        _ => None,
    });
    let line = |(text, number): (String, usize)| {
        view! { <li><a href=format!("#{}", part(number))>{text}</a></li> }.into_any()
    };
    let contents: Vec<AnyView> = parts.zip(1..).map(line).collect();
    let mut number = 0;
    let mut drawn = Vec::new();
    for block in blocks {
        number += usize::from(matches!(block, Block::Heading(2, _)));
        drawn.push(block_view(board, block, number));
    }
    view! {
        <nav class="contents" aria-label=crate::say!("rules-contents")>
            <ol>{contents}</ol>
            {ways(game)}
        </nav>
        <article class="panel">{drawn} <div class="only-narrow">{ways(game)}</div></article>
    }
    .into_any()
}

/// From the rules to the lesson and into the game.
fn ways(game: GameName) -> AnyView {
    ways_from(way(format!("/learn/{}", game.as_str()), "learn", key!("learn-by-doing")), game)
}

/// From the lesson into the game and to the rules.
pub(super) fn ways_on(game: GameName) -> AnyView {
    ways_from(way(format!("/rules/{}", game.as_str()), "learn", key!("learn-rules")), game)
}

fn ways_from(other: AnyView, game: GameName) -> AnyView {
    view! {
        <p class="ways">{way(format!("/new/{}", game.as_str()), "play", key!("learn-play"))} {other}</p>
    }
    .into_any()
}

fn way(href: String, icon: &'static str, key: &'static str) -> AnyView {
    let class = if icon == "play" { "btn primary" } else { "btn" };
    view! {
        <A href=href attr:class=class attr:data-do=key>
            <Icon name=icon/>
            {move || crate::say!(key)}
        </A>
    }
    .into_any()
}

/// The id of a part of the text, for links to it.
fn part(number: usize) -> String {
    format!("part-{number}")
}

fn block_view(board: &dyn Board, block: Block, number: usize) -> AnyView {
    match block {
        Block::Heading(2, text) => view! { <h2 id=part(number)>{text}</h2> }.into_any(),
        Block::Heading(_, text) => view! { <h3>{text}</h3> }.into_any(),
        Block::Paragraph(spans) => view! { <p>{spans_view(spans)}</p> }.into_any(),
        Block::List(true, items) => view! { <ol>{items_view(items)}</ol> }.into_any(),
        Block::List(false, items) => view! { <ul>{items_view(items)}</ul> }.into_any(),
        Block::Picture(name, said) => {
            let caption = (!said.is_empty()).then(|| view! { <figcaption>{spans_view(said)}</figcaption> });
            view! { <figure><div class="pic">{board.picture(&name)}</div>{caption}</figure> }.into_any()
        }
    }
}

fn items_view(items: Vec<Item>) -> Vec<AnyView> {
    let item = |Item { icon, spans }| {
        let has_icon = icon.is_some();
        let icon = icon.map(|icon| {
            view! {
                <svg class="i" aria-hidden="true">
                    <use href=format!("#{icon}")></use>
                </svg>
            }
        });
        view! { <li class:with-icon=has_icon>{icon}<span>{spans_view(spans)}</span></li> }.into_any()
    };
    items.into_iter().map(item).collect()
}

fn spans_view(spans: Vec<Span>) -> Vec<AnyView> {
    let span = |Span { bold, text }| if bold { view! { <b>{text}</b> }.into_any() } else { text.into_any() };
    spans.into_iter().map(span).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use std::path::Path;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    fn rules(language: Language, game: GameName) -> Vec<Block> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules").join(language.code());
        let path = folder.join(game.as_str()).with_extension("md");
        markdown::read(&std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{}", path.display())))
    }

    /// What must be the same in all languages.
    fn frame(block: &Block) -> String {
        match block {
            Block::Heading(level, _) => format!("heading {level}"),
            Block::Paragraph(_) => "paragraph".to_owned(),
            Block::Picture(name, said) => format!("picture {name} {}", said.is_empty()),
            Block::List(numbered, items) => {
                let icons: Vec<&str> = items.iter().map(|item| item.icon.as_deref().unwrap_or("-")).collect();
                format!("list {numbered} {icons:?}")
            }
        }
    }

    #[test]
    fn every_language_has_the_same_rules() {
        for game in GAMES {
            let english: Vec<String> = rules(Language::En, game).iter().map(frame).collect();
            assert!(english.iter().filter(|frame| frame.starts_with("heading")).count() > 4, "{game:?}");
            for language in Language::ALL {
                let own: Vec<String> = rules(language, game).iter().map(frame).collect();
                assert_eq!(own, english, "{game:?} {language:?}");
            }
        }
    }

    #[test]
    fn every_picture_is_known() {
        for game in GAMES {
            let mut load = pin!(boards::of(game).load());
            let Poll::Ready(Ok(board)) = load.as_mut().poll(&mut Context::from_waker(Waker::noop())) else {
                panic!("only the browser loads boards");
            };
            for block in rules(Language::En, game) {
                let Block::Picture(name, _) = block else { continue };
                assert!(board.has_picture(&name), "{game:?} {name}");
            }
        }
    }
}
