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

/** How an application may run: whether staff see it before the company, and whether it takes no detour. */
interface Course {
  staffFirst: boolean;
  straight: boolean;
}

/** The ways to each state, from where an application begins: 2, or 1 where staff look at it first. */
const WAYS: Record<
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

/** The states on the way to `target`; where staff look first, they pass the application on or end it. */
const wayTo = (
  random: Random,
  target: ApplicationStatus,
  { staffFirst, straight }: Course,
): readonly ApplicationStatus[] => {
  const way = (straight ? WAYS[target][0]?.[0] : undefined) ?? random.weighted(WAYS[target]);
  if (!staffFirst || target === S.APPLIED) return way;
  const ended = target === S.DECLINED_BY_TM || target === S.NOT_FIT_BY_TM;
  // Somebody who applies again is looked at again.
  return ended
    ? [S.APPLIED, target]
    : [
        S.APPLIED,
        ...way.flatMap((status, index) =>
          way[index - 1] === S.WALKED_AWAY ? [S.APPLIED, status] : [status],
        ),
      ];
};

const moverOf = (from: ApplicationStatus, to: ApplicationStatus): ApplicationMover => {
  // Applying again after walking away is the developer's own step.
  if (from === S.WALKED_AWAY) return "developer";
  const movers = APPLICATION_TRANSITIONS[from][to];
  if (!movers?.[0]) throw new Error(`An application cannot go from ${from} to ${to}.`);
  return movers[0];
};

/** A history that ends in `target`: each step some days after the one before, all of them past. */
export const historyTo = (
  random: Random,
  target: ApplicationStatus,
  course: Course,
  applied: Date,
  now: Date,
): Step[] => {
  const way = wayTo(random, target, course);
  const gaps = way.map((_, index) => (index === 0 ? 0 : (0.4 + random.next() * 7) * DAY_MS));
  const wanted = gaps.reduce((sum, gap) => sum + gap, 0);
  const room = (now.getTime() - applied.getTime()) * 0.95;
  const scale = wanted > room ? room / wanted : 1;
  let at = applied.getTime();
  return way.map((status, index) => {
    at += (gaps[index] ?? 0) * scale;
    const from = way[index - 1];
    return {
      status,
      at: new Date(Math.round(at)),
      mover: from === undefined ? "developer" : moverOf(from, status),
    };
  });
};
