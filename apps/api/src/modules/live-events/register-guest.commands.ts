import type { Configuration } from "@devguild/config/configuration";
import { REGISTRATION_REFUSALS } from "@devguild/schemas/constants/live-events";
import type { GuestRegisterBody } from "@devguild/schemas/live-registrations";
import { and, eq } from "drizzle-orm";

import type { CalendarEvent } from "../../calendar-files/calendar-file.ts";
import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { MailMessage } from "../../mail-components/mail-message.ts";
import type { Task } from "../../queue/queue.ts";
import { HOUR_S } from "../../time.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { CONSENT_VERSION } from "../consents/consents.policy.ts";
import { requireFormToken, redeemFormToken } from "../forms/form-token.commands.ts";
import { requestNewsletter } from "../forms/forms.commands.ts";
import { enqueueRequestedMail } from "../mail/requested-mails.commands.ts";
import type { NetworkLimit } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { toUtm } from "../users/utm.policy.ts";
import { toAttendee } from "./attendees.queries.ts";
import {
  confirmRegistrationMail,
  registrationConfirmedMail,
  waitingMail,
} from "./live-events.mails.ts";
import { signRegistrationLink } from "./registration-links.policy.ts";
import { hasFreeSeat, lockEvent, requireOpen } from "./registrations.queries.ts";
import { liveEventRegistrations, type RegistrationRow } from "./registrations.tables.ts";

/** Registrations are limited per network, and there per email address. */
const VISITOR_LIMIT: NetworkLimit = {
  name: "live-event-place",
  attempts: 20,
  seconds: HOUR_S,
  per: "network",
};

const ADDRESS_LIMIT: NetworkLimit = {
  name: "live-event",
  attempts: 5,
  seconds: HOUR_S,
  per: "network",
};

/** A second request from the same address within this time is an accidental double click. */
const DOUBLE_SUBMIT_MS = 60 * 1000;

const requireCountry = async (db: Db, id: number | undefined) => {
  if (!id) return;
  const { locations } = await getCatalogue(db);
  if (locations.get(id)?.kind !== "country")
    invalid({ country_id: "Choose a country from the list." });
};

/** Stores a guest's registration; a confirmed one stays as it is. The event must be locked. */
const saveRegistration = async (tx: Db, eventId: number, body: GuestRegisterBody, now: Date) => {
  const email = body.email.toLowerCase();
  const values = {
    first_name: body.first_name,
    last_name: body.last_name,
    company_name: body.company_name || null,
    job_title: body.job_title || null,
    country_id: body.country_id ?? null,
    attendance_type: body.attendance_type,
    terms_version: CONSENT_VERSION,
    utm: toUtm(body),
    created_at: now,
  };
  const [known] = await tx
    .select()
    .from(liveEventRegistrations)
    .where(
      and(
        eq(liveEventRegistrations.live_event_id, eventId),
        eq(liveEventRegistrations.email, email),
      ),
    );
  const isDuplicate =
    known !== undefined && now.getTime() - known.created_at.getTime() < DOUBLE_SUBMIT_MS;
  if (known?.confirmed_at || known?.waiting_since) return { row: known, isDuplicate };
  const [row] = known
    ? await tx
        .update(liveEventRegistrations)
        .set(values)
        .where(eq(liveEventRegistrations.id, known.id))
        .returning()
    : await tx
        .insert(liveEventRegistrations)
        .values({ live_event_id: eventId, email, ...values })
        .returning();
  if (!row) throw new Error("The registration was neither created nor found.");
  return { row, isDuplicate };
};

const buildMail = (
  row: RegistrationRow,
  to: string,
  event: CalendarEvent,
  config: Configuration,
): Task<MailMessage> => {
  if (row.confirmed_at !== null)
    return registrationConfirmedMail(toAttendee(config.secret, row, null), event, config);
  if (row.waiting_since !== null) return waitingMail(toAttendee(config.secret, row, null), event);
  const link = { act: "confirm", eventId: row.live_event_id, registrationId: row.id } as const;
  return confirmRegistrationMail(to, event, signRegistrationLink(config.secret, link));
};

/**
 * Registers a guest and emails the link that confirms it; if they are already registered, the email
 * says so. The response is the same whatever is known about the address.
 * Source: docs/product/live-events.md.
 */
export const registerGuest = async (
  db: Db,
  config: Configuration,
  { eventId, body, visitor }: { eventId: number; body: GuestRegisterBody; visitor: Visitor },
) => {
  requireFormToken(config.secret, body.form_token);
  await requireCountry(db, body.country_id);
  await countAttempt(db, VISITOR_LIMIT, visitor);
  await countAttempt(db, ADDRESS_LIMIT, { ...visitor, at: body.email });
  await transaction(db, async (tx) => {
    const event = (await lockEvent(tx, eventId)) ?? notFound();
    requireOpen(event, body.attendance_type);
    // Checked for everyone alike, or the response would reveal who is already registered.
    if (!body.waiting && !(await hasFreeSeat(tx, event, body.attendance_type)))
      conflict("event_full", REGISTRATION_REFUSALS.event_full);
    const { row, isDuplicate } = await saveRegistration(tx, eventId, body, new Date());
    if (isDuplicate) return;
    await enqueueRequestedMail(tx, body.email, buildMail(row, body.email, event, config));
    if (body.hs_terms) await requestNewsletter(tx, config, toNewsletterRequest(body), "newsletter");
    await redeemFormToken(tx, body.form_token);
  });
  return { registered: true as const };
};

const toNewsletterRequest = ({ email, hutk, page_url }: GuestRegisterBody) => ({
  source: "live event",
  email: email.toLowerCase(),
  fields: {},
  hutk,
  page_url,
});
