import { EVENT_MESSAGES as M } from "@devguild/schemas/constants/events";
import type { AdminEvent, EventBody, NewEventBody } from "@devguild/schemas/events";
import { toSlug } from "@devguild/schemas/slugs";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
import { findAdminEvent } from "./events.queries.ts";
import { events, eventSlugs } from "./events.tables.ts";

/** The audit snapshot of an event. */
export const eventSnapshot = createSnapshot(events, {});

/** Locks an event, so that changes of it, its page and its menu come one after the other; throws 404 without it. */
export const lockEvent = async (tx: Db, id: number) => {
  const [row] = await tx.select().from(events).where(eq(events.id, id)).for("no key update");
  return row ?? notFound();
};

// The unique index settles simultaneous writes. If no slug was sent, it comes from the name.
const refuseTaken = (slug: string | undefined) => (error: unknown) => {
  if (!isUniqueViolation(error, "events_slug_unique")) raise(error);
  return slug ? invalid({ slug: M.slugTaken }) : invalid({ name: M.nameTaken });
};

const requireValid = async (
  tx: Db,
  { starts_on, ends_on, country_id }: Pick<NewEventBody, "starts_on" | "ends_on" | "country_id">,
) => {
  const country = and(eq(locations.id, country_id ?? 0), eq(locations.kind, "country"));
  const isCountry = country_id === null || (await tx.$count(locations, country)) > 0;
  const errors = {
    ...(ends_on < starts_on && { ends_on: M.endsBeforeStart }),
    ...(!isCountry && { country_id: M.countryUnknown }),
  };
  if (Object.keys(errors).length > 0) invalid(errors);
};

/** Remembers the slug that an event had, if it has another one now. A later event may take it. */
const rememberSlug = async (tx: Db, event: { id: number; slug: string }, before?: string) => {
  await tx.delete(eventSlugs).where(eq(eventSlugs.slug, event.slug));
  if (before && before !== event.slug)
    await tx.insert(eventSlugs).values({ slug: before, event_id: event.id });
};

const readBack = async (tx: Db, id: number): Promise<AdminEvent> =>
  (await findAdminEvent(tx, id)) ?? notFound();

/** Adds an event. Source: docs/product/events.md. */
export const createEvent = (db: Db, { slug, city, ...body }: NewEventBody): Promise<AdminEvent> =>
  transaction(db, async (tx) => {
    await requireValid(tx, body);
    const [created] = await tx
      .insert(events)
      .values({ ...body, city: city || null, slug: slug || toSlug(body.name, "event") })
      .returning({ id: events.id, slug: events.slug })
      .catch(refuseTaken(slug));
    if (!created) return notFound();
    await rememberSlug(tx, created);
    return readBack(tx, created.id);
  });

/** Changes what is sent of an event; an empty slug stays as it is. */
export const updateEvent = (
  db: Db,
  id: number,
  { slug, city, ...body }: EventBody,
): Promise<AdminEvent> =>
  transaction(db, async (tx) => {
    const before = await lockEvent(tx, id);
    await requireValid(tx, Object.assign({}, before, body));
    const event = { id, slug: slug || before.slug };
    await tx
      .update(events)
      .set({
        ...body,
        slug: event.slug,
        ...(city !== undefined && { city: city || null }),
      })
      .where(eq(events.id, id))
      .catch(refuseTaken(slug));
    await rememberSlug(tx, event, before.slug);
    return readBack(tx, id);
  });
