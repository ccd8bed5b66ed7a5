import type { Configuration } from "@devguild/config/configuration";
import { ownCalendarPath } from "@devguild/schemas/constants/live-events";
import { eq } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { hashToken, generateToken } from "../../secrets/tokens.ts";
import { liveEventCalendars } from "./registrations.tables.ts";

/** Creates a user's calendar or replaces its URL; the secret URL is only ever in this response. */
export const rotateCalendarFeed = async (db: Db, { urls }: Configuration, userId: number) => {
  const token = generateToken();
  const values = { token_hash: hashToken(token), created_at: new Date() };
  await db
    .insert(liveEventCalendars)
    .values({ user_id: userId, ...values })
    .onConflictDoUpdate({ target: liveEventCalendars.user_id, set: values });
  return { created_at: iso(values.created_at), url: urls.site + ownCalendarPath(token) };
};

/** Deletes a user's calendar feed. */
export const deleteCalendarFeed = async (db: Db, userId: number) => {
  await db.delete(liveEventCalendars).where(eq(liveEventCalendars.user_id, userId));
};
