import { toMatchSeniority } from "@devguild/matching/seniority";
import { REACH_MINIMUM } from "@devguild/schemas/constants/postings";
import type { Reach, ReachEstimate } from "@devguild/schemas/postings";
import { type SQL, sql } from "drizzle-orm";

import { cacheCounts } from "../../db/cache-counts.ts";
import { idArray } from "../../db/conditions.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { type Catalogue, getCatalogue, cityLabel } from "../catalogue/catalogue.queries.ts";
import { ANYWHERE } from "../catalogue/location-hierarchy.policy.ts";
import { isCounted } from "../developers/counted-developers.queries.ts";
import { hidesFrom } from "../developers/sourceable.queries.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";

const SHOWN = 6;

/** Returns the countries that a draft's remote areas cover; null for anywhere. */
const remoteCountries = (catalogue: Catalogue, areas: readonly number[]) => {
  const { hierarchy, locationsBySlug } = catalogue;
  const anywhere = locationsBySlug.get(ANYWHERE)?.id;
  if (areas.length === 0 || areas.some((area) => area === anywhere)) return null;
  return [...new Set(areas.flatMap((area) => hierarchy.countriesByRegion.get(area) ?? [area]))];
};

// Matches developers who live in the draft's cities or within its remote areas.
const livesWithin = (catalogue: Catalogue, { city_place_ids, remote, remote_locations }: Reach) => {
  const countries = remote ? remoteCountries(catalogue, remote_locations) : [];
  if (countries === null || (city_place_ids.length === 0 && countries.length === 0))
    return undefined;
  return sql`d.residence_city_id in (select id from locations where id = any(${idArray(city_place_ids)})
    or (kind = 'city' and parent_id = any(${idArray(countries)})))`;
};

// Leaves out those who hide their profile from our staff, or from the company.
const isShownTo = (companyId: number | null) =>
  companyId === null
    ? sql`not d.hidden_from_sourcing`
    : sql`not d.hidden_from_sourcing and not ${hidesFrom(sql`d.id`, companyId)}`;

const buildConditions = (catalogue: Catalogue, reach: Reach, companyId: number | null): SQL[] => {
  const { skill_ids: skills, language_id: language, seniority_id: seniority } = reach;
  const within = livesWithin(catalogue, reach);
  return [
    isCounted,
    isShownTo(companyId),
    ...(skills.length > 0
      ? [
          sql`d.id in (select developer_id from developer_skills where skill_id = any(${idArray(skills)}))`,
        ]
      : []),
    ...(within ? [sql`(${within})`] : []),
    ...(language
      ? [
          sql`exists (select 1 from developer_languages l where l.developer_id = d.id and l.language_id = ${language} and l.level_id > 0)`,
        ]
      : []),
    ...(seniority ? [sql`d.seniority >= ${toMatchSeniority(seniority)}`] : []),
  ];
};

type Count = { id: number; devs: number };

const countReached = async (
  db: Db,
  reach: Reach,
  companyId: number | null,
): Promise<ReachEstimate> => {
  const catalogue = await getCatalogue(db);
  const skills = idArray([...new Set(reach.skill_ids)]);
  const [row] = await selectRows<{ total: number; cities: Count[]; skills: Count[] }>(
    db,
    sql`with reached as materialized (
      select d.id, d.residence_city_id as city from developers d
      where ${sql.join(buildConditions(catalogue, reach, companyId), sql` and `)}
    ), cities as (
      select city as id, count(*)::int as devs from reached where city is not null
      group by city having count(*) >= ${REACH_MINIMUM} order by devs desc, city limit ${SHOWN}
    ), skilled as (
      select s.skill_id as id, count(*)::int as devs from reached
      join developer_skills s on s.developer_id = reached.id and s.skill_id = any(${skills})
      group by s.skill_id
    ), skills as (
      select wanted.id, coalesce(skilled.devs, 0) as devs
      from unnest(${skills}) wanted(id) left join skilled using (id)
      order by devs desc, wanted.id limit ${SHOWN}
    )
    select (select count(*)::int from reached) as total,
      (select coalesce(json_agg(cities order by devs desc, id), '[]') from cities) as cities,
      (select coalesce(json_agg(skills order by devs desc, id), '[]') from skills) as skills`,
  );
  const toReported = (devs: number) => (devs < REACH_MINIMUM ? 0 : devs);
  return {
    current_draft_estimated_devs: toReported(row?.total ?? 0),
    by_place: (row?.cities ?? []).map(({ id, devs }) => ({
      id,
      label: cityLabel(catalogue, id) ?? "",
      devs,
    })),
    by_skill: (row?.skills ?? []).flatMap(({ id, devs }) => {
      const skill = catalogue.skills.get(id);
      return skill ? [{ id, name: skill.name, devs: toReported(devs) }] : [];
    }),
  };
};

const getCachedReach = cacheCounts((db, draft: string) => {
  const [reach, companyId] = JSON.parse(draft) as [Reach, number | null];
  return countReached(db, reach, companyId);
});

/**
 * Estimates how many developers a draft reaches: those who share one of its skills, live in its cities
 * or remote areas, speak its language and have at least its seniority; empty fields don't filter. Those who
 * hide from the company aren't counted. Numbers below five become 0. One statement; up to five minutes old
 * in a process that keeps an index. Source: docs/product/posting.md.
 */
export const estimateReach = (
  db: Db,
  reach: Reach,
  companyId: number | null,
): Promise<ReachEstimate> =>
  getIndexes(db, Date.now())
    ? getCachedReach(db, JSON.stringify([reach, companyId]))
    : countReached(db, reach, companyId);
