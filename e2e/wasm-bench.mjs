// Puzzles a second through the engine's wasm modules, counting up to two solutions: `cargo xtask wasm-bench`.
// The sets are those of the folder that NEUF_SETS names, else the samples of data/puzzles.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { argv, cpuUsage, env, exit } from "node:process";

const [vectors, plain, ...named] = argv.slice(2);
const sets = named.length ? named : ["easy_singles", "17_clue", "hardest_1905_se11"];
const folder = env.NEUF_SETS ?? "data/puzzles";
const engines = [vectors, plain].map(createRequire(import.meta.url));
assert.deepEqual(engines.map((engine) => engine.kind_of_lanes()), ["Simd128", "Single"]);

// Seconds of processor time, all threads.
function seconds(work) {
  const before = cpuUsage();
  work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1e6;
}

function read(set) {
  try {
    return readFileSync(join(folder, `${set}.txt`), "utf8");
  } catch (error) {
    console.error(error.message);
    exit(1);
  }
}

console.log(`${"set".padEnd(20)} ${"puzzles".padStart(8)} ${"vectors".padStart(12)} ${"plain".padStart(12)}   a second`);
for (const set of sets) {
  const text = read(set);
  const puzzles = engines.map((engine) => new engine.PuzzleSet(text));
  const size = puzzles[0].size();
  if (!size) {
    console.error(`${set} has no puzzles`);
    exit(1);
  }
  // The first round also tells whether they agree, and lets the compiler see what is used much.
  const [first, second] = puzzles.map((puzzles) => puzzles.counts());
  assert.deepEqual(first, second, `${set}: other counts without vectors`);
  const best = puzzles.map((puzzles) => {
    const turns = Math.max(1, Math.round(0.2 / seconds(() => puzzles.counts())));
    const rounds = Array.from({ length: 9 }, () => {
      return seconds(() => {
        for (let turn = 0; turn < turns; turn++) puzzles.counts();
      });
    });
    return Math.round((size * turns) / Math.min(...rounds));
  });
  const rates = best.map((rate) => rate.toLocaleString("en").padStart(12));
  console.log(`${set.padEnd(20)} ${String(size).padStart(8)} ${rates.join(" ")}`);
}
