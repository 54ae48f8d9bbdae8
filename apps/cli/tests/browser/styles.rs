//! What the styles do where the page looks different: in the system's own colours, on paper, without motion, in a chosen theme.

use crate::harness::page::{Look, Page};
use crate::screens;
use crate::world::browse;
use serde_json::{Value, json};

/// A table of each game, with something to choose.
const BOARDS: [&str; 3] = ["the-game", "silver-gold-four", "pyramids"];

/// What everything that fits a selector is filled with, without repetition. Whatever lets the page through has the page's colour.
const FILLED: &str = "
    const fill = (one) => {
        const { backgroundColor } = getComputedStyle(one);
        return /^rgba.*, 0\\)$/.test(backgroundColor) ? fill(one.parentElement) : backgroundColor;
    };
    const shown = [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility());
    return [...new Set(shown.map(fill))];
";

/// The buttons that look the same when they can't be pressed.
const ALIKE: &str = "
    const colours = (one) => {
        const { color, borderTopColor } = getComputedStyle(one);
        return `${color} ${borderTopColor}`;
    };
    const with_state = (one, state) => {
        const before = one.getAttribute('aria-disabled');
        one.setAttribute('aria-disabled', state);
        const found = colours(one);
        before === null ? one.removeAttribute('aria-disabled') : one.setAttribute('aria-disabled', before);
        return found;
    };
    const shown = [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility());
    if (!shown.length) return ['no button'];
    return shown.filter((one) => with_state(one, 'true') === with_state(one, 'false')).map((one) => one.outerHTML);
";

/// How long each element and each of its pseudo-elements takes to change.
const MOTION: &str = "
    const parts = [null, '::before', '::after'];
    const names = ['animationName', 'animationDuration', 'animationDelay', 'transitionDuration', 'transitionDelay'];
    const motion = (one, part) => names.map((name) => getComputedStyle(one, part)[name]).join(' ');
    const all = [...document.querySelectorAll('main, main *')];
    return all.flatMap((one) => parts.map((part) => `${one.getAttribute('class')}${part ?? ''}: ${motion(one, part)}`));
";

