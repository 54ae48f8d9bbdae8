//! Chromium, headless, through its driver.

use super::page::{Look, Page, SCRIPT_LIMIT};
use super::tool;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use thirtyfour::{CapabilitiesHelper, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};

/// What every Chromium is told: no window, no sandbox (which root may not have), no talk to anybody else, and few threads that draw,
/// because there are several browsers at once.
const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--in-process-gpu",
    "--num-raster-threads=1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--enable-precise-memory-info",
];

/// How often the driver is started before a test gives it up.
const STARTS: usize = 5;

/// Chromium's driver, which runs until this is dropped.
#[derive(Debug)]
pub(crate) struct Driver {
    child: Child,
    /// Kept, so that it has somebody to talk to.
    _says: BufReader<ChildStdout>,
    port: u16,
    /// Where profiles lie.
    folder: PathBuf,
}

impl Driver {
    /// Starts it on a free port; profiles lie in this folder. It was seen once to end without naming its port; then it is started
    /// again.
    pub(crate) fn start(folder: &Path) -> Self {
        (0..STARTS).find_map(|_| Self::try_start(folder)).expect("the port of chromedriver")
    }

    fn try_start(folder: &Path) -> Option<Self> {
        let mut child = Command::new(tool("BENBEN_CHROMEDRIVER"))
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let mut says = BufReader::new(child.stdout.take().unwrap());
        let port =
            says.by_ref().lines().map_while(Result::ok).find_map(|line| {
                line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()
            });
        if port.is_none() {
            child.wait().unwrap();
        }
        Some(Self { child, _says: says, port: port?, folder: folder.to_owned() })
    }

    /// Opens a browser with a profile of its own.
    pub(crate) async fn browser(&self, number: usize, look: Look) -> WebDriver {
        let mut wanted = DesiredCapabilities::chrome();
        let browser = tool("BENBEN_CHROMIUM");
        wanted.set_binary(&browser.to_string_lossy()).unwrap();
        // The driver treats the one without windows as another browser.
        if browser.to_string_lossy().ends_with("headless-shell") {
            wanted.set("browserName", serde_json::json!("chrome-headless-shell")).unwrap();
        }
        let profile = self.folder.join(format!("profile-{number}"));
        let own = [
            format!("--user-data-dir={}", profile.display()),
            format!("--window-size={},{}", look.width, look.height),
            format!("--lang={}", look.language),
            format!("--accept-lang={}", look.language),
        ];
        for flag in FLAGS.into_iter().chain(own.iter().map(String::as_str)) {
            wanted.add_arg(flag).unwrap();
        }
        wanted
            .set("goog:loggingPrefs", serde_json::json!({ "browser": "ALL", "performance": look.logged() }))
            .unwrap();
        wanted.set("timeouts", serde_json::json!({ "script": SCRIPT_LIMIT.as_millis() as u64 })).unwrap();
        let address = format!("http://127.0.0.1:{}", self.port);
        WebDriver::builder(address, wanted).request_timeout(SCRIPT_LIMIT * 2).await.unwrap()
    }

    /// Opens a page in a browser of its own, at no address yet.
    pub(crate) async fn page(&self, number: usize, base: &str, look: Look) -> Page {
        let page = Page::new(self.browser(number, look).await, base);
        page.dress(look).await;
        page
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Browsers were ended before; this one may have ended, too.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
