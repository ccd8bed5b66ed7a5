import type { Candidate } from "@devguild/schemas/applications";
import type { InboxCandidate, InboxFilterQuery } from "@devguild/schemas/candidate-inbox";
import type { InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import { eq, inArray } from "drizzle-orm";

import { type Db, iso, selectRows } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { applications } from "./applications.tables.ts";
import { countYears } from "./compare-candidates.policy.ts";
import { selectFoundIds, toFound } from "./inbox-filter.queries.ts";
import { candidateColumns, toDeveloper } from "./read-candidates.queries.ts";

/** What the spreadsheet says about a candidate. */
export type CsvCandidate = Pick<
  InboxCandidate,
  "status" | "applied_at" | "waiting_since" | "match_points" | "position" | "years"
> &
  Pick<Candidate, "source" | "developer"> & { job_title: string };

const BATCH = 500;

const selectBatch = (db: Db, ids: number[]) =>
  db
    .select({
      ...candidateColumns,
      job: { title: jobs.title, skill_ids: jobs.skill_ids },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(inArray(applications.id, ids));

const toCsvCandidate = (
  catalogue: Catalogue,
  row: Awaited<ReturnType<typeof selectBatch>>[number],
): CsvCandidate => {
  const developer = toDeveloper(catalogue, row);
  return {
    status: row.application.status as InboxStatus,
    applied_at: iso(row.application.applied_at),
    waiting_since: iso(row.application.waiting_since),
    match_points: row.application.match_points,
    position: developer.position,
    years: countYears(row),
    source: row.application.source,
    developer,
    job_title: row.job.title,
  };
};

/**
 * Reads all candidates that a filter finds, batch by batch, with the contact details that may be seen; one
 * statement each.
 */
export async function* readCsvCandidates(
  db: Db,
  companyId: number,
  query: InboxFilterQuery,
  now = new Date(),
): AsyncGenerator<CsvCandidate[]> {
  const catalogue = await getCatalogue(db);
  const found = await toFound(db, companyId, query, now);
  const all = selectFoundIds(found, query, { limit: null, offset: 0 });
  const ids = (await selectRows<{ id: string }>(db, all)).map(({ id }) => Number(id));
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const rows = await selectBatch(db, batch);
    const byId = new Map(rows.map((row) => [row.application.id, row]));
    yield batch.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toCsvCandidate(catalogue, row)] : [];
    });
  }
}
