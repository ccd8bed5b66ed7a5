import { defaultWeights } from "@devguild/matching/default-weights";
import type { MatchDeveloper } from "@devguild/matching/types";
import { sql } from "drizzle-orm";

import { selectRows } from "../src/db/db.ts";
import { findMatchDeveloper } from "../src/modules/developers/developers.queries.ts";
import { openBestMatches } from "./best-matches.ts";
import { median, formatMs, formatRatio, formatCount } from "./numbers.ts";
import { readOpenJobArrays, scoreEach } from "./open-jobs-arrays.ts";
import { table } from "./report.ts";
import type { Measuring } from "./search-part.ts";

const DEVELOPERS = 20;
const MATCHES = 12;

const readDevelopers = async ({ db }: Measuring) => {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select id from developers where signup_step = 3 order by id limit ${DEVELOPERS}`,
  );
  const found = await Promise.all(rows.map(({ id }) => findMatchDeveloper(db, id)));
  return found.filter((developer) => developer !== null);
};

const timeEach = (developers: readonly MatchDeveloper[], work: (one: MatchDeveloper) => unknown) =>
  median(
    developers.map((developer) => {
      const startedAt = performance.now();
      work(developer);
      return performance.now() - startedAt;
    }),
  );

/** Compares finding the best twelve of all open jobs with a bare loop that scores every job. */
export const measureMatches = async (measuring: Measuring) => {
  const { db, options, world } = measuring;
  const developers = await readDevelopers(measuring);
  const jobs = await readOpenJobArrays(db, world.open);
  const bestMatches = await openBestMatches(db);
  const scores = new Float64Array(jobs.size);
  const bare = (developer: MatchDeveloper) => scoreEach(jobs, developer, defaultWeights, scores);
  const best = (developer: MatchDeveloper) => bestMatches(developer, MATCHES);
  timeEach(developers, bare);
  timeEach(developers, best);
  const rounds = Array.from({ length: options.rounds }, () => ({
    bare: timeEach(developers, bare),
    best: timeEach(developers, best),
  }));
  const bareTime = median(rounds.map((round) => round.bare));
  const ratio = median(rounds.map((round) => round.best / round.bare));
  const row = [
    formatMs(median(rounds.map((round) => round.best))),
    formatMs(bareTime),
    formatRatio(ratio),
  ];
  return [
    table(
      ["open jobs", `best ${MATCHES}, ms`, "bare loop, ms", "ratio"],
      [[formatCount(jobs.size), ...row]],
    ),
  ];
};
