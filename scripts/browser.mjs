// Finds the browser for the tests, or installs one if possible.
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

import { environment, fail, has, ROOT, run, say } from "./environment.mjs";

const KNOWN_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const findPlaywrightBrowser = () => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache", "ms-playwright");
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .map((name) => join(cache, name, "chrome-linux", "chrome"))
    .find((file) => existsSync(file));
};

const find = () =>
  [process.env.CHROMIUM_PATH, ...KNOWN_PATHS].find((file) => file && existsSync(file)) ??
  findPlaywrightBrowser();

const installFromDebian = async () => {
  if (!has("apt-get") || process.getuid?.() !== 0) return;
  say("Installing Chromium from Debian …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { env, stdio: ["ignore", "ignore", "inherit"] };
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "chromium"], quiet);
};

const installWithPlaywright = async () => {
  say("Installing Chromium with Playwright …");
  await run("playwright", ["install", "chromium"], {
    cwd: join(ROOT, "packages", "e2e"),
    env: {
      ...environment(),
      PATH: `${join(ROOT, "packages/e2e/node_modules/.bin")}:${environment().PATH}`,
    },
    stdio: "ignore",
  });
};

/**
 * Returns the path of Chromium; if there is none and it can't be installed, exits with the command
 * to run.
 */
export const findBrowser = async () => {
  for (const install of [installFromDebian, installWithPlaywright]) {
    const found = find();
    if (found) return found;
    await install();
  }
  return (
    find() ??
    fail(
      "The browser tests need Chromium. Install it (Debian: sudo apt-get install -y chromium), or set CHROMIUM_PATH to one.",
    )
  );
};
