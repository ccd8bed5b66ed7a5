// `pnpm verify`: everything that must hold of the code, then every test. Zero warnings.
import { environment, fail, findNode, generate, install, run, say } from "./environment.mjs";

const CHECKS = {
  Formatting: "check:format",
  Lint: "check:lint",
  Types: "check:types",
  Boundaries: "check:boundaries",
  "Unused code": "check:unused",
};

await install();
await generate();
const env = environment({ TURBO_TELEMETRY_DISABLED: "1" });
for (const [name, script] of Object.entries(CHECKS)) {
  say(`${name} …`);
  if (await run("pnpm", ["run", "--silent", script], { env })) fail(`${name} does not hold.`);
}
if (!process.argv.includes("--no-tests") && (await run(findNode(), ["scripts/test.mjs"], { env })))
  process.exit(1);
