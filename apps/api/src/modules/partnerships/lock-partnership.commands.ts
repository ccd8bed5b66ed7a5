import {
  PART_CLOSED,
  PARTNERSHIP_MESSAGES as M,
  type PartnershipPart,
} from "@devguild/schemas/constants/partnerships";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { companies } from "../companies/companies.tables.ts";
import { eventPartnerships } from "../event-partnerships/event-partnerships.tables.ts";
import { events } from "../events/events.tables.ts";
import { listDeadlines } from "./partnership-lists.queries.ts";
import { partnerships } from "./partnerships.tables.ts";

/** Which partnership of which company is changed, and whether staff change it. */
export type PartnershipKey = { companyId: number; partnershipId: number; isStaff: boolean };

const toMs = (day: ReturnType<typeof sql>) =>
  sql<number>`(extract(epoch from ${day}::timestamp at time zone ${events.timezone}) * 1000)::float8`;

/**
 * Locks a company's partnership, so that two changes come one after the other; throws 404 if the company
 * doesn't have it. Returns what its package includes and when the event takes place.
 */
export const lockPartnership = async (tx: Db, { companyId, partnershipId }: PartnershipKey) => {
  const [row] = await tx
    .select({
      partnership: partnerships,
      eventId: events.id,
      package: eventPartnerships,
      opensAt: toMs(sql`${events.starts_on}`),
      closesAt: toMs(sql`(${events.ends_on} + 1)`),
    })
    .from(partnerships)
    .innerJoin(eventPartnerships, eq(eventPartnerships.id, partnerships.event_partnership_id))
    .innerJoin(events, eq(events.id, partnerships.event_id))
    .innerJoin(companies, eq(companies.id, partnerships.company_id))
    .where(
      and(
        eq(partnerships.id, partnershipId),
        eq(partnerships.company_id, companyId),
        isNull(companies.deleted_at),
      ),
    )
    .for("no key update", { of: partnerships });
  if (!row) return notFound();
  return { ...row, opensAt: new Date(row.opensAt), closesAt: new Date(row.closesAt) };
};

/**
 * Locks a partnership to change parts of it. After a part's deadline, and after the event, only staff can.
 * Source: docs/product/event-partnerships.md.
 */
export const lockParts = async (
  tx: Db,
  key: PartnershipKey,
  ...parts: readonly PartnershipPart[]
) => {
  const locked = await lockPartnership(tx, key);
  if (key.isStaff) return locked;
  const deadlines = await listDeadlines(tx, locked.eventId);
  const isClosed = deadlines.some(({ part, closed }) => closed && parts.includes(part));
  if (isClosed || locked.closesAt <= new Date()) conflict(PART_CLOSED, M.closed);
  return locked;
};
