import {
  ACTIVITIES_MAX,
  PARTNERSHIP_MESSAGES as M,
} from "@devguild/schemas/constants/partnerships";
import type { PartnershipActivityBody } from "@devguild/schemas/partnerships";
import { and, eq, inArray } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { selectSessions } from "../events/event-sessions.queries.ts";
import { eventSessions } from "../events/events.tables.ts";
import { lockParts, type PartnershipKey } from "./lock-partnership.commands.ts";
import { listActivities, listOwnSessions, listPeople } from "./partnership-lists.queries.ts";
import { checkSessions, checkTimes } from "./partnerships.policy.ts";
import {
  partnershipActivities,
  partnershipActivityPeople,
  partnershipSessions,
} from "./partnerships.tables.ts";

/** Chooses the sessions of the event that are the company's, as many as its package includes. */
export const saveSessions = (db: Db, key: PartnershipKey, ids: number[]) =>
  transaction(db, async (tx) => {
    const { partnershipId } = key;
    const locked = await lockParts(tx, key, "sessions");
    const chosen = await selectSessions(
      tx,
      and(eq(eventSessions.event_id, locked.eventId), inArray(eventSessions.id, ids)),
    );
    if (chosen.length !== ids.length) invalid({ session_ids: M.sessionsUnknown });
    const exceeded = checkSessions(chosen, locked.package);
    if (exceeded) invalid({ session_ids: exceeded });
    await tx
      .delete(partnershipSessions)
      .where(eq(partnershipSessions.partnership_id, partnershipId));
    if (ids.length > 0)
      await tx
        .insert(partnershipSessions)
        .values(ids.map((session_id) => ({ partnership_id: partnershipId, session_id })));
    return listOwnSessions(tx, partnershipId);
  });

const ownActivity = (partnershipId: number, id: number) =>
  and(eq(partnershipActivities.partnership_id, partnershipId), eq(partnershipActivities.id, id));

const setPeople = async (tx: Db, activityId: number, personIds: readonly number[]) => {
  await tx
    .delete(partnershipActivityPeople)
    .where(eq(partnershipActivityPeople.activity_id, activityId));
  if (personIds.length > 0)
    await tx
      .insert(partnershipActivityPeople)
      .values(personIds.map((person_id) => ({ activity_id: activityId, person_id })));
};

const requireOwnPeople = async (tx: Db, partnershipId: number, ids: readonly number[]) => {
  const own = new Set((await listPeople(tx, partnershipId)).map(({ id }) => id));
  if (!ids.every((id) => own.has(id))) invalid({ person_ids: M.personUnknown });
};

const storeActivity = async (
  tx: Db,
  partnershipId: number,
  id: number | null | undefined,
  columns: Omit<typeof partnershipActivities.$inferInsert, "id" | "partnership_id">,
) => {
  const [stored] =
    id === undefined || id === null
      ? await tx
          .insert(partnershipActivities)
          .values({ ...columns, partnership_id: partnershipId })
          .returning({ id: partnershipActivities.id })
      : await tx
          .update(partnershipActivities)
          .set(columns)
          .where(ownActivity(partnershipId, id))
          .returning({ id: partnershipActivities.id });
  return stored?.id ?? notFound();
};

/**
 * Adds an activity at the booth, or replaces the one with its id. It takes place during the event;
 * the same one at the same time is refused, so that nobody adds it twice.
 * Source: docs/product/event-partnerships.md.
 */
export const saveActivity = (
  db: Db,
  key: PartnershipKey,
  { id, person_ids, ...body }: PartnershipActivityBody,
) =>
  transaction(db, async (tx) => {
    const { partnershipId } = key;
    const locked = await lockParts(tx, key, "activities");
    if (!locked.package.has_booth) conflict("no_booth", M.noBooth);
    const times = { starts_at: new Date(body.starts_at), ends_at: new Date(body.ends_at) };
    const errors = checkTimes(times, locked);
    if (Object.keys(errors).length > 0) invalid(errors);
    const activities = await listActivities(tx, partnershipId);
    const isSame = (each: (typeof activities)[number]) =>
      each.id !== id &&
      each.title.toLowerCase() === body.title.toLowerCase() &&
      Date.parse(each.starts_at) === times.starts_at.getTime();
    if (activities.some(isSame)) invalid({ title: M.activityKnown });
    const isNew = id === undefined || id === null;
    if (isNew && activities.length >= ACTIVITIES_MAX)
      conflict("too_many_activities", M.activitiesMany);
    await requireOwnPeople(tx, partnershipId, person_ids);
    const stored = await storeActivity(tx, partnershipId, id, { ...body, ...times });
    await setPeople(tx, stored, person_ids);
    return listActivities(tx, partnershipId);
  });

/** Removes an activity; throws 404 if the partnership doesn't have it. */
export const removeActivity = (db: Db, key: PartnershipKey, id: number) =>
  transaction(db, async (tx) => {
    await lockParts(tx, key, "activities");
    const removed = await tx
      .delete(partnershipActivities)
      .where(ownActivity(key.partnershipId, id))
      .returning({ id: partnershipActivities.id });
    if (removed.length === 0) notFound();
    return listActivities(tx, key.partnershipId);
  });
