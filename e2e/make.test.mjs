// Making puzzles: every level, the same ones as natively, and a page that answers meanwhile.
import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { arch } from "node:process";
import { launch } from "./browser.mjs";
import { bestOfThree } from "./calm.mjs";
import { board, clues, emptyCells, givens, ready, setUp, shown, siteUrl, solutions, stored, visit, write } from "./page.mjs";

setUp();

const levels = { easy: [45, 50], medium: [35, 44], hard: [25, 34], expert: [17, 24] };

async function ask(page, { level, symmetry, seed }) {
  if (level) await page.check(`[name=level][value=${level}]`, { force: true });
  if (symmetry) await page.check(`[name=symmetry][value=${symmetry}]`, { force: true });
  if (seed !== undefined) {
    await page.evaluate(() => (document.querySelector("details").open = true));
    await page.fill("#seed", String(seed));
  }
}

async function makeOne(page) {
  const before = await givens(page);
  await page.click("#make-one");
  await page.waitForFunction(
    (before) => [...document.querySelectorAll("[role=gridcell]")].map((cell) => (cell.ariaReadOnly === "true" ? cell.querySelector(".digit").textContent : ".")).join("") !== before,
    before,
  );
  return givens(page);
}

// Watches the page's own thread until the function returned is called: how many tasks it ran, and the processor time of
// the longest in milliseconds. Time by the clock would also count what a busy machine takes away.
async function watchTasks(page) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  return async () => {
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const main = traceEvents.filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain");
    const own = new Set(main.map(({ pid, tid }) => `${pid} ${tid}`));
    const runs = traceEvents.filter(({ name, pid, tid, tdur }) => name === "RunTask" && tdur !== undefined && own.has(`${pid} ${tid}`));
    return { count: runs.length, longest: Math.max(...runs.map(({ tdur }) => tdur)) / 1000 };
  };
}

const found = (page) => page.locator(".found li").count();

test("each level is made in its band, with one solution and the symmetry asked for", async () => {
  await visit({}, async (page) => {
    for (const [level, [min, max]] of Object.entries(levels)) {
      await ask(page, { level, symmetry: "rot180" });
      const line = await makeOne(page);
      assert.ok(clues(line) >= min && clues(line) <= max, `${level}: ${clues(line)} clues`);
      assert.equal(solutions(line).length, 1, line);
      assert.ok([...line].every((digit, i) => (digit === ".") === (line[80 - i] === ".")), line);
      assert.equal((await stored(page)).solution, solutions(line)[0]);
      assert.match(await page.textContent(".facts"), new RegExp(`Level${level}`, "i"));
    }
  });
});

test("seed 1 makes the same puzzles as natively", async () => {
  const lines = readFileSync("data/golden/levels.txt", "utf8").split("\n");
  const golden = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split(";"));
  const firsts = golden.filter(([, , index]) => index === "0");
  assert.ok(firsts.length >= 4);
  await visit({}, async (page) => {
    for (const [level, symmetry, , puzzle] of firsts) {
      // Another seed in between, so that the numbers begin anew.
      await ask(page, { level, symmetry, seed: 2 });
      await ask(page, { level, symmetry, seed: 1 });
      assert.equal(await makeOne(page), puzzle, `${level} ${symmetry}`);
      assert.match(await page.textContent(".facts"), /Seed1 · no\. 0/);
    }
  });
});

test("of the two engines one is fetched: the plain one in a browser without vectors", async (t) => {
  const fetched = async (page) => {
    const names = [];
    page.on("request", (request) => {
      const name = request.url().slice(siteUrl().length);
      if (/neuf(_bg)?\./.test(name) && !names.includes(name)) names.push(name);
    });
    await page.reload();
    await ready(page);
    await ask(page, { level: "easy", seed: 1 });
    const line = await makeOne(page);
    assert.equal(solutions(line).length, 1, line);
    return { names: names.sort(), line };
  };
  let usual;
  await visit({}, async (page) => void (usual = await fetched(page)));
  assert.deepEqual(usual.names, ["neuf.js", "neuf_bg.wasm"]);
  if (arch !== "x64") return t.skip("only there Chromium can be told to have no vectors");
  await visit({ browser: await launch({ args: ["--js-flags=--no-enable-sse4-1"] }) }, async (page) => {
    const { names, line } = await fetched(page);
    assert.deepEqual(names, ["plain/neuf.js", "plain/neuf_bg.wasm"]);
    assert.equal(line, usual.line);
  });
});

test("the next puzzle is ready before it is asked for", async () => {
  await visit({}, async (page) => {
    await makeOne(page);
    await page.waitForFunction(() => localStorage["neuf.ready"]);
    const [, , puzzle] = (await page.evaluate(() => localStorage["neuf.ready"])).split(" ");
    // Even when no worker ever answers again.
    await page.route("**/neuf_bg.wasm", () => {});
    await page.reload();
    await ready(page);
    assert.equal(await makeOne(page), puzzle);
  });
});

