import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import type { AssignPartnershipBody } from "@devguild/schemas/partnerships";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { eventPartnerships } from "../event-partnerships/event-partnerships.tables.ts";
import { listFilledParts } from "./filled-parts.queries.ts";
import { lockPartnership } from "./lock-partnership.commands.ts";
import { partnerships } from "./partnerships.tables.ts";

/**
 * Gives a company a partnership. A company has one per event, so another package of the same event
 * replaces the former one and keeps what was filled in. Source: docs/product/event-partnerships.md.
 */
export const assignPartnership = (
  db: Db,
  companyId: number,
  { event_partnership_id, company_booth_number }: AssignPartnershipBody,
) =>
  transaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const [offer] = await tx
      .select({ event_id: eventPartnerships.event_id })
      .from(eventPartnerships)
      .where(eq(eventPartnerships.id, event_partnership_id));
    if (!offer) return invalid({ event_partnership_id: M.partnershipUnknown });
    const [assigned] = await tx
      .insert(partnerships)
      .values({
        company_id: companyId,
        event_id: offer.event_id,
        event_partnership_id,
        booth_number: company_booth_number,
      })
      .onConflictDoUpdate({
        target: [partnerships.company_id, partnerships.event_id],
        // Undefined columns stay as they are.
        set: { event_partnership_id, booth_number: company_booth_number },
      })
      .returning({ id: partnerships.id });
    return assigned?.id ?? notFound();
  });

/**
 * Takes back a partnership that a company has filled in nothing for; throws 404 without it, 409 once anything
 * is filled in. Source: docs/product/event-partnerships.md.
 */
export const removePartnership = (
  db: Db,
  { companyId, partnershipId }: { companyId: number; partnershipId: number },
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockPartnership(tx, { companyId, partnershipId, isStaff: true });
    const filled = await listFilledParts(tx, partnershipId);
    if (filled.length > 0) conflict("partnership_filled_in", M.filledIn(filled));
    await tx.delete(partnerships).where(eq(partnerships.id, partnershipId));
  });

/** Deletes all of a company's partnerships with what was filled in, and the contacts of its booths. */
export const removeAllPartnerships = (tx: Db, companyId: number) =>
  tx.delete(partnerships).where(eq(partnerships.company_id, companyId));
