import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { withdrawConsents } from "../consents/consents.commands.ts";
import { developers } from "./developers.tables.ts";

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
