import type { PaletteRecordKind, PaletteResults } from "@devguild/schemas/palette";
import { or, type SQL, sql } from "drizzle-orm";

import { contains, containsWords, matchesWordPrefixes } from "../../db/conditions.ts";
import { selectCompaniesOfOwners } from "../admin-companies/admin-companies.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { events } from "../events/events.tables.ts";
import { listInvoiceNumbers } from "../invoices/invoices.policy.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { jobListings } from "../job-listings/job-listings.tables.ts";
import { matchesSearchText } from "../jobs/search-words.queries.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { users } from "../users/users.tables.ts";
import { videos } from "../videos/videos.tables.ts";

/** The kinds of records whose page in the back office the user can open. */
export type RecordReach = ReadonlySet<PaletteRecordKind>;

/** A row of `selectRecords`. */
export type RecordRow = {
  kind: PaletteRecordKind;
  id: number | string;
  title: string;
  detail: string | null;
  company_id: number | string | null;
};

const MAX_OF_A_KIND = 5;

// Of a beginning that more people or listings share, any so many are looked at.
const MAX_MATCHES = 1000;

const PATHS: Record<PaletteRecordKind, (id: number, companyId: number) => string> = {
  developer: (id) => `/admin/developers/${id}`,
  video: (id) => `/admin/videos/${id}/edit`,
  article: (id) => `/admin/magazine/${id}/edit`,
  live_event: (id) => `/admin/live-events/${id}/edit`,
  conference: (id) => `/admin/events/${id}/programme`,
  // The list shows a listing in a dialog.
  listing: (id) => `/admin/job-listings/all?search=${id}`,
  invoice: (_id, companyId) => `/admin/companies/${companyId}/account`,
  deleted_company: (id) => `/admin/companies/${id}/deletion`,
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
      trim(${users.first_name} || ' ' || ${users.last_name}) as title, null as slug,
      ${users.email} as detail, null::float8 as company_id
    from ${developers} join ${users} on ${users.id} = ${developers.user_id}
    where ${developers.deleted_at} is null and ${users.deleted_at} is null and ${condition}
    order by ${developers.id} desc limit ${MAX_OF_A_KIND})`;

const isAmongLogins = (text: string) => sql`${users.id} in (
  with matched as materialized (
    select ${users.id} as id from ${users}
    where ${matchesWordPrefixes(users.words, text)} limit ${MAX_MATCHES}
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
    (select true, ${kind}, ${table.id}::float8, ${name}, null, null, null from ${table}
      where ${or(exact, containsWords(name, text))}
      order by ${exact} desc, ${table.id} desc limit ${MAX_OF_A_KIND})`;
};

// Words that many listings have are sorted among the first found only.
const selectListings = (text: string) => {
  // No listing has the number 0.
  const isNumbered = sql`${jobListings.id} = ${readId(text) ?? 0}`;
  return sql`
    (select true, 'listing', ${jobListings.id}::float8, ${jobListings.title}, null,
        ${jobListings.company_name}, null from ${jobListings}
      where ${isNumbered} or ${jobListings.id} in (
        with matched as materialized (
          select ${jobListings.id} as id from ${jobListings}
          where ${matchesSearchText(jobListings.search, text)} limit ${MAX_MATCHES}
        )
        select id from matched)
      order by ${isNumbered} desc, ${jobListings.is_active} desc, ${jobListings.published_at} desc,
        ${jobListings.id} desc limit ${MAX_OF_A_KIND})`;
};

const selectInvoices = (text: string) => sql`
  (select true, 'invoice', ${invoices.id}::float8, ${invoices.number}, null, ${companies.name},
      ${companies.id}::float8 from ${invoices}
    join ${companies} on ${companies.id} = ${invoices.company_id}
    where ${invoices.number} in (${sql.join(
      listInvoiceNumbers(text).map((number) => sql`${number}`),
      sql`, `,
    )})
    order by ${invoices.id} desc limit ${MAX_OF_A_KIND})`;

/** Builds the condition that an email address begins with a text, for the holder of a company's account. */
export const isHolderAddress = (email: string) =>
  sql`${companies.id} in (${selectCompaniesOfOwners(matchesWordPrefixes(users.words, email))})`;

const selectDeletedCompanies = (text: string) => {
  const exact = isExactly(companies, text);
  const isNamed = sql`lower(${companies.name}) like ${contains(text)}`;
  const isHolders = text.includes("@") ? isHolderAddress(text) : undefined;
  return sql`
    (select true, 'deleted_company', ${companies.id}::float8, ${companies.name}, null, 'Deleted', null
      from ${companies}
      where ${companies.deleted_at} is not null and ${or(exact, isNamed, isHolders)}
      order by ${exact} desc, ${companies.deleted_at} desc, ${companies.id} desc
      limit ${MAX_OF_A_KIND})`;
};

const selectKind = (kind: Exclude<PaletteRecordKind, "developer">, text: string): SQL[] => {
  if (kind === "listing") return [selectListings(text)];
  if (kind === "invoice") return listInvoiceNumbers(text).length > 0 ? [selectInvoices(text)] : [];
  if (kind === "deleted_company") return [selectDeletedCompanies(text)];
  return [selectContent(kind, text)];
};

/**
 * Builds the queries of the records that staff find by id, slug, name, number or email address: developers
 * and listings are found by the beginnings of words, the others by words of their title. For a `union all`.
 */
export const selectRecords = (text: string, reach: RecordReach): SQL[] => {
  const kinds = [...reach];
  // Most developers' addresses don't begin with a number, but any may.
  const people = [
    ...(readId(text) === null ? [] : [sql`${developers.id} = ${readId(text)}`]),
    isAmongLogins(text),
  ];
  return kinds.flatMap((kind) =>
    kind === "developer" ? people.map(selectDevelopers) : selectKind(kind, text),
  );
};

/** Converts rows to records, each once. */
export const toRecords = (rows: readonly RecordRow[]): PaletteResults["records"] => {
  const records = new Map(
    rows.map(({ kind, id, title, detail, company_id: companyId }) => [
      `${kind} ${id}`,
      {
        kind,
        id: Number(id),
        // Someone who just signed up has no name yet.
        title: title || (detail ?? ""),
        detail: title ? detail : null,
        path: PATHS[kind](Number(id), Number(companyId)),
      },
    ]),
  );
  return [...records.values()];
};
