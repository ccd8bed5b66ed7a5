import type { JobStatus } from "@devguild/schemas/constants/jobs";

import type { Random } from "../random.ts";
import { between, type Clock, later } from "../world/clock.ts";

const OLDEST_DAYS = 60;

/** The weights of ad statuses; the first one is the open ads. */
export const STATUSES: readonly (readonly [JobStatus, number])[] = [
  ["published", 850],
  ["expired", 70],
  ["unpublished", 40],
  ["draft", 40],
];

/** Creates the dates of an ad sold for a number of days, as its status requires. */
export const datesFor = (random: Random, clock: Clock, status: JobStatus, days: number) => {
  if (status === "draft") {
    const created_at = clock.atWork(random, random.int(0, OLDEST_DAYS));
    return {
      created_at,
      updated_at: between(random, created_at, clock.now),
      published_at: null,
      last_published_at: null,
      expire_at: null,
    };
  }
  const published_at = clock.atWork(random, random.int(status === "expired" ? 3 : 0, OLDEST_DAYS));
  const term = later(published_at, days);
  const isOver = term.getTime() < later(clock.now, 1).getTime();
  // An open ad past its term was extended; an expired one was sold for a shorter term.
  const expire_at =
    status === "expired"
      ? between(random, published_at, clock.now)
      : isOver
        ? clock.inDays(3 + random.next() * 40)
        : term;
  return {
    created_at: later(published_at, -random.next() * 4),
    updated_at: between(random, published_at, expire_at < clock.now ? expire_at : clock.now),
    published_at,
    last_published_at: published_at,
    expire_at,
  };
};
