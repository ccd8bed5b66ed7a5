// Finds the browsers for the tests, or installs them if possible.
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

const SHELL_PATHS = ["/usr/bin/chromium-headless-shell"];

/** Finds a program among the browsers that Playwright has downloaded. */
const findDownloaded = (folder, programs) => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache", "ms-playwright");
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => folder.test(name))
    .flatMap((name) => programs.map((program) => join(cache, name, program)))
    .find((file) => existsSync(file));
};

const findFirst = (...files) => files.find((file) => file && existsSync(file));

const findChromium = () =>
  findFirst(process.env.CHROMIUM_PATH, ...KNOWN_PATHS) ??
  findDownloaded(/^chromium-\d+$/, ["chrome-linux64/chrome", "chrome-linux/chrome"]);

const findHeadlessShell = () =>
  findFirst(process.env.HEADLESS_SHELL_PATH, ...SHELL_PATHS) ??
  findDownloaded(/^chromium_headless_shell-\d+$/, [
    "chrome-headless-shell-linux64/chrome-headless-shell",
    "chrome-linux/headless_shell",
  ]);

const installFromDebian = async () => {
  if (!has("apt-get") || process.getuid?.() !== 0) return;
  say("Installing Chromium from Debian …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { env, stdio: ["ignore", "ignore", "inherit"] };
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "chromium", "chromium-headless-shell"], quiet);
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

const findBrowsers = () => ({ chromium: findChromium(), headlessShell: findHeadlessShell() });

/**
 * Returns the variables that tell tests where their browsers are: `CHROMIUM_PATH`, and `HEADLESS_SHELL_PATH`
 * for Chromium without windows, which takes three fifths of the processor time. That one may be missing; if
 * there is no Chromium and it can't be installed, exits with the command to run.
 */
export const browserEnvironment = async () => {
  for (const install of [installFromDebian, installWithPlaywright]) {
    const { chromium, headlessShell } = findBrowsers();
    if (chromium && headlessShell) break;
    await install();
  }
  const { chromium, headlessShell } = findBrowsers();
  if (!chromium)
    fail(
      "The browser tests need Chromium. Install it (Debian: sudo apt-get install -y chromium), or set CHROMIUM_PATH to one.",
    );
  return {
    CHROMIUM_PATH: chromium,
    ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }),
  };
};
