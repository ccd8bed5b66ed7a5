// `npm test`: every test there is, from a clean clone. With --full also what is slow and rare.
import { generate, install, say } from "./environment.mjs";
import { testEverything } from "./every-test.mjs";
import { printTimes } from "./steps.mjs";

await install();
await generate();
await testEverything({ isFull: process.argv.includes("--full") });
printTimes();
say("All tests passed.");
