// For everybody: any screen, either language, either theme, by ear.
import { test } from "node:test";
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { emptyCells, givens, ready, setUp, visit, write } from "./page.mjs";
import { serve } from "./serve.mjs";

setUp();

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

for (const locale of ["en", "fr"]) {
  for (const colorScheme of ["light", "dark"]) {
    for (const contrast of ["no-preference", "more"]) {
      test(`axe finds nothing: ${locale}, ${colorScheme}, contrast ${contrast}`, async () => {
        for (const width of [320, 1280]) {
          const viewport = { width, height: 700 };
          await visit({ locale, colorScheme, contrast, viewport }, async (page) => {
            assert.equal(await page.getAttribute("html", "lang"), locale);
            assert.equal(await page.getAttribute("html", "data-theme"), colorScheme);
            assert.deepEqual(await violations(page), [], `${width}: at first`);

            // A board in the middle of a game, with everything that can be seen on it.
            const line = await givens(page);
            const [a, b, c, d] = emptyCells(line);
            await write(page, a, [...line].find((digit) => digit !== "."));
            await write(page, b, 1);
            await page.click(`#cell${c}`);
            for (const digit of "123456789") await page.keyboard.press(`Control+${digit}`);
            await page.click(`#cell${d}`);
            await page.click(".pad .actions button:nth-child(3)");
            await page.click(".pad .actions button:nth-child(3)");
            assert.deepEqual(await violations(page), [], `${width}: in a game`);

            await page.click("#make-batch");
            await page.waitForSelector("#outcome");
            await page.evaluate(() => (document.querySelector("details").open = true));
            await page.check("[name=level][value=easy]", { force: true });
            await page.check("#minimal");
            await page.fill("#own-text", "12a");
            await page.click("#own-check");
            await page.waitForFunction(() => /1, /.test(document.querySelector("#own-verdict").textContent));
            assert.deepEqual(await violations(page), [], `${width}: puzzles made, one refused, a text not understood`);

            await page.click("#open-preferences");
            assert.deepEqual(await violations(page), [], `${width}: settings`);
            await page.keyboard.press("Escape");
            await page.focus(`#cell${d}`);
            await page.keyboard.press("?");
            assert.ok(await page.isVisible("#help"));
            assert.deepEqual(await violations(page), [], `${width}: keys`);
          });
        }
      });
    }
  }
}

for (const locale of ["en", "fr"]) {
  test(`the accessibility tree holds one grid, nine rows, 81 named cells: ${locale}`, async () => {
    await visit({ locale }, async (page, context) => {
      const cdp = await context.newCDPSession(page);
      const { nodes } = await cdp.send("Accessibility.getFullAXTree");
      const named = (role) => nodes.filter((node) => !node.ignored && node.role?.value === role).map((node) => node.name?.value);
      assert.equal(named("grid").length, 1);
      assert.equal(named("row").filter((name) => name !== undefined).length >= 9, true);
      const grid = nodes.find((node) => node.role?.value === "grid");
      const rows = nodes.filter((node) => grid.childIds.includes(node.nodeId) && node.role?.value === "row");
      assert.equal(rows.length, 9);
      const cells = named("gridcell");
      assert.equal(cells.length, 81);
      const places = cells.map((name) => name.replace(/^[^,]*, (given|donné, )?/, ""));
      assert.equal(new Set(cells.map((name) => name.match(locale === "fr" ? /ligne \d, colonne \d$/ : /row \d, column \d$/)?.[0])).size, 81, places[0]);
      assert.match(grid.name.value, locale === "fr" ? /^Sudoku, \d+ indices, \d+ cases vides$/ : /^Sudoku, \d+ clues, \d+ empty cells$/);
      assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
      const line = await givens(page);
      const [first] = emptyCells(line);
      const given = [...line].findIndex((digit) => digit !== ".");
      const place = (cell) => (locale === "fr" ? `ligne ${Math.floor(cell / 9) + 1}, colonne ${(cell % 9) + 1}` : `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`);
      assert.equal(await page.textContent(`#cell${first}` + " .unseen"), `${locale === "fr" ? "vide" : "empty"}, ${place(first)}`);
      assert.equal(await page.textContent(`#cell${given}` + " .unseen"), `${line[given]}, ${locale === "fr" ? "donné" : "given"}, ${place(given)}`);
    });
  });
}

