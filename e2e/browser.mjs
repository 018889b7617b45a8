// Finds a Chromium and starts it. Called by itself it prints where the Chromium is, or fails
// with the line to type.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { env } from "node:process";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

// The path of a Chromium: $CHROMIUM, or the first one on PATH.
export function find() {
  const folders = (env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [env.CHROMIUM, ...places, ...elsewhere].find((path) => path && executable(path));
  if (!path) throw new Error("there is no Chromium: apt-get install -y chromium, or set CHROMIUM to its path");
  return path;
}

// A running browser, without what it would fetch or ask for on its own.
export async function launch(options = {}) {
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath: find(),
    ...options,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...(options.args ?? []),
    ],
  });
}

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(find());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
