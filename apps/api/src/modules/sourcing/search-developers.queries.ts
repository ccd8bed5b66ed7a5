import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import type { SourcedDeveloper, SourcingBody, SourcingFilters } from "@devguild/schemas/sourcing";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../developers/developers.tables.ts";
import { canBeFound, isSourceable } from "../developers/sourceable.queries.ts";
import { users } from "../users/users.tables.ts";
import { listConditions } from "./sourcing-conditions.queries.ts";
import { sourcingRecipients } from "./sourcing.tables.ts";

const rowColumns = {
  id: developers.id,
  first_name: users.first_name,
  last_name: users.last_name,
  image: users.image_url,
  position: sql<string>`coalesce(nullif(${developers.position}, ''), ${developers.job_title})`,
  city_id: developers.residence_city_id,
  residence_name: developers.residence_name,
  seniority: developers.seniority,
  remote_option: developers.remote_option,
  relocation_option: developers.relocation_option,
  last_seen_at: users.last_login_at,
  created_at: developers.created_at,
  is_sourceable: isSourceable,
  skills: sql<
    [id: number, years: number][]
  >`(select coalesce(json_agg(json_build_array(${developerSkills.skill_id}, ${developerSkills.years}) order by ${developerSkills.years} desc, ${developerSkills.skill_id}), '[]') from ${developerSkills} where ${developerSkills.developer_id} = ${developers.id})`,
  languages: sql<
    [id: number, level: number][]
  >`(select coalesce(json_agg(json_build_array(${developerLanguages.language_id}, ${developerLanguages.level_id}) order by ${developerLanguages.level_id} desc, ${developerLanguages.language_id}), '[]') from ${developerLanguages} where ${developerLanguages.developer_id} = ${developers.id})`,
  // As a number, as drivers differ in how they read a timestamp out of an expression.
  last_message_ms: sql<
    number | null
  >`(select (extract(epoch from max(${sourcingRecipients.created_at})) * 1000)::float8 from ${sourcingRecipients} where ${sourcingRecipients.developer_id} = ${developers.id} and ${sourcingRecipients.state} < 2)`,
};

const selectRows = (db: Db) =>
  db
    .select(rowColumns)
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const toSourced = (
  catalogue: Catalogue,
  { first_name, last_name, city_id, residence_name, last_message_ms, ...row }: Row,
): SourcedDeveloper => ({
  ...row,
  full_name: `${first_name} ${last_name}`.trim(),
  residence_city: residence_name ?? catalogue.locations.get(city_id ?? 0)?.name ?? null,
  seniority: row.seniority + 1,
  skills: row.skills.flatMap(([id, years]) => {
    const skill = catalogue.skills.get(id);
    return skill ? [{ id, name: skill.name, slug: skill.slug, label: skill.label, years }] : [];
  }),
  languages: row.languages.flatMap(([id, level_id]) => {
    const language = catalogue.languages.get(id);
    return language
      ? [{ id, name: language.name, level_id, level: LANGUAGE_LEVELS[level_id] ?? "" }]
      : [];
  }),
  last_seen_at: isoOrNull(row.last_seen_at),
  created_at: iso(row.created_at),
  last_message_at: last_message_ms === null ? null : new Date(last_message_ms).toISOString(),
});

// How many years someone has with the skills that were searched for.
const searchedYears = (skills: readonly number[]): SQL =>
  sql`(select coalesce(sum(${developerSkills.years}), 0) from ${developerSkills} where ${developerSkills.developer_id} = ${developers.id} and ${developerSkills.skill_id} = any(${idArray(skills)}))`;

const listSortKeys = ({
  order_by: by,
  order_by_direction: direction,
  skills,
}: SourcingBody): SQL[] => {
  const to = direction === "asc" ? asc : desc;
  const nulls = sql.raw("nulls last");
  const seen = sql`${to(users.last_login_at)} ${nulls}`;
  if (by === "signed_up") return [to(developers.id)];
  if (by === "match" && skills.length > 0)
    return [to(searchedYears(skills.map(({ id }) => id))), seen, desc(developers.id)];
  return [seen, desc(developers.id)];
};

/** Reads a page of the developers that a search finds, with exact totals. Two queries. */
export const searchDevelopers = async (db: Db, search: SourcingBody, now = new Date()) => {
  const catalogue = await getCatalogue(db);
  const conditions = listConditions(catalogue, search, now).map(({ condition }) => condition);
  const matches = and(canBeFound, ...conditions);
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      sourceable: sql<number>`(count(*) filter (where ${isSourceable}))::int`,
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(matches);
  const { total, sourceable } = counted ?? { total: 0, sourceable: 0 };
  const offset = (search.page - 1) * search.per_page;
  const rows =
    offset >= total
      ? []
      : await selectRows(db)
          .where(matches)
          .orderBy(...listSortKeys(search))
          .limit(search.per_page)
          .offset(offset);
  return { total, sourceable, rows: rows.map((row) => toSourced(catalogue, row)) };
};

/** Counts how many developers are left after each filter of a search. One query. */
export const countSteps = async (db: Db, filters: SourcingFilters, now = new Date()) => {
  const named = listConditions(await getCatalogue(db), filters, now);
  const counts = named.map((_, index) => {
    const first = named.slice(0, index + 1).map(({ condition }) => condition);
    return sql`(count(*) filter (where ${and(...first)}))::int`;
  });
  const [row] = await db
    .select({
      counts: sql<number[]>`array[${sql.join([sql`count(*)::int`, ...counts], sql`, `)}]`,
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(canBeFound);
  const [everyone = 0, ...left] = row?.counts ?? [];
  return {
    everyone,
    steps: named.map(({ filter }, index) => ({ filter, left: left[index] ?? 0 })),
  };
};
