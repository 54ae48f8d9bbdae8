//! Building the page: from Rust, styles and words to the files that the server embeds.

use crate::run::{Output, cargo, root, target};
use crate::tools::{self, WASM};
use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The modules of the page: the one that draws it, and the worker beside it.
const PAGE: &str = "web";
const WORKER: &str = "worker";

/// The profile of both.
const PROFILE: &str = "page";

/// The folder of the page that the server embeds.
fn dist() -> PathBuf {
    root().join("apps/web/dist")
}

/// The texts of all languages, a folder for each.
fn texts() -> PathBuf {
    root().join("apps/words/texts")
}

/// Builds the page.
pub(crate) fn build(output: &Output) -> Result<()> {
    let modules = ["--package", PAGE, "--lib", "--package", WORKER, "--bins"];
    let place = ["--target", WASM, "--profile", PROFILE];
    tools::wasm(output)?;
    cargo("build", modules.into_iter().chain(place)).run(output)?;
    let stamp = stamp()?;
    if fs::read_to_string(stamp_path()).is_ok_and(|before| before == stamp)
        && dist().join("index.html").exists()
    {
        output.say("The files of the page are up to date.")?;
        return Ok(());
    }
    // The files are written to another folder, which is then renamed: a server sees the old page or the new one, never a mixture.
    let fresh = dist().with_extension(std::process::id().to_string());
    remove(&fresh)?;
    let mut files = Files { folder: fresh.clone(), names: Vec::new() };
    let sources = root().join("apps/web");

    let (wasm, script) = bind(PAGE, &mut files)?;
    let start = format!("import start from \"{script}\";\nstart();\n");
    let start = files.hashed("start", "js", start.as_bytes())?;
    let (_, worker) = bind(WORKER, &mut files)?;
    let worker = format!("import start from \"{worker}\";\nawait start();\n");
    let worker = files.hashed("start-worker", "js", worker.as_bytes())?;
    let style = squeeze(&with_imports(&sources.join("styles/benben.css"))?);
    let style = files.hashed("benben", "css", style.as_bytes())?;

    let (mut words, mut again) = (String::new(), String::new());
    for folder in entries(&texts())? {
        let language = stem(&folder)?;
        // What the page and the terminal both say, then what only the page says.
        let mut book = String::new();
        for file in entries(&folder)?.into_iter().chain(entries(&folder.join("page"))?) {
            if file.is_file() {
                // Comments are for translators.
                for line in read(&file)?.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
                    book.push_str(line);
                    book.push('\n');
                }
            }
        }
        // The page knows its language only when the module has loaded, so this one text is there in every language.
        let text = book.lines().find_map(|line| line.strip_prefix("accident-reload = "));
        let text = text.with_context(|| format!("no word for loading the page again in {language}"))?;
        write!(again, "<a href=\"\" lang=\"{language}\">{text}</a>")?;
        let book = files.hashed(&format!("words-{language}"), "ftl", book.as_bytes())?;
        write!(words, " data-words-{language}=\"{book}\"")?;
        for file in entries(&sources.join("rules").join(&language))? {
            let game = stem(&file)?;
            let rules = files.hashed(&format!("rules-{game}-{language}"), "md", read(&file)?.as_bytes())?;
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
    weigh(output)?;
    fs::write(stamp_path(), stamp).with_context(|| stamp_path().display().to_string())
}

/// The compiled module of a package.
fn module(package: &str) -> PathBuf {
    target().join(WASM).join(PROFILE).join(package).with_extension("wasm")
}

/// The file with the stamp of the last page.
fn stamp_path() -> PathBuf {
    target().join("page.stamp")
}

/// A digest of everything that the page is made from. It includes the sources of this program, not the program itself, which cargo may
/// link again while it runs.
fn stamp() -> Result<String> {
    let mut digest = Sha256::new();
    let mut waiting = vec![
        root().join("tools/xtask/src"),
        root().join("Cargo.lock"),
        texts(),
        module(PAGE),
        module(WORKER),
    ];
    let sources = root().join("apps/web");
    waiting.extend(
        ["index.html", "manifest.webmanifest", "service-worker.js", "styles", "rules"]
            .map(|name| sources.join(name)),
    );
    while let Some(path) = waiting.pop() {
        digest.update(path.as_os_str().as_encoded_bytes());
        if path.is_dir() {
            waiting.extend(entries(&path)?);
        } else {
            digest.update(fs::read(&path).with_context(|| path.display().to_string())?);
        }
    }
    Ok(hexadecimal(&digest.finalize()))
}

/// Runs wasm-bindgen on a module. Returns the addresses of the module and of its script.
fn bind(name: &str, files: &mut Files) -> Result<(String, String)> {
    let folder = target().join("page-bindings");
    Bindgen::new()
        .input_path(module(name))
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
    // The generated script loads the module by its name without the hash.
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
    /// Writes a file with a hash of its contents in its name, and returns its address.
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
        // Compressing takes seconds, so an unchanged file is copied from the last page.
        let name_compressed = format!("{name}.br");
        if fs::read(dist().join(name)).is_ok_and(|before| before == contents) {
            fs::copy(dist().join(&name_compressed), self.folder.join(&name_compressed))?;
            self.names.push(format!("/{name}"));
            return Ok(());
        }
        let mut compressed = Vec::new();
        let parameters = brotli::enc::BrotliEncoderParams { lgwin: 22, ..Default::default() };
        brotli::BrotliCompress(&mut &contents[..], &mut compressed, &parameters)?;
        fs::write(self.folder.join(name_compressed), compressed)?;
        self.names.push(format!("/{name}"));
        Ok(())
    }
}

