import { toSlug } from "@devguild/schemas/slugs";
import { and, eq, like, ne, or } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobs } from "./postings.tables.ts";

/**
 * Returns a slug for an ad's title that is unique within the company. The caller must have locked the
 * company.
 */
export const findFreeSlug = async (tx: Db, companyId: number, title: string, jobId = 0) => {
  const slug = toSlug(title, "job");
  const rows = await tx
    .select({ slug: jobs.slug })
    .from(jobs)
    .where(
      and(
        eq(jobs.company_id, companyId),
        ne(jobs.id, jobId),
        or(eq(jobs.slug, slug), like(jobs.slug, `${slug}-%`)),
      ),
    );
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
};
