import type { Configuration } from "@devguild/config/configuration";
import { ownCalendarPath } from "@devguild/schemas/constants/live-events";
import { eq } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { hashToken, newToken } from "../../secrets/tokens.ts";
import { liveEventCalendars } from "./registrations.tables.ts";

/** Makes a user's calendar, or gives it another address; only this answer tells the address. */
export const renewFeed = async (db: Db, { urls }: Configuration, userId: number) => {
  const token = newToken();
  const kept = { token_hash: hashToken(token), created_at: new Date() };
  await db
    .insert(liveEventCalendars)
    .values({ user_id: userId, ...kept })
    .onConflictDoUpdate({ target: liveEventCalendars.user_id, set: kept });
  return { created_at: iso(kept.created_at), url: urls.site + ownCalendarPath(token) };
};

/** Switches a user's calendar off. */
export const endFeed = async (db: Db, userId: number) => {
  await db.delete(liveEventCalendars).where(eq(liveEventCalendars.user_id, userId));
};
