// Playing: by keyboard, on two layouts, back and forth, and again after closing the page.
import { test } from "node:test";
import assert from "node:assert/strict";
import { board, emptyCells, givens, marks, ready, sees, setUp, shown, siteUrl, status, stored, visit, write } from "./page.mjs";

setUp();

test("a whole puzzle is solved by keyboard alone", async () => {
  await visit({}, async (page) => {
    const { solution } = await stored(page);
    // From the top of the page: the first stop is the link to the board.
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Home");
    for (let i = 0; i < 81; i++) {
      assert.equal(await page.evaluate(() => document.activeElement.id), `cell${i}`);
      if ((await page.getAttribute(`#cell${i}`, "aria-readonly")) !== "true") await page.keyboard.press(solution[i]);
      await page.keyboard.press("ArrowRight");
      if (i % 9 === 8) {
        await page.keyboard.press("Home");
        await page.keyboard.press("ArrowDown");
      }
    }
    assert.equal(await board(page), solution);
    assert.match(await status(page), /^Complete, in \d\d:\d\d\.$/);
    assert.equal(await page.textContent("#assertive"), "The grid is complete.");
    // The clock stands.
    const time = await page.textContent(".clock");
    await page.waitForTimeout(1300);
    assert.equal(await page.textContent(".clock"), time);
  });
});

test("Tab reaches every control, and the board is one stop", async () => {
  await visit({}, async (page) => {
    const stops = [];
    for (let i = 0; i < 100; i++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const it = document.activeElement;
        return it === document.body ? undefined : it.id || it.name || it.getAttribute("aria-label") || it.textContent.trim();
      });
      if (stop === undefined) break;
      stops.push(stop);
    }
    assert.equal(stops.filter((stop) => /^cell\d+$/.test(stop)).length, 1);
    const wanted = ["To the board", "Make", "language", "Digit", "erase", "undo", "redo", "check", "solution", "copy-line", "level", "symmetry", "make-one", "own-text", "own-check"];
    assert.deepEqual(wanted.filter((stop) => !stops.includes(stop)), []);
  });
});

// What the fingers do, by position, and the letters that two keyboards have there.
const layouts = {
  qwerty: { KeyW: "w", KeyA: "a", KeyS: "s", KeyD: "d", KeyZ: "z", KeyC: "c", Digit1: "1", Digit2: "2", Digit4: "4", undo: "KeyZ" },
  azerty: { KeyW: "z", KeyA: "q", KeyS: "s", KeyD: "d", KeyZ: "w", KeyC: "c", Digit1: "&", Digit2: "é", Digit4: "'", undo: "KeyW" },
};

test("the same fingers give the same board on AZERTY and QWERTY", async () => {
  const boards = [];
  for (const letters of Object.values(layouts)) {
    await visit({}, async (page, context) => {
      const cdp = await context.newCDPSession(page);
      const press = async (code, { ctrl = false, key = letters[code] } = {}) => {
        const event = { code, key, modifiers: ctrl ? 2 : 0, text: ctrl ? undefined : key };
        await cdp.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
        await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...event, text: undefined });
      };
      const [first] = emptyCells(await givens(page));
      await page.click(`#cell${first}`);
      await press("Digit4");
      for (const code of ["KeyD", "KeyS", "KeyS", "KeyA", "KeyW", "KeyC", "Digit1", "Digit2", "KeyZ", "KeyD", "Digit2"]) {
        await press(code);
      }
      await press("KeyS");
      await press("Digit1");
      await press(letters.undo, { ctrl: true, key: "z" });
      boards.push(await page.$$eval("[role=gridcell]", (cells) => cells.map((cell) => cell.innerHTML).join("|")));
      boards.push(await page.evaluate(() => document.activeElement.id));
    });
  }
  assert.deepEqual(boards.slice(0, 2), boards.slice(2));
  assert.match(boards[0], /4/);
});

test("undo and redo, with marks cleaned up in the same step", async () => {
  await visit({}, async (page) => {
    const { solution } = await stored(page);
    const [a] = emptyCells(await givens(page));
    const peer = emptyCells(await givens(page)).find((cell) => sees(a, cell));
    await page.click(`#cell${peer}`);
    await page.keyboard.press("c");
    await page.keyboard.press(solution[a]);
    await page.keyboard.press(solution[a] === "9" ? "Control+8" : "Control+9");
    await page.keyboard.press("z");
    const before = await marks(page, peer);
    assert.ok(before.includes(solution[a]));
    await page.waitForTimeout(200); // What follows at once is told in one with it.
    await write(page, a, solution[a]);
    assert.ok(!(await marks(page, peer)).includes(solution[a]));
    assert.match(await page.textContent("#polite"), new RegExp(`^${solution[a]} placed; mark removed from 1 cell`));
    await page.keyboard.press("Control+z");
    assert.equal(await marks(page, peer), before);
    assert.equal(await shown(page, a), "");
    await page.keyboard.press("Control+y");
    assert.equal(await shown(page, a), solution[a]);
    // Away from the board the letters still work, but not in a field.
    await page.focus("#make-one");
    await page.keyboard.press("Control+z");
    assert.equal(await shown(page, a), "");
    await page.getByRole("button", { name: "Redo" }).click();
    assert.equal(await shown(page, a), solution[a]);
    await page.fill("#own-text", "x");
    await page.keyboard.press("Control+z");
    assert.equal(await shown(page, a), solution[a]);
  });
});

