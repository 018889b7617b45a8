// The goldens of data/ through the engine's wasm module: `cargo xtask wasm-test`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { argv } from "node:process";

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

const run = (job) => JSON.parse(engine.run(JSON.stringify(job), () => {}));

for (const line of readFileSync("data/counts.txt", "utf8").split("\n")) {
  if (!line || line.startsWith("#")) continue;
  const [puzzle, count] = line.split(";");
  if (Number(count) > 0) check(puzzle, run({ conflicts: { puzzle } }).conflicts, []);
}
check("a clash", run({ conflicts: { puzzle: "55" + ".".repeat(79) } }).conflicts.length, 2);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
