import { aCandidate } from "@devguild/fixtures/candidates";
import { nextApplicationStatuses } from "@devguild/schemas/constants/applications";
import { describe, expect, test } from "vitest";

import { COMPANY_MOVES } from "./company-moves.ts";
import { getFirstName, type MoveRules } from "./move-rules.ts";
import { isRelease, STAFF_MOVES } from "./staff-moves.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const { APPLIED, NEW_CANDIDATE, INTERVIEWING, HIRED, WALKED_AWAY } = APPLICATION_STATUSES;
const { DECLINED_BY_COMPANY, DECLINED_BY_TM, NOT_FIT_BY_TM } = APPLICATION_STATUSES;

const ALL = Object.values(APPLICATION_STATUSES);

const inStatus = (status: ApplicationStatus, developerId: number | null = 1) =>
  aCandidate(1, { status, developer: { id: developerId } });

const listTargets = (rules: MoveRules, from: ApplicationStatus) =>
  rules.getButtons(from).map(({ targets }) => targets);

const askedBy = (rules: MoveRules) =>
  ALL.flatMap((from) => rules.getNext(from).map((to) => ({ from, to }))).filter(({ from, to }) =>
    rules.asksFirst(from, to),
  );

describe.each([
  ["a company", COMPANY_MOVES, "company"],
  ["staff", STAFF_MOVES, "admin"],
] as const)("%s", (_, rules, mover) => {
  test.each(ALL)("is offered every move from %i that it may make, and no other", (from) => {
    const offered = listTargets(rules, from).flat();
    expect(new Set(offered)).toEqual(new Set(nextApplicationStatuses(from, mover)));
    expect(offered).toHaveLength(new Set(offered).size);
  });

  test("is asked before a candidate is declined or hired", () => {
    const decisions = askedBy(rules).map(({ to }) => to);
    expect(decisions).toContain(DECLINED_BY_COMPANY);
    expect(decisions).toContain(HIRED);
  });
});

test.each([
  [NEW_CANDIDATE, [[INTERVIEWING], [HIRED], [DECLINED_BY_COMPANY]]],
  [INTERVIEWING, [[HIRED], [DECLINED_BY_COMPANY], [NEW_CANDIDATE]]],
  [DECLINED_BY_COMPANY, [[INTERVIEWING], [NEW_CANDIDATE]]],
  [HIRED, []],
  [WALKED_AWAY, []],
] as const)("from %i a company's next step comes first, each with its key", (from, targets) => {
  expect(listTargets(COMPANY_MOVES, from)).toEqual(targets);
  expect(COMPANY_MOVES.getButtons(from).map(({ shortcut }) => shortcut)).toEqual(
    targets.flat().map(String),
  );
});

test.each([
  [APPLIED, [[NEW_CANDIDATE], [DECLINED_BY_TM, NOT_FIT_BY_TM]]],
  [NEW_CANDIDATE, [[INTERVIEWING], [HIRED], [DECLINED_BY_TM, NOT_FIT_BY_TM, DECLINED_BY_COMPANY]]],
  [INTERVIEWING, [[HIRED], [NEW_CANDIDATE], [DECLINED_BY_COMPANY]]],
  [WALKED_AWAY, []],
] as const)(
  "from %i the next step of staff comes first, all declines are one button",
  (from, targets) => {
    expect(listTargets(STAFF_MOVES, from)).toEqual(targets);
  },
);

test.each([
  [APPLIED, undefined, NEW_CANDIDATE],
  [NEW_CANDIDATE, INTERVIEWING, INTERVIEWING],
  [INTERVIEWING, HIRED, HIRED],
  [DECLINED_BY_COMPANY, undefined, undefined],
] as const)("from %i the usual next step stands out", (from, company, staff) => {
  const forwardOf = (rules: MoveRules) =>
    rules.getButtons(from).find(({ isForward }) => isForward)?.targets[0];
  expect([forwardOf(COMPANY_MOVES), forwardOf(STAFF_MOVES)]).toEqual([company, staff]);
});