test("a conflict is shown and told at once, and what was typed stays", async () => {
  await visit({}, async (page) => {
    const line = await givens(page);
    const [cell] = emptyCells(line);
    const twin = [...line].findIndex((digit, i) => digit !== "." && sees(cell, i));
    await write(page, cell, line[twin]);
    assert.equal(await shown(page, cell), line[twin]);
    assert.equal(await page.getAttribute(`#cell${cell}`, "aria-invalid"), "true");
    assert.equal(await page.getAttribute(`#cell${twin}`, "aria-invalid"), "true");
    assert.match(await page.textContent("#assertive"), /conflict with row \d, column \d/);
    await page.keyboard.press("Delete");
    assert.equal(await page.locator("[aria-invalid=true]").count(), 0);
    // A given cannot be changed.
    await write(page, twin, 1);
    assert.equal(await shown(page, twin), line[twin]);
    assert.equal(await status(page), "This cell is given.");
  });
});

test("a check says how many, then which; the way back is offered; the solution can be shown", async () => {
  await visit({}, async (page) => {
    const { solution } = await stored(page);
    const line = await givens(page);
    const empty = emptyCells(line);
    await write(page, empty[0], solution[empty[0]]);
    // A digit that no rule forbids and that is wrong all the same.
    const [cell, digit] = empty
      .slice(1)
      .flatMap((cell) => [..."123456789"].map((digit) => [cell, digit]))
      .find(([cell, digit]) => digit !== solution[cell] && ![...line].some((other, i) => other === digit && sees(cell, i)) && solution[empty[0]] !== digit);
    await write(page, cell, digit);
    const check = page.getByRole("button", { name: "Check", exact: true });
    await check.click();
    assert.match(await status(page), /^1 digit is wrong\. Check again to see which\./);
    assert.equal(await page.locator(".wrong").count(), 0);
    await check.click();
    assert.match(await status(page), /^Wrong: row \d, column \d\./);
    assert.equal(await page.locator(".wrong").count(), 1);
    await page.getByRole("button", { name: "Undo to before the first mistake" }).click();
    assert.equal(await shown(page, cell), "");
    assert.equal(await shown(page, empty[0]), solution[empty[0]]);
    await check.click();
    assert.match(await status(page), /^No mistake so far/);
    await page.getByRole("button", { name: "Solution", exact: true }).click();
    assert.equal(await board(page), solution);
    assert.equal(await page.locator(".shown").count(), empty.length - 1);
    await page.keyboard.press("Control+z");
    assert.equal(await shown(page, cell), "");
  });
});

test("a game survives a reload, whole", async () => {
  await visit({}, async (page) => {
    const { solution } = await stored(page);
    const empty = emptyCells(await givens(page));
    await write(page, empty[0], solution[empty[0]]);
    await write(page, empty[1], solution[empty[1]]);
    await page.keyboard.press("Control+z");
    const before = await board(page);
    await page.waitForFunction(() => document.querySelector(".clock").textContent !== "00:00");
    await page.reload();
    await ready(page);
    assert.equal(await board(page), before);
    assert.notEqual(await page.textContent(".clock"), "00:00");
    await page.click("#cell0");
    await page.keyboard.press("Control+y");
    assert.equal(await shown(page, empty[1]), solution[empty[1]]);
  });
});

test("before the program is there, the board of the game is painted", async () => {
  await visit({}, async (page, context) => {
    const [cell] = emptyCells(await givens(page));
    await write(page, cell, 1);
    const before = await board(page);
    const other = await context.newPage();
    await other.route("**/web.js", () => {}); // The program never arrives.
    await other.goto(siteUrl(), { waitUntil: "commit" });
    await other.waitForSelector("#skeleton .digit");
    const painted = await other.$$eval("#skeleton .cell", (cells) => cells.map((cell) => cell.textContent || ".").join(""));
    assert.equal(painted, before);
  });
});

