import type { AttendanceType } from "@devguild/schemas/constants/live-events";
import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";
import type { Attendee } from "./live-events.mails.ts";
import { liveEvents } from "./live-events.tables.ts";
import { signRegistrationLink } from "./registration-links.policy.ts";
import { liveEventRegistrations, type RegistrationRow } from "./registrations.tables.ts";

/** A place that is taken, with its event and its holder's login; nothing where mails reach nobody. */
export const findRegistration = async (db: Db, id: number, where: SQL | undefined) => {
  const [row] = await db
    .select({
      place: liveEventRegistrations,
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
        or(isNull(users.id), and(isNull(users.deleted_at), isNull(users.suspended_at))),
      ),
    );
  return row;
};

/** Who a mail about a place goes to: a member at their login's address, a guest at the one they gave. */
export const toAttendee = (
  secret: string,
  place: RegistrationRow,
  user: { email: string; firstName: string } | null,
): Attendee => ({
  to: user?.email ?? place.email ?? "",
  firstName: user?.firstName ?? place.first_name ?? "",
  attendance: place.attendance_type as AttendanceType,
  withdrawToken: user
    ? null
    : signRegistrationLink(secret, {
        act: "withdraw",
        eventId: place.live_event_id,
        registrationId: place.id,
      }),
});
