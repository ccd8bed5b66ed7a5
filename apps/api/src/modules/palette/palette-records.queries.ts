import type { PaletteRecordKind, PaletteResults } from "@devguild/schemas/palette";
import { or, type SQL, sql } from "drizzle-orm";

import { containsWords, matchesWordPrefixes } from "../../db/conditions.ts";
import { developers } from "../developers/developers.tables.ts";
import { events } from "../events/events.tables.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { loginWords } from "../users/users.queries.ts";
import { users } from "../users/users.tables.ts";
import { videos } from "../videos/videos.tables.ts";

/** The kinds of records whose page in the back office the user can open. */
export type RecordReach = ReadonlySet<PaletteRecordKind>;

/** A row of `selectRecords`. */
export type RecordRow = {
  kind: PaletteRecordKind;
  id: number | string;
  title: string;
  slug: string;
};

const MAX_OF_A_KIND = 5;

// Of a beginning that more people share, any so many are looked at.
const MAX_LOGINS = 1000;

const PATHS: Record<PaletteRecordKind, (id: number) => string> = {
  developer: (id) => `/admin/developers/${id}`,
  video: (id) => `/admin/videos/${id}/edit`,
  article: (id) => `/admin/magazine/${id}/edit`,
  live_event: (id) => `/admin/live-events/${id}/edit`,
  conference: (id) => `/admin/events/${id}/programme`,
};

const readId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** Builds the condition that a text is a record's id or slug. */
export const isExactly = (table: Record<"id" | "slug", unknown>, text: string): SQL => {
  const id = readId(text);
  // No slug is a number.
  return id === null ? sql`${table.slug} = ${text.toLowerCase()}` : sql`${table.id} = ${id}`;
};

const selectDevelopers = (condition: SQL) => sql`
  (select true as is_record, 'developer' as kind, ${developers.id}::float8 as id,
      trim(${users.first_name} || ' ' || ${users.last_name}) as title, ${users.email} as slug
    from ${developers} join ${users} on ${users.id} = ${developers.user_id}
    where ${developers.deleted_at} is null and ${users.deleted_at} is null and ${condition}
    order by ${developers.id} desc limit ${MAX_OF_A_KIND})`;

const isAmongLogins = (text: string) => sql`${users.id} in (
  with matched as materialized (
    select ${users.id} as id from ${users}
    where ${matchesWordPrefixes(loginWords, text)} limit ${MAX_LOGINS}
  )
  select id from matched)`;

const CONTENT = {
  video: { table: videos, name: sql`${videos.title}` },
  article: { table: articles, name: sql`${articles.title}` },
  live_event: { table: liveEvents, name: sql`${liveEvents.title}` },
  conference: { table: events, name: sql`${events.name}` },
} as const;

const selectContent = (kind: keyof typeof CONTENT, text: string) => {
  const { table, name } = CONTENT[kind];
  const exact = isExactly(table, text);
  return sql`
    (select true, ${kind}, ${table.id}::float8, ${name}, ${table.slug} from ${table}
      where ${or(exact, containsWords(name, text))}
      order by ${exact} desc, ${table.id} desc limit ${MAX_OF_A_KIND})`;
};

/**
 * Builds the queries of the records that staff find by id, slug, name or email address: a developer is
 * also found by the beginnings of words, the others by words of their title. For a `union all`.
 */
export const selectRecords = (text: string, reach: RecordReach): SQL[] => {
  const kinds = [...reach];
  // Most developers' addresses don't begin with a number, but any may.
  const people = [
    ...(readId(text) === null ? [] : [sql`${developers.id} = ${readId(text)}`]),
    isAmongLogins(text),
  ];
  return kinds.flatMap((kind) =>
    kind === "developer" ? people.map(selectDevelopers) : [selectContent(kind, text)],
  );
};

/** Converts rows to records, each once. */
export const toRecords = (rows: readonly RecordRow[]): PaletteResults["records"] => {
  const records = new Map(
    rows.map(({ kind, id, title, slug }) => [
      `${kind} ${id}`,
      {
        kind,
        id: Number(id),
        // Someone who just signed up has no name yet.
        title: title || slug,
        detail: kind === "developer" && title ? slug : null,
        path: PATHS[kind](Number(id)),
      },
    ]),
  );
  return [...records.values()];
};
