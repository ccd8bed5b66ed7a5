import {
  APPLICATION_STATUSES,
  nextApplicationStatuses,
} from "@devguild/schemas/constants/applications";
import { expect, test } from "vitest";

import {
  asksFirst,
  declineEffect,
  firstNameOf,
  isMailed,
  isRelease,
  moveWords,
  staffMovesFrom,
} from "./staff-moves.ts";

const { APPLIED, NEW_CANDIDATE, INTERVIEWING, HIRED, WALKED_AWAY } = APPLICATION_STATUSES;
const { DECLINED_BY_COMPANY, DECLINED_BY_TM, NOT_FIT_BY_TM } = APPLICATION_STATUSES;

const ALL = Object.values(APPLICATION_STATUSES);

test.each(ALL)("from %i staff are offered every move that they may make, and no other", (from) => {
  const { steps, declines } = staffMovesFrom(from);
  expect(new Set([...steps, ...declines])).toEqual(new Set(nextApplicationStatuses(from, "admin")));
});

test.each([
  [APPLIED, [NEW_CANDIDATE], [DECLINED_BY_TM, NOT_FIT_BY_TM]],
  [NEW_CANDIDATE, [INTERVIEWING, HIRED], [DECLINED_BY_TM, NOT_FIT_BY_TM, DECLINED_BY_COMPANY]],
  [INTERVIEWING, [HIRED, NEW_CANDIDATE], [DECLINED_BY_COMPANY]],
  [WALKED_AWAY, [], []],
] as const)("from %i the next step comes first", (from, steps, declines) => {
  expect(staffMovesFrom(from)).toMatchObject({ steps, declines });
});

test("a move between undecided states is not asked about; a decision is, and taking it back", () => {
  const asked = ALL.flatMap((from) =>
    nextApplicationStatuses(from, "admin").map((to) => [from, to, asksFirst(from, to)] as const),
  );
  expect(asked.filter(([, , asks]) => !asks).map(([from, to]) => [from, to])).toEqual([
    [APPLIED, NEW_CANDIDATE],
    [NEW_CANDIDATE, INTERVIEWING],
    [INTERVIEWING, NEW_CANDIDATE],
  ]);
});

test.each([
  [APPLIED, NEW_CANDIDATE, "Release to the company", "is with the company now."],
  [NOT_FIT_BY_TM, NEW_CANDIDATE, "Release to the company", "is with the company now."],
  [INTERVIEWING, NEW_CANDIDATE, "Back to new", "is a new candidate again."],
  [NEW_CANDIDATE, INTERVIEWING, "Move to interview", "is interviewing now."],
  [HIRED, INTERVIEWING, "Back to interviewing", "is interviewing again."],
  [INTERVIEWING, HIRED, "Hire", "is hired."],
  [INTERVIEWING, DECLINED_BY_COMPANY, "Decline", "is declined."],
  [NEW_CANDIDATE, NOT_FIT_BY_TM, "Decline", "is marked as not a fit."],
] as const)("the move from %i to %i is called %j", (from, to, label, done) => {
  expect(moveWords(from, to)).toMatchObject({ label, done });
});

test("developers are mailed where they learn something, as docs/product/applications.md says", () => {
  expect(isMailed(NEW_CANDIDATE, INTERVIEWING)).toBe(true);
  expect(isMailed(INTERVIEWING, NEW_CANDIDATE)).toBe(true);
  expect(isMailed(NEW_CANDIDATE, DECLINED_BY_TM)).toBe(false);
  expect(isRelease(APPLIED, NEW_CANDIDATE)).toBe(true);
  expect(isMailed(APPLIED, NEW_CANDIDATE)).toBe(false);
});

test("whoever declines reads what the developer will read", () => {
  expect(declineEffect(DECLINED_BY_TM, "Helena")).toContain("Helena reads “Declined by us”.");
  expect(declineEffect(DECLINED_BY_COMPANY, "Helena")).toContain("those that it declined");
});

test.each([
  ["Helena Vos", "Helena"],
  ["", "the candidate"],
])("%j is called %j", (full, first) => {
  expect(firstNameOf(full)).toBe(first);
});
