import type { PostingForm } from "@devguild/schemas/posting-rules";
import type { PostingChange } from "@devguild/schemas/posting-body";
import { EMPLOYMENT_TYPES } from "@devguild/schemas/constants/catalogue";
import { NO_SALARY_ID, POSTING_MESSAGES } from "@devguild/schemas/constants/postings";

import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { ANYWHERE } from "../catalogue/location-hierarchy.policy.ts";
import { findCity, findCountry } from "../catalogue/locations.queries.ts";
import type { jobs } from "./postings.tables.ts";

const M = POSTING_MESSAGES;

/** An ad's values as stored in its row; the hybrid option may still be missing. */
export type PostingValues = Pick<
  typeof jobs.$inferSelect,
  | "title"
  | "description"
  | "tasks"
  | "requirements"
  | "benefits"
  | "salary_min"
  | "salary_max"
  | "salary_id"
  | "language_id"
  | "employment_type_id"
  | "remote"
  | "skill_ids"
  | "seniority_ids"
  | "city_ids"
  | "remote_location_ids"
  | "direct_apply"
  | "job_url"
  | "logo_url"
  | "cover_url"
  | "pixel_tracking_url"
  | "is_agency"
  | "job_company_name"
  | "company_description"
  | "reference_data"
  | "price_id"
  | "job_posting_owner_id"
> & { hybrid_option_id: number | null };

/** An empty ad. */
export const EMPTY_POSTING: PostingValues = {
  title: "",
  description: "",
  tasks: "",
  requirements: "",
  benefits: "",
  salary_min: null,
  salary_max: null,
  salary_id: null,
  language_id: null,
  hybrid_option_id: null,
  employment_type_id: 1,
  remote: false,
  skill_ids: [],
  seniority_ids: [],
  city_ids: [],
  remote_location_ids: [],
  direct_apply: false,
  job_url: null,
  logo_url: null,
  cover_url: null,
  pixel_tracking_url: null,
  is_agency: false,
  job_company_name: null,
  company_description: null,
  reference_data: null,
  price_id: null,
  job_posting_owner_id: null,
};

/** Returns the changed value, or the previous one if it was not sent; null is a value as well. */
const withChange = <T>(change: T | undefined, before: T) =>
  change === undefined ? before : change;

const toText = (change: string | null | undefined, before: string) =>
  change === undefined ? before : sanitiseRichText(change ?? "");

const unique = (ids: readonly number[]) => [...new Set(ids)];

/** Returns the ids of the checked cities; a city without `checked` counts as checked. */
const toCityIds = (catalogue: Catalogue, { cities }: PostingChange, before: number[]) => {
  if (cities === undefined) return before;
  const checked = (cities ?? []).filter((city) => city.checked !== false);
  return unique(checked.map(({ value }) => findCity(catalogue, value)?.id ?? 0));
};

const toHybridOption = ({ hybrid_option: option }: PostingChange, before: number | null) =>
  option === undefined ? before : typeof option === "object" ? (option?.id ?? null) : option;

const getAnywhere = (catalogue: Catalogue) => catalogue.locationsBySlug.get(ANYWHERE)?.id ?? 0;

/** Groups the remote areas by kind, as in the form. */
const groupAreas = (catalogue: Catalogue, ids: readonly number[]) => {
  const anywhere = getAnywhere(catalogue);
  const isCountry = (id: number) => catalogue.locations.get(id)?.kind === "country";
  return {
    anywhere: ids.includes(anywhere),
    regions: ids.filter((id) => id !== anywhere && !isCountry(id)),
    countries: ids.filter(isCountry),
  };
};

// An ad that isn't remote has no areas, and "Anywhere" replaces all regions.
const toAreaIds = (catalogue: Catalogue, change: PostingChange, before: PostingValues) => {
  if (!withChange(change.remote, before.remote)) return [];
  const current = groupAreas(catalogue, before.remote_location_ids);
  const anywhere = getAnywhere(catalogue);
  const regions = withChange(change.remote_regions, current.regions);
  const isAnywhere =
    regions.includes(anywhere) ||
    withChange(change.remote_anywhere, change.remote_regions === undefined && current.anywhere);
  const countries = withChange(change.remote_countries, current.countries);
  return unique([...(isAnywhere ? [anywhere] : regions), ...countries]);
};

