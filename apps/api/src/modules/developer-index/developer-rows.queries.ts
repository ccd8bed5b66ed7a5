import type { DeveloperRow } from "@devguild/job-index/developers/developer-index";
import type { MatchSeniority } from "@devguild/matching/types";
import { or, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

import { type Db, selectRows } from "../../db/db.ts";
import {
  developerHiddenCompanies,
  developerLanguages,
  developers,
  developerSkills,
} from "../developers/developers.tables.ts";
import { canBeFound, canBeReached, isSourceable } from "../developers/sourceable.queries.ts";
import { users } from "../users/users.tables.ts";

/** A developer as read; lists are text such as "3:5,8:2", which is fastest to parse. */
type StoredRow = {
  id: number | string;
  skills: string | null;
  languages: string | null;
  city: number | string | null;
  country: number | string | null;
  eu: boolean | null;
  seniority: MatchSeniority;
  findable: boolean;
  sourceable: boolean;
  reachable: boolean;
  signed_up_at: number | string;
  seen_at: number | string | null;
  hidden_from: string | null;
  text: string;
};

const PART = 5_000;

const parsePairs = (text: string | null) =>
  (text ?? "")
    .split(",")
    .filter(Boolean)
    .map((pair) => {
      const [id = "", value = ""] = pair.split(":");
      return [Number(id), Number(value)] as const;
    });

const parseNumber = (value: number | string | null) => (value === null ? null : Number(value));

const toRow = (row: StoredRow): DeveloperRow => ({
  id: Number(row.id),
  skills: parsePairs(row.skills),
  languages: parsePairs(row.languages),
  city: parseNumber(row.city),
  country: parseNumber(row.country),
  isInEu: row.eu,
  seniority: row.seniority,
  findable: row.findable,
  sourceable: row.sourceable,
  reachable: row.reachable,
  signedUpAt: Number(row.signed_up_at),
  seenAt: parseNumber(row.seen_at),
  hiddenFrom: (row.hidden_from ?? "").split(",").filter(Boolean).map(Number),
  text: row.text,
});

// Epoch milliseconds as integers, as dates would allocate an object per row.
const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::bigint`;

const select = (condition: SQL, end: SQL) => sql`
  select ${developers.id} as id,
    (select string_agg(skill_id || ':' || years, ',') from ${developerSkills}
      where ${developerSkills.developer_id} = ${developers.id}) as skills,
    (select string_agg(language_id || ':' || level_id, ',') from ${developerLanguages}
      where ${developerLanguages.developer_id} = ${developers.id}) as languages,
    (select string_agg(company_id::text, ',') from ${developerHiddenCompanies}
      where ${developerHiddenCompanies.developer_id} = ${developers.id}) as hidden_from,
    ${developers.residence_city_id} as city, home.parent_id as country, country.eu as eu,
    ${developers.seniority} as seniority, (${canBeFound}) as findable,
    ${isSourceable} as sourceable, (${canBeReached}) as reachable,
    ${milliseconds(sql`${developers.created_at}`)} as signed_up_at,
    ${milliseconds(sql`${users.last_login_at}`)} as seen_at,
    ${developers.position} || ' ' || ${developers.job_title} || ' ' || ${developers.about_me} as text
  from ${developers}
  join ${users} on ${users.id} = ${developers.user_id}
  left join locations home on home.id = ${developers.residence_city_id}
  left join locations country on country.id = home.parent_id
  where (${or(canBeFound, canBeReached)}) and ${condition} ${end}`;

/** How developers are read, as text: if it changes, what was read before doesn't count any more. */
export const DEVELOPER_ROWS_SQL = new PgDialect().sqlToQuery(select(sql`true`, sql``)).sql;

/** Reads those of some developers whom staff may find or ads reach. */
export const readDeveloperRows = async (db: Db, ids: readonly number[]) => {
  const list = `{${ids.join(",")}}`;
  const rows = await selectRows<StoredRow>(
    db,
    select(sql`${developers.id} = any(${list}::bigint[])`, sql``),
  );
  return rows.map(toRow);
};

/** Reads all developers whom staff may find or ads reach in parts, by ascending id; each while the last one is being used. */
export async function* readAllDeveloperRows(db: Db) {
  const readAfter = (id: number) => {
    const rows = selectRows<StoredRow>(
      db,
      select(sql`${developers.id} > ${id}`, sql`order by ${developers.id} limit ${PART}`),
    );
    // Whoever stops reading doesn't learn whether it failed.
    rows.catch(() => {});
    return rows;
  };
  for (let reading = readAfter(0); ;) {
    const rows = await reading;
    const last = rows.at(-1);
    if (!last) return;
    if (rows.length === PART) reading = readAfter(Number(last.id));
    yield rows.map(toRow);
    if (rows.length < PART) return;
  }
}
