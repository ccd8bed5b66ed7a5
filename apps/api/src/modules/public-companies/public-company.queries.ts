import { HIRING_PREFERENCES } from "@devguild/schemas/constants/companies";
import type {
  CompanyAddress,
  CompanyCard,
  CompanySpeaker,
  KeyValue,
  PublicCompany,
} from "@devguild/schemas/public-companies";
import { and, asc, desc, eq, or, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import {
  companies,
  companyKeyValues,
  companySlugs,
  keyValues,
} from "../companies/companies.tables.ts";
import { cardColumns, isPublic, selectCards, toCard } from "../companies/company-card.queries.ts";
import { isOpen, isOpenAs } from "../job-states/job-states.queries.ts";
import { toCities } from "../jobs/job-card.queries.ts";
import { readCards } from "../jobs/search-jobs.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { choosePicture, toCompanyPicture } from "../social-cards/social-cards.policy.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { listLiveStories } from "../stories/stories.queries.ts";
import { videos, videoSpeakers } from "../videos/videos.tables.ts";
import { companyFacets } from "./public-companies.tables.ts";

const JOBS_SHOWN = 30;
const SPEAKERS_SHOWN = 8;

/** Finds the id of a published company: by id, otherwise by current or former slug. */
export const findCompanyId = async (
  db: Db,
  { company_id, company_slug }: CompanyAddress,
): Promise<number | null> => {
  if (company_id > 0) return company_id;
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .leftJoin(companySlugs, eq(companySlugs.company_id, companies.id))
    .where(and(isPublic, or(eq(companies.slug, company_slug), eq(companySlugs.slug, company_slug))))
    // A company that has the slug now takes precedence over one that used to have it.
    .orderBy(desc(eq(companies.slug, company_slug)), desc(companies.id))
    .limit(1);
  return row?.id ?? null;
};

const valuesColumn = sql<
  KeyValue[]
>`(select coalesce(json_agg(json_build_object('id', value.id, 'label', value.label, 'slug', value.slug, 'description', value.description) order by own.position, value.label), '[]')
  from ${companyKeyValues} own join ${keyValues} value on value.id = own.key_value_id where own.company_id = ${companies.id})`;

const pageColumns = {
  ...cardColumns,
  founded: companies.founded,
  hiring_preference_id: companies.hiring_preference_id,
  website_url: companies.website,
  github_url: companies.github,
  twitter_url: companies.twitter,
  instagram_url: companies.instagram,
  tiktok_url: companies.tiktok,
  facebook_url: companies.facebook,
  linkedin_url: companies.linkedin,
  values: valuesColumn,
  // Counted here instead of read from the facets, as the page shows the current number.
  open_jobs: sql<number>`(select count(*)::int from jobs own where own.company_id = ${companies.id} and ${isOpenAs("own", "now()")})`,
};

const newestJobs = async (db: Db, companyId: number, developerId: number | null, now: Date) => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.company_id, companyId), isOpen(now)))
    .orderBy(desc(jobs.published_at), desc(jobs.id))
    .limit(JOBS_SHOWN);
  return readCards(
    db,
    rows.map(({ id }) => id),
    developerId,
    now,
  );
};

const listSpeakers = (db: Db, companyId: number): Promise<CompanySpeaker[]> =>
  db
    .selectDistinctOn([speakers.id], {
      id: speakers.id,
      name: speakers.full_name,
      title: speakers.job_title,
      portrait_url: speakers.portrait_url,
      video: { id: videos.id, slug: videos.slug, title: videos.title },
    })
    .from(speakers)
    .innerJoin(videoSpeakers, eq(videoSpeakers.speaker_id, speakers.id))
    .innerJoin(videos, and(eq(videos.id, videoSpeakers.video_id), eq(videos.published, true)))
    .where(eq(speakers.company_id, companyId))
    .orderBy(asc(speakers.id), desc(videos.release_date), desc(videos.id))
    .limit(SPEAKERS_SHOWN);

const getCategory = ({ skills, categories }: Catalogue, skillId: number) =>
  categories.find(({ id }) => id === skills.get(skillId)?.category_id)?.name ?? "";

/** Finds a published company as a card; null if there is none. */
export const findCompanyCard = async (db: Db, id: number): Promise<CompanyCard | null> => {
  const [row] = await selectCards(db).where(and(eq(companies.id, id), isPublic));
  return row ? toCard(await getCatalogue(db), row) : null;
};

/**
 * Finds a published company with everything its page shows; null if there is none. Stories are only
 * included with a brand page. Source: docs/product/companies.md.
 */
export const findPublicCompany = async (
  db: Db,
  id: number,
  developerId: number | null,
  now = new Date(),
): Promise<PublicCompany | null> => {
  const catalogue = await getCatalogue(db);
  const [row] = await db
    .select(pageColumns)
    .from(companies)
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .where(and(eq(companies.id, id), isPublic));
  if (!row) return null;
  const { hiring_preference_id, ...columns } = row;
  const card = toCard(catalogue, columns);
  const [headquarters] = toCities(catalogue, [row.hq_location_id ?? 0]);
  return {
    ...columns,
    ...card,
    tech_stack: card.tech_stack.map((skill) => ({
      ...skill,
      category: getCategory(catalogue, skill.id),
    })),
    speakers: await listSpeakers(db, id),
    og_image: choosePicture(row.cover_url, toCompanyPicture(card)),
    headquarters_city: headquarters ?? null,
    hiring_preference:
      HIRING_PREFERENCES.find((each) => each.id === hiring_preference_id)?.label ?? null,
    jobs: await newestJobs(db, id, developerId, now),
    profile_cards: row.has_brand_page ? await listLiveStories(db, id) : [],
  };
};
