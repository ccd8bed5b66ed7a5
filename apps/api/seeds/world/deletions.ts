import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";

import type { accountDeletions } from "../../src/modules/accounts/accounts.tables.ts";
import type { companyDeletions } from "../../src/modules/company-accounts/company-accounts.tables.ts";
import type { companies } from "../../src/modules/companies/companies.tables.ts";
import { createRandom } from "../random.ts";
import { type Clock, later } from "./clock.ts";
import type { LoginDesk } from "./logins.ts";
import { type PeopleMaker, toEmail } from "./people.ts";

/** People who deleted their login, by days ago; all can still be restored. */
const LOGINS = [2, 9, 27];

const addDeletedLogins = (clock: Clock, desk: LoginDesk, people: PeopleMaker) => {
  const random = createRandom("deleted logins");
  return LOGINS.map((days): typeof accountDeletions.$inferInsert => {
    const deleted_at = clock.daysAgo(days);
    const person = people.personFrom(random, "DE");
    const user = desk.addUser(person, toEmail(person, "mail"), clock.daysAgo(days + 90), {
      deleted_at,
    });
    desk.addAccount(user, { type: "generic" }, clock.daysAgo(days + 90), "deleted");
    return {
      user_id: user.id,
      account_type: "generic",
      with_login: true,
      deleted_by: user.id,
      deleted_at,
      restorable_until: later(deleted_at, RESTORABLE_DAYS),
    };
  });
};

type Closed = Pick<typeof companies.$inferInsert, "deleted_at"> & { id: number };

/** Closes the accounts of the companies that were deleted, which restoring one opens again. */
const closeCompanies = (rows: readonly Closed[], desk: LoginDesk) =>
  rows.flatMap(({ id, deleted_at }): (typeof companyDeletions.$inferInsert)[] => {
    if (!deleted_at) return [];
    const own = desk.accounts.filter(({ company_id }) => company_id === id);
    for (const account of own) account.status = "deleted";
    return [
      {
        company_id: id,
        deleted_by: own[0]?.user_id ?? null,
        deleted_at,
        restorable_until: later(deleted_at, RESTORABLE_DAYS),
        accounts: own.map((account) => ({ id: account.id, status: "active" as const })),
      },
    ];
  });

/** Makes what was deleted lately and can still be restored: logins and companies. */
export const makeDeletions = (
  rows: readonly Closed[],
  { clock, desk, people }: { clock: Clock; desk: LoginDesk; people: PeopleMaker },
) => ({
  companyDeletions: closeCompanies(rows, desk),
  accountDeletions: addDeletedLogins(clock, desk, people),
});
