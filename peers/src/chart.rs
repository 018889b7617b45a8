//! A table as bars in an SVG, light or dark as the reader's screen is.

use std::fmt::Write as _;

use crate::table::Table;

/// What a bar's length means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// The rate divided by that of the first contestant.
    Ratio,
    /// The rate itself; each step of the scale is ten times the one before.
    Rate,
}

/// The charts: the table's name without its ending, the title, what a bar means.
pub const CHARTS: [(&str, &str, Scale); 3] = [
    ("solving", "Puzzles a second on one core, counting up to 2 solutions, as a multiple of the first", Scale::Ratio),
    ("making", "Made in a second on one core", Scale::Rate),
    ("sameness", "Canonical forms a second on one core", Scale::Rate),
];

const WIDTH: f64 = 820.0;
const LEFT: f64 = 220.0;
const RIGHT: f64 = 90.0;
const BAR: f64 = 13.0;
const GAP: f64 = 12.0;
const TOP: f64 = 66.0;

/// Those that are compared with are grey, Neuf is blue.
const STYLE: &str = "\
text{font:13px system-ui,sans-serif;fill:#1f2328}.t{font-size:15px;font-weight:600}.v{font-size:11px;paint-order:stroke;stroke:#fff;stroke-width:3px}\
.g{stroke:#d0d7de}.one{stroke:#57606a;stroke-dasharray:3 3}.p0{fill:#6e7781}.p1{fill:#8c959f}.p2{fill:#b1b9c1}\
.n0{fill:#54aeff}.n1{fill:#0969da}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.v{stroke:#0d1117}.g{stroke:#30363d}.one{stroke:#8b949e}.p0{fill:#8b949e}\
.p1{fill:#6e7681}.p2{fill:#484f58}.n0{fill:#1f4f8f}.n1{fill:#58a6ff}}";

/// Draws the table. The same table gives the same bytes.
pub fn draw(table: &Table, title: &str, scale: Scale) -> String {
    let classes = classes(&table.contestants);
    let reference = |rates: &[Option<f64>]| rates.first().copied().flatten();
    let value = |rates: &[Option<f64>], rate: f64| match scale {
        Scale::Ratio => reference(rates).map(|reference| rate / reference),
        Scale::Rate => Some(rate),
    };
    let values = table.rows.iter().flat_map(|(_, rates)| rates.iter().flatten().filter_map(|&rate| value(rates, rate)));
    let most = values.fold(1.0, f64::max);
    let end = match scale {
        Scale::Ratio => most.ceil(),
        Scale::Rate => most.log10().ceil().max(1.0),
    };
    let length = |value: f64| {
        let part = match scale {
            Scale::Ratio => value / end,
            Scale::Rate => value.log10().max(0.0) / end,
        };
        part * (WIDTH - LEFT - RIGHT)
    };
    let bars = |rates: &[Option<f64>]| rates.iter().flatten().count();
    let height = TOP + table.rows.iter().map(|(_, rates)| bars(rates) as f64 * BAR + GAP).sum::<f64>() + 24.0;

    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
         role=\"img\" aria-label=\"{0}\">\n<title>{0}</title>\n<style>{STYLE}</style>\n\
         <text class=\"t\" x=\"12\" y=\"24\">{0}</text>",
        escaped(title)
    );
    let mut x = 12.0;
    for (name, class) in table.contestants.iter().zip(&classes) {
        let _ = writeln!(out, "<rect class=\"{class}\" x=\"{x}\" y=\"38\" width=\"12\" height=\"12\"/>");
        let _ = writeln!(out, "<text x=\"{}\" y=\"49\">{}</text>", x + 17.0, escaped(name));
        x += 34.0 + name.chars().count() as f64 * 7.2;
    }
    for step in 0..=end as u32 {
        let (at, text, class) = match scale {
            Scale::Ratio => (f64::from(step), format!("×{step}"), if step == 1 { "one" } else { "g" }),
            Scale::Rate => (10_f64.powi(step as i32), short(10_f64.powi(step as i32)), "g"),
        };
        let x = LEFT + length(at);
        let bottom = height - 22.0;
        let _ = writeln!(out, "<path class=\"{class}\" d=\"M{x:.1} {}V{bottom}\"/>", TOP - 6.0);
        let _ =
            writeln!(out, "<text class=\"v\" text-anchor=\"middle\" x=\"{x:.1}\" y=\"{}\">{text}</text>", height - 8.0);
    }
    let mut y = TOP;
    for (discipline, rates) in &table.rows {
        let middle = y + bars(rates) as f64 * BAR / 2.0 + 4.0;
        let _ = writeln!(
            out,
            "<text text-anchor=\"end\" x=\"{}\" y=\"{middle}\">{}</text>",
            LEFT - 10.0,
            escaped(&discipline.replace('_', " "))
        );
        for (rate, class) in rates.iter().zip(&classes).filter_map(|(rate, class)| Some((rate.as_ref()?, class))) {
            let Some(value) = value(rates, *rate) else { continue };
            let width = length(value);
            let label = match scale {
                Scale::Ratio => format!("{value:.2} · {}/s", short(*rate)),
                Scale::Rate => format!("{}/s", short(*rate)),
            };
            let _ = writeln!(
                out,
                "<rect class=\"{class}\" x=\"{LEFT}\" y=\"{y}\" width=\"{width:.1}\" height=\"{}\"/>\
                 <text class=\"v\" x=\"{:.1}\" y=\"{}\">{label}</text>",
                BAR - 2.0,
                LEFT + width + 5.0,
                y + 9.5
            );
            y += BAR;
        }
        y += GAP;
    }
    out.push_str("</svg>\n");
    out
}

