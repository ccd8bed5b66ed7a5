import { readFileSync } from "node:fs";
import { join } from "node:path";

import { environment } from "@devguild/config/configuration";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

test(".env.example lists every variable, and no other", () => {
  const example = readFileSync(join(ROOT, ".env.example"), "utf8");
  const listed = new Set(Array.from(example.matchAll(/^([A-Z\d_]+)=/gm), ([, name]) => name));
  expect(listed).toEqual(new Set(Object.keys(environment.shape)));
});
