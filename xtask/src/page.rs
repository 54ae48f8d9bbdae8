//! Building the page: from Rust, styles and words to the files that the server embeds.

use crate::run::{cargo, program, root, target};
use crate::test::step;
use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The two modules: package, what of it, and the profile, which makes the page small and its worker fast.
const PAGE: Module = Module { package: "web", kind: "--lib", profile: "page" };
const WORKER: Module = Module { package: "worker", kind: "--bins", profile: "page-worker" };

struct Module {
    package: &'static str,
    kind: &'static str,
    profile: &'static str,
}

/// The stylesheets, in the order in which later ones win.
const STYLES: [&str; 8] =
    ["tokens", "base", "screens", "learn", "the-game", "silver-gold", "pyramids", "replay"];

/// The languages, and the files of words that each has.
const LANGUAGES: [&str; 5] = ["en", "el", "pl", "it", "de"];
const WORDS: [&str; 6] = ["page", "learn", "the-game", "silver-gold", "pyramids", "replay"];

/// The games that have a page of rules in each language.
const GAMES: [&str; 3] = ["the-game", "silver-gold", "pyramids"];

/// Where the page lies that the server embeds.
fn dist() -> PathBuf {
    root().join("web/dist")
}

/// Adds the WebAssembly target to the toolchain if it is missing.
pub(crate) fn set_up() -> Result<()> {
    let installed = program("rustup", ["target", "list", "--installed"]).output();
    // Without rustup the toolchain is somebody else's matter: the build will tell.
    if installed.is_some_and(|targets| !targets.lines().any(|target| target == WASM)) {
        step("set-up: the WebAssembly target", program("rustup", ["target", "add", WASM]))?;
    }
    Ok(())
}

/// Builds the page.
pub(crate) fn build() -> Result<()> {
    set_up()?;
    for (title, module) in [("the page", PAGE), ("its worker", WORKER)] {
        let Module { package, kind, profile } = module;
        let arguments =
            ["build", "--quiet", "--package", package, kind, "--target", WASM, "--profile", profile];
        step(title, cargo(arguments))?;
    }
    // Beside the real place first: whoever serves the page meanwhile sees the old one or the new one, not half of it.
    let fresh = dist().with_extension(std::process::id().to_string());
    remove(&fresh)?;
    let mut files = Files { folder: fresh.clone(), names: Vec::new() };
    let sources = root().join("web");

    let (wasm, script) = bind(&PAGE, &mut files)?;
    let start = format!("import start from \"{script}\";\nstart();\n");
    let start = files.hashed("start", "js", start.as_bytes())?;
    let (_, worker) = bind(&WORKER, &mut files)?;
    let worker = format!("import start from \"{worker}\";\nawait start();\n");
    let worker = files.hashed("start-worker", "js", worker.as_bytes())?;

    let mut style = String::new();
    for name in STYLES {
        style.push_str(&read(&sources.join("styles").join(name).with_extension("css"))?);
    }
    let style = files.hashed("benben", "css", squeeze(&style).as_bytes())?;

    let (mut words, mut again) = (String::new(), String::new());
    for language in LANGUAGES {
        let mut book = String::new();
        for name in WORDS {
            book.push_str(&read(&sources.join("words").join(language).join(name).with_extension("ftl"))?);
            book.push('\n');
        }
        // Before the module is there nobody knows the language: this one text is there in all of them.
        let text = book.lines().find_map(|line| line.strip_prefix("accident-reload = "));
        let text = text.with_context(|| format!("no word for loading the page again in {language}"))?;
        write!(again, "<a href=\"\" lang=\"{language}\">{text}</a>")?;
        let book = files.hashed(&format!("words-{language}"), "ftl", book.as_bytes())?;
        write!(words, " data-words-{language}=\"{book}\"")?;
        for game in GAMES {
            let rules = read(&sources.join("rules").join(language).join(game).with_extension("md"))?;
            let rules = files.hashed(&format!("rules-{game}-{language}"), "md", rules.as_bytes())?;
            write!(words, " data-rules-{game}-{language}=\"{rules}\"")?;
        }
    }

    let icon = files.hashed("icon", "svg", read(&sources.join("styles/icon.svg"))?.as_bytes())?;
    let manifest = read(&sources.join("manifest.webmanifest"))?.replace("{icon}", &icon);
    files.plain("manifest.webmanifest", manifest.as_bytes())?;
    let index = read(&sources.join("index.html"))?
        .replace("{icons}", &symbols(&read(&sources.join("styles/icons.svg"))?))
        .replace("{art}", &symbols(&read(&sources.join("styles/art.svg"))?))
        .replace("{style}", &style)
        .replace("{start}", &start)
        .replace("{script}", &script)
        .replace("{wasm}", &wasm)
        .replace("{worker}", &worker)
        .replace("{icon}", &icon)
        .replace("{again}", &again)
        .replace(" data-words", &words);
    let list: Vec<String> = files.names.iter().map(|name| format!("\"{name}\"")).collect();
    let digest = hash(index.as_bytes());
    files.plain("index.html", index.as_bytes())?;
    let service = read(&sources.join("service-worker.js"))?
        .replace("\"{files}\"", &list.join(", "))
        .replace("{version}", &digest);
    files.plain("service-worker.js", service.as_bytes())?;

    remove(&dist())?;
    fs::rename(&fresh, dist()).with_context(|| dist().display().to_string())?;
    sizes()
}

