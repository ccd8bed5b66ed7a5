import { RECIPIENT_STATES as S } from "@devguild/schemas/constants/sourcing";
import { expect, test } from "vitest";

import { describeRecipient } from "./describe-recipient.ts";

const DATE = "2026-11-26T09:00:00.000Z";
const SENT = { state: S.SENT, reason: null, read_at: null, replied_at: null };

test.each([
  ["Waiting", { state: S.WAITING }],
  ["Sent", {}],
  ["Read", { read_at: DATE }],
  ["Replied", { read_at: DATE, replied_at: DATE }],
  ["Email failed", { state: S.FAILED }],
  ["Read", { state: S.FAILED, read_at: DATE }],
  ["Taken back", { state: S.WITHDRAWN }],
  ["Skipped: wants no more messages", { state: S.SKIPPED, reason: "refused" as const }],
])("staff read “%s”", (label, values) => {
  expect(describeRecipient({ ...SENT, ...values }).label).toBe(label);
});
