import { bigint, timestamp } from "drizzle-orm/pg-core";

/** A record's own id: a bigint identity, a number in TypeScript. */
export const identityId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** The id of another record. */
export const ref = () => bigint({ mode: "number" });

/** An instant, kept to the millisecond so that it survives JSON and back. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => instant().notNull().defaultNow();
