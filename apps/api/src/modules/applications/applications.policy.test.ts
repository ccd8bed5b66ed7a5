import {
  APPLICATION_TRANSITIONS,
  type ApplicationMover,
  nextApplicationStatuses,
} from "@devguild/schemas/constants/applications";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { describe, expect, test } from "vitest";

import { getInitialStatus, canMove, listMissingFields } from "./applications.policy.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const STATUSES = Object.values(APPLICATION_STATUSES);
const MOVERS: ApplicationMover[] = ["developer", "company", "admin"];

// The allowed moves by mover, from status to statuses, copied by hand from
// docs/product/applications.md.
const MOVES: Record<ApplicationMover, Record<number, number[]>> = {
  developer: { 1: [5], 2: [5], 3: [5] },
  company: { 2: [3, 4, 6], 3: [2, 4, 6], 6: [2, 3] },
  admin: {
    1: [2, 7, 8],
    2: [3, 4, 6, 7, 8],
    3: [2, 4, 6],
    4: [3],
    6: [2, 3],
    7: [2],
    8: [2],
  },
};

const cases = MOVERS.flatMap((mover) =>
  STATUSES.flatMap((from) =>
    STATUSES.map((to) => [mover, from, to, MOVES[mover][from]?.includes(to) ?? false] as const),
  ),
);

describe("who may change an application's status, and to which", () => {
  test.each(cases)("a %s from %i to %i: %s", (mover, from, to, expected) => {
    expect(canMove(from, to, mover)).toBe(expected);
    expect(nextApplicationStatuses(from, mover).includes(to)).toBe(expected);
  });

  test("every status is in the table", () => {
    expect(Object.keys(APPLICATION_TRANSITIONS).map(Number)).toEqual(STATUSES);
  });
});

test.each([
  ["an ad", { offerType: OFFER_TYPES.AD_REGULAR, isExternal: false }, 2],
  ["a membership's ad", { offerType: OFFER_TYPES.STREAM, isExternal: false }, 2],
  ["a pay-per-hire job", { offerType: OFFER_TYPES.PPH, isExternal: false }, 1],
  ["an external job", { offerType: OFFER_TYPES.AD_REGULAR, isExternal: true }, 1],
])("an application for %s starts with its status", (_, job, status) => {
  expect(getInitialStatus(job)).toBe(status);
});

test.each([
  [{ emailVerified: true, hasLocation: true, skills: 1 }, []],
  [{ emailVerified: false, hasLocation: true, skills: 3 }, ["email"]],
  [{ emailVerified: true, hasLocation: false, skills: 0 }, ["location", "skills"]],
  [{ emailVerified: false, hasLocation: false, skills: 0 }, ["email", "location", "skills"]],
])("with %j, the missing steps are: %j", (developer, missing) => {
  expect(listMissingFields(developer)).toEqual(missing);
});
