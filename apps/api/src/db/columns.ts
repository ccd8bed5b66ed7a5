import { type Column, sql } from "drizzle-orm";
import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** Defines a record's primary key: a bigint identity, mapped to a number in TypeScript. */
export const identityId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** Defines a foreign key to another record's id. */
export const ref = () => bigint({ mode: "number" });

/** Defines a timestamp with millisecond precision, so that it survives a round trip through JSON. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => instant().notNull().defaultNow();

/** Defines a column of words to search. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** The transaction that writes the row, by which readers of a log of changes go. */
export const transactionId = () =>
  xid8()
    .notNull()
    .default(sql`pg_current_xact_id()`);

/**
 * Builds the condition of a check constraint that allows only http(s) URLs and our own paths in the
 * columns: no script URLs and no protocol-relative paths that lead to another site, whoever writes the
 * row.
 */
export const checkSafeUrls = (...columns: Column[]) =>
  sql`array_to_string(array[${sql.join(columns, sql`, `)}], ' ') ~ '^((https?://|/[^/\\\\])[^[:space:]]*( |$))*$'`;
