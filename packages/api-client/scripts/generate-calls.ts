import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { callsModule } from "../src/calls-module.ts";

writeFileSync(join(import.meta.dirname, "../src/calls.generated.ts"), callsModule());
