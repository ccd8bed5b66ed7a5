import { expect, test } from "vitest";

import { describeAllowance } from "./allowance.ts";

const membership = {
  name: "Recruiting 10",
  slots: 10,
  slots_left: 6,
  valid_until: "2027-03-01T00:00:00Z",
  auto_renew: true,
};

test("a company reads what it has to publish with", () => {
  expect(describeAllowance({ membership, credits: 1 })).toEqual([
    "6 of 10 job slots left",
    "renews on 1 March 2027",
    "1 credit",
  ]);
  expect(describeAllowance({ membership: null, credits: 3 })).toEqual(["3 credits"]);
});

test("and nothing where it has nothing", () => {
  expect(describeAllowance({ membership: null, credits: 0 })).toEqual([]);
});
