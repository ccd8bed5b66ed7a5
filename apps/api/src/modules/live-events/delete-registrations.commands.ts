import { GUEST_RETENTION_DAYS } from "@devguild/schemas/constants/live-events";
import { and, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventCalendars, liveEventRegistrations } from "./registrations.tables.ts";
import { getConfirmationCutoff } from "./reminders.policy.ts";

/** Deletes the registrations and the calendar of a deleted login. */
export const deleteMemberRegistrations = async (tx: Db, userId: number) => {
  await tx.delete(liveEventRegistrations).where(eq(liveEventRegistrations.user_id, userId));
  await tx.delete(liveEventCalendars).where(eq(liveEventCalendars.user_id, userId));
};

/** Deletes the registrations of a guest's address. */
export const deleteGuestRegistrations = (tx: Db, email: string) =>
  tx.delete(liveEventRegistrations).where(eq(liveEventRegistrations.email, email.toLowerCase()));

/** Deletes registrations that were not confirmed in time, and guests' registrations for events long past. */
export const cleanUpRegistrations = async (db: Db, now = new Date()) => {
  await db
    .delete(liveEventRegistrations)
    .where(
      and(
        isNull(liveEventRegistrations.confirmed_at),
        isNull(liveEventRegistrations.waiting_since),
        lt(liveEventRegistrations.created_at, getConfirmationCutoff(now)),
      ),
    );
  const longOver = db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(lt(liveEvents.ends_at, new Date(now.getTime() - GUEST_RETENTION_DAYS * DAY_MS)));
  await db
    .delete(liveEventRegistrations)
    .where(
      and(
        isNotNull(liveEventRegistrations.email),
        inArray(liveEventRegistrations.live_event_id, longOver),
      ),
    );
};
