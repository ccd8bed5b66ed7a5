import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { browserCallsModule, callsModule } from "./calls-module.ts";

const written = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

test("browsers call what the contract says", () => {
  expect(written("calls.generated.ts")).toBe(callsModule());
  expect(written("browser-calls.generated.ts")).toBe(browserCallsModule());
});
