import type { BulkAction } from "@devguild/schemas/candidate-inbox";
import { expect, test } from "vitest";

import { describeAction, describePlan } from "./action-words.ts";

const ACTION: BulkAction = {
  id: 1,
  status: 6,
  total: 20,
  done: 12,
  failed: [{ candidate_id: 3, full_name: "Ada", reason: "Moved on." }],
  is_finished: false,
  is_undone: false,
  undo_until: "2026-11-19T09:00:00.000Z",
};

test("an action says what it will do, how far it is and what it did", () => {
  const ada = { full_name: "Ada Lovelace" };
  expect(describePlan(6, [ada, ada])).toBe("Decline 2 candidates");
  expect(describePlan(2, [ada])).toBe("Move Ada Lovelace back to new");
  expect(describePlan(null, [ada])).toBe("Message Ada Lovelace");
  expect(describeAction(ACTION)).toBe("Declining 13 of 20 …");
  expect(describeAction({ ...ACTION, done: 19, is_finished: true })).toBe(
    "19 candidates declined.",
  );
  expect(describeAction({ ...ACTION, is_undone: true })).toBe("Undone. No emails were sent.");
});
