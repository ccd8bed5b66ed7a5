import { createHmac } from "node:crypto";

import type { Configuration } from "@devguild/config/configuration";
import type { AccountEntry, Home } from "@devguild/schemas/accounts";
import type { AccountType } from "@devguild/schemas/constants/accounts";
import type { User } from "@devguild/schemas/identity";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { needsSecondFactor } from "../../http/access.policy.ts";
import type { Viewer } from "../../http/viewer.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { languagesColumn, skillsColumn } from "../developers/developers.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import {
  registeredEventsColumn,
  toRegisteredEvents,
} from "../live-events/registrations.queries.ts";
import { factorColumns, toMfaState } from "../mfa/mfa.queries.ts";
import { currentPartnershipColumn } from "../partnerships/partnerships.queries.ts";
import { getPermissions } from "../users/permissions.policy.ts";
import { accounts, users } from "../users/users.tables.ts";

/** Returns the start page of an account type. */
const getHome = (type: AccountType, permissions: ReadonlySet<string>): Home => {
  const [path, route] =
    type === "developer"
      ? ["/developer-dashboard", "developer-dashboard"]
      : type === "company"
        ? ["/company-dashboard", "company-dashboard"]
        : type === "generic"
          ? ["/user/profile", "user-profile"]
          : permissions.has("admin.view-company-jobs")
            ? ["/admin/dashboard", "admin-dashboard"]
            : ["/admin", "admin"];
  return { url: path, route };
};

const hasCampaigns = (now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<boolean>`(exists (select 1 from campaigns where campaigns.company_id = ${companies.id})
    or exists (select 1 from company_memberships m where m.company_id = ${companies.id}
      and m.kind in ('MARKETING', 'EMPLOYER_BRANDING')
      and m.valid_from <= ${moment} and m.valid_until > ${moment}))`;
};

// Counted by triggers, so it reads a row per job.
const newCandidates = sql<number>`(select coalesce(sum(counts.fresh), 0)::int
  from jobs join job_candidate_counts counts on counts.job_id = jobs.id
  where jobs.company_id = ${companies.id} and jobs.deleted_at is null)`;

