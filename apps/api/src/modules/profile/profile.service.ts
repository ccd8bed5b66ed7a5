import { developerSeniority } from "@devguild/matching/seniority";
import type { basicProfileBody, experienceProfileBody } from "@devguild/schemas/identity";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid } from "../../http/problems.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { catalogueOf } from "../catalogue/catalogue.ts";
import { findCity, findCountry } from "../catalogue/catalogue.repository.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../developers/developers.tables.ts";
import { users } from "../identity/identity.tables.ts";

type Basic = z.output<typeof basicProfileBody>;
type Experience = z.output<typeof experienceProfileBody>;

const stepDone = (step: number) => sql`greatest(${developers.signup_step}, ${step})`;

/** Saves who a developer is and where they live; the first step of the profile. */
export const saveBasic = async (db: Db, viewer: DeveloperViewer, basic: Basic) => {
  const catalogue = await catalogueOf(db);
  const city =
    findCity(catalogue, basic.residence_place_id) ??
    invalid({ residence_place_id: "We do not know this city." });
  const { citizenship_country_id: citizenship } = basic;
  if (citizenship && !findCountry(catalogue, citizenship))
    invalid({ citizenship_country_id: "We do not know this country." });
  await transaction(db, async (tx) => {
    await tx
      .update(users)
      .set({ first_name: basic.first_name, last_name: basic.last_name })
      .where(eq(users.id, viewer.userId));
    await tx
      .update(developers)
      .set({
        residence_city_id: city.id,
        citizenship_country_id: citizenship,
        signup_step: stepDone(SIGNUP_STEPS.BASIC_INFO),
      })
      .where(eq(developers.id, viewer.developerId));
  });
};

/** Skills by id with the most years that were stated for each; none without a year. */
const yearsBySkill = (skills: Experience["skills"]) => {
  const years = new Map<number, number>();
  for (const { id, experience } of skills)
    if (experience > 0) years.set(id, Math.max(experience, years.get(id) ?? 0));
  return years;
};

/**
 * Saves what a developer can do; the second step of the profile. Needs the first one: else 409.
 * Source: docs/product/sign-up.md.
 */
export const saveExperience = async (db: Db, viewer: DeveloperViewer, body: Experience) => {
  const catalogue = await catalogueOf(db);
  const years = yearsBySkill(body.skills);
  const levels = new Map(body.languages.map(({ id, level_id }) => [id, level_id]));
  if ([...years.keys()].some((id) => !catalogue.skills.has(id)))
    invalid({ skills: "We do not know one of these skills." });
  if ([...levels.keys()].some((id) => !catalogue.languages.has(id)))
    invalid({ languages: "We do not know one of these languages." });
  await transaction(db, async (tx) => {
    // The row's lock lets two tabs save one after the other, never half and half.
    const [found] = await tx
      .select({ id: developers.id, step: developers.signup_step })
      .from(developers)
      .where(eq(developers.id, viewer.developerId))
      .for("update");
    const developer =
      found && found.step >= SIGNUP_STEPS.BASIC_INFO
        ? found
        : conflict("basic_missing", "Please tell us who you are first.");
    await tx.delete(developerSkills).where(eq(developerSkills.developer_id, developer.id));
    await tx.insert(developerSkills).values(
      [...years].map(([skill_id, count]) => ({
        developer_id: developer.id,
        skill_id,
        years: count,
      })),
    );
    await tx.delete(developerLanguages).where(eq(developerLanguages.developer_id, developer.id));
    if (levels.size > 0)
      await tx.insert(developerLanguages).values(
        [...levels].map(([language_id, level_id]) => ({
          developer_id: developer.id,
          language_id,
          level_id,
        })),
      );
    await tx
      .update(developers)
      .set({
        seniority: developerSeniority([...years.values()]),
        signup_step: stepDone(SIGNUP_STEPS.COMPLETED),
      })
      .where(eq(developers.id, developer.id));
  });
};

/** Remembers when the prompt to complete the profile was shown. */
export const markWizardSeen = (db: Db, viewer: DeveloperViewer) =>
  db
    .update(developers)
    .set({ complete_profile_modal_last_seen_at: new Date() })
    .where(eq(developers.id, viewer.developerId));
