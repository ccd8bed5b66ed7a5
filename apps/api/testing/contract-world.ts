import { contract } from "@devguild/contract/contract";
import { CONSENT_TEXT_VERSION } from "@devguild/schemas/constants/consents";
import type { Endpoint, Endpoints } from "@devguild/contract/endpoint";

import { hashPassword } from "../src/secrets/password-hash.ts";
import { givenOn } from "./given.ts";
import { alertSamples } from "./alert-samples.ts";
import { contentSamples } from "./content-samples.ts";
import { accountSamples } from "./account-samples.ts";
import { formSamples } from "./form-samples.ts";
import { mfaSamples } from "./mfa-samples.ts";
import { postingSamples, type Sample } from "./posting-samples.ts";
import type { TestApi } from "./test-api.ts";

/** Everybody who may call, by what sets them apart. The developer has applied to the company's job. */
export const PEOPLE = [
  "guest",
  "generic",
  "developer",
  "otherDeveloper",
  "owner",
  "administrator",
  "recruiter",
  "campaigner",
  "foreignOwner",
  "superAdmin",
  "accountManager",
  "talentManager",
  "contentEditor",
  "support",
] as const;
export type PersonName = (typeof PEOPLE)[number];

/** Every call of the contract with the name that tables give it, such as "GET /jobs/:id/similar". */
export const contractCalls = (Object.values(contract) as Endpoints[])
  .flatMap((calls) => Object.values(calls))
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

// Each of these is made by somebody new, who is not needed afterwards.
const CHANGES_WHO_ONE_IS = new Set([
  "POST /developer/delete-account",
  "POST /user/delete-generic-account",
  "POST /user/assign-developer",
]);

const PASSWORD = "seven-lanterns-north";

