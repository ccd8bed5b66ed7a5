import type { AdminRole, CompanyRole } from "@devguild/schemas/constants/accounts";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { APPLICATION_STATUSES, type ApplicationStatus } from "@devguild/schemas/constants/applications";
import { eq } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { applicationMoves, applications } from "../src/modules/applications/applications.tables.ts";
import { catalogueOf } from "../src/modules/catalogue/catalogue.ts";
import { coveredLocationIds } from "../src/modules/catalogue/places.ts";
import { companies } from "../src/modules/companies/companies.tables.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../src/modules/developers/developers.tables.ts";
import { accounts, users } from "../src/modules/identity/identity.tables.ts";
import { startSession } from "../src/modules/identity/sessions.ts";
import { jobListings, jobs } from "../src/modules/jobs/jobs.tables.ts";
import { searchWords } from "../src/modules/jobs/search-words.ts";

const VISITOR = { address: "127.0.0.1", userAgent: "test" };
const DAY = 24 * 60 * 60 * 1000;

let serial = 0;

/** Somebody with a login, and the token of a session. */
export type Person = { userId: number; email: string; token: string };

/** Makes rows that tests need, each with only what the test says of it. */
export const givenOn = (db: Db) => {
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

  const skillId = async (slug: string) => {
    const skill = (await catalogueOf(db)).skillsBySlug.get(slug);
    if (!skill) throw new Error(`There is no skill ${slug}.`);
    return skill.id;
  };

  const placeId = async (slug: string) => {
    const place = (await catalogueOf(db)).locationsBySlug.get(slug);
    if (!place) throw new Error(`There is no place ${slug}.`);
    return place.id;
  };

  const languageId = async (slug: string) => {
    const language = (await catalogueOf(db)).languagesBySlug.get(slug);
    if (!language) throw new Error(`There is no language ${slug}.`);
    return language.id;
  };

  /** A developer who may apply: verified, with a city, skills by slug and years, and languages. */
  const developer = async ({
    skills = { go: 5 },
    languages = {},
    city = "berlin" as string | null,
    seniority = 2,
    step = SIGNUP_STEPS.COMPLETED as number,
    user = {},
  }: {
    skills?: Record<string, number>;
    languages?: Record<string, number>;
    city?: string | null;
    seniority?: number;
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

  const company = async (values: Partial<typeof companies.$inferInsert> = {}) => {
    serial += 1;
    const [row] = await db
      .insert(companies)
      .values({ name: `Company ${serial}`, slug: `company-${serial}`, published: true, ...values })
      .returning();
    if (!row) throw new Error("No company was made.");
    return row;
  };

  /** A user of a company in one of its roles. */
  const companyUser = async (
    companyId: number,
    role: CompanyRole = "company-recruiting-manager",
  ) => {
    const person = await login();
    const token = await actAs(person.id, { type: "company", company_id: companyId, role });
    return { userId: person.id, email: person.email, token };
  };

  const admin = async (role: AdminRole = "super-admin") => {
    const person = await login();
    return {
      userId: person.id,
      email: person.email,
      token: await actAs(person.id, { type: "admin", role }),
    };
  };

  /** An open job; skills, cities and remote areas by slug. */
  const openJob = async ({
    skills = ["go"],
    cities = ["berlin"],
    remoteIn = [],
    language,
    company: owner,
    ...values
  }: {
    skills?: string[];
    cities?: string[];
    remoteIn?: string[];
    language?: string;
    company?: { id: number; name: string };
  } & Partial<typeof jobs.$inferInsert> = {}) => {
    serial += 1;
    const { id: companyId, name } = owner ?? (await company());
    const title = values.title ?? `Engineer ${serial}`;
    const cityIds = await Promise.all(cities.map(placeId));
    const remoteIds = await Promise.all(remoteIn.map(placeId));
    const [row] = await db
      .insert(jobs)
      .values({
        company_id: companyId,
        title,
        slug: `engineer-${serial}`,
        status: "published",
        published_at: new Date(Date.now() - DAY),
        expire_at: new Date(Date.now() + 30 * DAY),
        skill_ids: await Promise.all(skills.map(skillId)),
        seniority_ids: [3],
        city_ids: cityIds,
        remote: remoteIn.length > 0,
        remote_location_ids: remoteIds,
        location_ids: coveredLocationIds((await catalogueOf(db)).places, cityIds, remoteIds),
        language_id: language ? await languageId(language) : null,
        search_words: searchWords(title, name),
        ...values,
      })
      .returning();
    if (!row) throw new Error("No job was made.");
    return row;
  };

  /** An imported listing; its places are what it is found by. */
  const listing = async ({
    skills = ["go"],
    cities = ["berlin"],
    ...values
  }: { skills?: string[]; cities?: string[] } & Partial<typeof jobListings.$inferInsert> = {}) => {
    serial += 1;
    const title = values.title ?? `Listed engineer ${serial}`;
    const cityIds = await Promise.all(cities.map(placeId));
    const [row] = await db
      .insert(jobListings)
      .values({
        source: "greenhouse",
        external_id: String(serial),
        title,
        company_name: "Elsewhere",
        url: `https://jobs.example/${serial}`,
        published_at: new Date(Date.now() - DAY),
        last_seen_at: new Date(),
        skill_ids: await Promise.all(skills.map(skillId)),
        seniority_ids: [3],
        location_ids: coveredLocationIds((await catalogueOf(db)).places, cityIds, []),
        search_words: searchWords(title, "Elsewhere"),
        ...values,
      })
      .returning();
    if (!row) throw new Error("No listing was made.");
    return row;
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

  /** A login with no account but the one that everybody begins with. */
  const generic = async () => {
    const person = await login();
    return {
      userId: person.id,
      email: person.email,
      token: await actAs(person.id, { type: "generic" }),
    };
  };

  /** Another session of somebody. */
  const session = async (userId: number) => (await startSession(db, userId, VISITOR)).token;

  return {
    login,
    session,
    developer,
    generic,
    company,
    companyUser,
    admin,
    actAs,
    openJob,
    listing,
    application,
    skillId,
    placeId,
    languageId,
  };
};

export type Given = ReturnType<typeof givenOn>;
