import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

// The installed Chromium if there is one, otherwise Playwright's.
const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const launchOptions = existsSync(chromiumPath)
  ? {
      executablePath: chromiumPath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    }
  : {};

/** Renders every story and checks it with axe, in one colour scheme. */
const stories = (scheme: "light" | "dark") => ({
  plugins: [storybookTest({ configDir, initialGlobals: { scheme } })],
  test: {
    name: `stories-${scheme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: "logic", environment: "node", include: ["src/**/*.test.{ts,tsx}"] } },
      stories("light"),
      stories("dark"),
    ],
  },
});
