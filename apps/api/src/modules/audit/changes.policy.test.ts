import { expect, test } from "vitest";

import { findChanges } from "./changes.policy.ts";

const personal = new Set(["cover_letter"]);

test("an edit records the changed fields with both values", () => {
  const at = new Date(0);
  expect(
    findChanges(
      { id: 1, title: "Go", skill_ids: [1], published_at: at },
      { id: 1, title: "Rust", skill_ids: [1], published_at: new Date(0) },
      personal,
    ),
  ).toEqual({ changes: { title: { before: "Go", after: "Rust" } }, personal: {} });
});

test("a new record stores its values, a deleted one its last values", () => {
  const row = { id: 1, title: "Go", salary_min: null };
  expect(findChanges(undefined, row, personal).changes).toEqual({
    id: { after: 1 },
    title: { after: "Go" },
  });
  expect(findChanges(row, undefined, personal).changes).toEqual({
    id: { before: 1 },
    title: { before: "Go" },
  });
});

test("personal data is kept apart", () => {
  expect(findChanges({ cover_letter: "Dear" }, { cover_letter: "" }, personal)).toEqual({
    changes: {},
    personal: { cover_letter: { before: "Dear", after: "" } },
  });
});
