//! Building the page: from Rust, styles and words to the files that the server embeds.

use crate::run::{Output, cargo, root, target};
use crate::tools::{self, WASM};
use anyhow::{Context, Result, anyhow, ensure};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap};
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

    let parts = split(&mut files)?;
    let script = parts.address("web.js");
    let start = format!("import start from \"{script}\";\nstart();\n");
    let start = files.hashed("start", "js", start.as_bytes())?;
    let worker = bind_worker(&mut files)?;
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
        .replace("{link}", &parts.address(LINK))
        .replace("{wasm}", &parts.address("web_bg.wasm"))
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
    weigh(output, &parts)?;
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

/// Runs wasm-bindgen on the worker. Returns the address of its script.
fn bind_worker(files: &mut Files) -> Result<String> {
    let folder = target().join("page-bindings");
    bindgen(&module(WORKER))?.generate(&folder)?;
    let script = read(&folder.join("worker.js"))?;
    let neighbour = "worker_bg.wasm";
    ensure!(script.contains(neighbour), "wasm-bindgen names its module differently now");
    let wasm = files.hashed(WORKER, "wasm", &fs::read(folder.join(neighbour))?)?;
    // The generated script loads the module by its name without the hash.
    let script = script.replace(neighbour, wasm.strip_prefix("/assets/").unwrap_or(&wasm));
    files.hashed(WORKER, "js", script.as_bytes())
}

fn bindgen(input: &Path) -> Result<Bindgen> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).web(true)?.omit_default_module_path(false).typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    Ok(bindgen)
}

/// The module of the page, in parts.
struct Parts {
    /// The address of the folder with all of them.
    folder: String,
    /// Which files each part consists of.
    files: HashMap<String, Vec<String>>,
}

impl Parts {
    fn address(&self, name: &str) -> String {
        format!("/{}/{name}", self.folder)
    }
}

/// The script that loads parts.
const LINK: &str = "__wasm_split.js";

/// Splits the module of the page and runs wasm-bindgen on its main part.
fn split(files: &mut Files) -> Result<Parts> {
    let folder = target().join("page-parts");
    remove(&folder)?;
    let (input, main) = (fs::read(module(PAGE))?, folder.join("web.wasm"));
    let mut options = wasm_split_cli_support::Options::new(&input);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.main_module = "./web.js";
    let link = format!("./{LINK}");
    options.link_name = &link;
    let parts = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;
    // Parts find the table of functions by its name among the exports of the main part.
    bindgen(&main)?.keep_lld_exports(true).generate(&folder)?;
    fs::remove_file(&main)?;
    for part in &parts.split_modules {
        let mut module = walrus::ModuleConfig::new();
        let mut module =
            module.generate_name_section(false).generate_producers_section(false).parse_file(part)?;
        fs::write(part, module.emit_wasm())?;
    }
    // The scripts and the parts name each other, so they keep their names, in a folder that changes with all of them.
    let paths = entries(&folder)?;
    let mut digest = Sha256::new();
    for path in &paths {
        digest.update(fs::read(path)?);
    }
    let digest = hexadecimal(digest.finalize().get(..4).unwrap_or_default());
    let parts = Parts { folder: format!("assets/web.{digest}"), files: parts.prefetch_map };
    for path in &paths {
        let name = path.file_name().and_then(|name| name.to_str()).context("an odd name")?;
        files.plain(&format!("{}/{name}", parts.folder), &fs::read(path)?)?;
    }
    Ok(parts)
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

/// The most bytes that a first visit to the home screen may load, and the most that one to a table of each game may by its link.
/// docs/benchmarks.md promises them.
const HOME: u64 = 275_000;
const TABLES: [(&str, u64); 3] = [("the_game", 515_000), ("silver_gold", 545_000), ("pyramids", 525_000)];

/// Prints the compressed sizes, and fails if a first visit would load more than promised.
fn weigh(output: &Output, parts: &Parts) -> Result<()> {
    let mut sizes = BTreeMap::new();
    let mut folders = vec![dist()];
    while let Some(folder) = folders.pop() {
        for path in entries(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "br") {
                sizes.insert(stem(&path)?, fs::metadata(&path)?.len());
            }
        }
    }
    let sum = |holds: &dyn Fn(&str) -> bool| -> u64 {
        sizes.iter().filter(|(name, _)| holds(name)).map(|(_, size)| size).sum()
    };
    let line = |size: u64, what: &str| output.say(&format!("{size:>8} bytes compressed  {what}"));
    line(sum(&|_| true), "in all, in every language")?;
    line(sum(&|name| name.starts_with("worker.")), "the worker")?;
    for (part, files) in parts.files.iter().collect::<BTreeMap<_, _>>() {
        line(sum(&|name| is_in(name, files)), &format!("part {part}, in {} files", files.len()))?;
    }
    // What is loaded later, or in one language only.
    let later = ["worker.", "start-worker.", "rules-", "words-", "split_", "chunk_"];
    let words = sizes.iter().filter(|(name, _)| name.starts_with("words-")).map(|(_, size)| size).max();
    let home = sum(&|name| !later.iter().any(|part| name.starts_with(part))) + words.unwrap_or(&0);
    let visit = |size: u64, most: u64, to: &str| {
        line(size, &format!("for a first visit to {to}, at most {most}"))?;
        ensure!(size <= most, "a first visit to {to} must not weigh more than {most} bytes");
        Ok(())
    };
    visit(home, HOME, "the home screen")?;
    for (game, most) in TABLES {
        let of = |part| parts.files.get(part).with_context(|| format!("no part {part}"));
        let (table, board) = (of("table")?, of(game)?);
        let rest = sum(&|name| is_in(name, table) || is_in(name, board));
        visit(home + rest, most, &format!("a table of {game}"))?;
    }
    Ok(())
}

/// Whether a file belongs to a part.
fn is_in(name: &str, part: &[String]) -> bool {
    name.strip_suffix(".wasm").is_some_and(|name| part.iter().any(|file| file == name))
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
