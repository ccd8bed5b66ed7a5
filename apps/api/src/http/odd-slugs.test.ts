import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../testing/given.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

/** Slugs that match no record, as they appear in real URLs: wrong by mistake or on purpose. */
const ODD_SLUGS = [
  "caf%C3%A9",
  "caf%25C3%25A9",
  "two%20words",
  "%E6%97%A5%E6%9C%AC",
  "%F0%9F%98%80",
  "2026",
  "0",
  "9223372036854775808",
  "-",
  "placeholder",
  "detailsPage",
  "options",
  "Object",
  "%5Bobject%20Object%5D",
  "__proto__",
  "constructor",
  "null",
  "..%2F..%2Fjobs",
  "%25",
  "%27%20or%201%3D1--",
  "x".repeat(500),
];

const inPath = (base: string) => (id: number, slug: string) => `${base}/${id}/${slug}`;

/** Resources whose address has an id and a slug: how to create one, and where both are looked up. */
const KINDS = {
  article: { make: () => given.article(), at: inPath("/magazine") },
  video: { make: () => given.video(), at: inPath("/videos") },
  "live event": { make: () => given.liveEvent(), at: inPath("/live-events") },
  company: {
    make: () => given.company(),
    at: (id: number, slug: string) => `/companies/details?company_id=${id}&company_slug=${slug}`,
  },
};

const statusOf = async (path: string) => (await api.send("GET", path)).status;

describe.each(Object.entries(KINDS))("the URL of a kind of page: %s", (_, { make, at }) => {
  test.each(ODD_SLUGS)("with an id, %s leads to the canonical URL", async (slug) => {
    const { id } = await make();
    expect(await statusOf(at(id, slug))).toBe(301);
  });

  test.each(ODD_SLUGS)("alone, %s is a 404", async (slug) => {
    expect(await statusOf(at(0, slug))).toBe(404);
  });
});

test.each(ODD_SLUGS)("with ids, %s leads to the canonical URL of a job", async (slug) => {
  const company = await given.company();
  const { id } = await given.openJob({ company });
  const query = `company_id=${company.id}&company_slug=${slug}&job_id=${id}&job_slug=${slug}`;
  expect(await statusOf(`/jobs/details?${query}`)).toBe(301);
});

test.each(ODD_SLUGS)("no page for hiring teams is called %s", async (slug) => {
  expect(await statusOf(`/pages/b2b-tech-stack/${slug}`)).toBe(404);
});

test.each(["2026", "2026-11", "With-Capitals", "two words", "café", ""])(
  "no record can be called %j",
  async (slug) => {
    for (const { make } of [
      { make: () => given.article({ slug }) },
      { make: () => given.video({ slug }) },
      { make: () => given.liveEvent({ slug }) },
      { make: () => given.company({ slug }) },
    ])
      await expect(make()).rejects.toThrow();
  },
);
