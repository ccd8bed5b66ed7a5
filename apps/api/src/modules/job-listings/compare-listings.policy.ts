import { searchWords } from "@devguild/job-index/words";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import {
  LISTING_FIELDS,
  type ListingField,
  SURE_ENOUGH,
} from "@devguild/schemas/constants/job-listings";
import { toPlainText } from "@devguild/schemas/excerpts";

import type { FeedListing } from "../../ports/job-boards/job-boards.port.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { coveredLocationIds } from "../catalogue/location-hierarchy.policy.ts";
import {
  buildLocationNames,
  recogniseLanguage,
  recognisePlaces,
  recogniseSeniority,
} from "./recognise-details.policy.ts";
import {
  buildSkillNames,
  type RecognisedSkill,
  recogniseSkills,
} from "./recognise-skills.policy.ts";

/** A listing's values as a feed states them, and what was recognised in them. */
export type ListingValues = {
  external_id: string;
  title: string;
  company_name: string;
  url: string;
  locations: string[];
  location_ids: number[];
  remote: boolean;
  skill_ids: number[];
  seniority_ids: number[];
  language_id: number | null;
  salary_min: number | null;
  salary_max: number | null;
  employment_type: string | null;
  description_html: string;
  published_at: string | null;
  fold_key: string;
  search_words: string;
};

export type ChangedField = {
  field: ListingField;
  before: string;
  after: string;
  by_hand: boolean;
  use_feed: boolean;
};

export type FoundSkill = RecognisedSkill & { taken: boolean };

/** A source by its name, and the company that all of its listings belong to. */
type Feed = { name: string; company: string | null };

/** Recognises what a feed's listing is about; `clean` makes its HTML safe. */
export type Recogniser = (
  listing: FeedListing,
  feed: Feed,
) => { values: ListingValues; skills: FoundSkill[] };

const NOTES = /\((?:[mfwdxi]\s*[/|*]\s*)+[mfwdxi*]\)|\(all genders?\)/giu;

/** Builds what two listings, or a listing and an ad, have in common if they are the same job. Pure. */
export const toFoldKey = (title: string, company: string, cityIds: readonly number[]) =>
  [searchWords(title.replace(NOTES, ""), company), ...cityIds.toSorted((a, b) => a - b)].join(" ");

/** Builds the recogniser of a catalogue. Pure. Source: docs/product/listing-import.md. */
export const buildRecogniser = (
  catalogue: Catalogue,
  clean: (html: string) => string,
): Recogniser => {
  const skillNames = buildSkillNames(catalogue.skills.values());
  const locationNames = buildLocationNames(catalogue.locations.values());
  return (listing, feed) => {
    const { title } = listing;
    const html = clean(listing.descriptionHtml);
    const text = toPlainText(html);
    const company = feed.company ?? listing.companyName ?? feed.name;
    const { cityIds, countryIds } = recognisePlaces(locationNames, listing.locations);
    const skills = recogniseSkills(skillNames, { title, html }).map(({ id, sureness, quote }) => ({
      id,
      sureness,
      quote,
      taken: sureness >= SURE_ENOUGH,
    }));
    const seniority = recogniseSeniority(title, text);
    const language = recogniseLanguage(text);
    const [low, high] = [listing.salaryMin, listing.salaryMax];
    const isRange = low === null || high === null || low <= high;
    return {
      skills,
      values: {
        external_id: listing.externalId,
        title,
        company_name: company,
        url: listing.url,
        locations: listing.locations,
        location_ids: coveredLocationIds(
          catalogue.hierarchy,
          cityIds,
          listing.isRemote || cityIds.length === 0 ? countryIds : [],
        ),
        remote: listing.isRemote,
        skill_ids: skills.flatMap(({ id, taken }) => (taken ? [id] : [])),
        seniority_ids: seniority ? [seniority.id] : [],
        language_id: (language && catalogue.languagesBySlug.get(language.slug)?.id) ?? null,
        salary_min: isRange ? low : null,
        salary_max: isRange ? high : null,
        employment_type: listing.employmentType,
        description_html: html,
        published_at: listing.publishedAt?.toISOString() ?? null,
        fold_key: toFoldKey(title, company, cityIds),
        search_words: searchWords(title, company),
      },
    };
  };
};

/** The values of a stored listing that a feed can change. */
export type StoredListing = Pick<ListingValues, ListingField> & { edited_fields: ListingField[] };

const FIELDS = Object.keys(LISTING_FIELDS) as ListingField[];

const describe = (
  catalogue: Catalogue,
  values: Pick<ListingValues, ListingField>,
  field: ListingField,
) => {
  if (field === "skill_ids")
    return values.skill_ids.flatMap((id) => catalogue.skills.get(id)?.name ?? []).join(", ");
  if (field === "seniority_ids")
    return EXPERIENCES.flatMap(({ id, title }) =>
      values.seniority_ids.includes(id) ? [title] : [],
    ).join(", ");
  if (field === "language_id") return catalogue.languages.get(values.language_id ?? 0)?.name ?? "";
  if (field === "remote") return values.remote ? "Yes" : "No";
  if (field === "description_html")
    return `${toPlainText(values.description_html).length.toLocaleString("en")} characters`;
  if (field === "locations") return values.locations.join(", ");
  const value = values[field];
  return typeof value === "number" ? value.toLocaleString("en") : (value ?? "");
};

const isSame = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after);

/**
 * Lists the fields in which a feed differs from the stored listing. A field that staff edited keeps
 * their value. Pure. Source: docs/product/listing-import.md.
 */
export const compareListing = (
  catalogue: Catalogue,
  stored: StoredListing,
  values: ListingValues,
): ChangedField[] =>
  FIELDS.filter((field) => !isSame(stored[field], values[field])).map((field) => ({
    field,
    before: describe(catalogue, stored, field),
    after: describe(catalogue, values, field),
    by_hand: stored.edited_fields.includes(field),
    use_feed: false,
  }));

const namesRemote = (location: string) => /remote/i.test(location);

/** Describes a new listing: where it is, and what it doesn't state. Pure. */
export const describeNew = ({ locations, remote, salary_min: low }: ListingValues) =>
  [
    locations.join(", ") || (remote ? "Remote" : "No location"),
    remote && locations.length > 0 && !locations.some(namesRemote) ? "remote" : "",
    low === null ? "salary not stated" : "",
  ]
    .filter(Boolean)
    .join(", ");

/** The smallest share of a source's live listings that a feed must still have for the others to close. */
const PLAUSIBLE_SHARE = 0.5;

/** Returns why a feed closes nothing; null if it is plausible. Pure. */
export const findImplausible = (found: number, live: number): string | null => {
  if (live === 0 || found >= live * PLAUSIBLE_SHARE) return null;
  return `The feed has ${found} listings instead of ${live}. An empty or shrunken feed never closes listings by itself.`;
};