/** People of every kind, something for each of them to see, and valid input for every call. */
export const contractWorld = async (api: TestApi) => {
  const given = givenOn(api.db);
  const company = await given.company({ allow_external_ats: true });
  const owner = await given.companyUser(company.id, "company-account-owner");
  const job = await given.openJob({ company, job_posting_owner_id: owner.userId });
  const developer = await given.developer();
  const application = await given.application(developer.developerId, job.id);
  // One that nobody walks away from.
  await given.application(developer.developerId, (await given.openJob({ company })).id);
  const loginOfMany = await given.login({ password_hash: await hashPassword(PASSWORD) });
  await given.actAs(loginOfMany.id, { type: "developer" });

  const makers: Record<Exclude<PersonName, "guest">, () => Promise<{ userId: number }>> = {
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
  for (const person of PEOPLE)
    if (person !== "guest" && !userIds.has(person))
      userIds.set(person, (await makers[person]()).userId);

  // With a second factor, so that only a call's access decides between allowed and forbidden.
  for (const userId of userIds.values()) await given.totp(userId);

  const city = String(await given.placeId("berlin"));
  const candidateOf = { companyId: company.id, jobId: job.id, candidateId: application.id };
  const appliedOf = { id: developer.developerId, jobId: job.id };
  const samples: Record<string, Sample> = {
    "POST /jobs/:id/apply": {
      params: { id: (await given.openJob()).id },
      body: {
        type: "internal",
        cover_letter: "Hello.",
        source: "jobs",
        utm: { utm_source: "a", gclid: "b" },
      },
    },
    "POST /user/jobs/one-click-apply": {
      body: { job_id: job.id, source: "jobs", utm: { utm_source: "a" } },
    },
    "GET /developers/:id/jobs": { params: { id: developer.developerId } },
    "GET /developers/:id/jobs/applied": { params: { id: developer.developerId } },
    "GET /developers/:id/jobs/applied/:jobId": { params: appliedOf },
    "PUT /developers/:id/jobs/applied/:jobId/decline": {
      params: appliedOf,
      body: { reasons: ["salary"], message: "Too low." },
    },
    "PUT /developers/:id/jobs/applied/:jobId/archive": {
      params: appliedOf,
      body: { archived: true },
    },
    "GET /companies/:companyId/jobs/:jobId/candidates": {
      params: { companyId: company.id, jobId: job.id },
    },
    "POST /companies/:companyId/jobs/:jobId/candidates/:candidateId/messages": {
      params: candidateOf,
      body: { message: "Hello.", contact_email: "jobs@test.example" },
    },
    "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/status": {
      params: candidateOf,
      body: { status: 3, reason: "A good letter.", notify: true },
    },
    "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/change-status": {
      params: candidateOf,
      body: { status: 3, mfa_token: "unknown", reason: "A good letter.", notify: true },
    },
    "GET /locations/cities/search": { query: { search: "Berl" } },
    "GET /companies/:id/base-info": { params: { id: company.id } },
    "GET /admin/companies": {
      query: {
        search: "a",
        status: "1",
        membership_type: "none",
        order_by: "name",
        order_by_direction: "asc",
        page: "1",
        per_page: "10",
      },
    },
    ...mfaSamples,
    ...formSamples(),
    ...(await postingSamples(given, company, owner.userId)),
    ...(await accountSamples(given, developer.developerId)),
    ...(await alertSamples(given, developer.developerId, job.id)),
    ...(await contentSamples(given)),
    "POST /developer/sign-up": {
      body: {
        email: "newcomer@test.example",
        password: PASSWORD,
        terms: true,
        hs_terms: true,
        job_digest_terms: false,
        hutk: "a",
        redirect: "/en/jobs",
        utm_campaign: "b",
      },
    },
    "POST /user/login": { body: { email: loginOfMany.email, password: PASSWORD } },
    "POST /user/email/verify": { body: { token: "unknown" } },
    "PUT /user/accounts/default": { body: { account_type: "developer", type_id: 1 } },
    "POST /user/last-seen": { body: { page: "company.users" } },
    "GET /jobs": {
      query: {
        skills: "1",
        locations: "1",
        seniorities: "1",
        languages: "1",
        job_title: "engineer",
        hybrid_option: "any",
        remote: "1",
        orderBy: "newest",
        jobs_page: "1",
        job_listings_page: "1",
        per_page: "10",
      },
    },
    "GET /jobs/details": {
      query: {
        company_id: String(company.id),
        company_slug: company.slug,
        job_id: String(job.id),
        job_slug: job.slug,
      },
    },
    "GET /jobs/:id/similar": { params: { id: job.id } },
    "GET /filter/jobs/words": { query: { text: "senior rust remote berlin" } },
    "GET /filter/jobs/locations": { query: { search: "Ber" } },
    "GET /filter/jobs/category-page/meta-data": {
      query: { page_type: "ls", country: "germany", location: "berlin", skill: "go" },
    },
    "GET /filter/jobs/category-page/footer-links": { query: { skillId: "1", locationId: "1" } },
    "POST /salary-calculator/b2b": {
      body: {
        skill_ids: [await given.skillId("go")],
        seniority_id: 3,
        country_id: await given.placeId("germany"),
        city_place_id: city,
        work_mode: "any",
      },
    },
    "GET /palette": { query: { q: "engineer" } },
    "GET /companies/:id/job-postings": { params: { id: company.id } },
    "GET /admin/jobs": {
      query: {
        query: "engineer",
        status: "all",
        order_by: "title",
        order_by_direction: "desc",
        page: "1",
        per_page: "10",
      },
    },
    "PUT /admin/jobs/:id/bookmark": { params: { id: job.id }, body: { bookmarked: true } },
    "PUT /developer/profile/basic": {
      body: {
        first_name: "Ada",
        last_name: "Test",
        residence_place_id: city,
        citizenship_country_id: await given.placeId("germany"),
      },
    },
    "PUT /developer/profile/experience": {
      body: { skills: [{ id: 1, experience: 3 }], languages: [{ id: 1, level_id: 2 }] },
    },
    "POST /error-reports": {
      body: { app: "site", where: "browser", name: "TypeError", message: "x is not a function" },
    },
    "PUT /user/service-consents": {
      body: { allowed: ["chat"], text_version: CONSENT_TEXT_VERSION },
    },
    "POST /tracking/event": {
      body: { event_type: "job.card-view", event_data: { job_id: job.id } },
    },
  };

  return {
    given,
    /** The input of a call; empty where it takes none. */
    sampleOf: (name: string): Sample => samples[name] ?? {},
    /** A new session of somebody, so that no call can log them out for the next one. */
    tokenOf: async (person: PersonName, call = "") => {
      if (person === "guest") return undefined;
      const userId = CHANGES_WHO_ONE_IS.has(call)
        ? (await makers[person]()).userId
        : userIds.get(person);
      return given.session(userId ?? 0);
    },
  };
};

/** A call's path with the given parameters and query. */
export const addressOf = (
  { path }: Endpoint,
  params: Record<string, string | number> = {},
  query: Record<string, string> = {},
) => {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => String(params[name] ?? ""));
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
};
