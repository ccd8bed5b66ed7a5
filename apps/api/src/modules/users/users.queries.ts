import { eq, sql } from "drizzle-orm";

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

/** Reads a login's address, whether it is confirmed, and whether the login is suspended. */
export const findLoginState = async (db: Db, id: number) => {
  const [login] = await db
    .select({
      email: users.email,
      verification_status: sql<
        "verified" | "unverified"
      >`case when ${users.email_verified_at} is null then 'unverified' else 'verified' end`,
      developer_account_suspended: sql<boolean>`${users.suspended_at} is not null`,
    })
    .from(users)
    .where(eq(users.id, id));
  return login;
};
