import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { contractCalls } from "../../testing/contract-calls.ts";
import { CONTENT_COLUMNS, makeContentHostile } from "../../testing/hostile-content.ts";
import { findHarmfulTags, isHarmless } from "../../testing/hostile-text.ts";
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

// Holds only who registered, and is never shown to anyone else.
const PRIVATE = ["live_event_registrations"];

test("every text column of public content declares its format", async () => {
  const columns = await selectRows<{ name: string }>(
    api.db,
    sql`select columns.table_name || '.' || columns.column_name as name
      from information_schema.columns
      where columns.table_schema = 'public' and columns.data_type = 'text'
        and columns.table_name <> all(${sql.param(PRIVATE)})
        and (columns.table_name in ('jobs', 'job_listings') or columns.table_name in (
          select event_object_table from information_schema.triggers where trigger_name = 'content_noted'))`,
  );
  const declared = Object.entries(CONTENT_COLUMNS).flatMap(([table, kinds]) =>
    Object.values(kinds)
      .flat()
      .map((column) => `${table}.${column}`),
  );
  expect(declared.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

const HTML = /_html$|^(?:tasks|requirements|benefits)$/;
// Of articles, tech stack pages, videos and events.
const BY_EDITORS = /^(?:body|intro|description)_html$/;
const ADDRESS =
  /(?:^|_)(?:url|href|link|image|website|github|linkedin|twitter|instagram|facebook|tiktok)$/;

/** Lists values in a response that could do harm on a page, judged by how a page renders each field. */
const harmsIn = (value: unknown, name = "", place = ""): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => harmsIn(each, name, place));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => {
      // A job's description is HTML; every other field is plain text.
      const shownAs = key === "description" && "tasks" in value ? "tasks" : key;
      return harmsIn(each, shownAs, `${place}.${key}`);
    });
  if (typeof value !== "string" || value === "") return [];
  const author = BY_EDITORS.test(name) ? "editors" : "anyone";
  const tags = HTML.test(name) ? findHarmfulTags(value, author) : [];
  const isBad = ADDRESS.test(name) && !isHarmless(value);
  return [...tags, ...(isBad ? [value] : [])].map((harm) => `${place}: ${harm}`);
};

const withContent = contractCalls.filter(
  ({ endpoint: { method, access }, skipsContentCheck }) =>
    method === "GET" && access === "anyone" && !skipsContentCheck,
);

test.each(withContent)(
  "$name serves nothing harmful",
  async ({ endpoint: { path }, contentRows }) => {
    const things = contentRows
      ? await selectRows<Record<string, string | number>>(api.db, contentRows)
      : [{}];
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      const query = new URLSearchParams();
      let address: string = path;
      for (const [name, value] of Object.entries(thing))
        if (address.includes(`:${name}`)) address = address.replace(`:${name}`, String(value));
        else query.set(name, String(value));
      expect(address).not.toContain(":");
      const { body } = await api.send("GET", `${address}?${query}`);
      expect(harmsIn(body)).toEqual([]);
    }
  },
);
