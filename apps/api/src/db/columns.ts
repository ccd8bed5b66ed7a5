import { type Column, sql } from "drizzle-orm";
import { bigint, timestamp } from "drizzle-orm/pg-core";

/** A record's own id: a bigint identity, a number in TypeScript. */
export const identityId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** The id of another record. */
export const ref = () => bigint({ mode: "number" });

/** An instant, kept to the millisecond so that it survives JSON and back. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => instant().notNull().defaultNow();

/**
 * Whether columns hold only addresses of the web and paths of ours, for a table's check: nothing that
 * runs, nor leads to another site unseen, whoever writes it.
 */
export const areAddresses = (...columns: Column[]) =>
  sql`array_to_string(array[${sql.join(columns, sql`, `)}], ' ') ~ '^((https?://|/[^/\\\\])[^[:space:]]*( |$))*$'`;
