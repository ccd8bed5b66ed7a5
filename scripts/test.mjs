// `npm test`: runs all tests from a clean clone. With --full also the slow ones.
import { generate, install, say } from "./environment.mjs";
import { testEverything } from "./every-test.mjs";
import { printTimes } from "./steps.mjs";

await install();
await generate();
await testEverything({ isFull: process.argv.includes("--full") });
printTimes();
say("All tests passed.");
