import { expect, test } from "vitest";

import { findMentions } from "./mentions.policy.ts";

const ADA = { full_name: "Ada Lovelace" };
const KING = { full_name: "Ada Lovelace King" };
const NAMESAKE = { full_name: "Ada Lovelace" };

test("full names after an @ are mentions", () => {
  expect(findMentions("@Ada Lovelace, what do you think?", [ADA, KING])).toEqual([ADA]);
  expect(findMentions("Ask Ada Lovelace", [ADA])).toEqual([]);
  expect(findMentions("@Ada?", [ADA])).toEqual([]);
});

test("the longest name wins, and people of the same name are all named", () => {
  expect(findMentions("@Ada Lovelace King knows.", [ADA, KING])).toEqual([KING]);
  expect(findMentions("@Ada Lovelace knows.", [ADA, NAMESAKE])).toHaveLength(2);
  expect(findMentions("@ nobody", [{ full_name: "" }])).toEqual([]);
});