test("a company is asked only before it declines or hires", () => {
  expect(new Set(askedBy(COMPANY_MOVES).map(({ to }) => to))).toEqual(
    new Set([HIRED, DECLINED_BY_COMPANY]),
  );
});

test("staff are not asked between undecided states; they are about a decision, and taking it back", () => {
  const moves = ALL.flatMap((from) => STAFF_MOVES.getNext(from).map((to) => [from, to] as const));
  expect(moves.filter(([from, to]) => !STAFF_MOVES.asksFirst(from, to))).toEqual([
    [APPLIED, NEW_CANDIDATE],
    [NEW_CANDIDATE, INTERVIEWING],
    [INTERVIEWING, NEW_CANDIDATE],
  ]);
});

test.each([
  [APPLIED, NEW_CANDIDATE, "Release to the company", "released to the company."],
  [NOT_FIT_BY_TM, NEW_CANDIDATE, "Release to the company", "released to the company."],
  [INTERVIEWING, NEW_CANDIDATE, "Back to new", "moved back to new."],
  [NEW_CANDIDATE, INTERVIEWING, "Move to interview", "moved to interview."],
  [HIRED, INTERVIEWING, "Back to interviewing", "moved back to interviewing."],
  [INTERVIEWING, HIRED, "Hire", "hired."],
  [INTERVIEWING, DECLINED_BY_COMPANY, "Decline", "was declined."],
  [NEW_CANDIDATE, NOT_FIT_BY_TM, "Decline", "marked as not a fit."],
] as const)("staff call the move from %i to %i %j", (from, to, label, done) => {
  expect(STAFF_MOVES.getWords(from, to)).toMatchObject({ label, done });
});

test.each([
  [INTERVIEWING, NEW_CANDIDATE, "Back to new", "moved back to new."],
  [NEW_CANDIDATE, INTERVIEWING, "Invite to interview", "invited to interview."],
  [INTERVIEWING, HIRED, "Hire", "hired."],
  [INTERVIEWING, DECLINED_BY_COMPANY, "Decline", "was declined."],
] as const)("a company calls the move from %i to %i %j", (from, to, label, done) => {
  expect(COMPANY_MOVES.getWords(from, to)).toMatchObject({ label, done });
});

test("developers are mailed where they learn something, as docs/product/applications.md says", () => {
  expect(STAFF_MOVES.isMailed(inStatus(NEW_CANDIDATE), INTERVIEWING)).toBe(true);
  expect(STAFF_MOVES.isMailed(inStatus(INTERVIEWING), NEW_CANDIDATE)).toBe(true);
  expect(STAFF_MOVES.isMailed(inStatus(NEW_CANDIDATE), DECLINED_BY_TM)).toBe(false);
  expect(isRelease(APPLIED, NEW_CANDIDATE)).toBe(true);
  expect(STAFF_MOVES.isMailed(inStatus(APPLIED), NEW_CANDIDATE)).toBe(false);
  expect(STAFF_MOVES.isMailed(inStatus(NEW_CANDIDATE, null), INTERVIEWING)).toBe(false);
  expect(COMPANY_MOVES.isMailed(inStatus(INTERVIEWING), DECLINED_BY_COMPANY)).toBe(true);
});

test("whoever declines reads what the developer will read", () => {
  const describeEffect = (to: ApplicationStatus) =>
    STAFF_MOVES.describeEffect(NEW_CANDIDATE, to, "Helena");
  expect(describeEffect(DECLINED_BY_TM)).toContain("Helena sees “Declined by us”.");
  expect(describeEffect(DECLINED_BY_COMPANY)).toContain("declined applications");
});

test("whoever hires reads who can undo that", () => {
  expect(COMPANY_MOVES.describeEffect(INTERVIEWING, HIRED, "Helena")).toContain(
    "Only our staff can",
  );
  expect(STAFF_MOVES.describeEffect(INTERVIEWING, HIRED, "Helena")).toContain("Only staff can");
});

test.each([
  ["Helena Vos", "Helena"],
  ["", "the candidate"],
])("%j is called %j", (full, first) => {
  expect(getFirstName(full)).toBe(first);
});
