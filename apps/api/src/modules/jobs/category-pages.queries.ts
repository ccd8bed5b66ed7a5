import type { FilterItem, LocationItem } from "@devguild/schemas/catalogue";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import type { CategoryPage, CategoryPageMeta } from "@devguild/schemas/jobs";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import {
  type Catalogue,
  getCatalogue,
  toLocationItem,
  pick,
  getLocationPath,
} from "../catalogue/catalogue.queries.ts";
import { categoryPages } from "../page-inventory/page-inventory.tables.ts";
import { automaticText, categoryTitle, openJobs } from "./category-texts.policy.ts";
import { countJobs, countOpenJobs, listOwnPages } from "./count-jobs.queries.ts";

type Filters = CategoryPageMeta["filters"];

const findPageLocation = (catalogue: Catalogue, page: CategoryPage): LocationItem => {
  const country = catalogue.locationsBySlug.get(page.country ?? "") ?? notFound();
  if (country.kind === "city") notFound();
  if (page.location === undefined) return toLocationItem(country);
  const city = catalogue.locationsBySlug.get(page.location) ?? notFound();
  if (city.parent_id !== country.id) notFound();
  return toLocationItem(city);
};

const findSkill = (catalogue: Catalogue, slug: string | undefined): FilterItem => {
  const skill = catalogue.skillsBySlug.get(slug ?? "") ?? notFound();
  return { id: skill.id, label: skill.label, slug: skill.slug };
};

const findLanguage = (catalogue: Catalogue, slug: string | undefined): FilterItem => {
  const language = catalogue.languagesBySlug.get(slug ?? "") ?? notFound();
  return { id: language.id, label: language.name, slug: language.slug };
};

const findSeniority = (slug: string | undefined): FilterItem => {
  const experience = EXPERIENCES.find((each) => each.slug === slug) ?? notFound();
  return { id: experience.id, label: experience.title, slug: experience.slug };
};

const buildFilters = (catalogue: Catalogue, page: CategoryPage): Filters => {
  const none: Filters = { skills: [], locations: [], seniorities: [], languages: [] };
  switch (page.page_type) {
    case "e":
      return { ...none, seniorities: [findSeniority(page.seniority)] };
    case "l":
      return { ...none, locations: [findPageLocation(catalogue, page)] };
    case "ln":
      return { ...none, languages: [findLanguage(catalogue, page.language)] };
    case "s":
      return { ...none, skills: [findSkill(catalogue, page.skill)] };
    case "ls":
      return {
        ...none,
        locations: [findPageLocation(catalogue, page)],
        skills: [findSkill(catalogue, page.skill)],
      };
  }
};

// A skill's label is an explanation for pickers; a title only has room for its name.
const buildTitle = (catalogue: Catalogue, { skills, locations, seniorities, languages }: Filters) =>
  categoryTitle({
    skill: catalogue.skills.get(skills[0]?.id ?? 0)?.name,
    location: locations[0]?.label,
    seniority: seniorities[0]?.label,
    language: languages[0]?.label,
  });

const buildUrl = ({ page_type, seniority, country, location, language, skill }: CategoryPage) =>
  ["/jobs", page_type, seniority, country, location, language, skill].filter(Boolean).join("/");

/**
 * Reads the texts and filters of a category page; an unknown slug is a 404. The automatic text is
 * computed from the database. Source: docs/product/job-search.md.
 */
export const readCategoryPage = async (db: Db, page: CategoryPage): Promise<CategoryPageMeta> => {
  const catalogue = await getCatalogue(db);
  const filters = buildFilters(catalogue, page);
  const toIds = (items: { id: number }[]) => items.map(({ id }) => id);
  const total = await countJobs(db, {
    skills: toIds(filters.skills),
    locations: toIds(filters.locations),
    seniorities: toIds(filters.seniorities),
    languages: toIds(filters.languages),
  });
  const [written] = await db
    .select({ seo_text: categoryPages.seo_text })
    .from(categoryPages)
    .where(eq(categoryPages.url, buildUrl(page)));
  const title = buildTitle(catalogue, filters);
  return {
    page_type: page.page_type,
    page_title: title,
    page_description: `${title}${total > 0 ? `: ${openJobs(total)}` : ""} with salary, skills and how well each fits you. Create a free profile on ${PRODUCT_NAME} and apply.`,
    seo_manual_text: written?.seo_text ?? "",
    seo_automatic_text: automaticText(total),
    total_jobs: total,
    filters,
  };
};

const LINKS_SHOWN = 12;

/**
 * Lists links to related pages: other skills (in the same location) and other locations (for the same
 * skill), those with the most jobs first, none without jobs.
 */
export const readCategoryFooter = async (
  db: Db,
  { skillId, locationId }: { skillId?: number | undefined; locationId?: number | undefined },
) => {
  const catalogue = await getCatalogue(db);
  const buildLocationPath = (id: number | undefined) => {
    const location = catalogue.locations.get(id ?? 0);
    return location && getLocationPath(catalogue, location);
  };
  const locationPath = buildLocationPath(locationId);
  const skill = catalogue.skills.get(skillId ?? 0);
  const inLocation = await countOpenJobs(
    db,
    "skills",
    locationId ? { locations: [locationId] } : {},
  );
  const withSkill = await countOpenJobs(db, "locations", skillId ? { skills: [skillId] } : {});
  const topSkills = [...inLocation.keys()].filter((id) => id !== skillId);
  const own = new Set((await listOwnPages(db)).locations);
  const topLocations = [...withSkill.keys()].filter((id) => id !== locationId && own.has(id));
  return {
    skills: pick(catalogue.skills, topSkills)
      .slice(0, LINKS_SHOWN)
      .map(({ name, slug }) => ({
        label: locationPath ? `${name} in ${catalogue.locations.get(locationId ?? 0)?.name}` : name,
        url: locationPath ? `/jobs/ls/${locationPath}/${slug}` : `/jobs/s/${slug}`,
      })),
    locations: pick(catalogue.locations, topLocations)
      .filter(({ kind }) => kind !== "region")
      .slice(0, LINKS_SHOWN)
      .map(({ id, name }) => ({
        label: skill ? `${skill.name} in ${name}` : name,
        url: skill
          ? `/jobs/ls/${buildLocationPath(id)}/${skill.slug}`
          : `/jobs/l/${buildLocationPath(id)}`,
      })),
  };
};
