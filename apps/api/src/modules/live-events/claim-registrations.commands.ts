import { and, asc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

/** Guest data that is cleared once a registration belongs to a member. */
const NO_GUEST_DATA = {
  email: null,
  first_name: null,
  last_name: null,
  company_name: null,
  job_title: null,
  country_id: null,
};

/**
 * Moves a guest's confirmed registrations to the login that has confirmed the address. Unconfirmed ones
 * stay, as anyone could have requested them. Source: docs/product/live-events.md.
 */
export const claimRegistrations = async (tx: Db, userId: number) => {
  const [login] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.email_verified_at), isNull(users.deleted_at)));
  if (!login) return;
  const guests = and(
    eq(liveEventRegistrations.email, login.email.toLowerCase()),
    // Whoever waits for a seat has followed the link, too.
    or(
      isNotNull(liveEventRegistrations.confirmed_at),
      isNotNull(liveEventRegistrations.waiting_since),
    ),
  );
  const events = tx
    .select({ id: liveEventRegistrations.live_event_id })
    .from(liveEventRegistrations)
    .where(guests);
  // Blocks concurrent registrations, so that nobody is registered twice for one event.
  const lockedEvents = await tx
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(inArray(liveEvents.id, events))
    .orderBy(asc(liveEvents.id))
    .for("no key update");
  if (lockedEvents.length === 0) return;
  const own = tx
    .select({ id: liveEventRegistrations.live_event_id })
    .from(liveEventRegistrations)
    .where(eq(liveEventRegistrations.user_id, userId));
  await tx
    .delete(liveEventRegistrations)
    .where(and(guests, inArray(liveEventRegistrations.live_event_id, own)));
  await tx
    .update(liveEventRegistrations)
    .set({ user_id: userId, ...NO_GUEST_DATA })
    .where(guests);
};
