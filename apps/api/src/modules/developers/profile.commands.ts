import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { PROFILE_MESSAGES } from "@devguild/schemas/constants/profile";
import type { basicProfileBody, experienceProfileBody } from "@devguild/schemas/identity";
import type {
  detailsBody,
  interestsBody,
  locationBody,
  socialMediaBody,
} from "@devguild/schemas/profile";
import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid } from "../../http/problems.ts";
import type { DeveloperViewer, Viewer } from "../../http/viewer.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { findCity, findCountry } from "../catalogue/locations.queries.ts";
import { hasName } from "../catalogue/name-search.policy.ts";
import { updateLogin } from "../users/users.commands.ts";
import { developers } from "./developers.tables.ts";
import {
  lockDeveloper,
  putLanguages,
  putSkills,
  yearsBySkill,
} from "./skills-and-languages.commands.ts";

type Experience = z.output<typeof experienceProfileBody>;

const NO_RESIDENCE = { residence_city_id: null, residence_name: null };

const stepDone = (step: number) => sql`greatest(${developers.signup_step}, ${step})`;

/** Returns only the fields that were sent; omitted fields stay unchanged. */
const pickSent = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>;
  };

/** Updates a developer with the fields that were sent, if any. */
export const updateDeveloper = async (
  tx: Db,
  id: number,
  values: PgUpdateSetSource<typeof developers>,
) => {
  const sent = pickSent(values);
  if (Object.keys(sent).length > 0)
    await tx.update(developers).set(sent).where(eq(developers.id, id));
};

type Residence = z.output<typeof locationBody>;

const unchangedName = (cityId: number) =>
  sql`case when ${developers.residence_city_id} = ${cityId} then ${developers.residence_name} end`;

/** Converts a residence to columns: another city without a name clears the name. */
const toResidenceColumns = (
  city: ReturnType<typeof findCity>,
  { residence_place_id, residence_name: name }: Residence,
) => {
  if (!city) return residence_place_id === null ? NO_RESIDENCE : { residence_name: name };
  const isOther = typeof name === "string" && !hasName(city, name);
  return {
    residence_city_id: city.id,
    residence_name: name === undefined ? unchangedName(city.id) : isOther ? name : null,
  };
};

/**
 * Converts a residence and a citizenship to columns; throws 422 for unknown ones, and for a town without
 * the nearest city.
 */
const toLocationColumns = async (
  db: Db,
  { citizenship_country_id, ...residence }: z.output<typeof locationBody>,
) => {
  const { residence_place_id, residence_name } = residence;
  const catalogue = await getCatalogue(db);
  const city = residence_place_id ? findCity(catalogue, residence_place_id) : undefined;
  if (residence_place_id && !city) invalid({ residence_place_id: PROFILE_MESSAGES.cityUnknown });
  if (residence_name && !city) invalid({ residence_place_id: PROFILE_MESSAGES.cityRequired });
  if (citizenship_country_id && !findCountry(catalogue, citizenship_country_id))
    invalid({ citizenship_country_id: PROFILE_MESSAGES.countryUnknown });
  return {
    ...toResidenceColumns(city, residence),
    citizenship_country_id,
  };
};

/** Saves the first step of the profile: name and location. */
export const saveBasic = async (
  db: Db,
  viewer: DeveloperViewer,
  { first_name, last_name, ...location }: z.output<typeof basicProfileBody>,
) => {
  const columns = await toLocationColumns(db, location);
  await transaction(db, async (tx) => {
    await updateLogin(tx, viewer.userId, { first_name, last_name });
    await updateDeveloper(tx, viewer.developerId, {
      ...columns,
      signup_step: stepDone(SIGNUP_STEPS.BASIC_INFO),
    });
  });
};

/**
 * Saves the second step of the profile: skills, experience and languages. Throws 409 before the first
 * step is done. Source: docs/product/sign-up.md.
 */
export const saveExperience = async (db: Db, viewer: DeveloperViewer, body: Experience) => {
  const catalogue = await getCatalogue(db);
  const years = yearsBySkill(body.skills);
  const levels = new Map(body.languages.map(({ id, level_id }) => [id, level_id]));
  if ([...years.keys()].some((id) => !catalogue.skills.has(id)))
    invalid({ skills: PROFILE_MESSAGES.skillUnknown });
  if ([...levels.keys()].some((id) => !catalogue.languages.has(id)))
    invalid({ languages: PROFILE_MESSAGES.languageUnknown });
  await transaction(db, async (tx) => {
    const { id, step } = await lockDeveloper(tx, viewer.developerId);
    if (step < SIGNUP_STEPS.BASIC_INFO) conflict("basic_missing", "Add your name first.");
    await putSkills(tx, id, years);
    await putLanguages(tx, id, levels);
    await updateDeveloper(tx, id, { signup_step: stepDone(SIGNUP_STEPS.COMPLETED) });
  });
};

/** Records when the prompt to complete the profile was shown. */
export const markWizardSeen = (db: Db, viewer: DeveloperViewer) =>
  updateDeveloper(db, viewer.developerId, { complete_profile_modal_last_seen_at: new Date() });

/**
 * Updates names, phone numbers and the developer's description. Absent means unchanged, null clears;
 * without a developer only names and phone numbers are saved. Source: docs/product/profile.md.
 */
export const saveDetails = async (db: Db, viewer: Viewer, body: z.output<typeof detailsBody>) => {
  const { job_title, position, about_me, company_name, ...own } = body;
  const cleared = (value: string | null | undefined) => (value === null ? "" : value);
  await transaction(db, async (tx) => {
    const login = pickSent(own);
    if (Object.keys(login).length > 0) await updateLogin(tx, viewer.userId, login);
    const details = pickSent({
      job_title: cleared(job_title),
      position: cleared(position),
      about_me: cleared(about_me),
      company_name: company_name === "" ? null : company_name,
    });
    if (Object.keys(details).length > 0)
      await tx.update(developers).set(details).where(eq(developers.user_id, viewer.userId));
  });
};

/** Updates a developer's LinkedIn and GitHub links. */
export const saveSocialMedia = (
  db: Db,
  viewer: DeveloperViewer,
  { linkedin, github }: z.output<typeof socialMediaBody>,
) => updateDeveloper(db, viewer.developerId, { linkedin, github });

/** Updates a developer's residence and citizenship. */
export const saveLocation = async (
  db: Db,
  viewer: DeveloperViewer,
  body: z.output<typeof locationBody>,
) => updateDeveloper(db, viewer.developerId, await toLocationColumns(db, body));

/** Replaces a developer's interests. */
export const saveInterests = async (
  db: Db,
  viewer: DeveloperViewer,
  { interests }: z.output<typeof interestsBody>,
) => {
  const known = new Set((await getCatalogue(db)).categories.map(({ id }) => id));
  if (interests.some((id) => !known.has(id)))
    invalid({ interests: PROFILE_MESSAGES.interestUnknown });
  await updateDeveloper(db, viewer.developerId, { interest_ids: [...new Set(interests)] });
};
