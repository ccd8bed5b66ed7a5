import type {
  AdminSkill,
  SkillsCsvQuery,
  SkillsFilter,
  SkillsQuery,
} from "@devguild/schemas/skills";
import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { contains } from "../../db/conditions.ts";
import { type Db, iso } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { skillCategories, skills } from "../catalogue/catalogue.tables.ts";
import { skillMerges, skillUses } from "./skills.tables.ts";

const targets = alias(skills, "targets");

const used = (column: "developers" | "jobs" | "companies" | "contents") =>
  sql<number>`coalesce(${skillUses[column]}, 0)`;

const selectSkills = (db: Db) =>
  db
    .select({
      id: skills.id,
      name: skills.name,
      slug: skills.slug,
      label: skills.label,
      category_id: skills.category_id,
      category: skillCategories.name,
      active: skills.active,
      synonyms: skills.synonyms,
      uses: {
        developers: used("developers"),
        jobs: used("jobs"),
        companies: used("companies"),
        contents: used("contents"),
      },
      target_id: targets.id,
      target_name: targets.name,
      merged_at: skillMerges.merged_at,
      moved_at: skillMerges.moved_at,
    })
    .from(skills)
    .innerJoin(skillCategories, eq(skillCategories.id, skills.category_id))
    .leftJoin(skillUses, eq(skillUses.skill_id, skills.id))
    .leftJoin(skillMerges, eq(skillMerges.skill_id, skills.id))
    .leftJoin(targets, eq(targets.id, skillMerges.target_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectSkills>>[number];

const toSkill = ({ target_id, target_name, merged_at, moved_at, ...row }: Row): AdminSkill => ({
  ...row,
  merged_into:
    target_id !== null && merged_at !== null
      ? { id: target_id, name: target_name ?? "", merged_at: iso(merged_at), moving: !moved_at }
      : null,
});

const ORDERS = {
  name: sql`lower(${skills.name})`,
  developers: used("developers"),
  jobs: used("jobs"),
};

const matches = ({ query, category_id, active }: SkillsFilter) =>
  and(
    active === undefined ? undefined : eq(skills.active, active),
    category_id === undefined ? undefined : eq(skills.category_id, category_id),
    query
      ? or(
          sql`lower(${skills.name}) like ${contains(query)}`,
          sql`${skills.slug} like ${contains(query)}`,
          sql`exists (select 1 from unnest(${skills.synonyms}) word where lower(word) like ${contains(query)})`,
        )
      : undefined,
  );

const toOrder = ({ order_by, order_by_direction }: SkillsCsvQuery) => {
  const direction = order_by_direction === "asc" ? asc : desc;
  return [direction(ORDERS[order_by]), asc(skills.id)];
};

/** Returns a page of skills that match a search, and the total, for staff. */
export const listSkills = async (
  db: Db,
  query: SkillsQuery,
): Promise<{ rows: AdminSkill[]; total: number }> => {
  const found = matches(query);
  const rows = await selectSkills(db)
    .where(found)
    .orderBy(...toOrder(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return { rows: rows.map(toSkill), total: await db.$count(skills, found) };
};

/** Reads the skills that match in batches, in the list's order. */
export async function* readSkills(db: Db, query: SkillsCsvQuery): AsyncGenerator<AdminSkill[]> {
  const ordered = await db
    .select({ id: skills.id })
    .from(skills)
    .leftJoin(skillUses, eq(skillUses.skill_id, skills.id))
    .where(matches(query))
    .orderBy(...toOrder(query));
  yield* inBatchesById(ordered, async (ids) =>
    (await selectSkills(db).where(inArray(skills.id, ids))).map(toSkill),
  );
}

/** Returns one skill for staff; undefined if there is none. */
export const findSkill = async (db: Db, id: number): Promise<AdminSkill | undefined> => {
  const [row] = await selectSkills(db).where(eq(skills.id, id));
  return row && toSkill(row);
};
