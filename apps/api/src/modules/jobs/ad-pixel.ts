import { and, eq, isNotNull, ne, notExists } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { accounts } from "../identity/identity.tables.ts";
import { jobs } from "./jobs.tables.ts";

/**
 * The address by which a company has the visitors of its ad counted; null where it has none, and for
 * whoever is one of its own people, by whatever account they look. Source: docs/product/consent.md.
 */
export const findAdPixel = async (
  db: Db,
  jobId: number,
  userId: number | null,
): Promise<string | null> => {
  const ownAccount = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.company_id, jobs.company_id),
        eq(accounts.user_id, userId ?? 0),
        ne(accounts.status, "deleted"),
      ),
    );
  const [row] = await db
    .select({ address: jobs.pixel_tracking_url })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isNotNull(jobs.pixel_tracking_url), notExists(ownAccount)));
  return row?.address ?? null;
};