/// The most bytes that a first visit may load, as promised in docs/benchmarks.md.
const FIRST_VISIT: u64 = 700_000;

/// Prints the compressed sizes, and fails if a first visit would load more than promised.
fn weigh(output: &Output) -> Result<()> {
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
        output.say(&format!("{size:>8} bytes compressed  {name}"))?;
    }
    output.say(&format!("{total:>8} bytes compressed in all, every language included"))?;
    // Files that are loaded later, or in one language only.
    let later = |name: &str| {
        ["worker.", "start-worker.", "rules-", "words-"].iter().any(|part| name.starts_with(part))
    };
    let words = sizes.iter().filter(|(_, name)| name.starts_with("words-")).map(|(size, _)| size).max();
    let first = sizes.iter().filter(|(_, name)| !later(name)).map(|(size, _)| size).sum::<u64>()
        + words.unwrap_or(&0);
    output.say(&format!("{first:>8} bytes compressed for the first visit"))?;
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
    let words: Vec<&str> = squeezed.split_whitespace().collect();
    let needless = ["{ ", " {", "} ", " }", "; ", ", ", ": "];
    let dense = needless.iter().fold(words.join(" "), |style, space| style.replace(space, space.trim()));
    dense.replace(";}", "}")
}

/// Eight hexadecimal digits that change with the contents.
fn hash(contents: &[u8]) -> String {
    hexadecimal(Sha256::digest(contents).get(..4).unwrap_or_default())
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A stylesheet in which imports are replaced by the imported files, each in its layer.
fn with_imports(path: &Path) -> Result<String> {
    let mut style = String::new();
    for line in read(path)?.lines() {
        match import(line) {
            Some((name, layer)) => {
                writeln!(style, "@layer {layer} {{\n{}}}", read(&path.with_file_name(name))?)?;
            }
            None => writeln!(style, "{line}")?,
        }
    }
    Ok(style)
}

/// The file and the layer of an import.
fn import(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("@import \"")?.strip_suffix(");")?.split_once("\" layer(")
}

/// The paths in a folder, sorted.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let list = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = list.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The name of a file without its extension.
fn stem(path: &Path) -> Result<String> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    Ok(stem.with_context(|| format!("an odd name: {}", path.display()))?.to_owned())
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
        let style = "/* a */ .b, .c > d {\n  e: f g;\n}\n\n  /* h\ni */\n.j :not(k) { l: m; }";
        assert_eq!(squeeze(style), ".b,.c > d{e:f g}.j :not(k){l:m}");
    }

    #[test]
    fn an_import_names_a_file_and_its_layer() {
        assert_eq!(import("@import \"a.css\" layer(b);"), Some(("a.css", "b")));
        assert_eq!(import("@layer a, b;"), None);
    }

    #[test]
    fn symbols_are_what_is_between_the_definitions() {
        assert_eq!(symbols("<svg>\n<defs>\n<!-- a -->\n<symbol/>\n</defs></svg>"), "<symbol/>");
    }
}