/** Applies a change to an ad's values, sanitised and normalised for storage. Pure. */
export const applyChange = (
  catalogue: Catalogue,
  before: PostingValues,
  change: PostingChange,
): PostingValues => ({
  title: change.title === undefined ? before.title : (change.title ?? ""),
  description: toText(change.description, before.description),
  tasks: toText(change.tasks, before.tasks),
  requirements: toText(change.requirements, before.requirements),
  benefits: toText(change.benefits, before.benefits),
  salary_min: withChange(change.salary_min, before.salary_min),
  salary_max: withChange(change.salary_max, before.salary_max),
  salary_id: withChange(
    change.salary_id === NO_SALARY_ID ? null : change.salary_id,
    before.salary_id,
  ),
  language_id: withChange(change.language_id, before.language_id),
  hybrid_option_id: toHybridOption(change, before.hybrid_option_id),
  employment_type_id:
    EMPLOYMENT_TYPES.find(({ value }) => value === change.employment_type)?.id ??
    before.employment_type_id,
  remote: withChange(change.remote, before.remote),
  // A skill removed from the catalogue is dropped.
  skill_ids: unique(
    change.skills ?? before.skill_ids.filter((skill) => catalogue.skills.has(skill)),
  ),
  seniority_ids: unique(withChange(change.seniorities, before.seniority_ids)),
  city_ids: toCityIds(catalogue, change, before.city_ids),
  remote_location_ids: toAreaIds(catalogue, change, before),
  direct_apply: withChange(change.direct_apply, before.direct_apply),
  job_url: withChange(change.job_url, before.job_url),
  logo_url: withChange(change.logo_url, before.logo_url),
  cover_url: withChange(change.cover_url, before.cover_url),
  pixel_tracking_url: withChange(change.pixel_tracking_url, before.pixel_tracking_url),
  is_agency: withChange(change.is_agency, before.is_agency),
  job_company_name: withChange(change.job_company_name, before.job_company_name),
  company_description:
    change.company_description === undefined
      ? before.company_description
      : sanitiseRichText(change.company_description ?? "") || null,
  reference_data: withChange(change.reference_data, before.reference_data),
  price_id: withChange(change.price_id, before.price_id),
  job_posting_owner_id: withChange(change.job_posting_owner_id, before.job_posting_owner_id),
});

/** Returns an error per field for values that the catalogue doesn't know. Pure. */
export const findUnknown = (
  catalogue: Catalogue,
  change: PostingChange,
): Record<string, string> => {
  const isRegion = (id: number) => catalogue.locations.get(id)?.kind === "region";
  const isCity = ({ value }: { value: string }) => findCity(catalogue, value) !== undefined;
  const checks: [field: string, isKnown: boolean, text: string][] = [
    ["skills", (change.skills ?? []).every((id) => catalogue.skills.has(id)), M.skillUnknown],
    ["cities", (change.cities ?? []).every(isCity), M.cityUnknown],
    ["remote_regions", (change.remote_regions ?? []).every(isRegion), M.regionUnknown],
    [
      "remote_countries",
      (change.remote_countries ?? []).every((id) => findCountry(catalogue, id)),
      M.countryUnknown,
    ],
    [
      "language_id",
      !change.language_id || catalogue.languages.has(change.language_id),
      M.languageUnknown,
    ],
  ];
  return Object.fromEntries(
    checks.filter(([, isKnown]) => !isKnown).map(([field, , text]) => [field, text]),
  );
};

/** Converts stored values to the names used in requests and validation. Pure. */
export const toPostingForm = (catalogue: Catalogue, values: PostingValues): PostingForm => {
  const areas = groupAreas(catalogue, values.remote_location_ids);
  return {
    ...values,
    seniorities: values.seniority_ids,
    cities: values.city_ids,
    remote_anywhere: areas.anywhere,
    remote_regions: areas.regions,
    remote_countries: areas.countries,
    skills: values.skill_ids,
    hybrid_option: values.hybrid_option_id,
  };
};
