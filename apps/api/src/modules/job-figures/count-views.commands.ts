import { and, inArray, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import { type Db, selectRows, transaction } from "../../db/db.ts";
import { jobs } from "../postings/postings.tables.ts";
import { type CountedEvent, markCounted } from "../tracking/uncounted-events.commands.ts";
import { jobSourceFigures } from "./job-figures.tables.ts";
import { limitSource, sourceKey, toSource } from "./job-sources.policy.ts";

const BATCH = 1000;
const VIEW = "job.page-direct-view";

const getJobId = ({ data }: CountedEvent) => Number(data["job_id"]);
const getDay = ({ at }: CountedEvent) => at.toISOString().slice(0, 10);

/** Lists which views by people with a login are their first of the ad. */
const findFirstViews = async (tx: Db, views: readonly CountedEvent[]) => {
  const known = views.filter(({ userId }) => userId !== null);
  if (known.length === 0) return new Set<number>();
  const rows = await selectRows<{ id: number }>(
    tx,
    sql`select seen.id::float8 as id from tracking_events seen
      where seen.id = any(${idArray(known.map(({ id }) => id))}) and not exists (
        select 1 from tracking_events earlier
        where earlier.user_id = seen.user_id and earlier.id < seen.id
          and earlier.event_type = ${VIEW}
          and earlier.event_data ->> 'job_id' = seen.event_data ->> 'job_id')`,
  );
  return new Set(rows.map(({ id }) => id));
};

type Row = typeof jobSourceFigures.$inferInsert & { views: number; viewers: number };

/** Adds events up by ad, day and source. Guests count as one viewer a visit, which their page knows. */
const addUp = (
  events: readonly CountedEvent[],
  firstViews: ReadonlySet<number>,
  present: ReadonlyMap<string, ReadonlySet<string>>,
) => {
  const rows = new Map<string, Row & { apply_clicks: number }>();
  const seen = new Map<string, Set<string>>();
  for (const event of events) {
    const [job_id, day] = [getJobId(event), getDay(event)];
    const adDay = `${job_id} ${day}`;
    const known = seen.get(adDay) ?? new Set(present.get(adDay));
    seen.set(adDay, known);
    const source = limitSource(toSource(event.data), known);
    known.add(sourceKey(source));
    const key = `${adDay} ${sourceKey(source)}`;
    const row = rows.get(key) ?? {
      job_id,
      day,
      ...source,
      views: 0,
      viewers: 0,
      apply_clicks: 0,
    };
    rows.set(key, row);
    if (event.type !== VIEW) row.apply_clicks += 1;
    else {
      row.views += 1;
      const isFirst =
        event.userId === null ? event.data["again"] !== true : firstViews.has(event.id);
      if (isFirst) row.viewers += 1;
    }
  }
  // In one order, so that two counts at once can't deadlock.
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
};

const readPresent = async (tx: Db, events: readonly CountedEvent[]) => {
  const present = new Map<string, Set<string>>();
  const rows = await tx
    .select({
      job_id: jobSourceFigures.job_id,
      day: jobSourceFigures.day,
      source: jobSourceFigures.source,
      campaign: jobSourceFigures.campaign,
    })
    .from(jobSourceFigures)
    .where(
      and(
        inArray(jobSourceFigures.job_id, [...new Set(events.map(getJobId))]),
        inArray(jobSourceFigures.day, [...new Set(events.map(getDay))]),
      ),
    );
  for (const { job_id, day, ...source } of rows) {
    const key = `${job_id} ${day}`;
    present.set(key, (present.get(key) ?? new Set()).add(sourceKey(source)));
  }
  return present;
};

const countBatch = (db: Db, touched: Set<string>) =>
  transaction(db, async (tx) => {
    const events = await markCounted(
      tx,
      [VIEW, "job.apply-internal-click", "job.apply-external-click"],
      BATCH,
    );
    const owners = new Map(
      (
        await tx
          .select({ id: jobs.id, companyId: jobs.company_id })
          .from(jobs)
          .where(inArray(jobs.id, [...new Set(events.map(getJobId).filter(Number.isSafeInteger))]))
          .for("key share")
      ).map(({ id, companyId }) => [id, companyId]),
    );
    // A company that looks at its own ad isn't an audience; neither is anyone at an ad that is gone.
    const counted = events.filter((event) => {
      const owner = owners.get(getJobId(event));
      return owner !== undefined && owner !== event.companyId;
    });
    if (counted.length > 0) {
      const firstViews = await findFirstViews(
        tx,
        counted.filter(({ type }) => type === VIEW),
      );
      const rows = addUp(counted, firstViews, await readPresent(tx, counted));
      await tx
        .insert(jobSourceFigures)
        .values(rows)
        .onConflictDoUpdate({
          target: [
            jobSourceFigures.job_id,
            jobSourceFigures.day,
            jobSourceFigures.source,
            jobSourceFigures.campaign,
          ],
          set: {
            views: sql`${jobSourceFigures.views} + excluded.views`,
            viewers: sql`${jobSourceFigures.viewers} + excluded.viewers`,
            apply_clicks: sql`${jobSourceFigures.apply_clicks} + excluded.apply_clicks`,
          },
        });
      for (const { day } of rows) touched.add(day);
    }
    return events.length;
  });

/**
 * Adds what people did with ads since the last run to the figures of their days, and returns the
 * earliest of these days; null if there was nothing. Each event counts once.
 */
export const countViews = async (db: Db): Promise<string | null> => {
  const touched = new Set<string>();
  while ((await countBatch(db, touched)) === BATCH);
  return [...touched].toSorted()[0] ?? null;
};
