import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { parseRoot, findTexts } from "../../../testing/xml.ts";
import { JobIndexes } from "../job-index/job-indexes.queries.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { jobs } from "../postings/postings.tables.ts";

const SITE = "http://localhost:3000";

let api: TestApi;
let given: ReturnType<typeof givenOn>;

beforeEach(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const read = async (path: string) => {
  const answer = await api.app.request(`/api/v2${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  return parseRoot(await answer.text());
};

const statusOf = async (path: string) => (await api.app.request(`/api/v2${path}`)).status;

describe("the index of sitemaps", () => {
  test("links to a sitemap of every kind, with the date of its last change", async () => {
    const changed = new Date("2026-03-04T05:06:07.000Z");
    const company = await given.company({ updated_at: new Date("2026-02-03T04:05:06.000Z") });
    await given.openJob({
      company,
      updated_at: changed,
      published_at: new Date("2026-03-01T00:00:00Z"),
    });
    await given.openJob({
      company,
      updated_at: new Date("2026-01-01T00:00:00Z"),
      published_at: new Date("2026-02-01T00:00:00Z"),
    });
    const index = await read("/sitemap.xml");
    expect(index.name).toBe("sitemapindex");
    expect(findTexts(index, "loc")).toEqual([
      `${SITE}/sitemap-pages.xml`,
      `${SITE}/sitemap-categories.xml`,
      `${SITE}/sitemap-jobs-1.xml`,
      `${SITE}/sitemap-companies-1.xml`,
    ]);
    expect(findTexts(index, "lastmod")).toEqual([
      changed.toISOString(),
      company.updated_at.toISOString(),
    ]);
  });

  test("is up to five minutes old where a job index is kept", async () => {
    const indexes = new JobIndexes(api.db, pino({ level: "silent" }));
    await indexes.refresh();
    const countFiles = async () => findTexts(await read("/sitemap.xml"), "loc").length;
    const before = await countFiles();
    await given.article();
    expect(await countFiles()).toBe(before);
    indexes.close();
    expect(await countFiles()).toBe(before + 1);
  });

  test("has one file for each fifty thousand ids, and each file its own pages", async () => {
    const first = await given.article({ slug: "first" });
    const { author_id, category_id } = first;
    await api.db
      .insert(articles)
      .overridingSystemValue()
      .values(
        [50_000, 50_001, 120_000].map((id) => ({
          id,
          slug: `article-of-${id}`,
          title: "Later",
          author_id,
          category_id,
          status: 2,
          published_at: new Date(),
        })),
      );
    const index = await read("/sitemap.xml");
    expect(findTexts(index, "loc").slice(2)).toEqual(
      [1, 2, 3].map((number) => `${SITE}/sitemap-articles-${number}.xml`),
    );
    expect(findTexts(await read("/sitemap-articles-1.xml"), "loc")).toEqual([
      `${SITE}/en/magazine/${first.id}/first`,
      `${SITE}/en/magazine/50000/article-of-50000`,
    ]);
    expect(findTexts(await read("/sitemap-articles-2.xml"), "loc")).toEqual([
      `${SITE}/en/magazine/50001/article-of-50001`,
    ]);
    expect(await statusOf("/sitemap-articles-4.xml")).toBe(404);
  });
});

describe("a sitemap of records", () => {
  test("lists the pages of open jobs, and no others", async () => {
    const company = await given.company();
    const open = await given.openJob({ company });
    await given.openJob({ company, status: "unpublished" });
    await given.openJob({ company, expire_at: new Date(Date.now() - 1000) });
    await given.openJob({ company, deleted_at: new Date() });
    expect(findTexts(await read("/sitemap-jobs-1.xml"), "loc")).toEqual([
      `${SITE}/en/companies/${company.id}/${company.slug}/${open.id}/${open.slug}`,
    ]);
  });

  test("lists the pages of published companies, with the date of their last visible change", async () => {
    const updated_at = new Date("2026-02-03T04:05:06.000Z");
    const company = await given.company({ updated_at });
    await given.company({ published: false });
    await given.company({ deleted_at: new Date() });
    const file = await read("/sitemap-companies-1.xml");
    expect(findTexts(file, "loc")).toEqual([`${SITE}/en/companies/${company.id}/${company.slug}`]);
    expect(findTexts(file, "lastmod")).toEqual([updated_at.toISOString()]);
  });

  test("lists only published articles, videos and events", async () => {
    const article = await given.article();
    await given.article({ status: 0, published_at: null });
    const video = await given.video();
    await given.video({ published: false });
    const event = await given.liveEvent();
    await given.liveEvent({ published: false });
    expect(findTexts(await read("/sitemap-articles-1.xml"), "loc")).toEqual([
      `${SITE}/en/magazine/${article.id}/${article.slug}`,
    ]);
    expect(findTexts(await read("/sitemap-videos-1.xml"), "loc")).toEqual([
      `${SITE}/en/videos/${video.id}/${video.slug}`,
    ]);
    expect(findTexts(await read("/sitemap-live-events-1.xml"), "loc")).toEqual([
      `${SITE}/en/live-events/${event.id}/${event.slug}`,
    ]);
  });

  test("continues after each batch of rows", async () => {
    const company = await given.company();
    await api.db.execute(sql`
      insert into ${jobs} (company_id, slug, title, status, published_at)
      select ${company.id}, 'engineer-of-' || n, 'Engineer', 'published', now()
      from generate_series(1, 5001) n`);
    const pages = findTexts(await read("/sitemap-jobs-1.xml"), "loc");
    expect(pages).toHaveLength(5001);
    expect(new Set(pages).size).toBe(5001);
  });

  test.each([
    "/sitemap-jobs-1.xml",
    "/sitemap-jobs-0.xml",
    "/sitemap-jobs-999999999.xml",
    "/sitemap-users-1.xml",
    "/sitemap-jobs.xml",
    "/sitemap-constructor-1.xml",
  ])("is a 404 where it would be empty: %s", async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});

test("category pages are listed if they have jobs", async () => {
  await given.openJob({ skills: ["go"], cities: ["berlin"] });
  const pages = findTexts(await read("/sitemap-categories.xml"), "loc");
  expect(pages).toEqual(
    expect.arrayContaining(
      ["/jobs/e/senior", "/jobs/s/go", "/jobs/l/germany", "/jobs/l/germany/berlin"].map(
        (path) => `${SITE}/en${path}`,
      ),
    ),
  );
  expect(pages).not.toContain(`${SITE}/en/jobs/s/java`);
  expect(pages.filter((page) => page.includes("/jobs/l/"))).toHaveLength(2);
});

test("of a job that can be done from anywhere, no country's page is listed", async () => {
  await given.openJob({ cities: [], remoteIn: ["anywhere"], seniority_ids: [3] });
  await given.openJob({ cities: [], remoteIn: ["portugal"], seniority_ids: [3] });
  const pages = findTexts(await read("/sitemap-categories.xml"), "loc");
  const countries = pages.filter((page) => page.includes("/jobs/l/"));
  expect(countries).toContain(`${SITE}/en/jobs/l/portugal`);
  expect(countries).not.toContain(`${SITE}/en/jobs/l/antarctica`);
  expect(countries).not.toContain(`${SITE}/en/jobs/l/japan`);
});

test("pages for hiring teams are listed if they are published", async () => {
  await given.techStackPage("go");
  await given.techStackPage("java", { published: false });
  const pages = findTexts(await read("/sitemap-categories.xml"), "loc");
  expect(pages.filter((page) => page.includes("/hire-developers/"))).toEqual([
    `${SITE}/en/hire-developers/go`,
  ]);
});

test("unique pages are listed by their canonical URL", async () => {
  const pages = findTexts(await read("/sitemap-pages.xml"), "loc");
  expect(pages).toContain(`${SITE}/`);
  expect(pages).toContain(`${SITE}/en/companies`);
});
