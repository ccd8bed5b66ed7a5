import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { developers } from "./developers.tables.ts";

/** Returns whether a developer is subscribed to the weekly digest. */
export const isDigestOn = async (db: Db, developerId: number): Promise<boolean> => {
  const [developer] = await db
    .select({ on: developers.job_recommendations_subscribed })
    .from(developers)
    .where(eq(developers.id, developerId));
  return developer?.on ?? false;
};

/** Returns whether a developer takes messages from staff. */
export const takesMessages = async (db: Db, developerId: number): Promise<boolean> => {
  const [developer] = await db
    .select({ refusedAt: developers.messages_refused_at })
    .from(developers)
    .where(eq(developers.id, developerId));
  return developer?.refusedAt === null;
};

/** Returns whether a developer gets notifications by email, too. */
export const takesNotificationEmails = async (db: Db, developerId: number): Promise<boolean> => {
  const [developer] = await db
    .select({ on: developers.notification_emails })
    .from(developers)
    .where(eq(developers.id, developerId));
  return developer?.on ?? false;
};
