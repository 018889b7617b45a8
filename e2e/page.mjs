// What the browser tests share: a page of Neuf, and what a person would see and do there.
import { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch } from "./browser.mjs";
import { serve } from "./serve.mjs";

let site;
let browser;

// Starts one browser and one server for a test file.
export function setUp() {
  before(async () => {
    site = await serve();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    site?.close();
  });
}

// A fresh visitor's page, closed again after `visit`; anything the page complains of fails the test.
// `first` runs before the page's own scripts; `browser` is another browser than the usual one, closed again too.
export async function visit(options, visit) {
  const { first, url = site.url, settings, browser: other, ...rest } = options;
  const context = await (other ?? browser).newContext({ viewport: { width: 1280, height: 800 }, locale: "en", ...rest });
  const problems = [];
  const watch = (page) => {
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("response", (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`));
    page.on("request", (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(new URL(url).origin)) {
        problems.push(`asked for ${request.url()}`);
      }
    });
  };
  context.on("page", watch);
  try {
    const page = await context.newPage();
    if (settings) {
      await page.addInitScript((settings) => {
        localStorage["neuf.settings"] ??= settings;
      }, settings);
    }
    if (first) await page.addInitScript(first);
    await page.goto(url);
    await ready(page);
    await inTime(visit(page, context));
    assert.deepEqual(problems, []);
  } finally {
    await context.close();
    await other?.close();
  }
}

// A visit that hangs fails, and the next one goes on.
async function inTime(visit) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the visit took more than three minutes")), 180_000);
  });
  try {
    await Promise.race([visit, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const ready = (page) => page.waitForSelector("#cell80");
export const siteUrl = () => site.url;

// The 81 digits on the board, `.` for none.
export const board = (page) =>
  page.$$eval("[role=gridcell]", (cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));

// The givens.
export const givens = (page) =>
  page.$$eval("[role=gridcell]", (cells) =>
    cells.map((cell) => (cell.ariaReadOnly === "true" ? cell.querySelector(".digit").textContent : ".")).join(""),
  );

// The digit to be seen in a cell, or nothing.
export const shown = (page, cell) => page.$eval(`#cell${cell}`, (cell) => cell.querySelector(".digit")?.textContent ?? "");

// The marks of a cell, in the order they are drawn.
export const marks = (page, cell) => page.$$eval(`#cell${cell} .marks span`, (marks) => marks.map((mark) => mark.textContent).join(""));

// The game on the board, as it is stored: on the second line.
export const stored = (page) =>
  page.evaluate(() => JSON.parse(localStorage[`neuf.game.${localStorage["neuf.current"]}`].split("\n")[1]));

export const status = (page) => page.textContent("#status");

// Clicks a cell and writes a digit.
export async function write(page, cell, digit) {
  await page.click(`#cell${cell}`);
  await page.keyboard.press(String(digit));
}

// The cells that are empty, and a digit for one that contradicts the solution without a conflict.
export const emptyCells = (line) => [...line].flatMap((digit, i) => (digit === "." ? [i] : []));

export const clues = (line) => [...line].filter((digit) => digit !== ".").length;

const row = (i) => Math.floor(i / 9);
const box = (i) => 3 * Math.floor(i / 27) + Math.floor((i % 9) / 3);
export const sees = (a, b) => a !== b && (row(a) === row(b) || a % 9 === b % 9 || box(a) === box(b));

// All solutions of a puzzle up to `most`, by trying: a second opinion that shares nothing with the engine.
export function solutions(line, most = 2) {
  const grid = [...line].map((digit) => (digit === "." ? 0 : Number(digit)));
  const found = [];
  const choices = (i) => {
    const taken = new Set(grid.filter((_, j) => sees(i, j)));
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit));
  };
  const search = () => {
    let best;
    for (let i = 0; i < 81; i++) {
      if (grid[i]) continue;
      const digits = choices(i);
      if (!best || digits.length < best.digits.length) best = { i, digits };
    }
    if (!best) return void found.push(grid.join(""));
    for (const digit of best.digits) {
      grid[best.i] = digit;
      search();
      if (found.length >= most) return;
    }
    grid[best.i] = 0;
  };
  search();
  return found;
}
