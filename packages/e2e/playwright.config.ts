import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import {
  crmCommand,
  productEnvironment,
  pushServiceCommand,
  urls,
  youtubeCommand,
  youtubeEnvironment,
} from "./addresses.ts";
import { isFull } from "./is-full.ts";

const root = join(import.meta.dirname, "../..");
const chromium = process.env["CHROMIUM_PATH"];
// Takes three fifths of the processor time of the whole browser.
const executablePath = process.env["HEADLESS_SHELL_PATH"] ?? chromium;

// These use the same company, its owner or one of its jobs, or add an authenticator app to the same login,
// so they run one at a time beside the others.
const SERIAL =
  /(ad-pixel|apply|come-to-life|company-account|company-users|redirects|sourcing|staff-candidates)\.test\.ts$/;
// These need what only the whole browser has: notifications and installed sites.
const WHOLE_BROWSER = /(installed-site|push)\.test\.ts$/;
// These change a demo login that the other tests use.
const LAST = /(delete-company|erasure|profile|second-factor|switch-accounts)\.test\.ts$/;
// A single test doesn't wait for all others.
const isWholeRun = process.env["E2E_WHOLE"] === "1";

const launchOptions = {
  // Without a UTF-8 locale, Chromium calls a download with an accent in its name "download".
  env: { ...(process.env as Record<string, string>), LC_ALL: "C.UTF-8" },
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  projects: [
    // First, so that one worker runs them while the other runs the rest.
    { name: "turns", testMatch: SERIAL, workers: 1 },
    { name: "journeys", testIgnore: [SERIAL, LAST, WHOLE_BROWSER] },
    {
      name: "whole browser",
      testMatch: WHOLE_BROWSER,
      use: {
        launchOptions: { ...launchOptions, ...(chromium && { executablePath: chromium }) },
      },
    },
    {
      name: "last",
      testMatch: LAST,
      workers: 1,
      ...(isWholeRun && { dependencies: ["journeys", "turns", "whole browser"] }),
    },
  ],
  ...(!isFull && { grepInvert: /@slow/ }),
  // Once more, so that one race among 300 journeys doesn't discard a whole run; those that needed it
  // are listed as flaky, each a defect, and the full run refuses them.
  retries: isWholeRun ? 1 : 0,
  failOnFlakyTests: isFull,
  // For a whole test, with another one running at the same time.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: urls.site,
    // Recording costs a fifth of a page's time, so in a whole run only the second try is recorded; and
    // screenshots of every frame would cost more than the rest of a trace.
    trace: { mode: isWholeRun ? "on-first-retry" : "retain-on-failure", screenshots: false },
    launchOptions: { ...launchOptions, ...(executablePath && { executablePath }) },
  },
  webServer: [
    {
      command: crmCommand,
      cwd: root,
      wait: { stdout: /CRM at/ },
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      stderr: "pipe",
    },
    {
      command: youtubeCommand,
      cwd: root,
      wait: { stdout: /YouTube at/ },
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      stderr: "pipe",
    },
    {
      command: pushServiceCommand,
      cwd: root,
      wait: { stdout: /Push service at/ },
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      stderr: "pipe",
    },
    {
      command: "node scripts/start.mjs",
      cwd: root,
      env: { ...productEnvironment(), ...youtubeEnvironment },
      // Printed once all four servers are up, in whatever order.
      wait: { stdout: /Ready after/ },
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      stderr: "pipe",
    },
  ],
});
