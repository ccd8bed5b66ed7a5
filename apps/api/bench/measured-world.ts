import { sql } from "drizzle-orm";

import { type Db, selectRows, transaction } from "../src/db/db.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { isOpen } from "../src/modules/job-states/job-states.queries.ts";
import { jobs } from "../src/modules/postings/postings.tables.ts";
import { endSession, startSession } from "../src/modules/sessions/sessions.commands.ts";
import { findViewer } from "../src/modules/sessions/sessions.queries.ts";

const MIN_JOBS_OF_RARE = 12;
const SAMPLE = 20_000;
const DEVELOPERS = 20;

type Counted = { id: number; ads: number };

const countEach = (db: Db, ids: ReturnType<typeof sql>) =>
  selectRows<Counted>(
    db,
    sql`select option::int as id, count(*)::int as ads
      from (select ${ids} as option from ${jobs} where ${isOpen(new Date())}) options
      where option is not null group by option order by ads desc, id`,
  );

const only = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`DATABASE_URL: this database has no ${what}.`);
  return value;
};

/** Reads the values for the searches from the measured database, so that all of them really occur. */
const readMeasuredWorld = async (db: Db) => {
  const now = new Date();
  const [total] = await selectRows<{ open: number; boosted: number }>(
    db,
    sql`select count(*)::int as open, (count(*) filter (where boosted_until > now()))::int as boosted
      from ${jobs} where ${isOpen(now)}`,
  );
  const open = only(total?.open || undefined, "open jobs");
  const skills = await countEach(db, sql`unnest(skill_ids)`);
  const cities = await countEach(db, sql`unnest(city_ids)`);
  const languages = await countEach(db, sql`language_id`);
  const stride = Math.max(1, Math.floor(open / SAMPLE));
  const sample = await selectRows<{ id: number }>(
    db,
    sql`select id from ${jobs} where ${isOpen(now)} and id % ${stride} = 0 limit ${SAMPLE}`,
  );
  const developers = await selectRows<{ user_id: number }>(
    db,
    sql`select user_id from developers where signup_step = 3 order by id limit ${DEVELOPERS}`,
  );
  return {
    open,
    boosted: total?.boosted ?? 0,
    jobIds: sample.map(({ id }) => id),
    commonSkill: only(skills[0], "skills"),
    rareSkill: only(
      skills.findLast(({ ads }) => ads >= MIN_JOBS_OF_RARE) ?? skills.at(-1),
      "skills",
    ),
    cities: cities.slice(0, 3).map(({ id }) => id),
    language: only(languages[1] ?? languages[0], "languages").id,
    developers: [only(developers[0], "developers"), ...developers.slice(1)],
  };
};

export type MeasuredWorld = Awaited<ReturnType<typeof readMeasuredWorld>>;

const startSessions = (db: Db, { developers }: MeasuredWorld) =>
  transaction(db, async (tx) => {
    const tokens: string[] = [];
    for (const { user_id: userId } of developers) {
      const session = await startSession(tx, userId, { address: "127.0.0.1", userAgent: "bench" });
      tokens.push(session.token);
    }
    return tokens;
  });

/** Opens a database with sessions of developers, the first of which is `token`; `close` ends all of them. */
export const openMeasuredWorld = async (databaseUrl: string) => {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  // The database may have been seeded by an older version.
  await database.migrate();
  try {
    const world = await readMeasuredWorld(database.db);
    const tokens = await startSessions(database.db, world);
    const close = async () => {
      for (const each of tokens) {
        const viewer = await findViewer(database.db, each);
        if (viewer) await endSession(database.db, viewer.sessionId);
      }
      await database.close();
    };
    const [token = ""] = tokens;
    let closed: Promise<void> | undefined;
    return { db: database.db, world, token, tokens, close: () => (closed ??= close()) };
  } catch (error) {
    await database.close();
    throw error;
  }
};
