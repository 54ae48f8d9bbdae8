//! Migrations are embedded by a macro, which cargo can't see depends on a folder.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
