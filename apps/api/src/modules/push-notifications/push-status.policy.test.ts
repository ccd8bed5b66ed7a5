import { PUSH_STATUSES } from "@devguild/schemas/constants/push-notifications";
import { expect, test } from "vitest";

import { canBecome } from "./push-status.policy.ts";

const { DRAFT, SCHEDULED, QUEUED, SENDING, SENT, DELETED, FAILED } = PUSH_STATUSES;
const now = new Date("2026-11-26T12:00:00Z");
const inFuture = new Date("2026-11-26T12:00:05Z");

test.each([
  ["a draft", { status: DRAFT, leaves_at: null }, [DRAFT, SCHEDULED, QUEUED, DELETED]],
  ["a scheduled one", { status: SCHEDULED, leaves_at: null }, [DRAFT, SCHEDULED, QUEUED, DELETED]],
  ["a failed one", { status: FAILED, leaves_at: null }, [DRAFT, SCHEDULED, QUEUED]],
  ["one that leaves in a few seconds", { status: QUEUED, leaves_at: inFuture }, [DRAFT]],
  ["one that has left", { status: QUEUED, leaves_at: now }, []],
  ["one whose schedule was due", { status: QUEUED, leaves_at: null }, []],
  ["one that is being sent", { status: SENDING, leaves_at: inFuture }, []],
  ["a sent one", { status: SENT, leaves_at: now }, []],
  ["a deleted one", { status: DELETED, leaves_at: null }, []],
])("%s can be turned into what staff may make of it", (_, current, next) => {
  const all = Object.values(PUSH_STATUSES);
  expect(all.filter((each) => canBecome(current, each, now))).toEqual(next);
});
