import { expect, test } from "vitest";

import { toSlug } from "./slugs.ts";

test.each([
  ["Senior Backend Engineer", "senior-backend-engineer"],
  ["Łódź", "lodz"],
  ["Größe & Maß", "grosse-and-mass"],
  ["C#", "c-sharp"],
  ["C++", "c-plus-plus"],
  ["Ålesund", "alesund"],
  ["2026", "job-2026"],
  ["2026-11", "job-2026-11"],
  ["preview", "job-preview"],
  ["日本", "job"],
  ["", "job"],
  ["--a--", "a"],
])("a page named %j has the address %j", (name, slug) => {
  expect(toSlug(name, "job")).toBe(slug);
});
