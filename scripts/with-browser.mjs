// Runs a program that needs a browser: node scripts/with-browser.mjs <program> [arguments]
import { findBrowser } from "./browser.mjs";
import { environment, findNode, run } from "./environment.mjs";

const [, , program = "", ...args] = process.argv;
const env = environment({ CHROMIUM_PATH: await findBrowser() });
process.exitCode = await run(findNode(), [program, ...args], { env });
