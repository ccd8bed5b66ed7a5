import { expect, test } from "vitest";

import { allowedBy, chosenIn, consentValue } from "./consents.ts";

const choice = (value: string) => `a=1; devguild_consent=${value}; b=2`;

test("a choice is read as it was kept, beside other cookies", () => {
  expect(chosenIn(choice(consentValue(["chat", "maps"])))).toEqual(["chat", "maps"]);
  expect(chosenIn(choice(consentValue([])))).toEqual([]);
});

test.each([
  ["no cookie at all", ""],
  ["other cookies", "devguild_session=x; not_devguild_consent=2027-01.chat"],
  ["a choice by former texts", choice("2025-01.chat.marketing")],
  ["an empty cookie", choice("")],
])("%s is no choice", (_, cookies) => {
  expect(chosenIn(cookies)).toBeNull();
});

test("what nobody asks for is never allowed", () => {
  expect(chosenIn(choice("2027-01.everything.chat.toString"))).toEqual(["chat"]);
});

test("a request allows what its cookie says, and nothing under Global Privacy Control", () => {
  const Cookie = choice(consentValue(["errors"]));
  expect(allowedBy(new Headers({ Cookie }))).toEqual(["errors"]);
  expect(allowedBy(new Headers({ Cookie, "Sec-GPC": "1" }))).toEqual([]);
  expect(allowedBy(new Headers())).toEqual([]);
});
