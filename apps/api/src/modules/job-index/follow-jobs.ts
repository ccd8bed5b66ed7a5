import type { Logger } from "pino";

import type { Db } from "../../db/db.ts";
import type { Database } from "../../db/open-database.ts";
import { CHANNEL } from "./changes.repository.ts";
import { JobIndexes } from "./job-indexes.ts";

// How long a change may stay unseen while announcements do not come through.
const LOOK_EVERY = 1_500;
const TRY_AGAIN_AFTER = 5_000;
// Changes of this long are read together: each reading makes what searches keep for each other void.
const GATHERED_FOR = 300;

/** A running index; `close` lets searches go to the tables again. */
export type Following = { built: Promise<void>; close: () => Promise<void> };

/**
 * Builds the indexes of a database and keeps them equal to it: at every announced change, and by
 * looking for changes at short intervals while announcements do not come through.
 * Source: docs/decisions/job-index.md.
 */
export const followJobs = (
  { db, listen }: { db: Db; listen: Database["listen"] },
  log: Logger,
): Following => {
  const indexes = new JobIndexes(db, log);
  let closed = false;
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      if (!closed) log.warn({ err: error }, "the job index could not read");
    });
  let gathering: NodeJS.Timeout | undefined;
  const refresh = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void attempt(() => indexes.refresh());
    }, GATHERED_FOR);
  };

  const build = async (): Promise<void> => {
    await attempt(() => indexes.build());
    if (indexes.current || closed) return;
    await new Promise((done) => setTimeout(done, TRY_AGAIN_AFTER));
    return build();
  };
  const built = build();
  const listening = listen(CHANNEL, refresh);
  const looking = setInterval(() => {
    if (!listening.isConnected()) refresh();
  }, LOOK_EVERY);
  looking.unref();

  return {
    built,
    close: async () => {
      closed = true;
      clearInterval(looking);
      clearTimeout(gathering);
      indexes.close();
      await listening.close();
    },
  };
};
