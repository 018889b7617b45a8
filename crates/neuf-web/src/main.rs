//! The page: the game on the board (`desk`), the engine in its workers (`engine`), and the views.

mod app;
mod browser;
mod desk;
mod dom;
mod engine;
mod export;
mod origin;
mod say;
mod settings;
mod starter;
mod storage;
mod study;
mod view;
mod workshop;

fn main() {
    console_error_panic_hook::set_once();
    app::start();
}
