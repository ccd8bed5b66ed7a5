import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { companies } from "../companies/companies.tables.ts";
import { findJobDetails } from "../jobs/jobs.queries.ts";
import { canReadCompany } from "./postings.policy.ts";
import { jobs } from "./postings.tables.ts";

/**
 * Finds an ad as its page will show it, in any state, for users of its company, staff, or holders of
 * the draft token. Null for everyone else, so that they can't learn that it exists.
 */
export const findDraftPreview = async (
  db: Db,
  id: number,
  { viewer, token }: { viewer: Viewer | null; token: string | undefined },
) => {
  const [job] = await db
    .select({ companyId: jobs.company_id, tokenHash: jobs.draft_token_hash })
    .from(jobs)
    .where(and(eq(jobs.id, id), isNull(jobs.deleted_at)));
  if (!job) return null;
  const hasToken = token !== undefined && job.tokenHash === hashToken(token);
  if (!hasToken && !(viewer && canReadCompany(viewer, job.companyId))) return null;
  const condition = and(eq(jobs.id, id), isNull(jobs.deleted_at), isNull(companies.deleted_at));
  return findJobDetails(db, condition, viewer?.developerId ?? null, new Date());
};
