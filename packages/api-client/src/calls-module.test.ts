import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { callsModule } from "./calls-module.ts";

test("browsers call what the contract says", () => {
  const written = readFileSync(join(import.meta.dirname, "calls.generated.ts"), "utf8");
  expect(written).toBe(callsModule());
});
