import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { browserModules, callsModule } from "../src/calls-module.ts";

const SOURCE = join(import.meta.dirname, "../src");

writeFileSync(join(SOURCE, "calls.generated.ts"), callsModule());
// Start empty, so that a removed noun leaves no module behind.
rmSync(join(SOURCE, "browser"), { recursive: true, force: true });
mkdirSync(join(SOURCE, "browser"));
for (const [file, text] of Object.entries(browserModules()))
  writeFileSync(join(SOURCE, file), text);
