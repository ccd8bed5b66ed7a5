import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { browserCallsModule, callsModule } from "../src/calls-module.ts";

const SOURCE = join(import.meta.dirname, "../src");
writeFileSync(join(SOURCE, "calls.generated.ts"), callsModule());
writeFileSync(join(SOURCE, "browser-calls.generated.ts"), browserCallsModule());
