import { givenOn } from "./given.ts";
import { everyone, type PersonName } from "./people.ts";
import type { TestApi } from "./test-api.ts";

/** People of every kind, and a company's job that a developer has applied to. */
export const contractWorld = async (api: TestApi) => {
  const given = givenOn(api.db);
  const company = await given.company({ allow_external_ats: true });
  const owner = await given.companyUser(company.id, "company-account-owner");
  const job = await given.openJob({ company, job_posting_owner_id: owner.userId });
  const developer = await given.developer({ skills: { go: 3, rust: 1 }, languages: { german: 2 } });
  await given.application(developer.developerId, job.id);

  const makers: Record<
    Exclude<PersonName, "guest">,
    () => Promise<{ userId: number; token: string }>
  > = {
    generic: () => given.generic(),
    developer: () => given.developer(),
    otherDeveloper: () => given.developer(),
    // A company has one owner; what only its owner may do, another company's may as well.
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

  // With a second factor, so that only a call's access decides between allowed and forbidden.
  for (const userId of userIds.values()) await given.totp(userId);

  return {
    given,
    company,
    job,
    ownerId: owner.userId,
    developerId: developer.developerId,
    /** A new session of a person, so that no call can log them out for the next one. */
    tokenOf: async (person: PersonName) =>
      person === "guest" ? undefined : given.session(userIds.get(person) ?? 0),
    /** The login of a person; nothing for a guest. */
    userIdOf: (person: PersonName) => userIds.get(person),
    /** A session of a new person of the same kind, who is not needed afterwards. */
    tokenOfNew: async (person: PersonName) =>
      person === "guest" ? undefined : (await makers[person]()).token,
  };
};

export type World = Awaited<ReturnType<typeof contractWorld>>;
