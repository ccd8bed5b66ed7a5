import type { AttendanceType } from "@devguild/schemas/constants/live-events";
import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";
import type { Attendee } from "./live-events.mails.ts";
import { liveEvents } from "./live-events.tables.ts";
import { signRegistrationLink } from "./registration-links.policy.ts";
import { liveEventRegistrations, type RegistrationRow } from "./registrations.tables.ts";

/** Whether someone who registered can be emailed; for queries that join the logins of members. */
export const isReachable = or(
  isNull(users.id),
  and(isNull(users.deleted_at), isNull(users.suspended_at)),
);

/**
 * Finds a confirmed registration with its event and its login; undefined if the login is deleted or
 * suspended.
 */
export const findRegistration = async (db: Db, id: number, where: SQL | undefined) => {
  const [row] = await db
    .select({
      registration: liveEventRegistrations,
      event: liveEvents,
      user: { email: users.email, firstName: users.first_name },
    })
    .from(liveEventRegistrations)
    .innerJoin(liveEvents, eq(liveEvents.id, liveEventRegistrations.live_event_id))
    .leftJoin(users, eq(users.id, liveEventRegistrations.user_id))
    .where(
      and(
        eq(liveEventRegistrations.id, id),
        isNotNull(liveEventRegistrations.confirmed_at),
        where,
        isReachable,
      ),
    );
  return row;
};

/**
 * Returns who gets emails about a registration: members at their login's address, guests at the one
 * they gave.
 */
export const toAttendee = (
  secret: string,
  registration: RegistrationRow,
  user: { email: string; firstName: string } | null,
): Attendee => ({
  to: user?.email ?? registration.email ?? "",
  firstName: user?.firstName ?? registration.first_name ?? "",
  attendance: registration.attendance_type as AttendanceType,
  withdrawToken: user
    ? null
    : signRegistrationLink(secret, {
        act: "withdraw",
        eventId: registration.live_event_id,
        registrationId: registration.id,
      }),
});
