//! Every target on a fixed corpus and on a fixed number of its mutations: the same inputs on every run.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use neuf_fuzz::{TARGETS, Target};

/// Mutated inputs for each target, unless it is a slow one.
const MUTATIONS: u64 = 20_000;

fn run(name: &str, mutations: u64) {
    let (_, target): Target = TARGETS.into_iter().find(|(known, _)| *known == name).expect("a target");
    let corpus = corpus();
    assert!(corpus.len() > 100);
    for input in &corpus {
        try_one(name, target, input);
    }
    for seed in 0..mutations {
        let mut random = Random(seed);
        let mut input = corpus[random.below(corpus.len())].clone();
        for _ in 0..=random.below(4) {
            mutate(&mut input, &corpus, &mut random);
        }
        try_one(name, target, &input);
    }
}

/// On a failure says with which bytes, so that it can be put into the corpus or given to cargo-fuzz.
fn try_one(name: &str, target: fn(&[u8]), input: &[u8]) {
    if catch_unwind(AssertUnwindSafe(|| target(input))).is_err() {
        panic!("target {name} fails on b\"{}\"", input.escape_ascii());
    }
}

/// Puzzles, grids in other clothes, and texts that are almost one of these.
fn corpus() -> Vec<Vec<u8>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data");
    let mut corpus: Vec<Vec<u8>> = SEEDS.iter().map(|seed| seed.to_vec()).collect();
    corpus.push((0..=255).collect());
    let mut sets: Vec<_> = fs::read_dir(data.join("puzzles"))
        .expect("data/puzzles")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    sets.sort();
    for set in sets {
        let text = fs::read_to_string(set).expect("a set");
        corpus.extend(text.lines().step_by(20).map(|line| line.as_bytes().to_vec()));
        corpus.push(text.lines().take(12).collect::<Vec<_>>().join("\r\n").into_bytes());
    }
    corpus
}

const SEEDS: [&[u8]; 19] = [
    b"",
    b"\n",
    b"\xef\xbb\xbf530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    b"53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
    b"5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n------+-------+------\n\
      8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n------+-------+------\n\
      . 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9\n",
    b"+---+---+---+\r\n|53.|.7.|...|\r\n|6..|195|...|\r\n|.98|...|.6.|\r\n+---+---+---+\r\n|8..|.6.|..3|\r\n\
      |4..|8.3|..1|\r\n|7..|.2.|..6|\r\n+---+---+---+\r\n|.6.|...|28.|\r\n|...|419|..5|\r\n|...|.8.|.79|\r\n+---+---+---+\r\n",
    b"[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
    b"#A Someone\n#D A description\n#C A comment\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n\
      .6....28.\n...419..5\n....8..79\n[State]\n534678912\n",
    b"53**7****6**195****98****6*8***6***34**8*3**17***2***6*6****28****419**5****8**79 # comment; rated 1.2",
    b"xX?_-*.0xX?_-*.0xX?_-*.0xX?_-*.0xX?_-*.0xX?_-*.0xX?_-*.0xX?_-*.0xX?_-*.0xX?_-*.0x",
    b"{\"puzzle\":\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\",\"seed\":1}\n",
    b"1.53..7....\n\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
    b"[\n{\"puzzle\":\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\",\"title\":\"\\u00e9t\\u00e9\",\
      \"rating\":1.5,\"tags\":[\"a\",null]},\n{\"grid\":[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],\
      [8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],\
      [0,0,0,0,8,0,0,7,9]]}\n]\n",
    b"id,puzzle,\"a \"\"quoted\"\" name\"\r\n1,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,\"two\r\nlines\"\r\n",
    b"puzzle,solution,clues\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,,30\n",
    b"[\n{\"puzzle\":\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\",\"note\":\"\\u00e9\"},\n\
      {\"quiz\":[[5,3,null,null,7,null,null,null,null],[6,0]],\n\"x\":{\"a\":[1,2.50]}},\n\
      [\"53..7....\",\"6..195...\",\".98....6.\",\"8...6...3\",\"4..8.3..1\",\"7...2...6\",\".6....28.\",\"...419..5\",\"....8..79\"]\n]\n",
    b"id;quizzes;solutions;comment\n1;\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\";;\"two\n\
      \"\"lines\"\"; \"\n\n2;5+3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79;;\n",
    b" *-----------*\n |53.|.7.|...|\n |6..|195|...|\n |.98|...|.6.|\n |---+---+---|\n |8..|.6.|..3|\n |4..|8.3|..1|\n\
      |7..|.2.|..6|\n |---+---+---|\n |.6.|...|28.|\n |...|419|..5|\n |...|.8.|.79|\n *-----------*\n\nI024\nE03002\n",
    b"5 3 124 26 7 2468 1489 1249 248\n6 247 247 1 9 5 3478 +3 2478\n12 9 8 23 34 24 13457 6 247\n8 125 1259 579 6 147 4579 2459 3\n\
      4 25 2569 8 5 3 579 259 1\n7 15 1359 59 2 14 4589 459 6\n139 6 134579 357 35 7 2 8 4\n23 278 237 4 1 9 36 3 5\n\
      123 1245 12345 2356 8 26 1346 7 9\n",
];

fn mutate(input: &mut Vec<u8>, corpus: &[Vec<u8>], random: &mut Random) {
    const TELLING: &[u8] = b"0123456789.*_-xX?|+#;,[]{}\"' \t\r\n\0\x7f\x80\xff\xc3\xa9";
    let at = random.below(input.len() + 1);
    let end = (at + 1 + random.below(12)).min(input.len());
    match random.below(8) {
        0 => input.truncate(at),
        1 => input.insert(at, TELLING[random.below(TELLING.len())]),
        2 if at < input.len() => input[at] = TELLING[random.below(TELLING.len())],
        3 if at < input.len() => input[at] = random.below(256) as u8,
        4 => drop(input.drain(at..end)),
        5 => {
            let again = input[at..end].to_vec();
            input.splice(at..at, again);
        }
        6 if at < input.len() => input[at] ^= 1 << random.below(8),
        _ => {
            let other = &corpus[random.below(corpus.len())];
            input.truncate(at);
            input.extend_from_slice(&other[random.below(other.len() + 1)..]);
        }
    }
}

/// SplitMix64: enough for mutations, and the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % end as u64) as usize
    }
}

macro_rules! targets {
    ($($name:ident $mutations:expr;)*) => {
        $(#[test]
        fn $name() {
            run(stringify!($name), $mutations);
        })*

        #[test]
        fn every_target_is_run() {
            assert_eq!(TARGETS.map(|(name, _)| name), [$(stringify!($name)),*]);
        }
    };
}

targets! {
    line MUTATIONS;
    text MUTATIONS;
    rewrite MUTATIONS;
    count MUTATIONS;
    lanes MUTATIONS / 10;
    quick MUTATIONS;
    place MUTATIONS;
    play MUTATIONS;
    same MUTATIONS / 10;
}
