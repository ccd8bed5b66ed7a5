import { expect, test } from "vitest";

import { isStrongPassword } from "./password-hash.ts";

test.each([
  "devguild",
  "Devguild1",
  "devguild2026",
  "devguild!",
  "developer1",
  "softwareengineer",
  "passwort123",
  "willkommen",
  "Willkommen1",
  "hallo123",
  "geheim",
  "qwertz123",
  "letmein1",
  "football",
])("the password %s is among the first guesses", (password) => {
  expect(isStrongPassword(password, "ada@test.example")).toBe(false);
});

test.each(["seven-lanterns-north", "nine quiet harbours", "tr0ub4dor&3x"])(
  "the password %s is not",
  (password) => {
    expect(isStrongPassword(password, "ada@test.example")).toBe(true);
  },
);
