import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { expect, test } from "vitest";

import { isOverdue } from "./is-overdue.ts";

const { NEW_CANDIDATE, INTERVIEWING, HIRED } = APPLICATION_STATUSES;
const now = new Date("2026-11-20T12:00:00Z");
const waiting = (status: number, days: number) => ({
  status: status as typeof NEW_CANDIDATE,
  waiting_since: new Date(now.getTime() - days * 86_400_000).toISOString(),
});

test.each([
  ["a new candidate", NEW_CANDIDATE, 2.9, 10, false],
  ["a new candidate", NEW_CANDIDATE, 3.1, 10, true],
  ["somebody in interviews", INTERVIEWING, 6, 5.5, true],
  ["somebody in interviews", INTERVIEWING, 5, 5.5, false],
  ["somebody in interviews, at a company without a median,", INTERVIEWING, 50, null, false],
  ["somebody hired", HIRED, 50, 5, false],
] as const)("%s (state %i) after %d days, usual %d: %s", (_, status, days, usual, overdue) => {
  expect(isOverdue(waiting(status, days), now, usual)).toBe(overdue);
});
