// The goldens of data/ through one of the engine's wasm modules: `cargo xtask wasm-test`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, argv } from "node:process";

const engine = createRequire(import.meta.url)(argv[2]);
let passed = 0;
let failed = 0;

function check(what, got, want) {
  if (JSON.stringify(got) === JSON.stringify(want)) passed++;
  else {
    failed++;
    console.error(`${what}: got ${JSON.stringify(got)}, want ${JSON.stringify(want)}`);
  }
}

const run = (job, tell = () => {}) => JSON.parse(engine.run(JSON.stringify(job), tell));

// The lines of a file of data/, in fields.
function golden(name) {
  const lines = readFileSync(`data/${name}`, "utf8").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split(";"));
}

// Solutions are counted to 1000 there and here.
for (const [text, count] of golden("counts.txt")) {
  const { answer, solutions, examples, conflicts } = run({ job: "check", text });
  check(text, { answer, solutions }, { answer: "checked", solutions: Number(count) });
  check(`${text}: examples`, examples.length, Math.min(2, solutions));
  if (conflicts.length) check(`${text}: conflicts`, solutions, 0);
}

// The same puzzles of seed 1 as natively.
const clues = { easy: [45, 50], medium: [35, 44], hard: [25, 34], expert: [17, 24] };
const ratings = { easy: [1, 1.5], medium: [1, 2.5], hard: [2.6, 4.4], expert: [4.5, 20] };
for (const [difficulty, symmetry, index, puzzle] of golden("golden/levels.txt")) {
  const [min, max] = clues[difficulty];
  const [least, most] = ratings[difficulty];
  const rating = { min: least, max: most };
  const made = [];
  const job = { job: "generate", request: { clues: { min, max }, rating, symmetry }, seed: 1, first: Number(index) };
  const answer = run(job, (kind, json) => void (kind === "item" && made.push(JSON.parse(json))));
  const what = `${difficulty} ${symmetry} ${index}`;
  check(what, answer, { answer: "generated", made: 1, failure: null });
  check(what, made.map((record) => record.puzzle), [puzzle]);
  check(`${what}: solution`, run({ job: "solve", text: puzzle, limit: 2 }), {
    answer: "solved",
    solutions: [made[0]?.solution],
    all: true,
  });
}

// A puzzle of each rating up to 9.2 has Sudoku Explainer's numbers here too, and a way through it is found and told.
const rated = new Set();
for (const line of readFileSync("data/ratings/reference.csv", "utf8").split("\n").slice(1)) {
  const [puzzle, ...numbers] = line.split(",").slice(0, 4);
  const [er, ep, ed] = numbers.map(Number);
  if (!line || er > 9.2 || rated.has(er)) continue;
  rated.add(er);
  const answer = run({ job: "rate", puzzle });
  check(`${puzzle}: rating`, [answer.er, answer.ep, answer.ed], [er, ep, ed]);
  if (rated.size % 8) continue;
  const path = run({ job: "path", puzzle, language: "fr" });
  check(`${puzzle}: path`, [path.answer, path.solved], ["walked", true]);
  const hint = run({ job: "hint", puzzle, language: "en" });
  check(`${puzzle}: hint`, [hint.answer, hint.steps.length, hint.steps[0]?.said.reason.length > 0], ["hinted", 1, true]);
}

// What goes wrong is told.
const easy = { job: "generate", request: { clues: { min: 45, max: 50 } }, seed: 3, count: 10 };
let seen = 0;
check("a reader that has enough", run(easy, () => ++seen < 3), {
  answer: "generated",
  made: seen,
  failure: { refusal: "stopped" },
});
const error = (work) => {
  try {
    work();
    return "no error";
  } catch (error) {
    return error.message;
  }
};
check("a reader that throws", error(() => run(easy, () => { throw new Error("enough"); })), "enough");
check("no job", error(() => engine.run("{}", () => {})).startsWith("the job cannot be read: "), true);
check("no puzzle", run({ job: "check", text: "12" }).answer, "unreadable");

// Where the worker finds no vectors (it asks about this module), it takes the plain engine: that has to do without.
const bytes = readFileSync(argv[2].replace(/\.js$/, "_bg.wasm"));
const simd = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);
if (argv[3] === "plain") {
  // On x86-64 this Node was told to have no vectors.
  if (arch === "x64") check("vectors in an old browser", WebAssembly.validate(simd), false);
  check("an old browser takes the plain module", WebAssembly.validate(bytes), true);
} else {
  check("vectors", WebAssembly.validate(simd), true);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
