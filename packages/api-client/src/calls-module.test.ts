import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { browserModules, callsModule } from "./calls-module.ts";

const written = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

test("browsers call what the contract says", () => {
  expect(written("calls.generated.ts")).toBe(callsModule());
  for (const [file, text] of Object.entries(browserModules())) expect(written(file)).toBe(text);
});
