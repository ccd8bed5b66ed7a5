// Runs end-to-end tests only, on a product that is built: node scripts/journeys.mjs [names]
import { join } from "node:path";

import { browserEnvironment } from "./browser.mjs";
import { environment, fail, ROOT, run } from "./environment.mjs";

const cwd = join(ROOT, "packages/e2e");
const env = environment(await browserEnvironment());
const PATH = `${join(cwd, "node_modules/.bin")}:${env.PATH}`;
if (await run("playwright", ["test", ...process.argv.slice(2)], { cwd, env: { ...env, PATH } }))
  fail("Journeys failed.");
