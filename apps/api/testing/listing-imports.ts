import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";

import { jobFeeds, jobListings } from "../src/modules/job-listings/job-listings.tables.ts";
import { givenOn } from "./given.ts";
import type { TestApi } from "./test-api.ts";

const calls = contract.jobListings;

/** A row of a partner's feed. */
type Row = Record<string, unknown> & { id: string };

/** Returns a row that can be imported. */
export const feedRow = (id: string, more: object = {}): Row => ({
  id,
  title: `Go Engineer ${id}`,
  url: `https://jobs.acme.example/${id}`,
  location: "Berlin, Germany",
  description: "You will work with Go and Kafka in our team.",
  published_at: "2026-11-02T09:00:00Z",
  ...more,
});

/** What staff do with imports of listings, each of a source of its own. */
export const listingImports = async (api: TestApi) => {
  const given = givenOn(api.db);
  const staff = await given.admin();
  let serial = 0;
  const newName = () => {
    serial += 1;
    return `Partner ${serial}`;
  };
  const start = async (name: string, rows: readonly Row[] | string) => {
    const text = typeof rows === "string" ? rows : JSON.stringify(rows);
    const file_key = await given.listingFile(staff.userId, text);
    return api.call(calls.startImport, { body: { source: "json", name, file_key } }, staff);
  };
  const apply = (id: number) => api.call(calls.apply, { params: { id } }, staff);
  const dryRun = async (name: string, rows: readonly Row[] | string) => {
    const { import_id: id } = (await start(name, rows)).body.data;
    await api.queue.drain();
    return id;
  };
  return {
    given,
    staff,
    newName,
    start,
    startFeed: (more: Partial<BodyInput<typeof calls.startImport>>) =>
      api.call(calls.startImport, { body: { source: "json", name: newName(), ...more } }, staff),
    progress: async (id: number) =>
      (await api.call(calls.progress, { params: { id } }, staff)).body.data,
    listChanges: async (id: number) =>
      (await api.call(calls.changes, { params: { id }, query: {} }, staff)).body.data,
    decide: (id: number, changeId: number, body: Partial<BodyInput<typeof calls.decide>>) =>
      api.call(
        calls.decide,
        {
          params: { id, changeId },
          body: { included: true, use_feed: [], skill_ids: [], ...body },
        },
        staff,
      ),
    apply,
    dryRun,
    importAll: async (name: string, rows: readonly Row[]) => {
      const id = await dryRun(name, rows);
      expect((await apply(id)).status).toBe(200);
      await api.queue.drain();
      return id;
    },
    listLive: (name: string) =>
      api.db
        .select({
          id: jobListings.id,
          title: jobListings.title,
          external_id: jobListings.external_id,
          html: jobListings.description_html,
        })
        .from(jobListings)
        .innerJoin(jobFeeds, eq(jobFeeds.id, jobListings.feed_id))
        .where(sql`${jobFeeds.name} = ${name} and ${jobListings.is_active}`)
        .orderBy(jobListings.id),
  };
};
