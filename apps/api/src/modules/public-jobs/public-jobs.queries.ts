import { buildJobHtml } from "@devguild/schemas/constants/job-texts";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { LANGUAGE } from "@devguild/schemas/product";
import type { PublicJob } from "@devguild/schemas/public-jobs";
import { and, desc, eq, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import type { Cursor } from "../../http/cursors.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { applications } from "../applications/applications.tables.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { cardColumns, toCard } from "../jobs/job-card.queries.ts";
import { jobs } from "../postings/postings.tables.ts";

const NO_DEVELOPER = 0;

const selectOpenJobs = (db: Db) =>
  db
    .select({
      ...cardColumns,
      expire_at: jobs.expire_at,
      description: jobs.description,
      tasks: jobs.tasks,
      requirements: jobs.requirements,
      benefits: jobs.benefits,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, NO_DEVELOPER)),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectOpenJobs>>[number];

const toPublicJob = (catalogue: Catalogue, row: Row, site: string, now: Date): PublicJob => {
  const card = toCard(catalogue, row, now);
  const { company, salary_min: min, salary_max: max } = card;
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return {
    id: card.id,
    url: `${site}/${LANGUAGE}${jobPath(card)}`,
    title: card.title,
    company: {
      id: company.id,
      name: company.display_name,
      logo_url: company.logo_url && new URL(company.logo_url, site).href,
    },
    cities: card.cities.map(({ name, country }) => ({ name, country: country.name })),
    remote: card.remote === 1,
    remote_in: names(card.remote_locations),
    hybrid_option: card.hybrid_option.value,
    skills: names(card.skills),
    seniorities: card.seniorities.map(({ title }) => title),
    language: card.language?.name ?? null,
    salary: min === null && max === null ? null : { min, max, currency: "EUR", period: "year" },
    published_at: card.published_at,
    expires_at: isoOrNull(row.expire_at),
    description_html: buildJobHtml({
      description: sanitiseRichText(row.description),
      tasks: sanitiseRichText(row.tasks),
      requirements: sanitiseRichText(row.requirements),
      benefits: sanitiseRichText(row.benefits),
    }),
  };
};

/** Lists a page of open jobs after a cursor, newest first, and whether there are more; one query. */
export const listPublicJobs = async (
  db: Db,
  { after, limit, site }: { after: Cursor | null; limit: number; site: string },
  now = new Date(),
): Promise<{ rows: PublicJob[]; hasMore: boolean }> => {
  const catalogue = await getCatalogue(db);
  const beyond = after
    ? sql`(${jobs.published_at}, ${jobs.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  const rows = await selectOpenJobs(db)
    .where(and(isOpen(now), beyond))
    .orderBy(desc(jobs.published_at), desc(jobs.id))
    .limit(limit + 1);
  return {
    rows: rows.slice(0, limit).map((row) => toPublicJob(catalogue, row, site, now)),
    hasMore: rows.length > limit,
  };
};
