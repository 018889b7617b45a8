//! Parts of a search that go on side by side.

use std::ops::ControlFlow;
use std::pin::Pin;
use std::task::Poll;

use super::desk::Desk;
use super::turns::Turns;

/// Does all `parts` of a search, as many as `most` of them at a time where that is quicker, and gives what came of each
/// to `take`, in their order, until it breaks. Parts cannot have parts.
pub(super) async fn join<T, F: Future<Output = T>>(
    desk: &Desk,
    most: usize,
    mut parts: impl Iterator<Item = F>,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) {
    let most = if desk.is_parallel() { most } else { 1 };
    let mut running: Vec<Option<(u64, Pin<Box<F>>)>> = Vec::new();
    let mut turns = Turns::new();
    let mut is_over = false;
    std::future::poll_fn(move |context| {
        let search = desk.search();
        let end = loop {
            // A part whose answer has come; else a new one, unless many wait for their turn already.
            let place = match desk.next_part(search) {
                Some(place) => place,
                None if is_over || turns.open() >= 4 * most as u64 => break turns.open() == 0,
                None => {
                    let place = running.iter().position(Option::is_none).unwrap_or(running.len());
                    if place == most {
                        break false;
                    }
                    let Some(part) = parts.next() else {
                        is_over = true;
                        continue;
                    };
                    running.resize_with(running.len().max(place + 1), || None);
                    running[place] = Some((turns.begin(), Box::pin(part)));
                    place
                }
            };
            let Some((number, future)) = &mut running[place] else { continue };
            desk.enter_part(search, place);
            if let Poll::Ready(result) = future.as_mut().poll(context) {
                let number = *number;
                running[place] = None;
                if turns.put(number, result, |_, result| take(result)).is_break() {
                    running.clear();
                    break true;
                }
            }
        };
        desk.leave_parts(search);
        if end { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
}
