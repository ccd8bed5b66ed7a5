import { aCandidate } from "@devguild/fixtures/candidates";
import type { Candidate } from "@devguild/schemas/applications";
import { describe, expect, test } from "vitest";

import { toColumns, findPosition, listWalkable } from "./board-columns.ts";
import { inStatus, withCandidate, withMove } from "./candidate-edits.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const { NEW_CANDIDATE, INTERVIEWING, HIRED, WALKED_AWAY, DECLINED_BY_COMPANY } =
  APPLICATION_STATUSES;

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);

describe("the board", () => {
  const candidates = [
    aCandidate(1),
    aCandidate(2, { status: DECLINED_BY_COMPANY }),
    aCandidate(3, { status: INTERVIEWING }),
    aCandidate(4),
    aCandidate(5, { status: WALKED_AWAY }),
    aCandidate(6, { status: HIRED }),
  ];
  const columns = toColumns(candidates, [
    { status: NEW_CANDIDATE, count: 40 },
    { status: HIRED, count: 1 },
  ]);

  test("holds every candidate once, in the column of their state", () => {
    expect(columns.map(({ status, candidates: inside }) => [status, idsOf(inside)])).toEqual([
      [NEW_CANDIDATE, [1, 4]],
      [INTERVIEWING, [3]],
      [HIRED, [6]],
      [DECLINED_BY_COMPANY, [2]],
      [WALKED_AWAY, [5]],
    ]);
  });

  test("says how many each column has, loaded or not", () => {
    expect(columns.map(({ count }) => count)).toEqual([40, 0, 1, 0, 0]);
  });

  test("is walked column by column, closed ones only when they are open", () => {
    expect(idsOf(listWalkable(columns, NEW_CANDIDATE))).toEqual([1, 4, 3, 6]);
    expect(idsOf(listWalkable(columns, WALKED_AWAY))).toEqual([1, 4, 3, 6, 5]);
  });

  test("says where in a column a candidate stands", () => {
    expect(findPosition(columns, 4)).toBe("2 of 40 new");
    expect(findPosition(columns, 99)).toBeNull();
  });
});

test("a move shows at once, and taking it back leaves everything as it was", () => {
  const before = [aCandidate(1), aCandidate(2)];
  const [first] = before as [Candidate];
  const now = "2026-11-20T10:00:00Z";
  const moved = withCandidate(before, inStatus(first, INTERVIEWING, now));
  expect(moved[0]).toMatchObject({
    status: INTERVIEWING,
    match_user_state: "INTERVIEWING",
    match_user_state_date: now,
    waiting_since: now,
  });
  expect(moved[1]).toBe(before[1]);
  expect(withCandidate(moved, first)).toEqual(before);
});

test("a move changes the counts of both statuses", () => {
  const counts = [{ status: NEW_CANDIDATE, count: 3 }];
  const moved = withMove(counts, NEW_CANDIDATE, INTERVIEWING);
  expect(moved).toEqual([
    { status: NEW_CANDIDATE, count: 2 },
    { status: INTERVIEWING, count: 1 },
  ]);
  expect(withMove(moved, INTERVIEWING, NEW_CANDIDATE)).toEqual([
    { status: NEW_CANDIDATE, count: 3 },
    { status: INTERVIEWING, count: 0 },
  ]);
  expect(withMove(counts, NEW_CANDIDATE, NEW_CANDIDATE)).toBe(counts);
});
