import type { PgColumn } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";

/** Whose data is exported. */
export type Person = {
  userId: number;
  developerId: number | null;
  email: string;
  emailVerified: boolean;
};

/** One file of an archive. */
export type Subject = {
  file: string;
  /** What the file includes, in words for its owner. */
  holds: string;
  /** The columns by which its rows are known to be the person's. */
  of: readonly PgColumn[];
  /** What is held; nothing where this subject is not for this person. */
  read: (db: Db, person: Person) => Promise<unknown>;
};
