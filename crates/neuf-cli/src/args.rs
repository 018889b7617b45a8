//! What can be typed. The sentences of the help are in the catalogue: `localize` puts them in.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, Parser, Subcommand};
use clap_complete::Shell;
use jiff::Timestamp;
use neuf::generate::{self, ClueRange, Level};
use neuf::logic::Technique;
use neuf::puzzle::format::Format;
use neuf::rate::{Grade, Rating, RatingRange};
use neuf::symmetry::Symmetry;
use neuf::words::Language;
use neuf::words::steps::Notation;

use crate::template::{Template, template};

#[derive(Debug, Parser)]
#[command(name = "neuf", version, disable_help_flag = true, disable_version_flag = true)]
#[command(disable_help_subcommand = true, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
    #[arg(long, global = true, value_parser = named(Language::ALL))]
    pub lang: Option<Language>,
    #[arg(short, long, global = true)]
    pub quiet: bool,
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Generate(Generate),
    Solve(Solve),
    Check(Check),
    Count(Count),
    Canon(Canon),
    Vicinity(Vicinity),
    Rate(Rate),
    Explain(Explain),
    Hint(Hint),
    Convert(Convert),
    Serve(Serve),
    Completions(Completions),
    Man(Man),
}

#[derive(Debug, clap::Args)]
pub struct Generate {
    #[arg(short, long, value_parser = named(Level::ALL))]
    pub difficulty: Option<Level>,
    #[arg(short, long, conflicts_with = "difficulty", value_parser = clues)]
    pub clues: Option<ClueRange>,
    #[arg(short, long, conflicts_with = "difficulty", value_parser = ratings)]
    pub rating: Option<RatingRange>,
    #[arg(short, long, conflicts_with_all = ["difficulty", "rating"], value_parser = named(Grade::all()))]
    pub grade: Option<Grade>,
    #[arg(long, conflicts_with = "diamond")]
    pub pearl: bool,
    #[arg(long)]
    pub diamond: bool,
    #[arg(long, value_delimiter = ',', value_parser = named(Technique::all()))]
    pub requires: Vec<Technique>,
    #[arg(long, value_delimiter = ',', value_parser = named(Technique::all()))]
    pub forbids: Vec<Technique>,
    #[arg(long, value_delimiter = ',', value_parser = named(Technique::all()))]
    pub only_techniques: Vec<Technique>,
    #[arg(long, value_parser = named(Technique::all()))]
    pub first_needs: Option<Technique>,
    #[arg(long, value_parser = named(Technique::all()))]
    pub ends_with: Option<Technique>,
    #[arg(short, long, value_parser = named(Symmetry::ALL))]
    pub symmetry: Option<Symmetry>,
    #[arg(short, long)]
    pub pattern: Option<PathBuf>,
    #[arg(long)]
    pub exact_pattern: bool,
    #[arg(short, long)]
    pub minimal: bool,
    #[arg(long)]
    pub uniform: bool,
    #[arg(short = 'n', long, value_parser = number(1, u64::MAX))]
    pub count: Option<u64>,
    #[arg(long, value_parser = number(0, u64::MAX))]
    pub seed: Option<u64>,
    #[arg(long, value_parser = number(0, u64::MAX))]
    pub first: Option<u64>,
    #[arg(short = 'u', long)]
    pub unique_up_to_symmetry: bool,
    #[arg(short, long, value_parser = named(Format::ALL))]
    pub format: Option<Format>,
    #[arg(short, long)]
    pub output: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    #[arg(long, conflicts_with = "resume")]
    pub force: bool,
    #[arg(long, value_name = "TIME", value_parser = timestamp)]
    pub timestamp: Option<Stamp>,
    #[arg(long, value_parser = number(1, u64::MAX))]
    pub effort: Option<u64>,
    #[arg(short, long, value_parser = number(1, 1024))]
    pub threads: Option<u64>,
}

/// Where the puzzles of a command come from, and on how many threads they are worked on.
#[derive(Debug, clap::Args)]
pub struct Input {
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true)]
    pub files: Vec<PathBuf>,
    #[arg(long, value_parser = named(Format::ALL))]
    pub from: Option<Format>,
    #[arg(short, long, value_parser = number(1, 1024))]
    pub threads: Option<u64>,
}

