// `pnpm verify`: all static checks, without warnings, then all tests.
import { environment, generate, install, run } from "./environment.mjs";
import { testEverything } from "./every-test.mjs";
import { printTimes, step, steps } from "./steps.mjs";

const CHECKS = {
  Formatting: "check:format",
  Boundaries: "check:boundaries",
  "Unused code": "check:unused",
  Lint: "check:lint",
  Styles: "check:styles",
};

const isFull = process.argv.includes("--full");

await install();
await generate();
const env = environment({ TURBO_TELEMETRY_DISABLED: "1" });
const pnpm = (...args) => run("pnpm", ["--silent", ...args], { env });
// First, because it generates the routes' types for the others.
await step("Types", () => pnpm("run", "check:types"));
await steps(
  Object.fromEntries(
    Object.entries(CHECKS).map(([name, script]) => [name, () => pnpm("run", script)]),
  ),
);
await testEverything({ isFull });
if (isFull) await step("Lighthouse", () => pnpm("run", "lighthouse", "3"));
printTimes();
