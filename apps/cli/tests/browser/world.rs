//! What a test has: a server with an empty data folder, Chromium, and pages in it. All of it ends with the test.

use crate::harness::driver::Driver;
use crate::harness::kept;
use crate::harness::page::{Look, Page};
use crate::harness::server::Server;
use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;
use tokio::task::LocalSet;

/// What a test has.
pub(crate) struct World {
    pub(crate) server: RefCell<Server>,
    driver: Driver,
    /// A folder of the test's own.
    pub(crate) folder: PathBuf,
    pages: RefCell<Vec<Page>>,
    opened: Cell<usize>,
}

impl World {
    /// Opens a page in a browser of its own, at no address yet.
    pub(crate) async fn page(&self, look: Look) -> Page {
        let number = self.opened.replace(self.opened.get() + 1);
        let base = self.server.borrow().address();
        let page = self.driver.page(number, &base, look).await;
        self.pages.borrow_mut().push(page.clone());
        page
    }

    /// Opens the first screen in a browser of its own.
    pub(crate) async fn home(&self, look: Look) -> Page {
        let page = self.page(look).await;
        page.go("/").await;
        page.wait_started().await;
        page
    }

    async fn pictures(&self, name: &str) {
        let pages = self.pages.borrow().clone();
        for (number, page) in pages.iter().enumerate() {
            let path = kept("screens").join(format!("failed-{name}-{number}.png"));
            // The test failed for a better reason than this.
            let _ = page.driver().screenshot(&path).await;
        }
    }

    /// Ends the browsers, and says what their consoles complained about.
    async fn close(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for page in self.pages.take() {
            faults.extend(page.faults().await);
            page.close().await;
        }
        faults
    }
}

/// Runs a test in a world of its own. Whatever a page writes to its console as an error is a fault.
pub(crate) fn browse<T: AsyncFnOnce(Rc<World>) + 'static>(name: &str, test: T) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    LocalSet::new().block_on(&runtime, async {
        let world = Rc::new(World {
            server: RefCell::new(Server::start(&folder)),
            driver: Driver::start(&folder),
            folder: folder.clone(),
            pages: RefCell::default(),
            opened: Cell::new(0),
        });
        let lent = Rc::clone(&world);
        let ended = tokio::task::spawn_local(async move { test(lent).await }).await;
        if ended.is_err() {
            world.pictures(name).await;
        }
        let faults = world.close().await;
        if let Err(accident) = ended {
            for fault in faults {
                eprintln!("console: {fault}");
            }
            std::panic::resume_unwind(accident.into_panic());
        }
        assert!(faults.is_empty(), "the console complains: {faults:#?}");
    });
    let _ = std::fs::remove_dir_all(&folder);
}
