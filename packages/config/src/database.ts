import { z } from "zod";

const seconds = (missing: number) => z.coerce.number().int().min(1).max(86_400).default(missing);

/** The variables that limit the use of a database server, for readConfiguration. */
export const databaseVariables = {
  DATABASE_POOL: z.coerce.number().int().min(1).max(1000).default(10),
  DATABASE_TIMEOUT: seconds(10),
  DATABASE_TASK_TIMEOUT: seconds(600),
};

const variables = z.object(databaseVariables);
type Values = z.output<typeof variables>;

/** Limits for a database server; the embedded database has none. */
export type DatabaseLimits = {
  /** The number of connections for calls; background tasks have their own. */
  poolSize: number;
  /** The time after which a statement of a call is cancelled, and the same for background tasks. */
  callTimeoutMs: number;
  taskTimeoutMs: number;
};

/** Returns the limits for a database server. */
export const readDatabaseLimits = (values: Values): DatabaseLimits => ({
  poolSize: values.DATABASE_POOL,
  callTimeoutMs: values.DATABASE_TIMEOUT * 1000,
  taskTimeoutMs: values.DATABASE_TASK_TIMEOUT * 1000,
});
