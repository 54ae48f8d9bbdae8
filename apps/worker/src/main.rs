//! The worker: see the library.

fn main() {
    worker::run();
}