/// The colour that the browser is told for its bars, and the colour of the page.
const BARS: &str = "
    const told = [...document.querySelectorAll('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches);
    const [, ...parts] = told.content.match(/#(..)(..)(..)/);
    const told_rgb = `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
    return [told_rgb, getComputedStyle(document.body).backgroundColor];
";

/// What is shown on paper and is only good for touching, or wider than the paper.
const PAPER: &str = "
    const touched = [...document.querySelectorAll('header, nav, button, a[class~=btn], [class~=actions]')];
    const wide = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    return [...touched.filter((one) => one.checkVisibility()), ...wide].map((one) => one.outerHTML.slice(0, 120));
";

/// Pretends that the page is shown so: on a screen or on paper, and with these features.
async fn emulate(page: &Page, media: &str, features: &[(&str, &str)]) {
    let features: Vec<Value> =
        features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": media, "features": features })).await;
}

async fn strings(page: &Page, script: &str, argument: &str) -> Vec<String> {
    serde_json::from_value(page.js(script, [json!(argument)]).await).unwrap()
}

#[test]
fn the_systems_colours_tell_buttons_apart() {
    browse("forced-colours", async |world| {
        let page = world.home(Look { still: true, ..Look::DESK }).await;
        let boards = screens::all(&page).await.into_iter().filter(|screen| BOARDS.contains(&screen.name));
        emulate(&page, "", &[("forced-colors", "active"), ("prefers-reduced-motion", "reduce")]).await;
        for board in boards {
            board.visit(&page, Look::DESK).await;
            let alike = strings(&page, ALIKE, ".board .btn").await;
            assert_eq!(alike, [""; 0], "{}", board.name);
        }
    });
}

#[test]
fn the_systems_colours_tell_crossed_boxes_from_empty_ones() {
    browse("forced-boxes", async |world| {
        let page = world.home(Look { still: true, ..Look::DESK }).await;
        let screens = screens::all(&page).await;
        let board = screens.iter().find(|screen| screen.name == "silver-gold-four").unwrap();
        emulate(&page, "", &[("forced-colors", "active"), ("prefers-reduced-motion", "reduce")]).await;
        board.visit(&page, Look::DESK).await;
        let crossed = strings(&page, FILLED, ".sg-bx.x").await;
        let empty = strings(&page, FILLED, ".sg-bx:not(.x)").await;
        assert!(!crossed.is_empty() && !empty.is_empty(), "{crossed:?}, {empty:?}");
        assert!(crossed.iter().all(|colour| !empty.contains(colour)), "{crossed:?}, {empty:?}");
    });
}

#[test]
fn less_motion_is_the_same_by_setting_and_by_system() {
    browse("less-motion", async |world| {
        let page = world.home(Look::DESK).await;
        let screens = screens::all(&page).await;
        for board in screens.iter().filter(|screen| BOARDS.contains(&screen.name)) {
            board.load(&page).await;
            page.settle().await;
            let moving = strings(&page, MOTION, "").await;
            page.light(false, true).await;
            let by_system = strings(&page, MOTION, "").await;
            assert_ne!(moving, by_system, "{}", board.name);
            page.light(false, false).await;
            page.route("/settings", "#still").await;
            page.tap("#still").await;
            page.until("document.documentElement.hasAttribute('data-still')").await;
            board.load(&page).await;
            page.settle().await;
            let by_setting = strings(&page, MOTION, "").await;
            assert_eq!(by_setting, by_system, "{}", board.name);
            page.route("/settings", "#still").await;
            page.tap("#still").await;
        }
    });
}

#[test]
fn the_browser_has_the_colour_of_the_theme() {
    browse("theme-colour", async |world| {
        let page = world.home(Look::PHONE).await;
        page.route("/settings", "main.settings").await;
        let mut seen = Vec::new();
        for theme in ["light", "dark", "device"] {
            page.tap(&format!("label:has([value={theme}])")).await;
            let chosen = if theme == "device" { "null".to_owned() } else { format!("'{theme}'") };
            page.until(&format!("document.documentElement.getAttribute('data-theme') === {chosen}")).await;
            for dark in [false, true] {
                page.light(dark, true).await;
                let [told, shown] = <[String; 2]>::try_from(strings(&page, BARS, "").await).unwrap();
                assert_eq!(told, shown, "{theme}, {dark}");
                seen.push(shown);
            }
        }
        let [light, light_too, dark, dark_too, by_day, by_night] = &seen[..] else { panic!("{seen:?}") };
        assert_ne!(light, dark);
        assert_eq!([light, dark, light, dark], [light_too, dark_too, by_day, by_night]);
    });
}

#[test]
fn rules_and_results_fit_on_paper() {
    browse("paper", async |world| {
        let page = world.home(Look { still: true, ..Look::DESK }).await;
        let all = screens::all(&page).await;
        let on_paper =
            all.iter().filter(|screen| screen.name.starts_with("rules-") || screen.name.ends_with("-end"));
        let mut count = 0;
        for screen in on_paper.filter(|screen| !screen.name.starts_with("replay")) {
            emulate(&page, "", &[("prefers-color-scheme", "dark")]).await;
            // A4 upright within its margins, and on its side.
            for width in [700, 1040] {
                screen.visit(&page, Look { width, height: 900, ..Look::DESK }).await;
                assert_ne!(page.js(PAPER, []).await, json!([]), "{}", screen.name);
                emulate(&page, "print", &[("prefers-color-scheme", "dark")]).await;
                assert_eq!(page.js(PAPER, []).await, json!([]), "{} at {width}", screen.name);
                let shown =
                    page.js("return document.querySelector('article, .over').checkVisibility()", []).await;
                assert_eq!(shown, json!(true), "{}", screen.name);
                let scheme =
                    page.js("return getComputedStyle(document.documentElement).colorScheme", []).await;
                assert_eq!(scheme, json!("light"));
                emulate(&page, "", &[("prefers-color-scheme", "dark")]).await;
            }
            count += 1;
        }
        assert_eq!(count, 6);
    });
}
