//! The charts of docs/PERFORMANCE.md show the tables that lie beside them.

use std::fs;
use std::path::Path;

use neuf_peers::chart::{CHARTS, draw};
use neuf_peers::table::Table;

#[test]
fn charts_show_their_tables() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let page = fs::read_to_string(docs.join("PERFORMANCE.md")).expect("docs/PERFORMANCE.md");
    for (name, title, scale) in CHARTS {
        let read = |ending| fs::read_to_string(docs.join(name).with_extension(ending)).expect("a table and its chart");
        let table = Table::read(&read("tsv")).expect("a table");
        assert_eq!(draw(&table, title, scale), read("svg"), "run `peers --redraw docs`");
        assert!(page.contains(&format!("({name}.svg)")), "PERFORMANCE.md shows {name}.svg");
    }
}
