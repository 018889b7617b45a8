// The picture in the README: `node e2e/screenshot.mjs` after `cargo xtask web`.
import { launch } from "./browser.mjs";
import { ready } from "./page.mjs";
import { serve } from "./serve.mjs";

const site = await serve();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en" });
await page.goto(site.url);
await ready(page);
const cell = (row, column) => page.click(`#cell${9 * (row - 1) + column - 1}`);
// A game under way: digits in pen, marks in their places, the sixes looked at.
for (const [row, column, digit] of [[1, 2, 6], [1, 3, 9], [3, 1, 1], [3, 3, 2], [7, 3, 1]]) {
  await cell(row, column);
  await page.keyboard.press(String(digit));
}
for (const [row, column, digits] of [[1, 6, "4"], [1, 7, "47"], [2, 4, "14"], [2, 6, "346"], [2, 7, "246"], [3, 4, "56"], [3, 5, "356"], [4, 6, "36"], [6, 4, "58"], [6, 5, "58"], [7, 5, "57"], [7, 9, "48"]]) {
  await cell(row, column);
  for (const digit of digits) await page.keyboard.press(`Control+${digit}`);
}
await page.click("#make-batch");
await page.waitForSelector("#outcome");
await cell(8, 5);
await page.mouse.move(700, 880);
await page.waitForTimeout(300);
await page.screenshot({ path: "docs/screenshot.png" });
await browser.close();
site.close();
