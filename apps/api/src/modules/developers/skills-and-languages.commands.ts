import { developerSeniority } from "@devguild/matching/seniority";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import {
  PROFILE_LANGUAGES_MAX,
  PROFILE_MESSAGES,
  PROFILE_SKILLS_MAX,
} from "@devguild/schemas/constants/profile";
import type { languagesBody, skillsBody } from "@devguild/schemas/profile";
import { and, eq, exists, inArray } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { invalid, unauthenticated } from "../../http/problems.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { developerLanguages, developers, developerSkills } from "./developers.tables.ts";

type SkillYears = { id: number; experience: number };

/** Maps skills to the most years stated for each; skills with zero years are left out. */
export const yearsBySkill = (skills: readonly SkillYears[]) => {
  const years = new Map<number, number>();
  for (const { id, experience } of skills)
    if (experience > 0) years.set(id, Math.max(experience, years.get(id) ?? 0));
  return years;
};

/** Locks a developer, so that saves from two tabs run one after the other and never mix. */
export const lockDeveloper = async (tx: Db, id: number) => {
  const [developer] = await tx
    .select({ id: developers.id, step: developers.signup_step })
    .from(developers)
    .where(eq(developers.id, id))
    .for("update");
  return developer ?? unauthenticated();
};

/** Locks several developers, in the order of their ids, so that two who lock the same ones don't deadlock. */
export const lockDevelopers = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ id: developers.id })
    .from(developers)
    .where(inArray(developers.id, [...ids]))
    .orderBy(developers.id)
    .for("no key update");

/** Replaces a developer's skills and recomputes the seniority. Source: docs/product/matching.md. */
export const putSkills = async (tx: Db, id: number, years: ReadonlyMap<number, number>) => {
  await tx.delete(developerSkills).where(eq(developerSkills.developer_id, id));
  if (years.size > 0)
    await tx
      .insert(developerSkills)
      .values(
        [...years].map(([skill_id, count]) => ({ developer_id: id, skill_id, years: count })),
      );
  await tx
    .update(developers)
    .set({ seniority: developerSeniority([...years.values()]) })
    .where(eq(developers.id, id));
};

/** Replaces a developer's languages; `levels` is keyed by language id. */
export const putLanguages = async (tx: Db, id: number, levels: ReadonlyMap<number, number>) => {
  await tx.delete(developerLanguages).where(eq(developerLanguages.developer_id, id));
  if (levels.size > 0)
    await tx
      .insert(developerLanguages)
      .values(
        [...levels].map(([language_id, level_id]) => ({ developer_id: id, language_id, level_id })),
      );
};

/**
 * Completes the last step of sign-up for a developer who has done the first and now has skills and
 * languages, wherever these were saved. Source: docs/product/sign-up.md.
 */
const completeSignUp = (tx: Db, id: number) =>
  tx
    .update(developers)
    .set({ signup_step: SIGNUP_STEPS.COMPLETED })
    .where(
      and(
        eq(developers.id, id),
        eq(developers.signup_step, SIGNUP_STEPS.BASIC_INFO),
        exists(tx.select().from(developerSkills).where(eq(developerSkills.developer_id, id))),
        exists(tx.select().from(developerLanguages).where(eq(developerLanguages.developer_id, id))),
      ),
    );

/**
 * Saves skills: all of them, or only added and changed ones. A skill without a year is removed.
 * Source: docs/product/profile.md.
 */
export const saveSkills = async (
  db: Db,
  viewer: DeveloperViewer,
  { skills, only_append }: z.output<typeof skillsBody>,
) => {
  const catalogue = await getCatalogue(db);
  const stated = yearsBySkill(skills);
  await transaction(db, async (tx) => {
    const { id } = await lockDeveloper(tx, viewer.developerId);
    const rows = await tx
      .select()
      .from(developerSkills)
      .where(eq(developerSkills.developer_id, id));
    const present = new Map(rows.map(({ skill_id, years }) => [skill_id, years]));
    // A skill no longer in the catalogue may be kept but not added.
    if ([...stated.keys()].some((skill) => !catalogue.skills.has(skill) && !present.has(skill)))
      invalid({ skills: PROFILE_MESSAGES.skillUnknown });
    const merged = only_append ? present : new Map<number, number>();
    for (const skill of skills) merged.delete(skill.id);
    for (const [skill, years] of stated) merged.set(skill, years);
    if (merged.size > PROFILE_SKILLS_MAX) invalid({ skills: PROFILE_MESSAGES.skillsMany });
    await putSkills(tx, id, merged);
    await completeSignUp(tx, id);
  });
};

/** Saves languages: all of them, or only added and changed ones. */
export const saveLanguages = async (
  db: Db,
  viewer: DeveloperViewer,
  { user_languages, only_append }: z.output<typeof languagesBody>,
) => {
  const catalogue = await getCatalogue(db);
  if (user_languages.some(({ id }) => !catalogue.languages.has(id)))
    invalid({ user_languages: PROFILE_MESSAGES.languageUnknown });
  await transaction(db, async (tx) => {
    const { id } = await lockDeveloper(tx, viewer.developerId);
    const rows = only_append
      ? await tx.select().from(developerLanguages).where(eq(developerLanguages.developer_id, id))
      : [];
    const levels = new Map(rows.map(({ language_id, level_id }) => [language_id, level_id]));
    for (const spoken of user_languages) levels.set(spoken.id, spoken.level_id);
    if (levels.size > PROFILE_LANGUAGES_MAX)
      invalid({ user_languages: PROFILE_MESSAGES.skillsMany });
    await putLanguages(tx, id, levels);
    await completeSignUp(tx, id);
  });
};
