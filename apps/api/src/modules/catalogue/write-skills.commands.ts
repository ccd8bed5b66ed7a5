import { SKILL_MESSAGES } from "@devguild/schemas/constants/skills";
import type { SkillBody } from "@devguild/schemas/skills";
import { toSlug } from "@devguild/schemas/slugs";
import { eq, inArray, sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { CATALOGUE_CHANNEL, refreshCatalogue } from "./catalogue.queries.ts";
import { skillCategories, skills } from "./catalogue.tables.ts";

// Every process reads the catalogue again once this commits; this one, before anyone else asks.
const announce = async (tx: Db) => {
  refreshCatalogue();
  await tx.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`);
};

// Writers take turns: no index can compare the words of several rows, and a merge changes two.
const lockSkills = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('skills'))`);

/** The audit snapshot of a skill. */
export const skillSnapshot = createSnapshot(skills, { lock: lockSkills });

const toRow = ({ name, slug, label, category_id, active, synonyms }: SkillBody) => ({
  name,
  slug: slug || toSlug(name, "skill"),
  label: label || name,
  category_id,
  active,
  synonyms: [...new Map(synonyms.map((word) => [word.toLowerCase(), word])).values()].filter(
    (word) => word.toLowerCase() !== name.toLowerCase(),
  ),
});

// The unique indexes settle simultaneous writes.
const refuseTaken =
  ({ slug }: SkillBody) =>
  (error: unknown) => {
    if (isUniqueViolation(error, "skills_name_unique")) invalid({ name: SKILL_MESSAGES.nameTaken });
    if (!isUniqueViolation(error, "skills_slug_unique")) raise(error);
    // If no slug was entered, it comes from the name, so the name is the problem.
    return slug
      ? invalid({ slug: SKILL_MESSAGES.slugTaken })
      : invalid({ name: SKILL_MESSAGES.nameTaken });
  };

/** Every word finds one skill. Merged skills don't count: their words find the one that replaced them. */
const requireOwnWords = async (tx: Db, body: SkillBody, id: number | null) => {
  await lockSkills(tx);
  const words = [body.name, ...body.synonyms].map((word) => word.toLowerCase());
  const taken = await selectRows<{ name: string; word: string }>(
    tx,
    sql`select ${skills.name} as name, lower(word) as word
      from ${skills}, unnest(${skills.synonyms} || ${skills.name}) word
      where lower(word) = any(${sql.param(words)}::text[]) and ${skills.id} <> ${id ?? 0}
        and not exists (select 1 from skill_merges where skill_id = ${skills.id})
      limit 1`,
  );
  const [first] = taken;
  if (!first) return;
  const at = body.synonyms.findIndex((word) => word.toLowerCase() === first.word);
  const word = body.synonyms[at];
  if (word === undefined) invalid({ name: SKILL_MESSAGES.nameTaken });
  else invalid({ synonyms: SKILL_MESSAGES.synonymTaken(word, first.name) });
};

const requireCategory = async (tx: Db, id: number) => {
  if ((await tx.$count(skillCategories, eq(skillCategories.id, id))) === 0)
    invalid({ category_id: SKILL_MESSAGES.categoryUnknown });
};

/** Adds a skill to the catalogue and returns its id. Source: docs/product/skills.md. */
export const createSkill = async (tx: Db, body: SkillBody): Promise<number> => {
  await requireCategory(tx, body.category_id);
  await requireOwnWords(tx, body, null);
  const [created] = await tx
    .insert(skills)
    .values(toRow(body))
    .returning({ id: skills.id })
    .catch(refuseTaken(body));
  await announce(tx);
  return created?.id ?? notFound();
};

const refuseMerged = async (tx: Db, id: number) => {
  const [merged] = await selectRows(tx, sql`select 1 from skill_merges where skill_id = ${id}`);
  if (merged) conflict("merged", SKILL_MESSAGES.merged);
};

/**
 * Changes a skill for everyone who uses it. Throws 404 for an unknown skill, 409 for a merged one, whose
 * words belong to another skill by now. Source: docs/product/skills.md.
 */
export const updateSkill = async (tx: Db, id: number, body: SkillBody): Promise<void> => {
  await lockSkills(tx);
  await refuseMerged(tx, id);
  await requireCategory(tx, body.category_id);
  await requireOwnWords(tx, body, id);
  const updated = await tx
    .update(skills)
    .set(toRow(body))
    .where(eq(skills.id, id))
    .returning({ id: skills.id })
    .catch(refuseTaken(body));
  if (updated.length === 0) notFound();
  await announce(tx);
};

/**
 * Deactivates a skill in favour of an active one, which is found by its words from now on. Throws 404
 * for an unknown skill, 409 if it was merged meanwhile, 422 if the target can't be chosen.
 */
export const replaceSkill = async (tx: Db, id: number, targetId: number): Promise<void> => {
  if (id === targetId) invalid({ target_id: SKILL_MESSAGES.sameSkill });
  await lockSkills(tx);
  const locked = await tx
    .select()
    .from(skills)
    .where(inArray(skills.id, [id, targetId]))
    .for("update");
  const skill = locked.find((each) => each.id === id) ?? notFound();
  const target =
    locked.find((each) => each.id === targetId && each.active) ??
    invalid({ target_id: SKILL_MESSAGES.targetUnknown });
  await refuseMerged(tx, id);
  const words = [skill.name, ...skill.synonyms];
  const known = new Set([target.name, ...target.synonyms].map((word) => word.toLowerCase()));
  const added = new Map(
    words.map((word) => [word.toLowerCase(), word] as const).filter(([word]) => !known.has(word)),
  );
  await tx.update(skills).set({ active: false }).where(eq(skills.id, id));
  await tx
    .update(skills)
    .set({ synonyms: [...target.synonyms, ...added.values()] })
    .where(eq(skills.id, targetId));
  await announce(tx);
};
