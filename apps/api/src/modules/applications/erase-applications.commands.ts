import { and, eq, inArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobs } from "../postings/postings.tables.ts";
import {
  applicationInterviews,
  applicationMessages,
  applicationMoves,
  applications,
} from "./applications.tables.ts";

/**
 * Erases the personal data in a developer's applications; the applications themselves stay, for the
 * companies. Returns how many there are. Source: docs/product/account.md.
 */
export const eraseApplications = async (tx: Db, developerId: number): Promise<number> => {
  const ids = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.developer_id, developerId));
  await tx.delete(applicationInterviews).where(inArray(applicationInterviews.application_id, ids));
  await tx.delete(applicationMessages).where(inArray(applicationMessages.application_id, ids));
  await tx
    .update(applicationMoves)
    .set({ reason: null, user_id: null })
    .where(
      and(
        inArray(applicationMoves.application_id, ids),
        eq(applicationMoves.moved_by, "developer"),
      ),
    );
  const erased = await tx
    .update(applications)
    .set({ cover_letter: "", source: null, utm: null, decline_message: null })
    .where(eq(applications.developer_id, developerId))
    .returning({ id: applications.id });
  return erased.length;
};

/**
 * Erases who wrote a company's messages to its candidates, who keep the messages themselves. Source:
 * docs/product/staff-accounts.md.
 */
export const eraseMessageAuthors = async (tx: Db, companyId: number) => {
  const ids = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(eq(jobs.company_id, companyId));
  await tx
    .update(applicationMessages)
    .set({ author_name: "Former recruiter", contact_email: "", user_id: null })
    .where(
      and(
        inArray(applicationMessages.application_id, ids),
        eq(applicationMessages.sent_by, "company"),
      ),
    );
};
