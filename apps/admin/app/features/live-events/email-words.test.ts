import { expect, test } from "vitest";

import { describeEmail } from "./email-words.ts";

test.each([
  [12, 0, "Sent to 12 people"],
  [0, 1, "Scheduled for 1 person"],
  [1200, 3, "Sent to 1,200, scheduled for 3"],
  [0, 0, "Not sent"],
  [null, 2, "2 people to notify"],
  [null, 0, "Nobody to notify"],
])("an email that %s got and %s will get: %s", (sent, pending, state) => {
  expect(describeEmail({ kind: "change", sent, pending, at: null }).state).toBe(state);
});
