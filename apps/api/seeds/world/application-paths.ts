import {
  APPLICATION_TRANSITIONS,
  type ApplicationMover,
} from "@devguild/schemas/constants/applications";

import { DAY_MS } from "../../src/time.ts";
import type { Random } from "../random.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

export interface Step {
  status: ApplicationStatus;
  mover: ApplicationMover;
  at: Date;
}

/** How an application proceeds: whether staff see it before the company, and whether it takes no detours. */
interface Course {
  staffFirst: boolean;
  straight: boolean;
}

/** The paths to each status, weighted. They start at 2; where staff look first, 1 is put in front. */
const PATHS: Record<
  ApplicationStatus,
  readonly (readonly [readonly ApplicationStatus[], number])[]
> = {
  [S.APPLIED]: [[[1], 1]],
  [S.NEW_CANDIDATE]: [
    [[2], 12],
    [[2, 8, 2], 1],
    [[2, 5, 2], 1],
  ],
  [S.INTERVIEWING]: [
    [[2, 3], 10],
    [[2, 3, 2, 3], 1],
    [[2, 6, 3], 1],
  ],
  [S.HIRED]: [
    [[2, 3, 4], 8],
    [[2, 4], 1],
  ],
  [S.WALKED_AWAY]: [
    [[2, 5], 3],
    [[2, 3, 5], 5],
  ],
  [S.DECLINED_BY_COMPANY]: [
    [[2, 6], 7],
    [[2, 3, 6], 6],
    [[2, 6, 2, 6], 1],
  ],
  [S.DECLINED_BY_TM]: [[[2, 7], 1]],
  [S.NOT_FIT_BY_TM]: [[[2, 8], 1]],
};

/** Picks the statuses on the way to `target`; if staff look first, they forward the application or end it. */
const pickPath = (
  random: Random,
  target: ApplicationStatus,
  { staffFirst, straight }: Course,
): readonly ApplicationStatus[] => {
  const path = (straight ? PATHS[target][0]?.[0] : undefined) ?? random.weighted(PATHS[target]);
  if (!staffFirst || target === S.APPLIED) return path;
  const ended = target === S.DECLINED_BY_TM || target === S.NOT_FIT_BY_TM;
  // Someone who applies again is reviewed again.
  return ended
    ? [S.APPLIED, target]
    : [
        S.APPLIED,
        ...path.flatMap((status, index) =>
          path[index - 1] === S.WALKED_AWAY ? [S.APPLIED, status] : [status],
        ),
      ];
};

const getMover = (from: ApplicationStatus, to: ApplicationStatus): ApplicationMover => {
  // Applying again after withdrawing is the developer's own step.
  if (from === S.WALKED_AWAY) return "developer";
  const movers = APPLICATION_TRANSITIONS[from][to];
  if (!movers?.[0]) throw new Error(`An application cannot go from ${from} to ${to}.`);
  return movers[0];
};

/** Creates a history that ends in `target`, with some days between the steps, all in the past. */
export const buildHistory = (
  random: Random,
  target: ApplicationStatus,
  course: Course,
  applied: Date,
  now: Date,
): Step[] => {
  const path = pickPath(random, target, course);
  const gaps = path.map((_, index) => (index === 0 ? 0 : (0.4 + random.next() * 7) * DAY_MS));
  const wanted = gaps.reduce((sum, gap) => sum + gap, 0);
  const room = (now.getTime() - applied.getTime()) * 0.95;
  const scale = wanted > room ? room / wanted : 1;
  let at = applied.getTime();
  return path.map((status, index) => {
    at += (gaps[index] ?? 0) * scale;
    const from = path[index - 1];
    return {
      status,
      at: new Date(Math.round(at)),
      mover: from === undefined ? "developer" : getMover(from, status),
    };
  });
};
