import { describe, expect, test } from "vitest";

import { decideSaving } from "./postings.policy.ts";

type Change = Parameters<typeof decideSaving>[1];

describe("what saving an ad does", () => {
  test.each<[Parameters<typeof decideSaving>[0], Change, ReturnType<typeof decideSaving>]>([
    ["draft", {}, "save-draft"],
    ["draft", { is_draft: true, price_id: 1 }, "save-draft"],
    ["draft", { is_draft: false }, "publish"],
    ["draft", { is_draft: false, status: "draft" }, "publish"],
    ["draft", { status: "published" }, null],
    ["published", {}, "edit"],
    ["published", { is_draft: false }, "edit"],
    ["published", { is_draft: false, price_id: null }, "edit"],
    ["published", { is_draft: false, price_id: 1, status: "published" }, "edit"],
    ["published", { is_draft: false, price_id: 1 }, null],
    ["published", { is_draft: false, status: "draft" }, null],
    ["published", { is_draft: true }, null],
    ["pending", {}, null],
    ["unpublished", { is_draft: false }, null],
    ["expired", { is_draft: false, price_id: 1 }, null],
    ["archived", {}, null],
  ])("%s, %o: %s", (state, change, saving) => {
    expect(decideSaving(state, change)).toBe(saving);
  });
});
