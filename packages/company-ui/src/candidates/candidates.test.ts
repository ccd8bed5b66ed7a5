import { aCandidate } from "@devguild/fixtures/candidates";
import type { Candidate } from "@devguild/schemas/applications";
import { describe, expect, test } from "vitest";

import { toColumns, findPosition, listWalkable } from "./board-columns.ts";
import { inStatus, withCandidate } from "./candidate-edits.ts";
import { searchCandidates } from "./candidate-search.ts";
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
  const columns = toColumns(candidates);

  test("holds every candidate once, in the column of their state", () => {
    expect(columns.map(({ status, candidates: inside }) => [status, idsOf(inside)])).toEqual([
      [NEW_CANDIDATE, [1, 4]],
      [INTERVIEWING, [3]],
      [HIRED, [6]],
      [DECLINED_BY_COMPANY, [2]],
      [WALKED_AWAY, [5]],
    ]);
  });

  test("is walked column by column, closed ones only when they are open", () => {
    expect(idsOf(listWalkable(columns, NEW_CANDIDATE))).toEqual([1, 4, 3, 6]);
    expect(idsOf(listWalkable(columns, WALKED_AWAY))).toEqual([1, 4, 3, 6, 5]);
  });

  test("says where in a column a candidate stands", () => {
    expect(findPosition(columns, 4)).toBe("2 of 2 new");
    expect(findPosition(columns, 99)).toBeNull();
  });
});

const knowing = (id: number, full_name: string, skills: string[]) =>
  aCandidate(id, {
    developer: {
      full_name,
      skills: skills.map((name, index) => ({ id: index + 1, name, years_of_experience: 3 })),
    },
  });

describe("a search", () => {
  const candidates = [
    knowing(1, "José Ferrer", ["Go", "Rust"]),
    knowing(2, "Lenka Janů", ["Rust"]),
    knowing(3, "Rusty Miller", ["Java"]),
  ];

  test.each([
    ["jose", [1]],
    ["JANU", [2]],
    ["rust", [1, 2, 3]],
    ["rust go", [1]],
    ["  ", [1, 2, 3]],
    ["cobol", []],
  ])("for %j finds by name and skill, whatever the marks and cases", (text, found) => {
    expect(idsOf(searchCandidates(candidates, text))).toEqual(found);
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
  });
  expect(moved[1]).toBe(before[1]);
  expect(withCandidate(moved, first)).toEqual(before);
});