/// The addresses of a module and of the script around it that wasm-bindgen makes.
fn bind(module: &Module, files: &mut Files) -> Result<(String, String)> {
    let name = module.package;
    let module = target().join(WASM).join(module.profile).join(name).with_extension("wasm");
    let folder = target().join("page-bindings");
    Bindgen::new()
        .input_path(&module)
        .web(true)?
        .omit_default_module_path(false)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)?;
    let script = read(&folder.join(name).with_extension("js"))?;
    let neighbour = format!("{name}_bg.wasm");
    ensure!(script.contains(&neighbour), "wasm-bindgen names its module differently now");
    let wasm = files.hashed(name, "wasm", &fs::read(folder.join(&neighbour))?)?;
    // The generated code looks for its neighbour under the name that it had then.
    let script = script.replace(&neighbour, wasm.strip_prefix("/assets/").unwrap_or(&wasm));
    let script = files.hashed(name, "js", script.as_bytes())?;
    Ok((wasm, script))
}

struct Files {
    folder: PathBuf,
    /// The addresses of all files so far, for the service worker.
    names: Vec<String>,
}

impl Files {
    /// Writes a file whose name changes with its contents, and says its address.
    fn hashed(&mut self, stem: &str, extension: &str, contents: &[u8]) -> Result<String> {
        let name = format!("assets/{stem}.{}.{extension}", hash(contents));
        self.plain(&name, contents)?;
        Ok(format!("/{name}"))
    }

    /// Writes a file and its compressed sibling.
    fn plain(&mut self, name: &str, contents: &[u8]) -> Result<()> {
        let path = self.folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(&self.folder))?;
        fs::write(&path, contents).with_context(|| path.display().to_string())?;
        let mut compressed = Vec::new();
        let parameters = brotli::enc::BrotliEncoderParams { lgwin: 22, ..Default::default() };
        brotli::BrotliCompress(&mut &contents[..], &mut compressed, &parameters)?;
        fs::write(self.folder.join(format!("{name}.br")), compressed)?;
        self.names.push(format!("/{name}"));
        Ok(())
    }
}

/// What a first visit may fetch, in bytes; it is promised in docs/benchmarks.md.
const FIRST_VISIT: u64 = 700_000;

/// Says what the page weighs, and fails if it is more than was promised.
fn sizes() -> Result<()> {
    let mut sizes = Vec::new();
    let assets = dist().join("assets");
    for folder in [dist(), assets] {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if let Some(name) = name.strip_suffix(".br") {
                sizes.push((entry.metadata()?.len(), name.to_owned()));
            }
        }
    }
    sizes.sort();
    let total: u64 = sizes.iter().map(|(size, _)| size).sum();
    for (size, name) in sizes.iter().rev().take(4) {
        println!("{:>8} bytes compressed  {name}", size);
    }
    println!("{total:>8} bytes compressed in all, five languages included");
    // What comes later, or only in one language.
    let later = |name: &str| {
        ["worker.", "start-worker.", "rules-", "words-"].iter().any(|part| name.starts_with(part))
    };
    let words = sizes.iter().filter(|(_, name)| name.starts_with("words-")).map(|(size, _)| size).max();
    let first = sizes.iter().filter(|(_, name)| !later(name)).map(|(size, _)| size).sum::<u64>()
        + words.unwrap_or(&0);
    println!("{first:>8} bytes compressed for the first visit");
    ensure!(first <= FIRST_VISIT, "the first visit must not weigh more than {FIRST_VISIT} bytes");
    Ok(())
}

/// The symbols of a sprite, without the document around them.
fn symbols(sprite: &str) -> String {
    let from = sprite.find("<defs>").map_or(0, |at| at + "<defs>".len());
    let to = sprite.rfind("</defs>").unwrap_or(sprite.len());
    let inside = sprite.get(from..to).unwrap_or_default();
    inside.lines().filter(|line| !line.trim_start().starts_with("<!--")).collect()
}

/// A stylesheet without comments and needless space.
fn squeeze(style: &str) -> String {
    let mut squeezed = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, after)) = rest.split_once("/*") {
        squeezed.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    squeezed.push_str(rest);
    squeezed.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Eight hexadecimal digits that change with the contents.
fn hash(contents: &[u8]) -> String {
    Sha256::digest(contents).iter().take(4).fold(String::new(), |mut text, byte| {
        // Writing to a text can't fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_lose_only_comments_and_space() {
        assert_eq!(squeeze("/* a */ .b { c: d; }\n\n  /* e\nf */\n.g { }"), ".b { c: d; }\n.g { }");
    }

    #[test]
    fn symbols_are_what_is_between_the_definitions() {
        assert_eq!(symbols("<svg>\n<defs>\n<!-- a -->\n<symbol/>\n</defs></svg>"), "<symbol/>");
    }
}
