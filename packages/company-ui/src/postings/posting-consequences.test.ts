import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { expect, test } from "vitest";

import {
  describeDeletion,
  describeRelease,
  describeStaying,
  describeUnpublishing,
} from "./posting-consequences.ts";

const slot = { price_type: "membership" as const, offer_type: OFFER_TYPES.STREAM };
const paid = { price_type: "regular" as const, offer_type: OFFER_TYPES.AD_REGULAR };
const perHire = { price_type: "regular" as const, offer_type: OFFER_TYPES.PPH };

test.each([
  [0, ""],
  [1, " Its 1 candidate stays in your lists."],
  [4, " Its 4 candidates stay in your lists."],
])("of an archived job with %i candidates, it says %j", (candidates_count, text) => {
  expect(describeStaying({ candidates_count })).toBe(text);
});

test.each([
  [slot, " Its job slot is free straight away."],
  [paid, " There’s no refund for the days that are left."],
  [perHire, ""],
])("unpublishing %j says what it costs", (sold, cost) => {
  expect(describeUnpublishing({ status: "published", candidates_count: 0, ...sold })).toBe(
    `It comes off the site straight away, and nobody can apply any more.${cost}`,
  );
});

test.each([
  ["draft", paid, 0, "The draft and its preview are deleted for good. This can’t be undone."],
  [
    "published",
    slot,
    1,
    "It comes off the site straight away, and its 1 candidate leaves your lists. They can still see that they applied. Its job slot is free straight away. This can’t be undone.",
  ],
  [
    "published",
    paid,
    0,
    "It comes off the site straight away. There’s no refund for the days that are left. This can’t be undone.",
  ],
  [
    "expired",
    paid,
    4,
    "It leaves your dashboard, and its 4 candidates leave your lists. They can still see that they applied. There’s no refund. This can’t be undone.",
  ],
  ["expired", slot, 0, "It leaves your dashboard. This can’t be undone."],
  ["expired", perHire, 0, "It leaves your dashboard. This can’t be undone."],
  ["pending", paid, 0, "It leaves your dashboard. This can’t be undone."],
] as const)("deleting a %s job, %j, with %i candidates says %j", (status, sold, count, text) => {
  expect(describeDeletion({ status, candidates_count: count, ...sold })).toBe(text);
});

test.each([
  ["membership", "It takes a job slot of the company"],
  ["credit", "The company’s credits are charged"],
  ["regular", "The company gets the invoice"],
] as const)("releasing a job sold by %s says what is charged", (price_type, charge) => {
  expect(describeRelease({ price_type })).toBe(
    `It goes live now, though the account’s owner hasn’t confirmed their email address. ${charge}, as agreed when the job was submitted.`,
  );
});
