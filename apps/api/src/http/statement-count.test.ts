import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../testing/given.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";

const ROWS = 30;
const MOST = 3;

let api: TestApi;
let given: Given;
let developer: Awaited<ReturnType<Given["developer"]>>;
let companyId: number;
let jobId: number;
let recruiter: { token: string };
let admin: { token: string };

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin();
  developer = await given.developer({ skills: { go: 3, rust: 1 }, languages: { german: 2 } });
  const company = await given.company();
  companyId = company.id;
  recruiter = await given.companyUser(companyId, "company-account-owner");
  jobId = (await given.openJob({ company })).id;
  await given.techStackPage("go");
  for (let count = 0; count < ROWS; count++) {
    const job = await given.openJob({ company, skills: ["go"] });
    await given.listing();
    await given.application(developer.developerId, job.id);
    await given.application((await given.developer()).developerId, jobId);
    await given.company();
    await given.video({ speaker_ids: [(await given.speaker()).id] });
    await given.savedJob(developer.developerId, job.id);
    await given.savedSearch(developer, { job_title: `engineer ${count}` });
  }
});

const everything = { per_page: 100 };

// Each by a function, since the rows that they name are made first.
const LISTS: [string, () => Promise<{ status: number }>][] = [
  ["a guest's job search", () => api.call(contract.jobs.search, { query: everything })],
  [
    "a job search with every filter, match order and listings",
    () =>
      api.call(
        contract.jobs.search,
        {
          query: {
            ...everything,
            job_title: "engineer",
            skills: [1, 2],
            locations: [1, 2],
            orderBy: "match",
            job_listings_page: 1,
          },
        },
        developer,
      ),
  ],
  [
    "a job search past the end",
    () =>
      api.call(
        contract.jobs.search,
        { query: { jobs_page: 99, job_listings_page: 99 } },
        developer,
      ),
  ],
  ["similar jobs", () => api.call(contract.jobs.similar, { params: { id: jobId } }, developer)],
  [
    "candidates",
    () => api.call(contract.candidates.list, { params: { companyId, jobId } }, recruiter),
  ],
  [
    "applied jobs",
    () =>
      api.call(contract.applications.applied, { params: { id: developer.developerId } }, developer),
  ],
  [
    "what happened to a login",
    () => api.call(contract.security.events, { query: everything }, developer),
  ],
  ["logins elsewhere", () => api.call(contract.security.loginConnections, {}, developer)],
  ["saved jobs", () => api.call(contract.savedJobs.list, { query: everything }, developer)],
  ["saved searches", () => api.call(contract.alerts.list, {}, developer)],
  ["postings", () => api.call(contract.postings.list, { params: { id: companyId } }, recruiter)],
  [
    "a posting's form",
    () =>
      api.call(contract.postings.editable, { params: { companyId, jobId }, query: {} }, recruiter),
  ],
  [
    "prices",
    () => api.call(contract.postings.prices, { query: { company_id: companyId } }, recruiter),
  ],
  [
    "the reach of a draft",
    () => api.call(contract.postings.reach, { query: { skill_ids: [1, 2], remote: true } }),
  ],
  [
    "what a posting's preview shows",
    () => api.call(contract.postings.draftPreview, { params: { id: jobId }, query: {} }, recruiter),
  ],
  ["videos", () => api.call(contract.videos.list, { query: everything })],
  ["what videos can be narrowed to", () => api.call(contract.videos.options, {})],
  ["pages for hiring", () => api.call(contract.techStackPages.list, {})],
  [
    "a page for hiring",
    () => api.call(contract.techStackPages.details, { params: { slug: "go" } }),
  ],
  ["partnerships of events", () => api.call(contract.eventPartnerships.list, {})],
  ["companies", () => api.call(contract.publicCompanies.teams, { query: everything })],
  ["what companies can be narrowed to", () => api.call(contract.publicCompanies.options, {})],
  ["featured companies", () => api.call(contract.publicCompanies.featured, {})],
  ["all companies by name", () => api.call(contract.companyLists.companies, {})],
  ["a company's dashboard", () => api.call(contract.dashboards.company, {}, recruiter)],
  [
    "the back office's companies",
    () => api.call(contract.adminCompanies.list, { query: everything }, admin),
  ],
  ["the back office's jobs", () => api.call(contract.adminJobs.list, { query: everything }, admin)],
  ["the palette", () => api.call(contract.palette.search, { query: { q: "engineer" } }, admin)],
  ["an admin's companies", () => api.call(contract.adminCompanies.assigned, {}, admin)],
  ["an admin's bookmarks", () => api.call(contract.adminJobs.bookmarked, {}, admin)],
  ["an admin's expired jobs", () => api.call(contract.adminJobs.expiredOfAssigned, {}, admin)],
];

test.each(LISTS)("%s: at most three statements, however many rows", async (_, read) => {
  const ran = await api.statementsOf(async () => {
    expect((await read()).status).toBe(200);
  });
  const besideSession = ran.filter((statement) => !statement.includes('from "sessions"'));
  expect(besideSession.slice(MOST)).toEqual([]);
  expect(ran.length - besideSession.length).toBeLessThanOrEqual(1);
});
