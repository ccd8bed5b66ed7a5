import { sql } from "drizzle-orm";

import { type Db, selectRows, transaction } from "../src/db/db.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { isOpen } from "../src/modules/job-states/job-states.queries.ts";
import { jobs } from "../src/modules/postings/postings.tables.ts";
import { endSession, startSession } from "../src/modules/sessions/sessions.commands.ts";
import { findViewer } from "../src/modules/sessions/sessions.queries.ts";

const FEWEST_OF_RARE = 12;
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
  if (value === undefined) throw new Error(`DATABASE_URL: this database holds no ${what}.`);
  return value;
};

/** What the searches are made of, read from the database that is measured: nothing of it is invented. */
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
    rareSkill: only(skills.findLast(({ ads }) => ads >= FEWEST_OF_RARE) ?? skills.at(-1), "skills"),
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

/** A database's connection with sessions of developers on it, `token` the first; `close` ends them all. */
export const openMeasuredWorld = async (databaseUrl: string) => {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  // The world may have been filled by an older version.
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
