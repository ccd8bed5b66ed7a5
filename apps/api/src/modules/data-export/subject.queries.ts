import type { PgColumn } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";

/** The person whose data is exported. */
export type Person = {
  userId: number;
  developerId: number | null;
  email: string;
  emailVerified: boolean;
};

/** One file of an archive. */
export type Subject = {
  file: string;
  /** A description of the contents, for the person. */
  description: string;
  /** The columns that link rows to the person. */
  of: readonly PgColumn[];
  /** Reads the data; undefined if this file doesn't apply to the person. */
  read: (db: Db, person: Person) => Promise<unknown>;
};