const screens = [[320, 568], [360, 640], [390, 844], [430, 932], [480, 800], [568, 320], [768, 1024], [844, 390], [1024, 768], [1280, 400], [1440, 900]];

for (const [width, height] of screens) {
  test(`everything is within reach at ${width} × ${height}`, async () => {
    const first = () => {
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts += shift.value;
      }).observe({ type: "layout-shift", buffered: true });
    };
    for (const locale of ["en", "fr"]) {
      for (const settings of ["", "two-marks=true"]) {
        await visit({ locale, viewport: { width, height }, hasTouch: width < 768, first, settings }, async (page) => {
          await page.click("#make-batch");
          await page.waitForSelector("#outcome");
          await page.evaluate(() => (document.querySelector("details").open = true));
          const { wide, out, small, cell, side } = await page.evaluate(() => {
            const controls = [...document.querySelectorAll("a, button, summary, label.choice, label.check, input[type=text], textarea")].filter(
              (control) => control.checkVisibility() && !control.matches(".skip, dialog *"),
            );
            const name = (control) => control.id || control.getAttribute("aria-label") || control.textContent;
            const box = (control) => control.getBoundingClientRect();
            return {
              wide: document.documentElement.scrollWidth,
              out: controls.filter((control) => box(control).left < 0 || box(control).right > innerWidth).map(name),
              small: controls.filter((control) => box(control).width < 43.5 || box(control).height < 43.5).map(name),
              cell: box(document.querySelector("#cell40")).width,
              side: box(document.querySelector("#board")).width,
            };
          });
          assert.ok(wide <= width, `scrolls sideways: ${wide}`);
          assert.deepEqual(out, []);
          assert.deepEqual(small, []);
          assert.ok(cell >= 24, `${cell} px a cell`);
          assert.ok(side >= Math.min(288, width - 16) && side <= 720, `${side} px the board`);
          // Two rows of five keys on a narrow phone.
          if (width < 430) {
            const tops = await page.$$eval(".digits, .erase", (keys) => keys.map((key) => Math.round(key.getBoundingClientRect().top)));
            assert.deepEqual([...new Set(tops)].map((top) => tops.filter((other) => other === top).length), [5, 5]);
          }
        });
      }
      // Nothing moves while the page arrives.
      await visit({ locale, viewport: { width, height }, first }, async (page) => {
        await page.waitForTimeout(300);
        assert.equal(await page.evaluate(() => window.shifts), 0);
      });
    }
  });
}

test("a phone of 320 × 568 shows board and keys without scrolling", async () => {
  await visit({ viewport: { width: 320, height: 568 }, locale: "fr" }, async (page) => {
    const bottoms = await page.$$eval("#board, .pad button", (all) => all.map((it) => it.getBoundingClientRect().bottom));
    assert.ok(Math.max(...bottoms) <= 568, String(Math.max(...bottoms)));
    const zoom = await page.getAttribute("meta[name=viewport]", "content");
    assert.ok(!/maximum-scale|user-scalable/.test(zoom));
  });
});

test("the language follows the browser, can be changed, and is remembered", async () => {
  await visit({ locale: "fr-CA" }, async (page) => {
    assert.equal(await page.getAttribute("html", "lang"), "fr");
    assert.equal(await page.title(), "Neuf\u00a0: l’atelier de sudoku");
    await page.click("#language");
    assert.equal(await page.getAttribute("html", "lang"), "en");
    assert.equal(await page.textContent("#make-one"), "New puzzle");
    await page.reload();
    await ready(page);
    assert.equal(await page.getAttribute("html", "lang"), "en");
  });
  await visit({ locale: "de-DE" }, async (page) => assert.equal(await page.getAttribute("html", "lang"), "en"));
});

