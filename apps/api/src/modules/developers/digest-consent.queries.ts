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

/** Returns the login of a developer; null if there is none. */
export const findLoginOfDeveloper = async (db: Db, developerId: number): Promise<number | null> => {
  const [developer] = await db
    .select({ userId: developers.user_id })
    .from(developers)
    .where(eq(developers.id, developerId));
  return developer?.userId ?? null;
};
