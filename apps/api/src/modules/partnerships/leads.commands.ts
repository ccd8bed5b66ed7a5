import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import type { PartnershipLeadBody } from "@devguild/schemas/partnerships";
import { and, eq, inArray } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { toLead } from "./leads.queries.ts";
import { lockPartnership, type PartnershipKey } from "./lock-partnership.commands.ts";
import { partnershipLeads, partnerships } from "./partnerships.tables.ts";

/**
 * Adds someone who agreed at a company's booth to be contacted, once, from the first day of the event.
 * Source: docs/product/event-partnerships.md.
 */
export const addLead = (db: Db, key: PartnershipKey, body: PartnershipLeadBody) =>
  transaction(db, async (tx) => {
    const locked = await lockPartnership(tx, key);
    if (!locked.package.has_booth) conflict("no_booth", M.noBooth);
    if (locked.opensAt > new Date()) conflict("not_started", M.leadsEarly);
    const [added] = await tx
      .insert(partnershipLeads)
      .values({
        partnership_id: key.partnershipId,
        first_name: body.first_name,
        last_name: body.last_name,
        email: body.email.toLowerCase(),
        company_name: body.company_name,
        job_title: body.job_title,
        note: body.note,
      })
      .onConflictDoNothing()
      .returning();
    return added ? toLead(added) : invalid({ email: M.leadKnown });
  });

/** Deletes a lead; throws 404 if the company doesn't have it. */
export const removeLead = async (
  db: Db,
  { companyId, partnershipId }: PartnershipKey,
  id: number,
) => {
  const own = db
    .select({ id: partnerships.id })
    .from(partnerships)
    .where(and(eq(partnerships.id, partnershipId), eq(partnerships.company_id, companyId)));
  const removed = await db
    .delete(partnershipLeads)
    .where(and(eq(partnershipLeads.id, id), inArray(partnershipLeads.partnership_id, own)))
    .returning({ id: partnershipLeads.id });
  if (removed.length === 0) notFound();
};
