import { type SQL, sql } from "drizzle-orm";

import { jobs } from "../postings/postings.tables.ts";
import { accounts } from "../users/users.tables.ts";

/**
 * Selects the tracking pixel of an ad's company; null if it has none, or if the viewer belongs to the
 * company with any of their accounts. Source: docs/product/consent.md.
 */
export const getAdPixel = (userId: number | null): SQL<string | null> =>
  sql<string | null>`case when ${jobs.pixel_tracking_url} is not null and not exists (
      select 1 from ${accounts} own
      where own.company_id = ${jobs.company_id} and own.user_id = ${userId ?? 0} and own.status <> 'deleted'
    ) then ${jobs.pixel_tracking_url} end`;
