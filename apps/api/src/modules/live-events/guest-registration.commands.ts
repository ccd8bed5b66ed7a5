import type { Configuration } from "@devguild/config/configuration";
import { PLACE_CONFIRM_DAYS, type AttendanceType } from "@devguild/schemas/constants/live-events";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import type { GuestPlace } from "@devguild/schemas/live-registrations";
import { and, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { claimRegistrations } from "./claim-registrations.commands.ts";
import { placeTakenMail } from "./live-events.mails.ts";
import { findEventCard } from "./live-events.queries.ts";
import { type PlaceLink, placeToken, readPlaceToken } from "./registration-links.policy.ts";
import { lockEvent, lockOwner, requireOpen, requirePlace } from "./registrations.queries.ts";
import { liveEventRegistrations, type RegistrationRow } from "./registrations.tables.ts";
import { toldOf } from "./notified-schedule.policy.ts";

const DAY = 24 * 60 * 60 * 1000;

const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

const linkOf = (secret: string, token: string): PlaceLink =>
  readPlaceToken(secret, token) ?? refuse();

const rowOf = ({ eventId, registrationId }: PlaceLink) =>
  and(
    eq(liveEventRegistrations.id, registrationId),
    eq(liveEventRegistrations.live_event_id, eventId),
  );

const findRow = async (db: Db, link: PlaceLink): Promise<RegistrationRow | undefined> => {
  const [row] = await db.select().from(liveEventRegistrations).where(rowOf(link));
  return row;
};

/** The moment before which an unconfirmed place was asked for too long ago. */
export const oldestToConfirm = (now: Date) => new Date(now.getTime() - PLACE_CONFIRM_DAYS * DAY);

const isLate = ({ confirmed_at, created_at }: RegistrationRow) =>
  confirmed_at === null && created_at < oldestToConfirm(new Date());

/** A place as its link's page shows it; one that is gone was given up, or never taken. */
const placeOf = async (
  db: Db,
  { act, eventId }: PlaceLink,
  row: RegistrationRow | undefined,
): Promise<GuestPlace> => {
  if (act === "confirm" && (row === undefined || isLate(row))) return refuse();
  return {
    event: await findEventCard(db, eventId),
    attendance_type: row ? (row.attendance_type as AttendanceType) : null,
    state: row ? (row.confirmed_at ? "confirmed" : "waiting") : "withdrawn",
  };
};

/** The place that the token of a mail's link is about. It changes nothing. */
export const readPlace = async (db: Db, secret: string, token: string): Promise<GuestPlace> => {
  const link = linkOf(secret, token);
  return placeOf(db, link, await findRow(db, link));
};

const take = async (tx: Db, config: Configuration, row: RegistrationRow, email: string) => {
  // Who proves the address holds their login before an event, so this does, too.
  const owner = await lockOwner(tx, email);
  const event = (await lockEvent(tx, row.live_event_id)) ?? refuse();
  const attendance = row.attendance_type as AttendanceType;
  requireOpen(event, attendance);
  await requirePlace(tx, event, attendance, row.id);
  const [taken] = await tx
    .update(liveEventRegistrations)
    .set({ confirmed_at: new Date(), ...toldOf(event, attendance) })
    .where(and(eq(liveEventRegistrations.id, row.id), isNull(liveEventRegistrations.confirmed_at)))
    .returning();
  // A second click came first.
  if (!taken) return { ...row, confirmed_at: new Date() };
  const link = { act: "withdraw", eventId: event.id, registrationId: row.id } as const;
  const attendee = {
    to: email,
    firstName: row.first_name ?? "",
    attendance,
    withdrawToken: owner ? null : placeToken(config.secret, link),
  };
  await enqueue(tx, placeTakenMail(attendee, event, config));
  if (owner) await claimRegistrations(tx, owner);
  return taken;
};

/**
 * Takes a guest's place by its link's token; followed twice it stays taken. Where somebody has the
 * address as a member by now, the place becomes theirs. Source: docs/product/live-events.md.
 */
export const confirmPlace = (db: Db, config: Configuration, token: string): Promise<GuestPlace> =>
  transaction(db, async (tx) => {
    const link = linkOf(config.secret, token);
    if (link.act !== "confirm") return refuse();
    const row = await findRow(tx, link);
    if (!row || isLate(row)) return refuse();
    const isWaiting = row.confirmed_at === null && row.email !== null;
    return placeOf(tx, link, isWaiting ? await take(tx, config, row, row.email ?? "") : row);
  });

/** Gives a guest's place up by a mail's token; given up twice it stays given up. */
export const withdrawPlace = (db: Db, secret: string, token: string): Promise<GuestPlace> =>
  transaction(db, async (tx) => {
    const link = linkOf(secret, token);
    if (link.act !== "withdraw") return refuse();
    await tx.delete(liveEventRegistrations).where(rowOf(link));
    return placeOf(tx, link, undefined);
  });
