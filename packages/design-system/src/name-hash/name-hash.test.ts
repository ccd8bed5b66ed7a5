import { expect, test } from "vitest";
import { hashText, initials } from "./name-hash.ts";

test.each([
  ["Mira Kovač", "MK"],
  ["  Lucía  de la Serna ", "LS"],
  ["Cher", "C"],
  ["", ""],
])("%s is shortened to %s", (name, short) => {
  expect(initials(name)).toBe(short);
});

test("a name keeps its colour, other names get others", () => {
  expect(hashText("Tidewerk")).toBe(hashText("Tidewerk"));
  const pairs = new Set(
    ["Mira", "Jonas", "Rosa", "Leo", "Ada", "Emil", "Nadia"].map((name) => hashText(name) % 6),
  );
  expect(pairs.size).toBeGreaterThan(2);
});
