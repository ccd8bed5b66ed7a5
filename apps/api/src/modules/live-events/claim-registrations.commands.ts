import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

/** What a place no longer says of a guest once it is a member's. */
const MEMBERS = {
  email: null,
  first_name: null,
  last_name: null,
  company_name: null,
  job_title: null,
  country_id: null,
};

/**
 * Makes the places that a login's address took as a guest its own, where the address is confirmed. One
 * that waits for its link stays, since anybody may have asked for it. Source: docs/product/live-events.md.
 */
export const claimRegistrations = async (tx: Db, userId: number) => {
  const [login] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.email_verified_at), isNull(users.deleted_at)));
  if (!login) return;
  const guests = and(
    eq(liveEventRegistrations.email, login.email.toLowerCase()),
    isNotNull(liveEventRegistrations.confirmed_at),
  );
  const events = tx
    .select({ id: liveEventRegistrations.live_event_id })
    .from(liveEventRegistrations)
    .where(guests);
  // Whoever registers at this moment waits, so that nobody has two places at one event.
  const held = await tx
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(inArray(liveEvents.id, events))
    .orderBy(asc(liveEvents.id))
    .for("no key update");
  if (held.length === 0) return;
  const own = tx
    .select({ id: liveEventRegistrations.live_event_id })
    .from(liveEventRegistrations)
    .where(eq(liveEventRegistrations.user_id, userId));
  await tx
    .delete(liveEventRegistrations)
    .where(and(guests, inArray(liveEventRegistrations.live_event_id, own)));
  await tx
    .update(liveEventRegistrations)
    .set({ user_id: userId, ...MEMBERS })
    .where(guests);
};
