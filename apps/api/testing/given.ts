import type { MatchSeniority } from "@devguild/matching/types";
import type { AccountType, AdminRole, CompanyRole } from "@devguild/schemas/constants/accounts";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { and, eq } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { accountDeletions } from "../src/modules/accounts/accounts.tables.ts";
import { applicationMoves, applications } from "../src/modules/applications/applications.tables.ts";
import {
  developerLanguages,
  developerSkills,
  developers,
} from "../src/modules/developers/developers.tables.ts";
import { loginConnections } from "../src/modules/login-connections/login-connections.tables.ts";
import { startSession } from "../src/modules/sessions/sessions.commands.ts";
import { accounts, users } from "../src/modules/users/users.tables.ts";
import { DAY_MS } from "../src/time.ts";
import { givenAlertsOn } from "./given-alerts.ts";
import { givenCandidatesOn } from "./given-candidates.ts";
import { givenCatalogueOn } from "./given-catalogue.ts";
import { givenCompaniesOn } from "./given-companies.ts";
import { givenEventHomepagesOn } from "./given-event-homepages.ts";
import { givenFactorsOn } from "./given-factors.ts";
import { givenInvoicesOn } from "./given-invoices.ts";
import { givenJobsOn } from "./given-jobs.ts";
import { givenListingImportsOn } from "./given-listing-imports.ts";
import { givenLiveEventsOn } from "./given-live-events.ts";
import { givenMagazineOn } from "./given-magazine.ts";
import { givenOffersOn } from "./given-offers.ts";
import { givenPartnershipsOn } from "./given-partnerships.ts";
import { givenPostingsOn } from "./given-postings.ts";
import { givenPushOn } from "./given-push.ts";
import { givenSite } from "./given-site.ts";
import { givenStaffWorkOn } from "./given-staff-work.ts";
import { givenCategoryPagesOn } from "./given-category-pages.ts";
import { givenTechStackPagesOn } from "./given-tech-stack-pages.ts";
import { givenVideosOn } from "./given-videos.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const VISITOR = { address: "127.0.0.1", userAgent: "test" };

let serial = 0;

