import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { expect, test } from "vitest";

import { listPostingActions } from "./posting-actions.ts";

const slot = { price_type: "membership" as const, offer_type: OFFER_TYPES.STREAM };
const paid = { price_type: "regular" as const, offer_type: OFFER_TYPES.AD_REGULAR };
const perHire = { price_type: "regular" as const, offer_type: OFFER_TYPES.PPH };

test.each([
  ["draft", slot, ["edit", "duplicate", "preview", "archive", "delete"]],
  ["pending", slot, ["duplicate", "preview", "delete"]],
  ["published", slot, ["edit", "duplicate", "extend", "change-url", "unpublish", "delete"]],
  ["published", paid, ["edit", "duplicate", "change-url", "unpublish", "delete"]],
  ["unpublished", paid, ["duplicate", "preview", "repost", "archive", "delete"]],
  ["expired", slot, ["duplicate", "preview", "repost", "extend", "archive", "delete"]],
  ["archived", slot, ["duplicate", "preview", "repost", "restore", "delete"]],
] as const)("a company's %s job, %j, has the actions %j", (status, sold, actions) => {
  expect(listPostingActions({ status, ...sold }, "company")).toEqual(actions);
});

test("staff also release, extend what was paid for, boost, and republish pay-per-hire jobs", () => {
  const actions = (
    status: "pending" | "published" | "expired",
    sold: typeof paid | typeof perHire,
  ) => listPostingActions({ status, ...sold }, "staff");
  expect(actions("pending", paid)).toContain("release");
  expect(actions("published", paid)).toEqual(expect.arrayContaining(["extend", "boost"]));
  expect(actions("expired", perHire)).toContain("republish");
  expect(actions("expired", paid)).not.toContain("republish");
});
