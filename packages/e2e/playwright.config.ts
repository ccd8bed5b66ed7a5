import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import { crmCommand, issuerCommand, productEnvironment, urls } from "./addresses.ts";

const root = join(import.meta.dirname, "../..");
const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: urls.site,
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
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