/** Lists the accounts of a login and the company of the current one; one query. */
const readAccounts = async (db: Db, viewer: Viewer, fullName: string) => {
  const now = new Date();
  const rows = await db
    .select({
      id: accounts.id,
      type: accounts.type,
      role: accounts.role,
      company: {
        id: companies.id,
        name: companies.name,
        slug: companies.slug,
        logo_url: companies.logo_url,
        partnership_id: currentPartnershipColumn,
        has_campaigns: hasCampaigns(now),
        new_candidates: viewer.permissions.has("owner.company.view-candidates")
          ? newCandidates
          : sql<number | null>`null::int`,
      },
      developerId: developers.id,
      image: users.image_url,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .leftJoin(companies, eq(companies.id, accounts.company_id))
    .leftJoin(developers, eq(developers.user_id, accounts.user_id))
    .where(and(eq(accounts.user_id, viewer.userId), eq(accounts.status, "active")))
    .orderBy(asc(accounts.id));
  const entries = rows.map(({ id, type, role, company, developerId, image }): AccountEntry => ({
    type,
    type_id: company?.id ?? (type === "developer" ? developerId : null) ?? id,
    full_name: company?.name ?? fullName,
    image: type === "company" ? (company?.logo_url ?? null) : image,
    home: getHome(type, getPermissions(role)),
    current: id === viewer.account.id,
  }));
  return { entries, company: rows.find(({ id }) => id === viewer.account.id)?.company ?? null };
};

const readUser = async (db: Db, viewer: Viewer) => {
  const [row] = await db
    .select({
      user: users,
      developer: developers,
      skills: skillsColumn,
      languages: languagesColumn,
      factors: factorColumns,
      events: registeredEventsColumn,
    })
    .from(users)
    .leftJoin(developers, and(eq(developers.user_id, users.id), isNull(developers.deleted_at)))
    .where(eq(users.id, viewer.userId));
  if (!row) throw new Error(`The session's user ${viewer.userId} no longer exists.`);
  return row;
};

/** Returns the complete logged-in user, as seen by the current account; two queries. */
export const findUser = async (
  db: Db,
  { chatSecret, env }: Pick<Configuration, "chatSecret" | "env">,
  viewer: Viewer,
): Promise<User> => {
  const catalogue = await getCatalogue(db);
  const { user, developer, skills, languages, factors, events } = await readUser(db, viewer);
  const fullName = `${user.first_name} ${user.last_name}`.trim();
  const { entries, company } = await readAccounts(db, viewer, fullName);
  const city = catalogue.locations.get(developer?.residence_city_id ?? 0);
  const country = catalogue.locations.get(city?.parent_id ?? 0);
  const citizenship = catalogue.locations.get(developer?.citizenship_country_id ?? 0);
  const named = (location: { id: number; name: string } | undefined) =>
    location ? { id: location.id, name: location.name } : null;
  return {
    id: user.id,
    email: user.email,
    email_verified: user.email_verified_at !== null,
    verification_status: user.email_verified_at ? "verified" : "unverified",
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: fullName,
    phone_number: user.phone_number,
    work_phone_number: user.work_phone_number,
    company_name: developer?.company_name ?? null,
    about_me: developer?.about_me ?? null,
    position: developer?.position ?? null,
    job_title: developer?.job_title ?? null,
    image_url: user.image_url,
    linkedin: developer?.linkedin ?? null,
    github: developer?.github ?? null,
    password_set: user.password_hash !== null,
    has_password: user.password_hash !== null,
    account_type: viewer.account.type,
    accounts: entries,
    permissions: [...viewer.permissions],
    scopes: [viewer.account.type],
    home: getHome(viewer.account.type, viewer.permissions),
    company,
    developer_id: developer?.id ?? null,
    ...toMfaState(factors),
    needs_second_factor: needsSecondFactor(env, viewer),
    residence_city: city ? { place_id: String(city.id), name: city.name } : null,
    residence_name: developer?.residence_name ?? null,
    residence_country: named(country),
    citizenship: named(citizenship),
    skills: skills.map(({ id, years }) => ({
      id,
      name: catalogue.skills.get(id)?.name ?? "",
      years_of_experience: years,
    })),
    languages: languages.map(({ id, level_id }) => ({
      id,
      name: catalogue.languages.get(id)?.name ?? "",
      level_id,
    })),
    interests: catalogue.categories
      .filter(({ id }) => developer?.interest_ids.includes(id))
      .map(({ id, name }) => ({ id, name })),
    seniority: developer?.seniority ?? 0,
    signup_step: developer?.signup_step ?? 0,
    signup_type: developer?.signup_type ?? null,
    profile_finalized: developer?.profile_finalized ?? false,
    complete_profile_modal_last_seen_at: isoOrNull(
      developer?.complete_profile_modal_last_seen_at ?? null,
    ),
    job_recommendations_subscribed: developer?.job_recommendations_subscribed ?? false,
    remote_option: developer?.remote_option ?? false,
    relocation_option: developer?.relocation_option ?? false,
    special_work_permit: developer?.special_work_permit ?? null,
    cv_uploaded: developer?.cv_uploaded_at != null,
    cv_upload_date: isoOrNull(developer?.cv_uploaded_at ?? null),
    dev_digest_subscription_status: developer?.dev_digest_subscription_status ?? 2,
    staff_messages_allowed: developer != null && developer.messages_refused_at === null,
    notification_emails: user.notification_emails,
    developer_dashboard_last_visited_at: isoOrNull(user.developer_dashboard_last_visited_at),
    company_dashboard_last_visited_at: isoOrNull(user.company_dashboard_last_visited_at),
    company_users_last_visited_at: isoOrNull(user.company_users_last_visited_at),
    registered_upcoming_live_events: toRegisteredEvents(events),
    intercom_id: String(user.id),
    // Proves to the chat service that the id comes from us, as visitors could claim any id.
    intercom_hash: chatSecret
      ? createHmac("sha256", chatSecret).update(String(user.id)).digest("hex")
      : null,
  };
};
