import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import { crmCommand, issuerCommand, productEnvironment, urls } from "./addresses.ts";
import { isFull } from "./is-full.ts";

const root = join(import.meta.dirname, "../..");
const executablePath = process.env["CHROMIUM_PATH"];

// They work on the same company, its owner or one of its jobs, so they take turns beside the others.
const TURNS = /(ad-pixel|apply|come-to-life|redirects|staff-candidates)\.test\.ts$/;
// They change a login of the demo world that the others use meanwhile.
const LAST = /(profile|second-factor|switch-accounts)\.test\.ts$/;
// A journey that is run by name does not wait for all the others.
const isWhole = process.env["E2E_WHOLE"] === "1";

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  projects: [
    // First, so that one worker is on them while the other runs the rest.
    { name: "turns", testMatch: TURNS, workers: 1 },
    { name: "journeys", testIgnore: [TURNS, LAST] },
    {
      name: "last",
      testMatch: LAST,
      workers: 1,
      ...(isWhole && { dependencies: ["journeys", "turns"] }),
    },
  ],
  ...(!isFull && { grepInvert: /@slow/ }),
  // Of a whole journey, with another one beside it.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: urls.site,
    // Pictures of every frame cost more than all else that is kept for a failure.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Without a locale of UTF-8 Chromium calls a download with an accent in its name "download".
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
    },
  },
  webServer: [
    {
      command: issuerCommand,
      cwd: root,
      wait: { stdout: /Issuer at/ },
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      stderr: "pipe",
    },
    {
      command: crmCommand,
      cwd: root,
      wait: { stdout: /CRM at/ },
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      stderr: "pipe",
    },
    {
      command: "node scripts/start.mjs",
      cwd: root,
      env: productEnvironment(),
      // All four answer once it says so; any one of them may be first.
      wait: { stdout: /Ready after/ },
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      stderr: "pipe",
    },
  ],
});
