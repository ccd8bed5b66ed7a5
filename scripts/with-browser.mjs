// Runs a program that needs a browser: node scripts/with-browser.mjs <program> [arguments]
import { browserEnvironment } from "./browser.mjs";
import { environment, findNode, run } from "./environment.mjs";

const [, , program = "", ...args] = process.argv;
const env = environment(await browserEnvironment());
process.exitCode = await run(findNode(), [program, ...args], { env });
