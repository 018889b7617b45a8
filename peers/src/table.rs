//! Figures of some contestants in some disciplines, kept as lines with tabs.
//!
//! ```text
//! # anything worth knowing
//! set           sudoku 0.8.0   Neuf, many at once      what is measured, then the contestants
//! easy_singles  932000         6180000                 a discipline, then pieces a second, - for none
//! ```

use std::fmt;

use anyhow::{Context, Result, ensure};

/// Pieces a second.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Remarks, each on a line of its own.
    pub remarks: Vec<String>,
    /// What the rows are.
    pub what: String,
    pub contestants: Vec<String>,
    pub rows: Vec<(String, Vec<Option<f64>>)>,
}

impl Table {
    pub fn new(what: &str, contestants: &[&str]) -> Table {
        let contestants = contestants.iter().map(|&name| name.to_owned()).collect();
        Table { remarks: Vec::new(), what: what.to_owned(), contestants, rows: Vec::new() }
    }

    /// Adds a row.
    pub fn push(&mut self, discipline: &str, rates: Vec<Option<f64>>) {
        self.rows.push((discipline.to_owned(), rates));
    }

    /// Reads what [`Table`] writes.
    pub fn read(text: &str) -> Result<Table> {
        let is_remark = |line: &&str| line.starts_with('#');
        let remarks =
            text.lines().filter(is_remark).map(|line| line.trim_start_matches('#').trim().to_owned()).collect();
        let mut lines = text.lines().filter(|line| !is_remark(line) && !line.is_empty());
        let mut head = lines.next().context("the table is empty")?.split('\t').map(str::to_owned);
        let what = head.next().unwrap_or_default();
        let contestants: Vec<String> = head.collect();
        let mut rows = Vec::new();
        for line in lines {
            let mut fields = line.split('\t');
            let discipline = fields.next().unwrap_or_default().to_owned();
            let rates: Vec<Option<f64>> = fields.map(rate).collect::<Result<_>>()?;
            ensure!(rates.len() == contestants.len(), "{discipline}: a figure for each contestant is needed");
            rows.push((discipline, rates));
        }
        Ok(Table { remarks, what, contestants, rows })
    }
}

fn rate(field: &str) -> Result<Option<f64>> {
    match field {
        "-" => Ok(None),
        _ => {
            let rate = field.parse::<f64>().ok().filter(|&rate| rate.is_finite() && rate > 0.0);
            Ok(Some(rate.with_context(|| format!("{field:?} is no rate"))?))
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for remark in &self.remarks {
            writeln!(f, "# {remark}")?;
        }
        writeln!(f, "{}\t{}", self.what, self.contestants.join("\t"))?;
        for (discipline, rates) in &self.rows {
            write!(f, "{discipline}")?;
            for rate in rates {
                match rate {
                    // Slow things a second need the digits behind the point.
                    Some(rate) if *rate < 100.0 => write!(f, "\t{rate:.1}")?,
                    Some(rate) => write!(f, "\t{rate:.0}")?,
                    None => write!(f, "\t-")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_come_back() {
        let mut table = Table::new("set", &["one", "two words"]);
        table.remarks.push("a remark".into());
        table.push("easy", vec![Some(12.5), None]);
        table.push("hard", vec![Some(1_234_567.0), Some(100.0)]);
        assert_eq!(Table::read(&table.to_string()).expect("a table"), table);
    }

    #[test]
    fn what_is_no_table_is_refused() {
        for text in ["", "# only a remark\n", "set\ta\neasy\t1\t2\n", "set\ta\neasy\tfast\n", "set\ta\neasy\t-1\n"] {
            assert!(Table::read(text).is_err(), "{text:?}");
        }
    }
}
