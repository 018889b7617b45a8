//! Project tasks that cargo alone can't do.

fn main() {
    println!("cargo xtask: no tasks yet");
}
