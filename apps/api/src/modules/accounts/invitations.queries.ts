import type { Invitation } from "@devguild/schemas/account";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { companies } from "../companies/companies.tables.ts";
import { loginConnections } from "../login-connections/login-connections.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

// If nobody ever confirmed the address, the invited person sets the login up from scratch.
const hasLogin = sql<boolean>`(${users.email_verified_at} is not null and (${users.password_hash} is not null
  or exists (select 1 from ${loginConnections} where ${loginConnections.user_id} = ${users.id})))`;

export const readInvitation = async (db: Db, token: string) => {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.first_name,
      lastName: users.last_name,
      hasLogin,
      accountType: accounts.type,
      companyName: companies.name,
      expired: sql<boolean>`${oneTimeTokens.expires_at} <= now()`,
    })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.user_id))
    .innerJoin(accounts, eq(accounts.id, oneTimeTokens.account_id))
    .leftJoin(companies, eq(companies.id, accounts.company_id))
    .where(
      and(
        eq(oneTimeTokens.token_hash, hashToken(token)),
        eq(oneTimeTokens.purpose, "invitation"),
        isNull(oneTimeTokens.used_at),
        eq(accounts.status, "invited"),
        isNull(users.suspended_at),
        isNull(users.deleted_at),
      ),
    );
  return row;
};

/** Returns what an invitation is for; null if there is none or it was already accepted. */
export const findInvitation = async (db: Db, token: string): Promise<Invitation | null> => {
  const row = await readInvitation(db, token);
  return row
    ? {
        email: row.email,
        first_name: row.firstName,
        last_name: row.lastName,
        account_type: row.accountType,
        company_name: row.companyName,
        expired: row.expired,
        has_login: row.hasLogin,
      }
    : null;
};
