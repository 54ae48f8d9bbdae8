//! A page as a person sees it: taps, keys, looks. Nothing here waits longer than it must.

use serde_json::{Value, json};
use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use thirtyfour::error::{WebDriverError, WebDriverErrorInner};
use thirtyfour::{By, TypingData, WebDriver, WebElement, WindowHandle};

/// How long something may take before a test gives it up.
pub(crate) const LIMIT: Duration = Duration::from_secs(40);

/// How long something may take that takes its time, such as an analysis.
const LONG_LIMIT: Duration = LIMIT.saturating_mul(6);

/// How long the browser waits for the answer of a script: longer than any script waits by itself.
pub(super) const SCRIPT_LIMIT: Duration = LONG_LIMIT.saturating_mul(2);

/// Waits inside the page: see the file.
const WAIT: &str = include_str!("wait.js");

/// Goes to another screen, if it was not gone to before; whether something is there.
const ROUTE: &str = "
    const [path, css] = arguments;
    if (location.href !== new URL(path, location.href).href) {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
    }
    return document.querySelector(css) !== null;
";

/// What is done to a page before anything of its own: see the file.
const QUICK: &str = include_str!("quick.js");

/// Lets the page keep nothing for times without a network.
const KEEP_NOTHING: &str = "navigator.serviceWorker.register = () => new Promise(() => {})";

/// Finds where something can be tapped: see the file.
const POINT: &str = include_str!("point.js");

/// Set, if pictures of the screens are wanted.
const PICTURES: &str = "BENBEN_PICTURES";

/// What a browser looks like, and how it is lit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) dark: bool,
    /// Nothing moves.
    pub(crate) still: bool,
    pub(crate) language: &'static str,
    /// Bots do not pause, and all luck follows from this number.
    pub(crate) quick: Option<u32>,
    /// What goes over the network is written down.
    pub(crate) network: bool,
    /// The page may keep itself on the device, for times without a network.
    pub(crate) kept: bool,
}

impl Look {
    /// A phone that is held upright.
    pub(crate) const PHONE: Self = Self {
        width: 360,
        height: 740,
        dark: false,
        still: false,
        language: "en",
        quick: None,
        network: false,
        kept: false,
    };
    /// A screen on a desk.
    pub(crate) const DESK: Self = Self { width: 1440, height: 900, ..Self::PHONE };

    /// The same, with bots that do not pause, and luck that follows from this number.
    pub(crate) const fn quick(self, seed: u32) -> Self {
        Self { quick: Some(seed), ..self }
    }

    /// The same, with a page that keeps itself on the device, which doubles the work of a first visit.
    pub(crate) const fn kept(self) -> Self {
        Self { kept: true, ..self }
    }

    pub(super) const fn logged(self) -> &'static str {
        if self.network { "ALL" } else { "OFF" }
    }
}

/// A page in a browser.
#[derive(Clone)]
pub(crate) struct Page {
    driver: WebDriver,
    base: String,
    size: Rc<Cell<(u32, u32)>>,
    /// Whether the server may be away.
    alone: Rc<Cell<bool>>,
}

impl Page {
    pub(super) fn new(driver: WebDriver, base: &str) -> Self {
        Self { driver, base: base.to_owned(), size: Rc::default(), alone: Rc::default() }
    }

    /// The browser.
    pub(crate) const fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Asks the browser for something that WebDriver does not know.
    pub(crate) async fn cdp(&self, method: &str, parameters: Value) -> Value {
        self.driver
            .cdp()
            .send_raw(method, parameters)
            .await
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Makes the page look like this.
    pub(crate) async fn dress(&self, look: Look) {
        self.resize(look.width, look.height).await;
        self.light(look.dark, look.still).await;
        if !look.kept {
            self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": KEEP_NOTHING })).await;
        }
        if let Some(seed) = look.quick {
            // A worker that starts from a text is none of the server's files.
            self.cdp("Page.setBypassCSP", json!({ "enabled": true })).await;
            let source = format!("({QUICK})({seed});");
            self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
        }
    }

    /// Makes it so large.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 720 });
        self.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
        self.size.set((width, height));
    }

