import type { AdminRole, CompanyRole } from "@devguild/schemas/constants/accounts";

import type { accounts, users } from "../../src/modules/users/users.tables.ts";
import { type IdCounter, idCounter } from "./ids.ts";
import type { Person } from "./people.ts";

export type UserRow = typeof users.$inferInsert & { id: number; email: string };
type AccountRow = typeof accounts.$inferInsert & { id: number };
type Capacity =
  | { type: "developer" }
  | { type: "generic" }
  | { type: "company"; company_id: number; role: CompanyRole }
  | { type: "admin"; role: AdminRole };

/** Collects logins with their accounts; the first account is the current one. */
export const loginDesk = (passwordHash: string) => {
  const users: UserRow[] = [];
  const accounts: AccountRow[] = [];
  const nextUser: IdCounter = idCounter();
  const nextAccount: IdCounter = idCounter();
  return {
    users,
    accounts,
    addUser: (
      { first_name, last_name }: Pick<Person, "first_name" | "last_name">,
      email: string,
      created_at: Date,
      more: Partial<UserRow> = {},
    ): UserRow => {
      const user: UserRow = {
        id: nextUser(),
        email,
        email_verified_at: new Date(created_at.getTime() + 7 * 60_000),
        password_hash: passwordHash,
        first_name,
        last_name,
        created_at,
        ...more,
      };
      users.push(user);
      return user;
    },
    addAccount: (
      user: UserRow,
      capacity: Capacity,
      created_at: Date,
      status: AccountRow["status"] = "active",
    ): AccountRow => {
      const account = { id: nextAccount(), user_id: user.id, created_at, status, ...capacity };
      accounts.push(account);
      user.current_account_id ??= account.id;
      return account;
    },
  };
};
export type LoginDesk = ReturnType<typeof loginDesk>;

/** Staff with demo logins. */
export const STAFF: readonly {
  role: AdminRole;
  mail: string;
  first_name: string;
  last_name: string;
}[] = [
  { role: "super-admin", mail: "super-admin", first_name: "Leonie", last_name: "Hartwig" },
  { role: "account-manager", mail: "account-manager", first_name: "Vera", last_name: "Baumann" },
  { role: "talent-manager", mail: "talent-manager", first_name: "Oskar", last_name: "Moen" },
  { role: "content-editor", mail: "content-editor", first_name: "Ines", last_name: "Okafor" },
  { role: "support", mail: "support", first_name: "Ruth", last_name: "Salo" },
  { role: "account-manager", mail: "luis.keller", first_name: "Luis", last_name: "Keller" },
  { role: "account-manager", mail: "orla.maguire", first_name: "Orla", last_name: "Maguire" },
];

/** Tidewerk's users with demo logins. */
export const TIDEWERK_TEAM: readonly {
  role: CompanyRole;
  mail: string;
  first_name: string;
  last_name: string;
}[] = [
  { role: "company-account-owner", mail: "owner", first_name: "Sofie", last_name: "Brandt" },
  {
    role: "company-administrator",
    mail: "administrator",
    first_name: "Jonas",
    last_name: "Ahlers",
  },
  {
    role: "company-recruiting-manager",
    mail: "recruiter",
    first_name: "Mara",
    last_name: "Kessler",
  },
  { role: "company-campaign-manager", mail: "campaigns", first_name: "Malik", last_name: "Sauer" },
];

/** Tidewerk's users who can't log in there, with how many days ago that began. */
export const TIDEWERK_OTHERS: readonly {
  role: CompanyRole;
  mail: string;
  first_name: string;
  last_name: string;
  status: "invited" | "suspended";
  days: number;
}[] = [
  {
    role: "company-recruiting-manager",
    mail: "noor.visser",
    first_name: "Noor",
    last_name: "Visser",
    status: "invited",
    days: 2,
  },
  // This invitation has expired.
  {
    role: "company-campaign-manager",
    mail: "emil.lindqvist",
    first_name: "Emil",
    last_name: "Lindqvist",
    status: "invited",
    days: 16,
  },
  {
    role: "company-recruiting-manager",
    mail: "tomas.reuter",
    first_name: "Tomas",
    last_name: "Reuter",
    status: "suspended",
    days: 34,
  },
];
