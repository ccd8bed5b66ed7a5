// `npm test`: every test there is, from a clean clone: units, the API on a database, stories, journeys.
import { join } from "node:path";

import { findBrowser } from "./browser.mjs";
import { build, environment, fail, install, ROOT, run, say } from "./environment.mjs";

await install();
const browser = await findBrowser();
const env = environment({ CHROMIUM_PATH: browser, TURBO_TELEMETRY_DISABLED: "1" });

say("Running the packages' tests …");
// One package at a time: stories need a browser, the API a database, and a machine may have two cores.
if (await run("turbo", ["run", "test", "--concurrency=1", "--output-logs=new-only"], { env }))
  fail("Tests failed.");
await build();
say("Running the tests of the whole …");
if (await run("vitest", ["run"], { cwd: join(ROOT, "packages/e2e"), env: withBin("e2e") }))
  fail("Tests failed.");
if (await run("playwright", ["test"], { cwd: join(ROOT, "packages/e2e"), env: withBin("e2e") }))
  fail("Journeys failed.");
say("All tests passed.");

function withBin(name) {
  return { ...env, PATH: `${join(ROOT, "packages", name, "node_modules/.bin")}:${env.PATH}` };
}
