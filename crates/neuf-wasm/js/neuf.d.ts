// What neuf.js exports, and the data that goes in and out as JSON. The same data travels to and
// from worker.js, as objects: see Message at the end.

/** Loads the module; await it before anything else. */
export default function init(): Promise<unknown>;

/**
 * Does a job (the JSON of a Job) and returns the JSON of its Answer. On the way `tell` gets
 * "item" and the JSON of a Made, or "progress" and the JSON of a Progress, at most every 40 ms;
 * returning false stops the job. Throws an Error with one sentence for a job that cannot be read.
 */
export function run(job: string, tell: (kind: "item" | "progress", json: string) => boolean | void): string;

/** The version of Neuf. */
export function version(): string;

/** 81 digits in reading order, "." for an empty cell. */
export type Grid = string;
/** "r1c1" to "r9c9". */
export type Cell = string;
/** "row 1" to "box 9". */
export type House = string;
/** A whole number from 0 to 2^64 - 1, as text above 2^53. */
export type Whole = number | string;

export type Level = "easy" | "medium" | "hard" | "expert";

export type Symmetry =
  | "none" | "rot180" | "rot90" | "horizontal" | "vertical" | "hv"
  | "diagonal" | "antidiagonal" | "both-diagonals" | "full";

export type Grade =
  | "beginner" | "gentle" | "moderate" | "tricky" | "tough" | "cunning" | "fierce" | "fiendish" | "diabolical";

/** A name such as "x-wing"; README.md lists them. */
export type Technique = string;

/** Numbers of clues, both ends included. */
export interface ClueRange {
  min: number;
  max: number;
}

export type Job =
  /** Make puzzles `first` (0) to `first + count - 1` (one) of `seed` (0). */
  | { job: "generate"; request?: Request; seed?: Whole; first?: Whole; count?: Whole }
  /** Read one puzzle in any format and say what it is. */
  | { job: "check"; text: string }
  /** List up to `limit` (1; 1,000 at most) solutions of one puzzle in any format. */
  | { job: "solve"; text: string; limit?: Whole }
  | Study;

/** What takes techniques. */
export type Study =
  /** Rate one puzzle on Sudoku Explainer's scale, as far as asked for. */
  | { job: "rate"; puzzle: Grid; max?: number; pearl?: boolean; diamond?: boolean; unproved?: boolean }
  /**
   * Find steps from where a player stands: the digits placed, the candidates left.
   * `which`: the next step (unless stated), all of its technique, or all there are. With a language, they are told.
   */
  | {
      job: "hint"; puzzle: Grid; placed?: Grid; candidates?: Digits[]; which?: "next" | "alike" | "all";
      techniques?: Technique[]; language?: Language; notation?: "local" | "rc" | "letters";
    }
  /** Find the whole way through a puzzle. */
  | { job: "path"; puzzle: Grid; techniques?: Technique[]; language?: Language; steps?: boolean };

export type Language = "en" | "fr";
/** Such as "x-wing"; the list is in logic/technique.rs. */
export type Technique = string;
/** Digits from 1 to 9, one after the other: "159". */
export type Digits = string;

/** What a puzzle is to be like. What is left out is free. */
export interface Request {
  clues?: ClueRange;
  symmetry?: Symmetry;
  /** Clues stand only in these cells; if exact, in all of them. */
  pattern?: { cells: Cell[]; exact: boolean } | null;
  /** No clue may be superfluous. */
  minimal?: boolean;
  /** How hard on Sudoku Explainer's scale, both ends included: { min: 7.1, max: 7.3 }. */
  rating?: { min: number; max: number } | null;
  /** Pearl: no step is harder than those up to the first digit; diamond: none than the first. */
  gem?: "none" | "pearl" | "diamond";
  /** Techniques that the solving path has to use, those it must not, those it may beside singles. */
  requires?: Technique[];
  forbids?: Technique[];
  only_techniques?: Technique[] | null;
  /** The technique of the first and of the last step of the path that is no single. */
  first_needs?: Technique | null;
  ends_with?: Technique | null;
  /** How complete grids are drawn: fast, or each of all grids equally often. */
  fill?: "fast" | "uniform";
  /** The most steps (0.1 to 1 ms each) to spend on one puzzle. */
  effort?: number;
}

/** A puzzle that is ready, with all that makes it again. */
export interface Made {
  puzzle: Grid;
  solution: Grid;
  clues: number;
  /** The level with that many clues and that rating, if there is one. */
  difficulty: Level | null;
  /** On Sudoku Explainer's scale (ER), and in a word. */
  rating: number;
  grade: Grade;
  symmetry: Symmetry;
  seed: Whole;
  index: Whole;
  version: string;
}

/** A search goes on: the index of the puzzle, steps spent, clues of the nearest so far, its rating if known. */
export interface Progress {
  index: number;
  steps: number;
  nearest: number | null;
  rating: number | null;
}