test("a damaged record does not break the page, and is left as it is", async () => {
  await visit({}, async (page) => {
    await write(page, emptyCells(await givens(page))[0], 1);
    const key = await page.evaluate(() => `neuf.game.${localStorage["neuf.current"]}`);
    await page.evaluate((key) => (localStorage[key] = localStorage[key].slice(0, 100)), key);
    // Leaving a page stores its game once more: as if it had crashed instead.
    await page.evaluate(() => (Storage.prototype.setItem = () => {}));
    await page.reload();
    await ready(page);
    assert.equal(await status(page), "A stored game could not be read. It was left as it is.");
    await write(page, emptyCells(await givens(page))[0], 1);
    assert.equal((await page.evaluate((key) => localStorage[key], key)).length, 100);
  });
});

test("two open pages lose nothing to each other", async () => {
  await visit({}, async (page, context) => {
    const [a, b, c] = emptyCells(await givens(page));
    await write(page, a, 1);
    const other = await context.newPage();
    await other.goto(siteUrl());
    await ready(other);
    await write(other, b, 2);
    await write(page, c, 3);
    const games = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith("neuf.game."))
        .map((key) => JSON.parse(localStorage[key].split("\n")[1]).entries.map((entry) => entry[1])),
    );
    // The deeds: ten and the digit placed.
    assert.deepEqual(games.sort(), [[11, 12], [11, 13]]);
  });
});

test("without storage one can play, and is told", async () => {
  const first = () => Object.defineProperty(window, "localStorage", { get: () => { throw new Error("forbidden"); } });
  await visit({ first }, async (page) => {
    const [cell] = emptyCells(await givens(page));
    await write(page, cell, 1);
    assert.equal(await shown(page, cell), "1");
    assert.match(await status(page), /^The browser refuses to store this game/);
  });
});

test("cells are selected by dragging, adding, rectangles and pressing twice", async () => {
  await visit({}, async (page) => {
    const middle = async (cell) => {
      const { x, y, width, height } = await page.locator(`#cell${cell}`).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    const selected = () => page.$$eval("[aria-selected=true]", (cells) => cells.map((cell) => Number(cell.id.slice(4))));
    await page.mouse.move(...(await middle(0)));
    await page.mouse.down();
    for (const cell of [10, 20, 30, 40]) await page.mouse.move(...(await middle(cell)), { steps: 8 });
    await page.mouse.up();
    assert.deepEqual(await selected(), [0, 10, 20, 30, 40]);
    await page.click("#cell10", { modifiers: ["Control"] });
    assert.deepEqual(await selected(), [0, 20, 30, 40]);
    await page.click("#cell60");
    await page.click("#cell70", { modifiers: ["Shift"] });
    assert.deepEqual(await selected(), [60, 61, 69, 70]);
    const line = await givens(page);
    const given = [...line].findIndex((digit) => digit !== ".");
    await page.waitForTimeout(400);
    await page.dblclick(`#cell${given}`);
    assert.deepEqual(await selected(), [...line].flatMap((digit, i) => (digit === line[given] ? [i] : [])));
    // Two quick presses on two cells are no double press.
    await page.click("#cell0");
    await page.click("#cell1");
    assert.deepEqual(await selected(), [1]);
    await page.keyboard.press("Escape");
    assert.deepEqual(await selected(), []);
  });
});

test("a finger does what a mouse does, and the page can still be zoomed", async () => {
  await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    const { solution } = await stored(page);
    const [a, b] = emptyCells(await givens(page));
    await page.tap(`#cell${a}`);
    await page.tap(`.digits:nth-child(${solution[a]})`);
    assert.equal(await shown(page, a), solution[a]);
    await page.tap(".tool:nth-child(3)");
    await page.tap(`#cell${b}`);
    await page.tap(".digits:nth-child(7)");
    assert.equal(await marks(page, b), "7");
    await page.tap("#erase");
    assert.equal(await marks(page, b), "");
    await page.tap("#undo");
    assert.equal(await marks(page, b), "7");
    assert.equal(await page.$eval("#board", (board) => getComputedStyle(board).touchAction), "pinch-zoom");
  });
});

test("corner and centre marks can be had", async () => {
  await visit({ settings: "two-marks=true" }, async (page) => {
    const [cell] = emptyCells(await givens(page));
    await page.click(`#cell${cell}`);
    await page.keyboard.press("Shift+Digit1");
    await page.keyboard.press("Control+2");
    await page.keyboard.press("Alt+3");
    assert.equal(await marks(page, cell), "1");
    assert.equal(await page.textContent(`#cell${cell} .centre`), "23");
    assert.match(await page.textContent(`#cell${cell}` + " .unseen"), /^corner marks 1, centre marks 2 3, row/);
    assert.equal(await page.locator(".tool:visible").count(), 3);
  });
});
