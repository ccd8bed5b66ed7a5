import { sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { users } from "./users.tables.ts";

/** Finds the login of an address, ignoring case. */
export const findLogin = async (db: Db, email: string) => {
  const [login] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return login;
};
