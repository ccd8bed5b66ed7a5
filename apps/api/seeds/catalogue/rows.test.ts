import { expect, test } from "vitest";

import { ROLES } from "../world/texts/roles.ts";
import { catalogueRows } from "./rows.ts";

const rows = catalogueRows();

test("slugs and names are unique", () => {
  for (const list of [rows.skills, rows.languages, rows.locations])
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
  expect(new Set(rows.skills.map(({ name }) => name)).size).toBe(rows.skills.length);
});

test("there are enough rows", () => {
  expect(rows.skills.length).toBeGreaterThanOrEqual(150);
  expect(rows.languages.length).toBeGreaterThanOrEqual(20);
  expect(rows.locations.filter(({ kind }) => kind === "city").length).toBeGreaterThan(1000);
});

test.each([
  ["Germany", "germany"],
  ["Łódź", "lodz"],
  ["Luxembourg", "luxembourg"],
  ["European Union", "european-union"],
])("%s is found at %s", (name, slug) => {
  expect(rows.locations.find((location) => location.name === name)?.slug).toBe(slug);
});

test("a city that shares its name with a country has the country in its slug", () => {
  expect(
    rows.locations.find(({ kind, name }) => kind === "city" && name === "Luxembourg")?.slug,
  ).toBe("luxembourg-luxembourg");
});

test("every skill that a role requires exists", () => {
  const known = new Set(rows.skills.map(({ name }) => name));
  const required = Object.values(ROLES).flatMap(({ stacks, also }) => stacks.flat().concat(also));
  expect(required.filter((name) => !known.has(name))).toEqual([]);
});