test("a batch of 50 expert puzzles leaves the page free", async () => {
  await visit({}, async (page) => {
    await ask(page, { level: "expert" });
    const empty = emptyCells(await givens(page));
    await page.click(`#cell${empty[0]}`);
    await page.waitForTimeout(1000);
    const tasks = await watchTasks(page);
    await page.evaluate(() => {
      window.progress = [];
      const look = () => {
        const text = document.querySelector("#progress").textContent;
        if (text) window.progress.push(parseInt(text, 10));
        if (!document.querySelector("#outcome").textContent) requestAnimationFrame(look);
      };
      document.querySelector("#make-batch").click();
      look();
    });
    // Playing goes on meanwhile.
    await page.keyboard.press("1");
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector("#outcome", { timeout: 120_000 });
    assert.match(await page.textContent("#outcome"), /^50 puzzles made/);
    assert.equal(await found(page), 50);
    assert.equal(await shown(page, empty[0]), "1");
    const { count, longest } = await tasks();
    assert.ok(count > 50, `${count} tasks were seen`);
    assert.ok(longest < 50, `a task took ${longest} ms`);
    const progress = await page.evaluate(() => window.progress);
    assert.ok(progress.length > 0, "progress was to be seen");
    assert.deepEqual(progress, [...progress].sort((a, b) => a - b), "progress never goes back");
    // Each can be played.
    await page.click(".found li:nth-child(50) button");
    const line = await givens(page);
    assert.ok(clues(line) <= 24 && solutions(line).length === 1, line);
    assert.equal(await page.locator(".found [aria-current=true]").count(), 1);
    // And so can the game that was left.
    await page.click(".games button");
    assert.equal(await shown(page, empty[0]), "1");
  });
});

test("a batch is cancelled within 100 ms and keeps what is done", bestOfThree(async () => {
  await visit({}, async (page) => {
    // A slow request, or it would be over before it is cancelled.
    await ask(page, { level: "expert", symmetry: "hv" });
    await page.click("#make-batch");
    await page.waitForFunction(() => document.querySelectorAll(".found li").length >= 2, null, { timeout: 60_000 });
    const took = await page.evaluate(
      () =>
        new Promise((done) => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector("#cancel").hidden) return;
            observer.disconnect();
            done(performance.now() - start);
          }).observe(document.body, { attributes: true, subtree: true });
          document.querySelector("#cancel").click();
        }),
    );
    const kept = await found(page);
    assert.ok(took <= 100, `${took} ms`);
    assert.ok(kept >= 2 && kept < 50, `${kept} kept`);
    assert.equal(await page.textContent("#outcome"), `Cancelled; ${kept} puzzles are kept.`);
    await page.waitForTimeout(500);
    assert.equal(await found(page), kept, "nothing comes after");
    const workers = async () => page.workers().length;
    for (let i = 0; i < 20 && (await workers()) > 3; i++) await page.waitForTimeout(100);
    // Two make puzzles, one is kept for hints.
    assert.equal(await workers(), 3, "no worker is left behind");
    await page.click(".found li:nth-child(2) button");
    assert.equal(solutions(await givens(page)).length, 1);
    // The other worker is warm.
    await ask(page, { level: "easy", symmetry: "none" });
    assert.ok(clues(await makeOne(page)) >= 45);
  });
}));

test("what cannot be is refused before it starts", async () => {
  await visit({}, async (page) => {
    await ask(page, { level: "easy", seed: "" });
    await page.check("#minimal");
    assert.match(await page.textContent("#refusal"), /^This cannot be made\. No puzzle with 45 clues/);
    assert.equal(await page.getAttribute("#make-one", "aria-disabled"), "true");
    const before = await board(page);
    for (const button of ["#make-one", "#make-batch"]) await page.click(button, { force: true });
    assert.ok(await page.isHidden("#progress"));
    assert.equal(await board(page), before);
    await page.uncheck("#minimal");
    assert.ok(await page.isHidden("#refusal"));
    await ask(page, { seed: "-3" });
    assert.match(await page.textContent("#seed-hint"), /^A seed is a whole number/);
    assert.equal(await page.getAttribute("#make-one", "aria-disabled"), "true");
  });
});

test("puzzles are exported as JSON and as text", async () => {
  await visit({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    const line = await makeOne(page);
    const saved = async (button) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
      const chunks = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk);
      return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
    };
    const json = await saved("#export-json");
    assert.equal(json.name, "neuf.json");
    const { puzzle, solution, timestamp, difficulty, symmetry, clues: count, seed, index } = JSON.parse(json.text);
    assert.equal(puzzle, line);
    assert.equal(solution, solutions(line)[0]);
    assert.ok(Math.abs(Date.now() - Date.parse(timestamp)) < 60_000, timestamp);
    assert.deepEqual([difficulty, symmetry, count], ["medium", "rot180", clues(line)]);
    assert.ok(Number.isInteger(seed) && Number.isInteger(index));
    const text = await saved("#export-text");
    assert.equal(text.text.split("\n").length, 16);
    assert.ok(text.text.includes(line));
    await page.click("#copy-line");
    await page.waitForFunction(() => document.querySelector("#status").textContent === "Copied.");
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), line);

    await page.click("#make-batch");
    await page.waitForSelector("#outcome");
    const batch = JSON.parse((await saved("#batch-json")).text);
    assert.equal(batch.length, 50);
    assert.equal(new Set(batch.map((record) => record.puzzle)).size, 50);
    const lines = (await saved("#batch-text")).text.trim().split("\n");
    assert.deepEqual(lines, batch.map((record) => record.puzzle));
  });
});

test("a puzzle begun is kept when another comes", async () => {
  await visit({}, async (page) => {
    const first = await givens(page);
    await write(page, emptyCells(first)[0], 1);
    const before = await board(page);
    await makeOne(page);
    await page.locator(".games button").click();
    assert.equal(await board(page), before);
  });
});
