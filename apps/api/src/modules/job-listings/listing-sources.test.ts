import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { HOUR_MS } from "../../time.ts";
import { jobFeedRuns, jobFeeds, jobListings } from "./job-listings.tables.ts";
import { startDueImports } from "./job-listings.tasks.ts";
import { giveUpImport } from "./read-feeds.commands.ts";

const calls = contract.jobListings;

let api: TestApi;
let given: Given;
let staff: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  staff = await given.admin();
});

const find = async (id: number) => {
  const { data } = (await api.call(calls.sources, {}, staff)).body;
  const source = data.find((each) => each.id === id);
  if (!source) throw new Error("The source isn’t listed.");
  return source;
};
const update = (id: number, body: Partial<BodyInput<typeof calls.updateSource>> = {}) =>
  api.call(
    calls.updateSource,
    { params: { id }, body: { company_id: null, every_hours: null, dry_run: true, ...body } },
    staff,
  );
const importAgain = (id: number) => api.call(calls.importAgain, { params: { id } }, staff);
const setNextRun = (id: number, at: Date) =>
  api.db.update(jobFeeds).set({ next_run_at: at }).where(eq(jobFeeds.id, id));
const countRuns = (id: number) => api.db.$count(jobFeedRuns, eq(jobFeedRuns.feed_id, id));

describe("a schedule", () => {
  test("counts from when it is set, and stays as it is while other settings change", async () => {
    const { id } = await given.listingSource();
    await update(id, { every_hours: 6 });
    const { next_run_at: first } = await find(id);
    expect(Date.parse(first ?? "") - Date.now()).toBeGreaterThan(5.9 * HOUR_MS);
    await update(id, { every_hours: 6, dry_run: false });
    expect(await find(id)).toMatchObject({ next_run_at: first, dry_run: false });
    await update(id);
    expect(await find(id)).toMatchObject({ every_hours: null, next_run_at: null });
  });

  test("of every day or week can name its time, which stays while other settings change", async () => {
    const { id } = await given.listingSource();
    await update(id, { every_hours: 24, at: "05:00" });
    const { next_run_at: first } = await find(id);
    expect(first).toMatch(/T05:00:00.000Z$/);
    await update(id, { every_hours: 24, at: "05:00", dry_run: false });
    await update(id, { every_hours: 24 });
    expect((await find(id)).next_run_at).toBe(first);
    await update(id, { every_hours: 24, at: "17:45" });
    expect((await find(id)).next_run_at).toMatch(/T17:45:00.000Z$/);
    await setNextRun(id, new Date("2026-01-01T17:45:00.000Z"));
    await startDueImports(api.db);
    expect((await find(id)).next_run_at).toMatch(/T17:45:00.000Z$/);
  });

  test.each([
    [{ every_hours: 6, at: "05:00" }],
    [{ every_hours: null, at: "05:00" }],
    [{ every_hours: 24, at: "25:00" }],
    [{ every_hours: 24, at: "5" }],
  ])("with %j is refused at its time", async (body) => {
    const { id } = await given.listingSource();
    const { status, problem } = await update(id, body);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ["at"]]);
    expect(await find(id)).toMatchObject({ every_hours: null, next_run_at: null });
  });

  test("whose turns passed while nothing ran is made up for once, and its times stay", async () => {
    const { id } = await given.listingSource();
    await update(id, { every_hours: 6 });
    const missed = new Date(Date.now() - 20 * HOUR_MS);
    await setNextRun(id, missed);
    await Promise.all([startDueImports(api.db), startDueImports(api.db)]);
    await startDueImports(api.db);
    expect(await countRuns(id)).toBe(1);
    const { next_run_at: next } = await find(id);
    expect(next).toBe(new Date(missed.getTime() + 24 * HOUR_MS).toISOString());
  });

  test("doesn’t start a second import while one is open", async () => {
    const { id } = await given.listingSource();
    await update(id, { every_hours: 6 });
    await importAgain(id);
    await setNextRun(id, new Date(Date.now() - HOUR_MS));
    await startDueImports(api.db);
    expect(await countRuns(id)).toBe(1);
    expect(Date.parse((await find(id)).next_run_at ?? "")).toBeGreaterThan(Date.now());
  });

  test("is refused for a file, which can’t be read again", async () => {
    const { id } = await given.listingImport();
    const [run] = await api.db.select().from(jobFeedRuns).where(eq(jobFeedRuns.id, id));
    const refused = await update(run?.feed_id ?? 0, { every_hours: 6 });
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([
      422,
      ["every_hours"],
    ]);
    expect((await importAgain(run?.feed_id ?? 0)).status).toBe(409);
  });
});

describe("a source", () => {
  test("that fails says why and when it is imported next", async () => {
    const { id } = await given.listingSource();
    await api.db
      .update(jobFeeds)
      .set({ address: "http://127.0.0.1:1/" })
      .where(eq(jobFeeds.id, id));
    await update(id, { every_hours: 6 });
    expect((await importAgain(id)).status).toBe(202);
    await api.queue.drain();
    const source = await find(id);
    expect(source.latest).toMatchObject({
      state: "failed",
      problem: "This address isn’t on the public internet.",
    });
    expect(Date.parse(source.next_run_at ?? "")).toBeGreaterThan(Date.now());
  });

  test("is imported again once, whoever presses first", async () => {
    const { id } = await given.listingSource();
    const statuses = (await Promise.all([importAgain(id), importAgain(id)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([202, 409]);
  });

  test("can be imported again after one that we had to give up", async () => {
    const { id } = await given.listingSource();
    const run = (await importAgain(id)).body.data.import_id;
    await api.db.update(jobFeedRuns).set({ state: "applying" }).where(eq(jobFeedRuns.id, run));
    await giveUpImport(api.db, run);
    expect((await find(id)).latest).toMatchObject({ state: "failed" });
    expect((await importAgain(id)).status).toBe(202);
  });

  test("gives its listings their company, which must be one of ours", async () => {
    const { id } = await given.listingSource();
    const company = await given.company({ name: "Kettlegrid" });
    const listing = await given.listing({ feed_id: id, external_id: "1" });
    expect((await update(id, { company_id: company.id + 1_000_000 })).status).toBe(422);
    const { body } = await update(id, { company_id: company.id });
    expect(body.data.company).toMatchObject({ id: company.id, name: "Kettlegrid" });
    const [row] = await api.db.select().from(jobListings).where(eq(jobListings.id, listing.id));
    expect(row?.company_id).toBe(company.id);
  });
});
