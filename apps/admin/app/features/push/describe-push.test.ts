import { PUSH_STATUSES } from "@devguild/schemas/constants/push-notifications";
import type { PushNotification } from "@devguild/schemas/push-notifications";
import { expect, test } from "vitest";

import { describePush } from "./describe-push.ts";

const { DRAFT, SCHEDULED, SENDING, SENT, DELETED, FAILED } = PUSH_STATUSES;

const push: PushNotification = {
  id: 1,
  event: { id: 1, name: "Guild Congress", timezone: "Europe/Vienna" },
  title: "Doors open",
  body: "Bring your ticket code.",
  target: "registered",
  action: 0,
  redirect_type: null,
  url: null,
  session_id: null,
  partner_id: null,
  status: DRAFT,
  scheduled_at: null,
  leaves_at: null,
  sent_at: null,
  problem: null,
  recipients_count: 6204,
  delivered_count: 0,
  opened_count: 0,
  expired_count: 0,
  failed_count: 0,
  unknown_count: 0,
  version: 1,
  saved_at: "2026-11-26T12:00:00.000Z",
  saved_by: "Ines Okafor",
};
const morning = "2027-07-07T05:15:00.000Z";

test.each([
  [{}, "Registered. Not scheduled"],
  [{ scheduled_at: morning }, "Registered. For Wed, 7 Jul 2027, 07:15, not scheduled"],
  [
    { status: SCHEDULED, scheduled_at: morning },
    "Registered, Wed, 7 Jul 2027, 07:15, about 6,204 devices",
  ],
  [{ status: SENDING, delivered_count: 3000, expired_count: 20 }, "Registered, 3,020 of 6,204"],
  [
    { status: SENT, delivered_count: 6000, opened_count: 840 },
    "Registered, 6,000 delivered, 14% opened",
  ],
  [
    { status: FAILED, problem: "Its push service is down." },
    "Registered. Its push service is down.",
  ],
  [{ status: DELETED }, "Ines Okafor"],
] as const)("a push notification with %j is described as %j", (values, line) => {
  expect(describePush({ ...push, ...values })).toBe(line);
});
