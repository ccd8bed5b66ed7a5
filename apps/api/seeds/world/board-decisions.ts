import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";

import type { loginSuspensions } from "../../src/modules/users/users.tables.ts";
import type { Clock } from "./clock.ts";
import type { Developer } from "./developers.ts";

const WAITING = 3;
const REFUSALS = [{ disproved: false }, { disproved: true }];
const SUSPENSIONS = [
  { days: 4, note: "Sent the same advert to eleven recruiters. Reported by two of them." },
  { days: 40, note: "Two profiles for one person; asked which one to keep, no answer so far." },
];

/**
 * Decides about a few developers who applied nowhere: some wait for access to the board, some were refused,
 * and some are suspended. Returns why.
 */
export const decideAboutDevelopers = (
  developers: readonly Developer[],
  { applicants, clock, decidedBy }: { applicants: Set<number>; clock: Clock; decidedBy: number },
) => {
  const idle = developers.filter(({ row }) => !applicants.has(row.id)).toReversed();
  const next = () => {
    const developer = idle.shift();
    if (!developer) throw new Error("Every developer has applied somewhere.");
    return developer;
  };
  for (let count = 0; count < WAITING; count++) next().row.validate_by_tm = BOARD_ACCESS.PENDING;
  for (const { disproved } of REFUSALS)
    Object.assign(next().row, { validate_by_tm: BOARD_ACCESS.REJECTED, disproved });
  return SUSPENSIONS.map(({ days, note }): typeof loginSuspensions.$inferInsert => {
    const { user } = next();
    user.suspended_at = clock.daysAgo(days);
    return { user_id: user.id, note, suspended_by: decidedBy };
  });
};
