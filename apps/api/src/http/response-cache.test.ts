import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { contract } from "@devguild/contract/contract";
import { API_BASE } from "@devguild/schemas/addresses";
import type { JobSearchAnswer } from "@devguild/schemas/jobs";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../testing/given.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";
import { testConfig } from "../../testing/test-config.ts";
import { createApp } from "../app.ts";
import { cacheContentState } from "../modules/content-changes/content-state.queries.ts";
import { JobIndexes, getSearchState } from "../modules/job-index/job-indexes.queries.ts";
import { quotes as siteQuotes } from "../modules/site-data/site-data.tables.ts";
import { ResponseCache } from "./response-cache.ts";

const log = pino({ level: "silent" });

let api: TestApi;
let given: Given;
let indexes: JobIndexes;
let server: Server;
let base: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  indexes = new JobIndexes(api.db, log);
  await given.openJob({ skills: ["go"] });
  await indexes.refresh();
  const caches = {
    jobs: new ResponseCache(() => getSearchState(api.db, Date.now())),
    content: new ResponseCache(cacheContentState(api.db)),
  };
  const app = createApp({ db: api.db, config: testConfig, log, caches });
  server = createServer(caches.jobs.wrap(caches.content.wrap(getRequestListener(app.fetch))));
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${API_BASE}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  indexes.close();
});

const search = async (query = "", headers: Record<string, string> = {}) => {
  const response = await fetch(`${base}/jobs${query}`, { headers });
  return { response, body: (await response.json()) as JobSearchAnswer };
};

test("the second guest gets the same bytes without a statement", async () => {
  const first = await search("?job_title=engineer");
  let second: typeof first | undefined;
  const ran = await api.statementsOf(async () => {
    second = await search("?job_title=engineer");
  });
  expect(ran).toEqual([]);
  expect(second?.body).toEqual(first.body);
  for (const name of ["content-type", "content-security-policy", "x-content-type-options"])
    expect(second?.response.headers.get(name)).toBe(first.response.headers.get(name));
});

test("a change of any job refreshes the next guest's response", async () => {
  const before = await search("?per_page=100");
  await given.openJob();
  await indexes.refresh();
  const after = await search("?per_page=100");
  expect(after.body.pagination.total_jobs).toBe(before.body.pagination.total_jobs + 1);
});

test("an expired ad is not in a cached response", async () => {
  const expire_at = new Date(Date.now() + 500);
  const { id } = await given.openJob({ title: "Shortlived", expire_at });
  await indexes.refresh();
  const ids = async () =>
    (await search("?job_title=shortlived")).body.data.job_ads.map((ad) => ad.id);
  expect(await ids()).toEqual([id]);
  await expect.poll(ids, { timeout: 3000 }).toEqual([]);
});

test("a developer never gets a guest's response, nor a guest a developer's", async () => {
  const developer = await given.developer({ skills: { go: 3 } });
  const job = await given.openJob({ title: "Personal" });
  await given.application(developer.developerId, job.id);
  await indexes.refresh();
  const applied = async (headers?: Record<string, string>) =>
    (await search("?job_title=personal", headers)).body.data.job_ads[0]?.applied;
  const signedIn = { Authorization: `Bearer ${developer.token}` };
  expect(await applied()).toBe(false);
  expect(await applied(signedIn)).toBe(true);
  expect(await applied({ Cookie: `devguild_session=${developer.token}` })).toBe(true);
  expect(await applied()).toBe(false);
});

test("content around every page is cached until something public changes", async () => {
  const quotes = async () => {
    const response = await fetch(`${base}/site-data/quotes`);
    return ((await response.json()) as { data: { text: string }[] }).data;
  };
  const before = await quotes();
  await expect.poll(() => api.statementsOf(quotes), { timeout: 3000 }).toEqual([]);
  await api.db.insert(siteQuotes).values({ text: "New.", author: "Ada", role: "Dev" });
  await expect.poll(quotes, { timeout: 5000 }).toHaveLength(before.length + 1);
});

test("errors are not cached", async () => {
  expect((await search("?jobs_page=x")).response.status).toBe(422);
  expect((await search("?jobs_page=x")).response.status).toBe(422);
});

test("a merge of skills shows in the next guest's search, though no job was moved yet", async () => {
  const staff = await given.admin();
  const [from, to] = [await given.skill({ slug: "merging" }), await given.skill()];
  await given.openJob({ skills: ["merging"] });
  await indexes.refresh();
  const count = async () => (await search(`?skills[]=${to}`)).body.pagination.total_jobs;
  expect(await count()).toBe(0);
  const input = { params: { id: from }, body: { target_id: to } };
  expect((await api.call(contract.skills.merge, input, staff)).status).toBe(202);
  expect(await count()).toBe(1);
});