/** Creates rows for tests, with defaults for everything a test doesn't specify. */
export const givenOn = (db: Db) => {
  const catalogue = givenCatalogueOn(db);
  const { skillId, placeId, languageId } = catalogue;
  const login = async (values: Partial<typeof users.$inferInsert> = {}) => {
    serial += 1;
    const [user] = await db
      .insert(users)
      .values({
        email: `person${serial}@test.example`,
        first_name: "Ada",
        last_name: `Person ${serial}`,
        email_verified_at: new Date(),
        ...values,
      })
      .returning();
    if (!user) throw new Error("No user was made.");
    return user;
  };

  const actAs = async (
    userId: number,
    account: Pick<typeof accounts.$inferInsert, "type" | "company_id" | "role">,
  ) => {
    const [row] = await db
      .insert(accounts)
      .values({ user_id: userId, ...account })
      .returning();
    await db.update(users).set({ current_account_id: row?.id }).where(eq(users.id, userId));
    const { token } = await startSession(db, userId, VISITOR);
    return token;
  };

  /** Creates a developer who can apply: verified, with a city, years per skill slug, and languages. */
  const developer = async ({
    skills = { go: 5 },
    languages = {},
    city = "berlin",
    seniority = 2,
    step = SIGNUP_STEPS.COMPLETED,
    user = {},
  }: {
    skills?: Record<string, number>;
    languages?: Record<string, number>;
    city?: string | null;
    seniority?: MatchSeniority;
    step?: number;
    user?: Partial<typeof users.$inferInsert>;
  } = {}) => {
    const person = await login(user);
    const [row] = await db
      .insert(developers)
      .values({
        user_id: person.id,
        seniority,
        signup_step: step,
        residence_city_id: city === null ? null : await placeId(city),
      })
      .returning();
    const developerId = row?.id ?? 0;
    for (const [slug, years] of Object.entries(skills))
      await db
        .insert(developerSkills)
        .values({ developer_id: developerId, skill_id: await skillId(slug), years });
    for (const [slug, level] of Object.entries(languages))
      await db.insert(developerLanguages).values({
        developer_id: developerId,
        language_id: await languageId(slug),
        level_id: level,
      });
    const token = await actAs(person.id, { type: "developer" });
    return { userId: person.id, email: person.email, token, developerId };
  };

  /** Creates a developer to whom staff may suggest jobs. */
  const reachableDeveloper = async (values: Parameters<typeof developer>[0] = {}) => {
    const person = await developer(values);
    await db
      .update(developers)
      .set({ job_recommendations_subscribed: true })
      .where(eq(developers.id, person.developerId));
    return person;
  };

  /** Creates a company user with a given role. */
  const companyUser = async (
    companyId: number,
    role: CompanyRole = "company-recruiting-manager",
    user: Partial<typeof users.$inferInsert> = {},
  ) => {
    const person = await login(user);
    const token = await actAs(person.id, { type: "company", company_id: companyId, role });
    return { userId: person.id, email: person.email, token };
  };

  /** Creates a developer who deleted their account and the login with it; returns the login's id. */
  const accountDeletion = async (user: Partial<typeof users.$inferInsert> = {}) => {
    const { userId } = await developer({ user });
    const now = new Date();
    await db.update(users).set({ deleted_at: now }).where(eq(users.id, userId));
    await account({ userId, type: "developer" }, "deleted");
    await db.insert(accountDeletions).values({
      user_id: userId,
      account_type: "developer",
      with_login: true,
      deleted_by: userId,
      deleted_at: now,
      restorable_until: new Date(now.getTime() + DAY_MS),
    });
    return userId;
  };

  const account = async (
    { userId, type }: { userId: number; type: AccountType },
    status: (typeof accounts.$inferSelect)["status"],
  ) => {
    const [changed] = await db
      .update(accounts)
      .set({ status })
      .where(and(eq(accounts.user_id, userId), eq(accounts.type, type)))
      .returning();
    if (!changed) throw new Error(`The login ${userId} has no account of type ${type}.`);
    return changed;
  };

  /** Puts someone's company account into a status, and returns it. */
  const companyAccount = (
    userId: number,
    status: (typeof accounts.$inferSelect)["status"] = "active",
  ) => account({ userId, type: "company" }, status);

  const admin = async (
    role: AdminRole = "super-admin",
    user: Partial<typeof users.$inferInsert> = {},
  ) => {
    const person = await login(user);
    return {
      userId: person.id,
      email: person.email,
      token: await actAs(person.id, { type: "admin", role }),
    };
  };

  /** Creates a member of staff, active or only invited, and returns the account. */
  const staffAccount = async (status: "active" | "invited" = "active") => {
    const { userId } = await admin("support");
    return account({ userId, type: "admin" }, status);
  };

  const application = async (
    developerId: number,
    jobId: number,
    status: ApplicationStatus = APPLICATION_STATUSES.NEW_CANDIDATE,
  ) => {
    const [row] = await db
      .insert(applications)
      .values({ developer_id: developerId, job_id: jobId, status, status_updated_at: new Date() })
      .returning();
    if (!row) throw new Error("No application was made.");
    await db
      .insert(applicationMoves)
      .values({ application_id: row.id, status, moved_by: "developer" });
    return row;
  };

  /** Creates a login with only a generic account, as after signing up with a provider. */
  const generic = async () => {
    const person = await login();
    return {
      userId: person.id,
      email: person.email,
      token: await actAs(person.id, { type: "generic" }),
    };
  };

  /** Starts another session of a login. */
  const session = async (userId: number) => (await startSession(db, userId, VISITOR)).token;

  /** Connects a login at another provider; returns its id. */
  const loginConnection = async (userId: number, provider = "github") => {
    const [row] = await db
      .insert(loginConnections)
      .values({ user_id: userId, provider, provider_user_id: `${provider}-${userId}` })
      .returning();
    return row?.id ?? 0;
  };

  return {
    ...catalogue,
    ...givenJobsOn(db),
    ...givenCandidatesOn(db),
    ...givenCompaniesOn(db),
    ...givenInvoicesOn(db),
    ...givenAlertsOn(db),
    ...givenListingImportsOn(db),
    ...givenLiveEventsOn(db),
    ...givenMagazineOn(db),
    ...givenEventHomepagesOn(db),
    ...givenOffersOn(db),
    ...givenPartnershipsOn(db),
    ...givenPostingsOn(db),
    ...givenPushOn(db),
    ...givenSite(db),
    ...givenStaffWorkOn(db),
    ...givenCategoryPagesOn(db),
    ...givenTechStackPagesOn(db),
    ...givenVideosOn(db),
    ...givenFactorsOn(db),
    login,
    session,
    loginConnection,
    actAs,
    developer,
    reachableDeveloper,
    generic,
    companyUser,
    companyAccount,
    admin,
    staffAccount,
    accountDeletion,
    application,
  };
};

export type Given = ReturnType<typeof givenOn>;