export type Answer =
  | { answer: "generated"; made: number; failure: Refusal | null }
  | ({ answer: "checked" } & Checked)
  | { answer: "solved"; solutions: Grid[]; all: boolean }
  /** ER, EP and ED; why it stopped, if it did before the end. */
  | {
      answer: "rated"; er: number; ep: number; ed: number; grade: Grade;
      stopped: "harder" | "not-pearl" | "not-diamond" | null;
    }
  /** A puzzle with no or several solutions has no rating. */
  | { answer: "unrated"; several: boolean }
  /** What is wrong comes first: then there are no steps. `needs`: what the techniques asked for lack. */
  | { answer: "hinted"; health: Health; steps: Hint[]; needs: Technique | null }
  /** The techniques of a way, the hardest first; whether it ends with every cell filled. */
  | {
      answer: "walked"; solved: boolean; techniques: { technique: Technique; count: number; name: string | null }[];
      hodoku: { level: "easy" | "medium" | "hard" | "unfair" | "extreme"; score: number } | null;
      steps: Step[] | null;
    }
  | ({ answer: "unreadable" } & ParseError);

export type Grade =
  | "beginner" | "gentle" | "moderate" | "tricky" | "tough" | "cunning" | "fierce" | "fiendish" | "diabolical";

export interface Candidate {
  cell: Cell;
  digit: number;
}

/** Digits that contradict the solution, and the solution's digits that are out. */
export interface Health {
  wrong: Candidate[];
  missing: Candidate[];
}

/** A step, the cells to look at first, what is drawn then and with the reason, and the same in words. */
export interface Hint {
  step: Step;
  cells: Cell[];
  /** The inside of an SVG element with the view box 0 0 90 90; its classes are listed in draw.rs. */
  look: string;
  reason: string;
  said: {
    nudge: string;
    name: string;
    look: string;
    /** A sentence an inference, with the cell it comes to. */
    reason: { text: string; cell: Cell | null }[];
    conclusion: string[];
  } | null;
}

/** A technique, its evidence, and what follows. */
export interface Step {
  technique: Technique;
  houses: House[];
  covers: House[];
  parts: { role: string; cells: Cell[]; digits: Digits }[];
  chains: { links: Link[]; is_loop: boolean }[];
  nesting: number;
  placements: Candidate[];
  eliminations: Candidate[];
}

/** One inference of a chain: these cells hold the digit, or do not, because of earlier ones. */
export interface Link {
  cells: Cell[];
  digit: number;
  on: boolean;
  because: number[];
  cause:
    | { cause: "assumption" } | { cause: "cell" } | { cause: "house"; house: House }
    | { cause: "set"; cells: Cell[] } | { cause: "nested"; step: Step };
}

/** Why puzzles are missing: there can't be any, the effort was spent, or it was stopped. */
export type Refusal =
  | { refusal: "impossible"; because: Impossible }
  | { refusal: "spent"; index: number; nearest: Grid | null; rating: number | null }
  | { refusal: "stopped" };

export type Impossible =
  | { reason: "empty-range"; clues: ClueRange }
  | { reason: "too-few"; most: number }
  | { reason: "too-many"; fewest: number }
  | { reason: "pattern-too-small"; cells: number; fewest: number }
  | { reason: "pattern-size"; cells: number; clues: ClueRange }
  | { reason: "pattern-not-symmetric"; symmetry: Symmetry }
  | { reason: "open-lines"; lines: [House, House] }
  | { reason: "no-such-sum"; symmetry: Symmetry; clues: ClueRange }
  | { reason: "none-known"; symmetry: Symmetry; fewest: number }
  | { reason: "minimal-too-many"; fewest: number }
  | { reason: "nothing-to-solve" }
  | { reason: "empty-ratings"; rating: { min: number; max: number } }
  | { reason: "no-such-rating"; rating: { min: number; max: number } }
  | { reason: "none-so-hard"; rating: { min: number; max: number }; hardest: number }
  | { reason: "wanted-and-not"; technique: Technique }
  | { reason: "never-used"; technique: Technique }
  | { reason: "needs-a-single"; technique: Technique }
  | { reason: "no-full-house" }
  | { reason: "singles-suffice"; rating: { min: number; max: number }; technique: Technique }
  | { reason: "only-singles"; rating: { min: number; max: number } };

/** All there is to say of a puzzle. */
export interface Checked {
  puzzle: Grid;
  /** Digits that somebody placed. */
  placed: Grid;
  /** Givens that break a rule, each pair with its house. */
  conflicts: { house: House; digit: number; cells: [Cell, Cell] }[];
  /** How many solutions, counted up to 1,000; whether that is all of them. */
  solutions: number;
  all: boolean;
  /** One solution, or two different ones if there are several. */
  examples: Grid[];
  clues: number;
  difficulty: Level | null;
  /** The largest symmetry of the clues. */
  symmetry: Symmetry;
  /** Whether every clue is needed; null unless there is one solution. */
  minimal: boolean | null;
}

/** Where a text stops being a puzzle: what stands there, what should. */
export interface ParseError {
  line: number;
  column: number;
  found: string | Record<string, unknown>;
  expected: string;
}

/** What is posted to worker.js, and what comes back for it: the last is a result or an error. */
export interface Ask {
  id: number;
  job: Job;
}
export type Message =
  | { id: number; progress: Progress }
  | { id: number; item: Made }
  | { id: number; result: Answer }
  | { id: number; error: string };
