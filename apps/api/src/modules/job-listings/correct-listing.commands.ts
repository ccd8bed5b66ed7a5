import { searchWords } from "@devguild/job-index/words";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { IMPORT_MESSAGES, type ListingField } from "@devguild/schemas/constants/job-listings";
import type { JobListing, JobListingBody } from "@devguild/schemas/job-listings";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { coveredLocationIds } from "../catalogue/location-hierarchy.policy.ts";
import { findJobListing } from "./job-listings.queries.ts";
import { jobListings } from "./job-listings.tables.ts";

export const jobListingSnapshot = createSnapshot(jobListings, {
  derived: ["search", "search_words", "fold_key"],
});

/** Refuses ids that nothing in the catalogue has, each at its field. */
const requireKnown = ({ skills, locations, languages }: Catalogue, body: JobListingBody) => {
  const isUnknown = {
    skill_ids: body.skill_ids.some((id) => !skills.has(id)),
    city_ids: body.city_ids.some((id) => locations.get(id)?.kind !== "city"),
    seniority_ids: body.seniority_ids.some((id) => !EXPERIENCES.some((each) => each.id === id)),
    language_id: body.language_id !== null && !languages.has(body.language_id),
  };
  const errors = Object.entries(isUnknown).flatMap(([name, is]) =>
    is ? [[name, IMPORT_MESSAGES.choiceUnknown] as const] : [],
  );
  if (errors.length > 0) invalid(Object.fromEntries(errors));
};

const isSameSet = (before: readonly number[], after: readonly number[]) =>
  before.length === after.length && before.every((id) => after.includes(id));

const PLAIN = [
  "title",
  "company_name",
  "remote",
  "language_id",
  "salary_min",
  "salary_max",
] as const satisfies readonly (ListingField & keyof JobListingBody)[];

const listCorrected = (before: JobListing, body: JobListingBody): ListingField[] => [
  ...PLAIN.filter((name) => before[name] !== body[name]),
  ...(["skill_ids", "seniority_ids"] as const).filter(
    (name) => !isSameSet(before[name], body[name]),
  ),
  ...(isSameSet(
    before.cities.map(({ id }) => id),
    body.city_ids,
  )
    ? []
    : (["locations"] as const)),
];

const toLocations = (
  { locations, hierarchy }: Catalogue,
  { city_ids: ids, remote }: JobListingBody,
) => {
  const countries = ids.flatMap((id) => hierarchy.countryByCity.get(id) ?? []);
  return {
    locations: ids.map((id) =>
      [locations.get(id)?.name, locations.get(hierarchy.countryByCity.get(id) ?? 0)?.name]
        .filter(Boolean)
        .join(", "),
    ),
    location_ids: coveredLocationIds(hierarchy, ids, remote ? countries : []),
  };
};

/** Corrects a listing by hand, and remembers which fields its feed must not overwrite. */
export const updateJobListing = async (db: Db, id: number, body: JobListingBody) => {
  const before = (await findJobListing(db, id)) ?? notFound();
  const catalogue = await getCatalogue(db);
  requireKnown(catalogue, body);
  const corrected = listCorrected(before, body);
  const { city_ids: _cities, ...values } = body;
  await db
    .update(jobListings)
    .set({
      ...values,
      ...(corrected.includes("locations") && toLocations(catalogue, body)),
      search_words: searchWords(body.title, body.company_name),
      edited_fields: [...new Set([...before.edited_fields, ...corrected])],
    })
    .where(eq(jobListings.id, id));
  return (await findJobListing(db, id)) ?? notFound();
};