    /// Lights it, and lets things move or not.
    pub(crate) async fn light(&self, dark: bool, still: bool) {
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": if still { "reduce" } else { "no-preference" } },
        ] });
        self.cdp("Emulation.setEmulatedMedia", features).await;
    }

    /// Opens an address of the server.
    pub(crate) async fn go(&self, path: &str) {
        self.driver.goto(format!("{}{path}", self.base)).await.unwrap();
    }

    /// Goes to another screen as a link on the page does, without loading the page again, and waits until there is something like
    /// this, which must not be on the screen before.
    pub(crate) async fn route(&self, path: &str, css: &str) {
        self.find(ROUTE, [json!(path), json!(css)]).await;
    }

    /// Leaves the server's addresses.
    pub(crate) async fn leave(&self) {
        self.driver.goto("about:blank").await.unwrap();
    }

    /// Where the page is, without the server's part.
    pub(crate) async fn path(&self) -> String {
        let url = self.driver.current_url().await.unwrap();
        url.as_str().strip_prefix(&self.base).unwrap_or(url.as_str()).to_owned()
    }

    /// What a script returns.
    pub(crate) async fn js(&self, script: &str, arguments: impl Into<Vec<Value>>) -> Value {
        let answer = self.driver.execute(script.to_owned(), arguments.into()).await;
        answer.unwrap_or_else(|error| panic!("{error}\nin {script}")).json().clone()
    }

    /// What a script answers to `arguments[arguments.length - 1]`.
    pub(crate) async fn js_async(&self, script: &str, arguments: impl Into<Vec<Value>>) -> Value {
        let answer = self.driver.execute_async(script.to_owned(), arguments.into()).await;
        answer.unwrap_or_else(|error| panic!("{error}\nin {script}")).json().clone()
    }

    /// Waits until a script returns something, and returns that. The browser itself waits, so that nothing is asked twice.
    ///
    /// A page that is left takes the waiting script with it. This is the one place that asks again then: the page that follows.
    pub(crate) async fn find(&self, script: &str, arguments: impl Into<Vec<Value>>) -> Value {
        self.find_within(LIMIT, script, arguments.into()).await
    }

    async fn find_within(&self, limit: Duration, script: &str, arguments: Vec<Value>) -> Value {
        self.ask(limit, script, "wait(() => look(...given), limit, answer)", arguments).await
    }

    /// Waits until nothing moves any more and all of it has been drawn, and returns what a script returns then.
    pub(crate) async fn at_rest(&self, script: &str, arguments: impl Into<Vec<Value>>) -> Value {
        let way = "wait(() => !moves(), limit, (rest) => rest.found ? drawn(() => answer(attempt(() => look(...given)))) : answer(rest))";
        self.ask(LIMIT, script, way, arguments.into()).await
    }

    /// What a script returns when it is called this way, which may take so long.
    async fn ask(&self, limit: Duration, script: &str, way: &str, arguments: Vec<Value>) -> Value {
        let whole = format!(
            "{WAIT}\nconst [limit, given, answer] = arguments;\nconst look = function () {{\n{script}\n}};\n{way};"
        );
        let start = Instant::now();
        loop {
            let left = limit.saturating_sub(start.elapsed()).as_millis() as u64;
            let given = vec![json!(left), json!(arguments)];
            let answer = match self.driver.execute_async(whole.clone(), given).await {
                Ok(answer) => answer.json().clone(),
                Err(error) if left > 0 && was_left(&error) => continue,
                Err(error) => panic!("{error}\nin {script}"),
            };
            if let Some(found) = answer.get("found") {
                return found.clone();
            }
            let broken = answer.get("broken").and_then(Value::as_str);
            assert!(broken.is_none(), "{}\nin {script}", broken.unwrap_or_default());
            let shown = answer.get("shown").and_then(Value::as_str).unwrap_or_default();
            panic!("never: {script} with {arguments:?}\n{shown}");
        }
    }

    /// Waits until a JavaScript expression is true.
    pub(crate) async fn until(&self, expression: &str) {
        self.find(&format!("return Boolean({expression})"), []).await;
    }

    /// The same for what takes its time.
    pub(crate) async fn until_long(&self, expression: &str) {
        self.find_within(LONG_LIMIT, &format!("return Boolean({expression})"), Vec::new()).await;
    }

    /// Waits until there is something like this.
    pub(crate) async fn wait(&self, css: &str) {
        self.until(&format!("document.querySelector({css:?})")).await;
    }

    /// Waits until there is nothing like this.
    pub(crate) async fn wait_gone(&self, css: &str) {
        self.until(&format!("!document.querySelector({css:?})")).await;
    }

    /// Waits until the page has started: it knows its words and has drawn a screen.
    pub(crate) async fn wait_started(&self) {
        self.until("document.querySelector('header.head') && !document.querySelector('#loading')").await;
    }

    /// How many there are.
    pub(crate) async fn count(&self, css: &str) -> u64 {
        self.js("return document.querySelectorAll(arguments[0]).length", [json!(css)]).await.as_u64().unwrap()
    }

    /// The text of the first one, as a person sees it.
    pub(crate) async fn text(&self, css: &str) -> String {
        let text =
            self.js("return document.querySelector(arguments[0])?.innerText ?? null", [json!(css)]).await;
        text.as_str().unwrap_or_else(|| panic!("nothing is {css}")).trim().to_owned()
    }

    /// The value of the first one's attribute.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null";
        self.js(script, [json!(css), json!(name)]).await.as_str().map(str::to_owned)
    }

    /// All that can be read on the page.
    pub(crate) async fn shown(&self) -> String {
        let text = self.js("return location.pathname + '\\n' + document.body.innerText", []).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Taps the first one, once it is there and nothing covers it.
    pub(crate) async fn tap(&self, css: &str) {
        let script = format!("{POINT}\nreturn point(document.querySelector(arguments[0]));");
        let start = Instant::now();
        loop {
            let found = self.find(&script, [json!(css)]).await;
            if let Some(spot) = Spot::of(self, &found)
                && self.tap_at(&spot).await
            {
                return;
            }
            assert!(start.elapsed() < LIMIT, "can't tap {css}\n{}", self.shown().await);
        }
    }

    /// Taps the first one that is shown, once there is one. At some sizes none is shown, because it would be needless.
    pub(crate) async fn touch(&self, css: &str) {
        let script = format!(
            "{POINT}
            const all = [...document.querySelectorAll(arguments[0])];
            return all.map(point).find((found) => found) ?? all.length;"
        );
        if let Some(spot) = Spot::of(self, &self.find(&script, [json!(css)]).await) {
            self.tap_at(&spot).await;
        }
    }

    /// Waits until nothing moves any more, and all of it has been drawn.
    pub(crate) async fn settle(&self) {
        self.at_rest("return true", []).await;
    }

    /// Taps there; whether what was to be tapped was still there.
    pub(crate) async fn tap_at(&self, spot: &Spot) -> bool {
        let chain = self.driver.action_chain_with_delay(None, Some(Duration::ZERO));
        chain.move_to_element_with_offset(&spot.element, spot.x, spot.y).click().perform().await.is_ok()
    }

    /// Types keys into whatever has the focus.
    pub(crate) async fn keys(&self, keys: impl Into<TypingData>) {
        let chain = self.driver.action_chain_with_delay(Some(Duration::ZERO), None);
        chain.send_keys(keys.into()).perform().await.unwrap();
    }

    /// Writes into a field, instead of what it holds.
    pub(crate) async fn write(&self, css: &str, text: &str) {
        self.tap(css).await;
        self.js("document.querySelector(arguments[0]).select()", [json!(css)]).await;
        self.keys(text).await;
    }

    /// Chooses from a list.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        let option = format!("{css} option[value={value:?}]");
        self.wait(&option).await;
        self.driver.find(By::Css(option)).await.unwrap().click().await.unwrap();
    }

    /// Keeps a picture of the page, if pictures are wanted: the variable `BENBEN_PICTURES` is set.
    pub(crate) async fn shot(&self, name: &str) {
        if std::env::var_os(PICTURES).is_none() {
            return;
        }
        let (width, height) = self.size.get();
        let path = super::kept("screens").join(format!("{name}-{width}x{height}.png"));
        self.driver.screenshot(&path).await.unwrap();
    }

    /// From now on the server may be away: that the browser can't reach it is no fault of the page.
    pub(crate) fn may_be_alone(&self) {
        self.alone.set(true);
    }

    /// What went wrong on the page since it was last asked, as the browser's console tells.
    pub(crate) async fn faults(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.unwrap();
        let network = |text: &str| text.contains("net::ERR_") || text.contains("WebSocket connection to");
        log.into_iter()
            .filter(|entry| entry.level == "SEVERE" && !(self.alone.get() && network(&entry.message)))
            .map(|entry| entry.message)
            .collect()
    }

    /// Opens a second tab of the same browser, and goes there.
    pub(crate) async fn new_tab(&self, look: Look) -> WindowHandle {
        let tab = self.driver.new_tab().await.unwrap();
        self.switch(&tab).await;
        self.dress(look).await;
        tab
    }

    /// Goes to another tab of the same browser.
    pub(crate) async fn switch(&self, tab: &WindowHandle) {
        self.driver.switch_to_window(tab.clone()).await.unwrap();
    }

    /// Ends the browser.
    pub(crate) async fn close(self) {
        // It may have ended already.
        let _ = self.driver.quit().await;
    }
}

/// Where something can be tapped.
#[derive(Debug)]
pub(crate) struct Spot {
    element: WebElement,
    x: i64,
    y: i64,
}

impl Spot {
    /// The spot that a script found, if it did: `[element, x, y]` from the middle of the element.
    pub(crate) fn of(page: &Page, found: &Value) -> Option<Self> {
        let element = WebElement::from_json(found.get(0)?.clone(), page.driver.handle().clone()).ok()?;
        Some(Self { element, x: found.get(1)?.as_f64()? as i64, y: found.get(2)?.as_f64()? as i64 })
    }
}

/// Whether a script got no answer because its page was left, or what it found is not there any more.
fn was_left(error: &WebDriverError) -> bool {
    use WebDriverErrorInner::{JavascriptError, StaleElementReference, UnknownError};
    match error.as_inner() {
        StaleElementReference(_) => true,
        JavascriptError(info) | UnknownError(info) => {
            ["unloaded", "navigation", "context"].iter().any(|word| info.value.message.contains(word))
        }
        _ => false,
    }
}
