import { searchWords } from "@devguild/job-index/words";

import type { Db } from "../src/db/db.ts";
import { getCatalogue } from "../src/modules/catalogue/catalogue.queries.ts";
import { coveredLocationIds } from "../src/modules/catalogue/location-hierarchy.policy.ts";
import { companies } from "../src/modules/companies/companies.tables.ts";
import { companyMemberships } from "../src/modules/memberships/memberships.tables.ts";
import { jobListings } from "../src/modules/job-listings/job-listings.tables.ts";
import { jobs } from "../src/modules/postings/postings.tables.ts";
import { DAY_MS } from "../src/time.ts";
import { givenCatalogueOn } from "./given-catalogue.ts";

let serial = 0;

/** Creates companies and jobs. */
export const givenJobsOn = (db: Db) => {
  const { skillId, placeId, languageId } = givenCatalogueOn(db);

  const company = async (values: Partial<typeof companies.$inferInsert> = {}) => {
    serial += 1;
    const [row] = await db
      .insert(companies)
      .values({ name: `Company ${serial}`, slug: `company-${serial}`, published: true, ...values })
      .returning();
    if (!row) throw new Error("No company was made.");
    return row;
  };

  /** Creates an open job; skills, cities and remote areas are given by slug. */
  const openJob = async ({
    skills = ["go"],
    cities = ["berlin"],
    remoteIn = [],
    language,
    company: owner,
    ...values
  }: {
    skills?: string[];
    cities?: string[];
    remoteIn?: string[];
    language?: string;
    company?: { id: number; name: string };
  } & Partial<typeof jobs.$inferInsert> = {}) => {
    serial += 1;
    const { id: companyId, name } = owner ?? (await company());
    const title = values.title ?? `Engineer ${serial}`;
    const cityIds = await Promise.all(cities.map(placeId));
    const remoteIds = await Promise.all(remoteIn.map(placeId));
    const [row] = await db
      .insert(jobs)
      .values({
        company_id: companyId,
        title,
        slug: `engineer-${serial}`,
        status: "published",
        published_at: new Date(Date.now() - DAY_MS),
        expire_at: new Date(Date.now() + 30 * DAY_MS),
        skill_ids: await Promise.all(skills.map(skillId)),
        seniority_ids: [3],
        city_ids: cityIds,
        remote: remoteIn.length > 0,
        remote_location_ids: remoteIds,
        location_ids: coveredLocationIds((await getCatalogue(db)).hierarchy, cityIds, remoteIds),
        language_id: language ? await languageId(language) : null,
        search_words: searchWords(title, name),
        ...values,
      })
      .returning();
    if (!row) throw new Error("No job was made.");
    return row;
  };

  /** Creates an imported listing; `cities` are the locations it is found by. */
  const listing = async ({
    skills = ["go"],
    cities = ["berlin"],
    ...values
  }: { skills?: string[]; cities?: string[] } & Partial<typeof jobListings.$inferInsert> = {}) => {
    serial += 1;
    const title = values.title ?? `Listed engineer ${serial}`;
    const cityIds = await Promise.all(cities.map(placeId));
    const [row] = await db
      .insert(jobListings)
      .values({
        source: "greenhouse",
        external_id: String(serial),
        title,
        company_name: "Elsewhere",
        url: `https://jobs.example/${serial}`,
        published_at: new Date(Date.now() - DAY_MS),
        last_seen_at: new Date(),
        skill_ids: await Promise.all(skills.map(skillId)),
        seniority_ids: [3],
        location_ids: coveredLocationIds((await getCatalogue(db)).hierarchy, cityIds, []),
        search_words: searchWords(title, "Elsewhere"),
        ...values,
      })
      .returning();
    if (!row) throw new Error("No listing was made.");
    return row;
  };

  /** Creates a membership, by default a recruiting membership with three slots. */
  const membership = async (
    companyId: number,
    values: Partial<typeof companyMemberships.$inferInsert> = {},
  ) => {
    const kind = values.kind ?? "RECRUITING";
    const [row] = await db
      .insert(companyMemberships)
      .values({
        company_id: companyId,
        kind,
        plan_name: "Recruiting M",
        concurrent_jobs: kind === "RECRUITING" ? 3 : null,
        valid_from: new Date(Date.now() - DAY_MS),
        valid_until: new Date(Date.now() + 30 * DAY_MS),
        ...values,
      })
      .returning();
    if (!row) throw new Error("No membership was made.");
    return row;
  };

  return { company, openJob, listing, membership };
};