test("no text is missing in either language", async () => {
  for (const locale of ["en", "fr"]) {
    await visit({ locale }, async (page) => {
      await page.click("#make-batch");
      await page.waitForSelector("#outcome");
      // A key that is in no catalogue would be shown as it is.
      const texts = await page.evaluate(() => {
        const found = [];
        for (const it of document.querySelectorAll("body *")) {
          found.push(it.getAttribute("aria-label"), it.title);
          for (const node of it.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent.trim());
        }
        return found.filter(Boolean);
      });
      assert.ok(texts.length > 150);
      assert.deepEqual(texts.filter((text) => /^[a-z]+(-[a-z]+)+$|[{}]/.test(text)), []);
    });
  }
});

test("the colours keep their distance in every theme", () => {
  const css = readFileSync("crates/neuf-web/static/style.css", "utf8");
  const tokens = (selector) => {
    const block = css.match(new RegExp(`(?:^|\\n)${selector.replace(/[[\]]/g, "\\$&")} \\{([^}]*)\\}`))[1];
    return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]));
  };
  const light = tokens(":root");
  const dark = { ...light, ...tokens("[data-theme=dark]") };
  const themes = {
    light,
    dark,
    "light, high contrast": { ...light, ...tokens("[data-contrast=more]") },
    "dark, high contrast": { ...dark, ...tokens("[data-contrast=more]"), ...tokens("[data-theme=dark][data-contrast=more]") },
  };
  const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = (colour) => {
    const hex = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
    const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const [name, theme] of Object.entries(themes)) {
    const far = (front, back, least) => {
      const [low, high] = [luminance(theme[front]), luminance(theme[back])].sort((a, b) => a - b);
      const ratio = (high + 0.05) / (low + 0.05);
      assert.ok(ratio >= least, `${name}: ${front} on ${back} ${ratio.toFixed(2)}, ${least} wanted`);
    };
    const tints = ["board", "select", "peer", "same"];
    for (const front of ["given", "pen"]) {
      far(front, "board", 7);
      for (const tint of tints) far(front, tint, 4.5);
    }
    for (const tint of tints) far("mark", tint, 4.5);
    for (const back of ["board", "conflict-bg", "select"]) far("conflict", back, 3);
    far("conflict", "conflict-bg", 4.5);
    for (const tint of ["board", "peer", "same"]) far("ring", tint, 3);
    for (const back of ["paper", "board", "key"]) far("text", back, name.includes("high") ? 7 : 4.5);
    for (const back of ["paper", "board", "key"]) far("muted", back, name.includes("high") ? 7 : 4.5);
    far("thick", "board", 4.5);
    far("thin", "board", 3);
    far("edge", "board", 3);
  }
});

test("the theme follows the system, can be changed, and is remembered", async () => {
  await visit({ colorScheme: "dark" }, async (page) => {
    assert.equal(await page.getAttribute("html", "data-theme"), "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.waitForSelector("html[data-theme=light]");
    await page.click("#open-preferences");
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    assert.equal(await page.getAttribute("html", "data-theme"), "dark");
    await page.reload();
    await ready(page);
    assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  });
});

test("in forced colours every state keeps its shape", async () => {
  await visit({ forcedColors: "active" }, async (page) => {
    const line = await givens(page);
    const [cell] = emptyCells(line);
    await write(page, cell, [...line].find((digit) => digit !== "."));
    const shape = (selector, pseudo, property) =>
      page.$eval(selector, (it, [pseudo, property]) => getComputedStyle(it, pseudo)[property], [pseudo, property]);
    assert.equal(await shape(".selected", "::before", "borderTopStyle"), "solid");
    const given = await shape("[aria-readonly]", null, "fontWeight");
    const pen = await shape(".pen", null, "fontWeight");
    assert.ok(Number(given) > Number(pen));
    assert.deepEqual(await violations(page), []);
  });
});

test("the page works below any path of any static host, and asks nobody else", async () => {
  const elsewhere = await serve(undefined, { under: "/some/where/" });
  try {
    await visit({ url: elsewhere.url }, async (page) => {
      const before = await givens(page);
      await page.click("#make-one");
      await page.waitForFunction(
        (before) => [...document.querySelectorAll("[role=gridcell]")].map((cell) => (cell.ariaReadOnly === "true" ? cell.querySelector(".digit").textContent : ".")).join("") !== before,
        before,
      );
    });
  } finally {
    elsewhere.close();
  }
});
