import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { developers } from "./developers.tables.ts";
import { withdrawConsents } from "../consents/consents.commands.ts";

/** Whether a developer agrees to the weekly digest. */
export const isDigestOn = async (db: Db, developerId: number): Promise<boolean> => {
  const [developer] = await db
    .select({ on: developers.job_recommendations_subscribed })
    .from(developers)
    .where(eq(developers.id, developerId));
  return developer?.on ?? false;
};

/**
 * Takes back what a developer agreed to, as their settings do; of somebody who is gone there is
 * nothing to take back. Source: docs/product/alerts.md.
 */
export const endDigest = async (tx: Db, developerId: number) => {
  const [developer] = await tx
    .update(developers)
    .set({ job_recommendations_subscribed: false })
    .where(eq(developers.id, developerId))
    .returning({ userId: developers.user_id });
  if (developer) await withdrawConsents(tx, developer.userId, ["job-digest"]);
};
