import type { PartnershipLead } from "@devguild/schemas/partnerships";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import type { CsvCell } from "../../http/csv.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { companies } from "../companies/companies.tables.ts";
import { partnershipLeads, partnerships } from "./partnerships.tables.ts";

const BATCH = 500;

/** Builds a lead as the company sees it. */
export const toLead = (row: typeof partnershipLeads.$inferSelect): PartnershipLead => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  company_name: row.company_name,
  job_title: row.job_title,
  note: row.note,
  agreed_at: iso(row.agreed_at),
});

/** Lists a page of a partnership's leads, the latest first, with how many there are. */
export const listLeads = async (
  db: Db,
  partnershipId: number,
  query: { page: number; per_page: number },
) => {
  const isOwn = eq(partnershipLeads.partnership_id, partnershipId);
  const rows = await db
    .select()
    .from(partnershipLeads)
    .where(isOwn)
    .orderBy(desc(partnershipLeads.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const total = await db.$count(partnershipLeads, isOwn);
  return { data: rows.map(toLead), meta: toListMeta(query, total) };
};

/** The columns of leads as a spreadsheet. */
export const LEADS_HEAD = [
  "First name",
  "Last name",
  "Email",
  "Company",
  "Job title",
  "Note",
  "Agreed at (UTC)",
  "Booth",
] as const;

type Row = { lead: typeof partnershipLeads.$inferSelect; booth: string };

/** Returns the cells of a lead. Pure. */
export const toLeadCells = ({ lead, booth }: Row): CsvCell[] => [
  lead.first_name,
  lead.last_name,
  lead.email,
  lead.company_name,
  lead.job_title,
  lead.note,
  iso(lead.agreed_at),
  booth,
];

/** Finds a company's partnership at an event; undefined if it has none. */
export const findPartnershipAt = async (db: Db, companyId: number, eventId: number) => {
  const [row] = await db
    .select({ id: partnerships.id })
    .from(partnerships)
    .where(and(eq(partnerships.company_id, companyId), eq(partnerships.event_id, eventId)));
  return row?.id;
};

/** Reads an event's leads in batches: of one partnership, or of all booths. */
export async function* readLeads(
  db: Db,
  eventId: number,
  partnershipId?: number,
): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select({
        lead: partnershipLeads,
        booth: sql<string>`coalesce(${partnerships.name}, ${companies.name})`,
      })
      .from(partnershipLeads)
      .innerJoin(partnerships, eq(partnerships.id, partnershipLeads.partnership_id))
      .innerJoin(companies, eq(companies.id, partnerships.company_id))
      .where(
        and(
          eq(partnerships.event_id, eventId),
          partnershipId === undefined ? undefined : eq(partnerships.id, partnershipId),
          gt(partnershipLeads.id, last),
        ),
      )
      .orderBy(asc(partnershipLeads.id))
      .limit(BATCH);
    yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.lead.id ?? last;
  }
}
