import { companyPath } from "@devguild/schemas/constants/companies";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobCard, JobListingCard, JobSearch } from "@devguild/schemas/jobs";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";
import { and, desc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Feed, type FeedItem, buildTag } from "../../feed-formats/feed.ts";
import { describeSearch, toSearchPath } from "../alerts/describe-search.policy.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { readCards, searchJobs } from "../jobs/search-jobs.queries.ts";
import { toMailJob } from "../mail/mail-jobs.policy.ts";
import { jobs } from "../postings/postings.tables.ts";

const GUEST = { developerId: null, match: null };

const toNames = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

const jobToItem = (site: string, job: JobCard): FeedItem => {
  const { company, location, salary } = toMailJob(job);
  const skills = toNames(job.skills);
  return {
    id: buildTag(site, "job", job.id),
    url: `${site}/${LANGUAGE}${jobPath(job)}`,
    title: `${job.title} at ${company}`,
    summary: [location, salary, skills.join(", ")].filter(Boolean).join(" · "),
    author: company,
    tags: skills,
    image: null,
    publishedAt: job.published_at,
  };
};

const listingToItem = (site: string, listing: JobListingCard): FeedItem => ({
  id: buildTag(site, "job-listing", listing.id),
  url: listing.url,
  title: `${listing.title} at ${listing.company_name}`,
  summary: [...listing.locations, ...(listing.remote ? ["Remote"] : [])].join(" · "),
  author: listing.company_name,
  tags: listing.skills,
  image: null,
  publishedAt: listing.published_at,
});

/** Builds the feed of a job search as a guest sees it; newest first, unless the search says otherwise. */
export const jobFeed = async (db: Db, site: string, search: JobSearch): Promise<Feed> => {
  const catalogue = await getCatalogue(db);
  const { data } = await searchJobs(db, { orderBy: "newest", ...search }, GUEST);
  const criteria = {
    ...search,
    remote: search.remote ?? false,
    without_salary: search.without_salary ?? true,
  };
  const title = describeSearch(catalogue, criteria);
  return {
    title: `${title} · ${PRODUCT_NAME}`,
    description: `${title}, as they appear on ${PRODUCT_NAME}.`,
    home: `${site}/${LANGUAGE}${toSearchPath(catalogue, criteria)}`,
    items: [
      ...data.job_ads.map((job) => jobToItem(site, job)),
      ...data.job_listings.map((listing) => listingToItem(site, listing)),
    ],
  };
};

const JOBS_OF_COMPANY = 100;

/** Builds the feed of a public company's open jobs, newest first; null if there is no such company. */
export const companyFeed = async (
  db: Db,
  site: string,
  id: number,
  now = new Date(),
): Promise<Feed | null> => {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.published, true)));
  if (!company || company.deleted_at) return null;
  const open = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.company_id, id), isOpen(now)))
    .orderBy(desc(jobs.published_at), desc(jobs.id))
    .limit(JOBS_OF_COMPANY);
  const ids = open.map((job) => job.id);
  const cards = await readCards(db, ids, null, now);
  return {
    title: `Jobs at ${company.name} · ${PRODUCT_NAME}`,
    description: company.short_description || `Open jobs at ${company.name}.`,
    home: `${site}/${LANGUAGE}${companyPath(company)}`,
    items: cards.map((job) => jobToItem(site, job)),
  };
};
