import { type SearchToSave, searchToSave } from "@devguild/schemas/alerts";
import type { z } from "zod";

import type { Db } from "../src/db/db.ts";
import { savedSearches } from "../src/modules/alerts/alerts.tables.ts";
import { canonicalSearch, hashSearch } from "../src/modules/alerts/canonical-search.policy.ts";
import { savedJobs } from "../src/modules/saved-jobs/saved-jobs.tables.ts";
import { HOUR_MS } from "../src/time.ts";

/** Creates saved jobs and saved searches. */
export const givenAlertsOn = (db: Db) => {
  const savedJob = async (developerId: number, jobId: number, at = new Date()) => {
    await db.insert(savedJobs).values({ developer_id: developerId, job_id: jobId, created_at: at });
  };

  /**
   * Creates a saved search of a developer, or of a guest by email. By default it is daily, was last run
   * two days ago and is due in an hour.
   */
  const savedSearch = async (
    owner: { developerId: number } | { email: string },
    input: z.input<typeof searchToSave> = {},
    values: Partial<typeof savedSearches.$inferInsert> = {},
  ) => {
    const search: SearchToSave = canonicalSearch(searchToSave.parse(input));
    const then = new Date(Date.now() - 48 * HOUR_MS);
    const [row] = await db
      .insert(savedSearches)
      .values({
        ...("developerId" in owner
          ? { developer_id: owner.developerId }
          : { email: owner.email, terms_version: "test" }),
        name: "My search",
        search,
        search_hash: hashSearch(search),
        frequency: "daily",
        created_at: then,
        confirmed_at: then,
        looked_at: then,
        due_at: new Date(Date.now() + HOUR_MS),
        ...values,
      })
      .returning();
    if (!row) throw new Error("No search was saved.");
    return row;
  };

  return { savedJob, savedSearch };
};
