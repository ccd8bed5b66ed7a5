import { REACH_MINIMUM } from "@devguild/schemas/constants/postings";
import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { cacheCounts } from "../../db/cache-counts.ts";
import { isCounted } from "../developers/sourceable.queries.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";

const COUNTRIES_SHOWN = 5;
const SKILLS_SHOWN = 24;

type Counts = {
  developers: number;
  avg_yoe: string | null;
  countries: { id: number; developers: number }[];
  skills: number[];
};

const countNow = async (db: Db, skillId: number) => {
  const [row] = await selectRows<Counts>(
    db,
    sql`with skilled as materialized (
      select developers.id, s.years, city.parent_id as country
      from developer_skills s
      join developers on developers.id = s.developer_id
      join users on users.id = developers.user_id
      left join locations city on city.id = developers.residence_city_id
      where s.skill_id = ${skillId} and ${isCounted}
    ), countries as (
      select country as id, count(*)::int as developers from skilled where country is not null
      group by country having count(*) >= ${REACH_MINIMUM} order by 2 desc, 1 limit ${COUNTRIES_SHOWN}
    ), others as (
      select o.skill_id as id, count(*) as developers from skilled
      join developer_skills o on o.developer_id = skilled.id and o.skill_id <> ${skillId}
      group by o.skill_id having count(*) >= ${REACH_MINIMUM} order by 2 desc, 1 limit ${SKILLS_SHOWN}
    )
    select (select count(*)::int from skilled) as developers,
      (select round(avg(years), 1)::text from skilled) as avg_yoe,
      (select coalesce(json_agg(countries order by developers desc, id), '[]') from countries) as countries,
      (select coalesce(json_agg(id order by developers desc, id), '[]') from others) as skills`,
  );
  const developers = row?.developers ?? 0;
  const isEnough = developers >= REACH_MINIMUM;
  return {
    developers: isEnough ? developers : null,
    avg_yoe: isEnough ? Number(row?.avg_yoe) : null,
    countries: row?.countries ?? [],
    skills: row?.skills ?? [],
  };
};

const getCachedCounts = cacheCounts(countNow);

/**
 * Counts the developers with a skill: how many, their average years, the most common countries, and the
 * other skills they most often have. Groups of fewer than five are left out. One statement; up to five
 * minutes old in a process that keeps an index.
 */
export const countSkilled = (db: Db, skillId: number) =>
  getIndexes(db, Date.now()) ? getCachedCounts(db, skillId) : countNow(db, skillId);