/// Neuf's last bar is the strongest.
fn classes(contestants: &[String]) -> Vec<String> {
    let is_neuf = |name: &&String| name.starts_with("Neuf");
    let ours = contestants.iter().filter(is_neuf).count();
    let (mut neuf, mut peer) = (2 - ours.min(2), 0);
    let mut class = |name: &String| {
        let (letter, number) = if is_neuf(&name) { ('n', &mut neuf) } else { ('p', &mut peer) };
        *number += 1;
        format!("{letter}{}", *number - 1)
    };
    contestants.iter().map(&mut class).collect()
}

/// `1.2 M`, `41.2 k`, `480`.
fn short(rate: f64) -> String {
    match rate {
        _ if rate >= 999_500.0 => format!("{} M", digits(rate / 1e6)),
        _ if rate >= 999.5 => format!("{} k", digits(rate / 1e3)),
        _ => digits(rate),
    }
}

fn digits(value: f64) -> String {
    let places = usize::from(value < 99.95);
    let text = format!("{value:.places$}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_short() {
        let short: Vec<String> = [1.0, 2.64, 138.0, 999.9, 54_300.0, 999_600.0, 6_180_000.0].map(super::short).into();
        assert_eq!(short, ["1", "2.6", "138", "1 k", "54.3 k", "1 M", "6.2 M"]);
    }

    #[test]
    fn bars_are_as_long_as_the_values() {
        let mut table = Table::new("set", &["peer", "Neuf <one>", "Neuf, many"]);
        table.push("easy_singles", vec![Some(100.0), Some(200.0), Some(400.0)]);
        table.push("hard", vec![Some(100.0), None, Some(50.0)]);
        let width = |part: f64| format!("width=\"{:.1}\"", (WIDTH - LEFT - RIGHT) * part);
        let svg = draw(&table, "A & B", Scale::Ratio);
        for part in [0.25, 0.5, 1.0, 0.125] {
            assert!(svg.contains(&width(part)), "{part}: {svg}");
        }
        assert!(svg.contains("A &amp; B") && svg.contains("Neuf &lt;one>") && svg.contains("4.00 · 400/s"));
        assert_eq!(svg.matches("<rect").count(), 3 + 5);
        let svg = draw(&table, "rates", Scale::Rate);
        for part in [2.0 / 3.0, 400_f64.log10() / 3.0, 50_f64.log10() / 3.0] {
            assert!(svg.contains(&width(part)), "{part}: {svg}");
        }
    }
}