/// Where the lines of a command go.
#[derive(Debug, clap::Args)]
pub struct Output {
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, clap::Args)]
pub struct Solve {
    #[arg(short, long, value_parser = number(1, u64::MAX))]
    pub limit: Option<u64>,
    #[arg(short, long, value_parser = named(Format::ALL))]
    pub format: Option<Format>,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Check {
    #[arg(long, value_parser = number(2, u64::MAX))]
    pub how_many: Option<u64>,
    #[arg(short, long)]
    pub verbose: bool,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Count {
    #[arg(short, long, value_parser = number(1, u64::MAX))]
    pub limit: Option<u64>,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Canon {
    #[arg(long)]
    pub id: bool,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Vicinity {
    #[arg(long, value_parser = number(0, generate::Vicinity::MOST.into()))]
    pub minus: Option<u64>,
    #[arg(long, value_parser = number(0, generate::Vicinity::MOST.into()))]
    pub plus: Option<u64>,
    #[arg(short, long)]
    pub minimal: bool,
    #[arg(short = 'u', long)]
    pub unique_up_to_symmetry: bool,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Rate {
    #[arg(short, long, value_parser = template)]
    pub format: Option<Template>,
    #[arg(long, value_parser = named(Scale::ALL))]
    pub scale: Option<Scale>,
    #[arg(long, value_parser = rating)]
    pub max: Option<Rating>,
    #[arg(long)]
    pub pearl: bool,
    #[arg(long)]
    pub diamond: bool,
    #[arg(long)]
    pub unproved: bool,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Explain {
    #[arg(short, long, value_parser = named(Way::ALL))]
    pub path: Option<Way>,
    #[arg(long, value_delimiter = ',', value_parser = named(Technique::all()))]
    pub techniques: Vec<Technique>,
    #[arg(short, long)]
    pub grid: bool,
    #[arg(short, long)]
    pub brief: bool,
    #[arg(long, conflicts_with_all = ["grid", "brief"])]
    pub json: bool,
    #[arg(long, value_parser = named(Notation::ALL))]
    pub notation: Option<Notation>,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Hint {
    #[arg(short, long, value_parser = number(1, 5))]
    pub rung: Option<u64>,
    #[arg(short, long, conflicts_with = "rung")]
    pub all: bool,
    #[arg(long, value_delimiter = ',', value_parser = named(Technique::all()))]
    pub techniques: Vec<Technique>,
    #[arg(long, conflicts_with = "rung")]
    pub json: bool,
    #[arg(long, value_parser = named(Notation::ALL))]
    pub notation: Option<Notation>,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Convert {
    #[arg(long, value_parser = named(Format::ALL))]
    pub to: Option<Format>,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub input: Input,
}

#[derive(Debug, clap::Args)]
pub struct Serve {
    #[arg(short, long, value_parser = number(0, 65_535))]
    pub port: Option<u64>,
    #[arg(long)]
    pub dir: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct Completions {
    #[arg(value_enum)]
    pub shell: Shell,
}

#[derive(Debug, clap::Args)]
pub struct Man {
    #[arg(value_name = "COMMAND")]
    pub page: Option<String>,
    #[arg(long)]
    pub dir: Option<PathBuf>,
}

/// When the puzzles were made, as their records say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stamp {
    At(Timestamp),
    None,
}

/// Whose numbers a rating is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Sudoku Explainer's.
    Se,
    /// HoDoKu's.
    Hodoku,
    /// Neuf's own, the same for all isomorphs.
    Neuf,
}

impl Scale {
    const ALL: [Scale; 3] = [Scale::Se, Scale::Hodoku, Scale::Neuf];
}

/// Which way to the solution is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// That which a person finds: the easiest step first.
    Human,
    /// That which Sudoku Explainer rates.
    Se,
}

impl Way {
    const ALL: [Way; 2] = [Way::Human, Way::Se];
}

/// What the values are called where they are typed.
macro_rules! names {
    ($kind:ident: $($value:ident $name:literal),*) => {
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self { $($kind::$value => $name),* })
            }
        }

        impl FromStr for $kind {
            type Err = BadValue;

            fn from_str(text: &str) -> Result<$kind, BadValue> {
                match text { $($name => Ok($kind::$value),)* _ => Err(BadValue::Name) }
            }
        }
    };
}
names!(Scale: Se "se", Hodoku "hodoku", Neuf "neuf");
names!(Way: Human "human", Se "se");

/// A value that an option cannot take: what was expected instead. `localize` says it in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadValue {
    Number {
        least: u64,
        most: u64,
    },
    Clues,
    Ratings,
    Timestamp,
    Rating,
    Template,
    /// None of the names: the parser has listed them before it comes to that.
    Name,
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for BadValue {}

/// One of the values that have these names.
fn named<T>(all: impl IntoIterator<Item = T>) -> impl TypedValueParser<Value = T>
where
    T: FromStr + ToString + Clone + Send + Sync + 'static,
    T::Err: std::error::Error + Send + Sync + 'static,
{
    let names: Vec<String> = all.into_iter().map(|value| value.to_string()).collect();
    PossibleValuesParser::new(names).try_map(|name| name.parse())
}

fn number(least: u64, most: u64) -> impl Fn(&str) -> Result<u64, BadValue> + Clone + Send + Sync + 'static {
    move |text| match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(BadValue::Number { least, most }),
    }
}

fn clues(text: &str) -> Result<ClueRange, BadValue> {
    text.parse().map_err(|_| BadValue::Clues)
}

fn ratings(text: &str) -> Result<RatingRange, BadValue> {
    text.parse().map_err(|_| BadValue::Ratings)
}

fn timestamp(text: &str) -> Result<Stamp, BadValue> {
    match text {
        "none" => Ok(Stamp::None),
        _ => text.parse().map(Stamp::At).map_err(|_| BadValue::Timestamp),
    }
}

fn rating(text: &str) -> Result<Rating, BadValue> {
    text.parse().map_err(|_| BadValue::Rating)
}
