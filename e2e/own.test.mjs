// A puzzle of one's own: pasted in any format, judged, played.
import { test } from "node:test";
import assert from "node:assert/strict";
import { board, givens, setUp, status, visit } from "./page.mjs";

setUp();

const unique = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

async function verdict(page, text) {
  await page.fill("#own-text", text);
  await page.click("#own-check");
  await page.waitForFunction(() => {
    const text = document.querySelector("#own-verdict").textContent;
    return text && text !== "Checking" && text !== "Vérification";
  });
  return page.textContent("#own-verdict");
}

test("a unique puzzle is recognised and played", async () => {
  await visit({}, async (page) => {
    assert.match(await verdict(page, unique), /^One solution, 30 clues/);
    await page.click("#own-play");
    assert.equal(await givens(page), unique);
    assert.match(await page.textContent(".facts"), /ProofOne solution/);
    assert.ok(!(await page.innerText(".facts")).includes("Seed"));
    assert.match(await page.evaluate(() => document.activeElement.id), /^cell/);
  });
});

test("other layouts are read too", async () => {
  await visit({}, async (page) => {
    const rows = unique.match(/.{9}/g);
    const framed = rows.map((row, i) => (i % 3 === 0 ? "+---+---+---+\n" : "") + "|" + row.match(/.{3}/g).join("|") + "|").join("\r\n") + "\n+---+---+---+";
    for (const text of [framed, rows.join("\n"), `﻿${unique.replaceAll(".", "0")} # remark`, JSON.stringify({ puzzle: unique })]) {
      assert.match(await verdict(page, text), /^One solution, 30 clues/, text);
    }
  });
});

test("several solutions, none, and contradictions are told apart", async () => {
  await visit({}, async (page) => {
    // Without any 3 or 5 these two can change places.
    assert.match(await verdict(page, unique.replaceAll(/[35]/g, ".")), /^More than one solution, \d+ clues/);
    await page.click("#own-play");
    assert.match(await page.textContent(".facts"), /ProofSeveral solutions/);
    await page.getByRole("button", { name: "Check", exact: true }).click({ force: true });
    assert.equal(await status(page), "This puzzle has no single solution to compare with.");

    assert.match(await verdict(page, "55" + unique.slice(2)), /^Row 1 holds 5 twice, in r1c1 and r1c2/);
    assert.ok(await page.isHidden("#own-play"));

    const none = "516849732" + "3.76.5..." + "8.97...65" + "135.6.9.7" + "472591..6" + "96837..5." + "253186.74" + "6842.75.." + "791.5.6.8";
    assert.match(await verdict(page, none), /^No solution, \d+ clues/);
    assert.ok(await page.isHidden("#own-play"));
  });
});

test("a broken text is told with its line and column, which are selected", async () => {
  await visit({}, async (page) => {
    const rows = unique.match(/.{9}/g);
    rows[3] = "8..a6...3";
    assert.match(await verdict(page, rows.join("\n")), /^Line 4, column 4: found .a., expected a digit/);
    const selected = await page.$eval("#own-text", (field) => field.value.slice(field.selectionStart, field.selectionEnd));
    assert.equal(selected, "a");
    assert.equal(await page.getAttribute("#own-text", "aria-invalid"), "true");
    for (const [text, expected] of [
      ["12", /^Line 1, column \d+: /],
      [unique.slice(1), /^Line 1, column \d+: .*80/],
      ["\u0000\u0001\uFFFD", /^Line 1, column 1: /],
    ]) {
      assert.match(await verdict(page, text), expected);
    }
    await page.fill("#own-text", " ");
    await page.click("#own-check");
    assert.equal(await page.textContent("#own-verdict"), "There is nothing to check yet.");
  });
});

test("French says it in French", async () => {
  await visit({ locale: "fr" }, async (page) => {
    assert.match(await verdict(page, unique), /^Solution unique, 30 indices/);
    assert.match(await verdict(page, "55" + unique.slice(2)), /^Ligne 1\s: le 5 s’y trouve deux fois/);
    assert.match(await verdict(page, "12a"), /^Ligne 1, colonne \d+\s: /);
    assert.equal((await board(page)).length, 81);
  });
});
