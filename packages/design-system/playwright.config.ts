import { defineConfig } from "@playwright/test";

const PORT = 6106;
const executablePath = process.env["HEADLESS_SHELL_PATH"] ?? process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "stories",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  reporter: [["dot"]],
  projects: [{ name: "light" }, { name: "dark" }],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Storybook ends animations at once for its own test runner, and waits for them otherwise.
    userAgent: "Mozilla/5.0 Chrome StorybookTestRunner",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `vite preview --outDir storybook-static --port ${PORT} --strictPort`,
    port: PORT,
  },
});
