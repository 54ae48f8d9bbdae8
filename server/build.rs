//! A page that was built anew makes a new server.

fn main() {
    println!("cargo:rerun-if-changed=../web/dist");
}
