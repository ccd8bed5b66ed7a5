import { contract } from "@devguild/contract/contract";
import { beforeEach, expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
let given: ReturnType<typeof givenOn>;

beforeEach(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const { list } = contract.publicJobs;

test("anyone can read what a job's page shows, and nothing else", async () => {
  const company = await given.company({
    name: "Agency",
    slug: "agency",
    logo_url: "/api/files/logos/1.svg",
  });
  const job = await given.openJob({
    company,
    title: "Platform Engineer",
    slug: "platform-engineer",
    remoteIn: ["germany"],
    language: "english",
    salary_min: 60_000,
    is_agency: true,
    job_company_name: "Nimbrel",
    tasks: '<p onclick="x()">Build</p><script>x()</script>',
    published_at: new Date("2026-05-06T07:08:09.010Z"),
    expire_at: null,
    pixel_tracking_url: "https://secret.example/pixel",
    reference_data: "internal reference",
  });
  const answer = await api.call(list, {});
  expect(answer.body).toEqual({
    data: [
      {
        id: job.id,
        url: `http://localhost:3000/en/companies/${company.id}/agency/${job.id}/platform-engineer`,
        title: "Platform Engineer",
        company: {
          id: company.id,
          name: "Nimbrel",
          logo_url: "http://localhost:3000/api/files/logos/1.svg",
        },
        cities: [{ name: "Berlin", country: "Germany" }],
        remote: true,
        remote_in: ["Germany"],
        hybrid_option: "any",
        skills: ["Go"],
        seniorities: ["Senior"],
        language: "English",
        salary: { min: 60_000, max: null, currency: "EUR", period: "year" },
        published_at: "2026-05-06T07:08:09.010Z",
        expires_at: null,
        description_html: "<h2>What you’ll do</h2><p>Build</p>",
      },
    ],
    meta: { next_cursor: null },
  });
});

test("its pages contain every open job once, even if one is published in the meantime", async () => {
  const sameMoment = new Date("2026-05-06T07:08:09.010Z");
  const open = [];
  for (let number = 0; number < 5; number += 1)
    open.push(await given.openJob({ published_at: sameMoment }));
  await given.openJob({ status: "unpublished" });
  await given.openJob({ expire_at: new Date(Date.now() - 1000) });

  const seen: number[] = [];
  let cursor: string | null | undefined;
  do {
    const { body } = await api.call(list, { query: { per_page: 2, ...(cursor && { cursor }) } });
    seen.push(...body.data.map(({ id }) => id));
    cursor = body.meta.next_cursor;
    await given.openJob();
  } while (cursor);
  expect(seen).toEqual(open.map(({ id }) => id).toReversed());
});

test.each(["x", "!-1", "a-", "-a", "0-0-0", "zzzzzzzzzzzz-1"])(
  "%s is not a valid cursor",
  async (cursor) => {
    const { status, problem } = await api.call(list, { query: { cursor } });
    expect(status).toBe(422);
    expect(problem.errors).toHaveProperty("cursor");
  },
);

test("any cursor with a valid format works", async () => {
  await given.openJob();
  for (const cursor of ["zzzzzzzz-zzzzzzzzzz", "0-0", "1-1"])
    expect((await api.call(list, { query: { cursor } })).status).toBe(200);
});

test("scripts of any site may read it, and proxies may cache it", async () => {
  const answer = await api.app.request("/api/v2/public/jobs", {
    headers: { Origin: "https://elsewhere.example" },
  });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
  const refused = await api.app.request("/api/v2/public/jobs?cursor=x");
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
  const elsewhere = await api.app.request("/api/v2/jobs", {
    headers: { Origin: "https://elsewhere.example" },
  });
  expect(elsewhere.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("too many requests get a 429 with a retry time", async () => {
  const from = (address: string) => api.call(list, {}, { address });
  for (let number = 0; number < 60; number += 1)
    expect((await from("203.0.113.9")).status).toBe(200);
  const tooMany = await from("203.0.113.9");
  expect(tooMany.status).toBe(429);
  expect(Number(tooMany.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await from("203.0.113.10")).status).toBe(200);
});
