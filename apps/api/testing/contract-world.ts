import type { companies } from "../src/modules/companies/companies.tables.ts";
import type { jobs } from "../src/modules/postings/postings.tables.ts";
import { type Given, givenOn } from "./given.ts";
import { everyone, type PersonName } from "./people.ts";
import type { TestApi } from "./test-api.ts";

const makeHiring = async (given: Given) => {
  const company = await given.company({ allow_external_ats: true });
  const owner = await given.companyUser(company.id, "company-account-owner");
  const job = await given.openJob({ company, job_posting_owner_id: owner.userId });
  const developer = await given.developer({ skills: { go: 3, rust: 1 }, languages: { german: 2 } });
  await given.application(developer.developerId, job.id);
  return { company, owner, job, developer };
};

/** A company with its owner, and a job of it that a developer has applied to. */
type Hiring = {
  company: typeof companies.$inferSelect;
  owner: { userId: number };
  job: typeof jobs.$inferSelect;
  developer: { userId: number; developerId: number };
};

/**
 * Creates people of every kind, and, unless it is given, a company's job that a developer has applied
 * to.
 */
export const contractWorld = async (api: Pick<TestApi, "db">, hiring?: Hiring) => {
  const given = givenOn(api.db);
  const { company, owner, job, developer } = hiring ?? (await makeHiring(given));

  const makers: Record<
    Exclude<PersonName, "guest">,
    () => Promise<{ userId: number; token: string }>
  > = {
    generic: () => given.generic(),
    developer: () => given.developer(),
    otherDeveloper: () => given.developer(),
    // A company has only one owner, so this is another company's.
    owner: async () => given.companyUser((await given.company()).id, "company-account-owner"),
    administrator: () => given.companyUser(company.id, "company-administrator"),
    recruiter: () => given.companyUser(company.id, "company-recruiting-manager"),
    campaigner: () => given.companyUser(company.id, "company-campaign-manager"),
    foreignOwner: async () =>
      given.companyUser((await given.company()).id, "company-account-owner"),
    superAdmin: () => given.admin("super-admin"),
    accountManager: () => given.admin("account-manager"),
    talentManager: () => given.admin("talent-manager"),
    contentEditor: () => given.admin("content-editor"),
    support: () => given.admin("support"),
  };
  const userIds = new Map<PersonName, number>([
    ["developer", developer.userId],
    ["owner", owner.userId],
  ]);
  for (const person of everyone)
    if (person !== "guest" && !userIds.has(person))
      userIds.set(person, (await makers[person]()).userId);

  // All have a second factor, so that only the access rules decide whether a call is forbidden.
  for (const userId of userIds.values()) await given.totp(userId);

  return {
    given,
    company,
    job,
    ownerId: owner.userId,
    developerId: developer.developerId,
    /** Starts a new session for each call, so that no call can log the person out for the next one. */
    tokenOf: async (person: PersonName) =>
      person === "guest" ? undefined : given.session(userIds.get(person) ?? 0),
    /** Returns a person's login; undefined for a guest. */
    userIdOf: (person: PersonName) => userIds.get(person),
    /** Starts a session of a new person of the same kind, for one use. */
    tokenOfNew: async (person: PersonName) =>
      person === "guest" ? undefined : (await makers[person]()).token,
  };
};

export type World = Awaited<ReturnType<typeof contractWorld>>;
