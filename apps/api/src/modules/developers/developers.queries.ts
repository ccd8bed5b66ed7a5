import type { MatchDeveloper } from "@devguild/matching/types";
import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { developerLanguages, developers, developerSkills } from "./developers.tables.ts";

/** A developer's skills as JSON, most years first; a column for queries on developers. */
export const skillsColumn = sql<
  { id: number; years: number }[]
>`(select coalesce(json_agg(json_build_object('id', skill.skill_id, 'years', skill.years) order by skill.years desc, skill.skill_id), '[]') from ${developerSkills} skill where skill.developer_id = ${developers.id})`;

/** A developer's languages as JSON, best level first; a column for queries on developers. */
export const languagesColumn = sql<
  { id: number; level_id: number }[]
>`(select coalesce(json_agg(json_build_object('id', spoken.language_id, 'level_id', spoken.level_id) order by spoken.level_id desc, spoken.language_id), '[]') from ${developerLanguages} spoken where spoken.developer_id = ${developers.id})`;

/** Reads the data for computing a developer's matches; one query; null if there is no such developer. */
export const findMatchDeveloper = async (db: Db, id: number): Promise<MatchDeveloper | null> => {
  const [developer] = await db
    .select({
      seniority: developers.seniority,
      skills: skillsColumn,
      languages: languagesColumn,
    })
    .from(developers)
    .where(eq(developers.id, id));
  return developer ?? null;
};

/**
 * Returns the id if the developer exists, else throws 404: staff can name any id, and must not get
 * empty data.
 */
export const requireDeveloper = async (db: Db, id: number) => {
  const [developer] = await db
    .select({ id: developers.id })
    .from(developers)
    .where(eq(developers.id, id));
  return developer?.id ?? notFound();
};
