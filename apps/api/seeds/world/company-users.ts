import type { CompanyRole } from "@devguild/schemas/constants/accounts";

import type { oneTimeTokens } from "../../src/modules/tokens/tokens.tables.ts";
import { createRandom } from "../random.ts";
import type { Clock } from "./clock.ts";
import { type Company, SHOWCASE } from "./companies.ts";
import { type LoginDesk, TIDEWERK_OTHERS, TIDEWERK_TEAM, type UserRow } from "./logins.ts";
import { toEmail, type PeopleMaker } from "./people.ts";

/** The users of each company who manage its jobs, by company id. */
export type Recruiters = ReadonlyMap<number, readonly UserRow[]>;

const recruits = (role: CompanyRole) => role !== "company-campaign-manager";

/** Adds the users of each company: an owner, and in larger ones administrators and recruiters. */
export const addCompanyUsers = (
  companies: readonly Company[],
  clock: Clock,
  desk: LoginDesk,
  people: PeopleMaker,
): Recruiters => {
  const recruiters = new Map<number, UserRow[]>();
  for (const { row, cities, standing } of companies) {
    const random = createRandom(`users of ${row.name}`);
    const since = row.created_at ?? clock.now;
    const team: UserRow[] = [];
    const join = (user: UserRow, role: CompanyRole, at: Date) => {
      desk.addAccount(user, { type: "company", company_id: row.id, role }, at);
      if (recruits(role)) team.push(user);
    };
    recruiters.set(row.id, team);
    if (row.name === SHOWCASE) {
      for (const { role, mail, ...name } of TIDEWERK_TEAM)
        join(
          desk.addUser(name, `${mail}@devguild.example`, since, {
            last_login_at: clock.daysAgo(random.int(0, 3) + random.next()),
            work_phone_number: "+49 40 555 0117",
          }),
          role,
          since,
        );
      continue;
    }
    const roles: CompanyRole[] = ["company-account-owner"];
    const range = row.employee_range_id ?? 1;
    if (range >= 3 && random.chance(0.6)) roles.push("company-administrator");
    if (range >= 2 && random.chance(0.6)) roles.push("company-recruiting-manager");
    if (range >= 4) roles.push("company-recruiting-manager");
    if (random.chance(0.2)) roles.push("company-campaign-manager");
    for (const role of roles) {
      const person = people.personFrom(random, random.pick(cities).iso2);
      const isOwner = role === "company-account-owner";
      const at = isOwner ? since : clock.daysAgo(random.int(1, 80));
      const unverified = standing === "unverified" && isOwner;
      join(
        desk.addUser(person, toEmail(person, row.slug), at, {
          ...(unverified && { email_verified_at: null }),
          last_login_at: unverified ? null : clock.daysAgo(random.int(0, 40) + random.next()),
        }),
        role,
        at,
      );
    }
  }
  return recruiters;
};

const INVITATION_DAYS = 7;

/**
 * Adds the showcase company's invited and suspended users, and returns the invitations. No link
 * opens them, as their emails were never sent.
 */
export const addOtherUsers = (companyId: number, clock: Clock, desk: LoginDesk) =>
  TIDEWERK_OTHERS.flatMap(
    ({ role, mail, status, days, ...name }): (typeof oneTimeTokens.$inferInsert)[] => {
      const since = clock.daysAgo(days);
      const isInvited = status === "invited";
      const joined = isInvited ? since : clock.daysAgo(days + 200);
      const user = desk.addUser(
        name,
        `${mail}@tidewerk.example`,
        joined,
        isInvited
          ? { email_verified_at: null, password_hash: null }
          : { last_login_at: clock.daysAgo(days + 1) },
      );
      const account = { type: "company", company_id: companyId, role } as const;
      const { id } = desk.addAccount(user, account, joined, status);
      if (!isInvited) return [];
      return [
        {
          token_hash: `of no link, ${mail}`,
          purpose: "invitation",
          user_id: user.id,
          account_id: id,
          email: user.email,
          expires_at: clock.daysAgo(days - INVITATION_DAYS),
          created_at: since,
        },
      ];
    },
  );
