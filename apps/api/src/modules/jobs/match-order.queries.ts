import { idArray } from "../../db/conditions.ts";
import type { MatchDeveloper } from "@devguild/matching/types";
import { defaultWeights } from "@devguild/matching/default-weights";
import { pointSteps } from "@devguild/matching/score";
import { languageMult, seniorityAdd, seniorityMult } from "@devguild/matching/weights";
import { toMatchSeniority } from "@devguild/matching/seniority";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { type SQL, sql } from "drizzle-orm";

import { jobs } from "../postings/postings.tables.ts";

/**
 * Computes every job's match score for a developer in SQL, with the same arithmetic and rounding as the
 * matching package; its tests compare the two. Source: docs/product/matching.md.
 */
export const matchScoreSql = (developer: MatchDeveloper): SQL<number> => {
  const skills = idArray(developer.skills.map(({ id }) => id));
  const ratio = sql`coalesce((select count(*) from unnest(${jobs.skill_ids}) skill where skill = any(${skills}))::float8 / nullif(cardinality(${jobs.skill_ids}), 0), 0)`;
  const requirement = sql.join(
    EXPERIENCES.map(({ id }) => {
      const required = toMatchSeniority(id);
      const add = seniorityAdd(defaultWeights, developer.seniority, required);
      const mult = seniorityMult(defaultWeights, developer.seniority, required);
      return sql`when ${id} then (ratio + ${add}::float8) * ${mult}::float8`;
    }),
    sql` `,
  );
  const language = developer.languages.length
    ? sql`case ${jobs.language_id} ${sql.join(
        developer.languages.map(
          ({ id, level_id }) =>
            sql`when ${id} then ${languageMult(defaultWeights, level_id)}::float8`,
        ),
        sql` `,
      )} else ${languageMult(defaultWeights, 0)}::float8 end`
    : sql`${languageMult(defaultWeights, 0)}::float8`;
  return sql<number>`(select round((least(1, greatest(0, coalesce((select max(case seniority ${requirement} end) from unnest(${jobs.seniority_ids}) seniority), ratio)
      * case when ${jobs.language_id} is null then 1 else ${language} end)))::numeric, 9)::float8
    from (select ${ratio} as ratio) ratios)`;
};

/** Computes every job's match points for a developer in SQL, as `matchPoints` does. */
export const matchPointsSql = (developer: MatchDeveloper): SQL<number> => {
  const steps = sql.join(
    pointSteps.map(
      ({ above, points }) => sql`when score > ${above}::float8 then ${points}::float8`,
    ),
    sql` `,
  );
  return sql<number>`(select case ${steps} else 0 end from (select ${matchScoreSql(developer)} as score) scored)`;
};
