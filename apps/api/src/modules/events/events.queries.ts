import type { Conference } from "@devguild/schemas/site-data";
import { asc, gte, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { events } from "./events.tables.ts";

/** Lists conferences that have not ended, the next one first. */
export const listConferences = (db: Db): Promise<Conference[]> =>
  db
    .select({
      id: events.id,
      name: events.name,
      slug: events.slug,
      city: events.city,
      region: events.region,
      audience: events.audience,
      starts_on: events.starts_on,
      ends_on: events.ends_on,
      external_url: events.external_url,
    })
    .from(events)
    .where(gte(events.ends_on, sql`current_date`))
    .orderBy(asc(events.starts_on), asc(events.id));
