import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { contractCalls } from "../../testing/contract-world.ts";
import { CONTENT_COLUMNS, makeContentHostile } from "../../testing/hostile-content.ts";
import { harmIn, isHarmless } from "../../testing/hostile-text.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";
import { renewCatalogue } from "../../testing/test-database.ts";
import { selectRows } from "../db/db.ts";
import { disk } from "../ports/files/disk.ts";
import { prepareWorld } from "../prepare-world.ts";

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await openApi();
  folder = await mkdtemp(join(tmpdir(), "hostile-"));
  await prepareWorld(api.db, { env: "demo", files: disk(folder), say: () => {} });
  await makeContentHostile(api.db);
}, 180_000);

afterAll(async () => {
  await rm(folder, { recursive: true });
  await renewCatalogue();
});

// What only says who registered, and is shown to nobody else.
const PRIVATE = ["live_event_registrations"];

test("every column of text that the public content has says what it holds", async () => {
  const columns = await selectRows<{ name: string }>(
    api.db,
    sql`select columns.table_name || '.' || columns.column_name as name
      from information_schema.columns
      where columns.table_schema = 'public' and columns.data_type = 'text'
        and columns.table_name <> all(${sql.param(PRIVATE)})
        and (columns.table_name in ('jobs', 'job_listings') or columns.table_name in (
          select event_object_table from information_schema.triggers where trigger_name = 'content_noted'))`,
  );
  const told = Object.entries(CONTENT_COLUMNS).flatMap(([table, kinds]) =>
    Object.values(kinds)
      .flat()
      .map((column) => `${table}.${column}`),
  );
  expect(told.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

const HTML = /_html$|^(?:tasks|requirements|benefits)$/;
const ADDRESS =
  /(?:^|_)(?:url|href|link|image|website|github|linkedin|twitter|instagram|facebook|tiktok)$/;

/** What in an answer could do harm on a page, by the names that say how a page shows it. */
const harmsIn = (value: unknown, name = "", place = ""): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => harmsIn(each, name, place));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => {
      // A job describes itself in HTML, all else in words.
      const shownAs = key === "description" && "tasks" in value ? "description_html" : key;
      return harmsIn(each, shownAs, `${place}.${key}`);
    });
  if (typeof value !== "string" || value === "") return [];
  const tags = HTML.test(name) ? harmIn(value) : [];
  const isBad = ADDRESS.test(name) && !isHarmless(value);
  return [...tags, ...(isBad ? [value] : [])].map((harm) => `${place}: ${harm}`);
};

const VIDEOS = sql`select id, slug from videos where published and not requires_login limit 40`;
const EVENTS = sql`select id, slug from live_events where published`;
const ARTICLES = sql`select id, slug from articles where status = 2 limit 40`;
const JOBS = sql`select jobs.id, jobs.id as job_id, jobs.slug as job_slug, companies.id as company_id, companies.slug as company_slug
  from jobs join companies on companies.id = jobs.company_id
  where jobs.status = 'published' and expire_at > now() and companies.published limit 40`;

/** What the calls that are about one thing are made with, as far as they show content. */
const ABOUT: Record<string, SQL> = {
  "/magazine/:id/:slug": ARTICLES,
  "/magazine/:id/related-jobs": ARTICLES,
  "/videos/:id/:slug": VIDEOS,
  "/videos/:id/related-jobs": VIDEOS,
  "/live-events/:id/:slug": EVENTS,
  "/live-events/:id/related-jobs": EVENTS,
  "/jobs/details": JOBS,
  "/jobs/:id/similar": JOBS,
  "/companies/details": sql`select id as company_id, slug as company_slug from companies where published limit 40`,
  "/pages/b2b-tech-stack/:slug": sql`select skills.slug from tech_stack_pages join skills on skills.id = skill_id where published`,
  "/highlights/:id": sql`select distinct category as id from highlights`,
  "/filter/jobs/category-page/meta-data": sql`select 's' as page_type, slug as skill from skills where active limit 5`,
  "/ads/community-partners": sql`select 3 as ads_count`,
};

// They open by a secret, lead to a provider, or show what somebody keeps to themselves.
const NO_CONTENT = new Set([
  "/alerts/subscription",
  "/jobs/:id/draft-preview",
  "/live-registrations/place",
  "/newsletter/subscription",
  "/oauth/:provider/quick-init",
  "/user/account/activation/token-info/:token",
  "/user/password/reset/token-validity",
]);

test.each(
  contractCalls.filter(
    ([, { method, access, path }]) =>
      method === "GET" && access === "anyone" && !NO_CONTENT.has(path),
  ),
)("%s serves nothing that could do harm", async (_, { path }) => {
  const things = ABOUT[path]
    ? await selectRows<Record<string, string | number>>(api.db, ABOUT[path])
    : [{}];
  expect(things.length).toBeGreaterThan(0);
  for (const thing of things) {
    const query = new URLSearchParams();
    let address: string = path;
    for (const [name, value] of Object.entries(thing))
      if (address.includes(`:${name}`)) address = address.replace(`:${name}`, String(value));
      else query.set(name, String(value));
    const { body } = await api.send("GET", `${address}?${query}`);
    expect(harmsIn(body)).toEqual([]);
  }
});
