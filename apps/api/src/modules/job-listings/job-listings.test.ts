import { contract } from "@devguild/contract/contract";
import type { BodyInput, QueryInput } from "@devguild/contract/endpoint";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { applyChanges } from "./apply-changes.commands.ts";
import { findJobListing } from "./job-listings.queries.ts";
import { jobFeedRuns, jobFeeds, jobListings } from "./job-listings.tables.ts";
import { readImport } from "./read-feeds.commands.ts";

const calls = contract.jobListings;
const files = createFileStore(testConfig);

let api: TestApi;
let given: Given;
let staff: Awaited<ReturnType<Given["admin"]>>;
let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  staff = await given.admin();
});

type Row = Record<string, unknown> & { id: string };
const job = (id: string, more: object = {}): Row => ({
  id,
  title: `Go Engineer ${id}`,
  url: `https://jobs.acme.example/${id}`,
  location: "Berlin, Germany",
  description: "You will work with Go and Kafka in our team.",
  published_at: "2026-11-02T09:00:00Z",
  ...more,
});

const newName = () => {
  serial += 1;
  return `Partner ${serial}`;
};
const start = async (name: string, rows: readonly Row[] | string) => {
  const text = typeof rows === "string" ? rows : JSON.stringify(rows);
  const file_key = await given.listingFile(staff.userId, text);
  return api.call(calls.startImport, { body: { source: "json", name, file_key } }, staff);
};
const startFeed = (more: Partial<BodyInput<typeof calls.startImport>>) =>
  api.call(calls.startImport, { body: { source: "json", name: newName(), ...more } }, staff);
const progress = async (id: number) =>
  (await api.call(calls.progress, { params: { id } }, staff)).body.data;
const listChanges = async (id: number) =>
  (await api.call(calls.changes, { params: { id }, query: {} }, staff)).body.data;
const decide = (id: number, changeId: number, body: Partial<BodyInput<typeof calls.decide>>) =>
  api.call(
    calls.decide,
    { params: { id, changeId }, body: { included: true, use_feed: [], skill_ids: [], ...body } },
    staff,
  );
const apply = (id: number) => api.call(calls.apply, { params: { id } }, staff);

const dryRun = async (name: string, rows: readonly Row[] | string) => {
  const { import_id: id } = (await start(name, rows)).body.data;
  await api.queue.drain();
  return id;
};
const importAll = async (name: string, rows: readonly Row[]) => {
  const id = await dryRun(name, rows);
  expect((await apply(id)).status).toBe(200);
  await api.queue.drain();
  return id;
};
const listLive = (name: string) =>
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
    .orderBy(jobListings.id);

describe("a dry run", () => {
  test("says what would change and changes nothing before it is applied", async () => {
    const name = newName();
    const id = await dryRun(name, [
      job("1"),
      job("2", { title: "" }),
      job("3", { title: "Cook", description: "You make soup." }),
    ]);
    expect(await progress(id)).toMatchObject({
      state: "review",
      status: 2,
      found: 3,
      total: 1,
      skipped: 2,
      errors: 1,
    });
    const changes = await listChanges(id);
    expect(changes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["new", "Berlin, Germany, salary not stated"],
      ["skipped", "No title in the feed"],
      ["skipped", "No tech skill found"],
    ]);
    expect(changes[0]?.skills.map((skill) => [skill.name, skill.taken])).toContainEqual([
      "Go",
      true,
    ]);
    expect(await listLive(name)).toEqual([]);
  });

  test("is applied, and the public search finds the listing", async () => {
    const name = newName();
    const title = `Kafka Wrangler ${serial}`;
    const id = await importAll(name, [
      job("1", { title, description_html: "<p onclick=x>Kafka<script>alert(1)</script></p>" }),
    ]);
    expect(await progress(id)).toMatchObject({ state: "done", created: 1, done: 1 });
    const [live] = await listLive(name);
    expect(live?.html).toBe("<p>Kafka</p>");
    const found = await api.call(contract.jobs.search, {
      query: { job_title: title, job_listings_page: 1 },
    });
    expect(found.body.data.job_listings.map((each) => each.id)).toEqual([live?.id]);
  });

  test("shows changed fields, closes what is gone, and leaves out what staff untick", async () => {
    const name = newName();
    await importAll(name, [job("1"), job("2"), job("3")]);
    const id = await dryRun(name, [job("1", { title: "Senior Go Engineer 1" }), job("2")]);
    const [changed, closing] = await listChanges(id);
    expect(changed?.fields.map(({ field, before, after }) => [field, before, after])).toEqual([
      ["title", "Go Engineer 1", "Senior Go Engineer 1"],
      ["seniority_ids", "", "Senior"],
    ]);
    expect(closing).toMatchObject({
      kind: "closing",
      external_id: "3",
      reason: "Gone from the feed",
    });
    await decide(id, closing?.id ?? 0, { included: false });
    await apply(id);
    await api.queue.drain();
    expect((await listLive(name)).map((each) => each.title)).toEqual([
      "Senior Go Engineer 1",
      "Go Engineer 2",
      "Go Engineer 3",
    ]);
    expect(await progress(id)).toMatchObject({ updated: 1, closed: 0, same: 1 });
  });

  test("finds the same job of another source and skips it", async () => {
    const name = newName();
    await importAll(name, [job("1", { title: "Go Engineer (m/f/x), Harbours", company: "Acme" })]);
    const id = await dryRun(newName(), [
      job("77", { title: "Go Engineer, Harbours", company: "Acme" }),
    ]);
    const [live] = await listLive(name);
    expect((await listChanges(id))[0]).toMatchObject({
      kind: "skipped",
      reason: `Same as listing #${live?.id} from json`,
    });
  });
});

describe("a feed that can’t be trusted", () => {
  test.each(["[]", '[{"id": "1", "tit', "<html></html>"])("%s closes nothing", async (text) => {
    const name = newName();
    await importAll(name, [job("1"), job("2")]);
    const id = await dryRun(name, text);
    const { problem, state } = await progress(id);
    expect(problem).not.toBeNull();
    expect((await listChanges(id)).filter(({ included }) => included)).toEqual([]);
    if (state === "review") await apply(id);
    await api.queue.drain();
    expect(await listLive(name)).toHaveLength(2);
  });

  test("and is empty closes its listings only for a reason, once, with the dry run", async () => {
    const name = newName();
    await importAll(name, [job("1"), job("2")]);
    const id = await dryRun(name, []);
    expect(await progress(id)).toMatchObject({ refused: 2, to_close: 2, total: 0 });
    const close = (reason: string, listings = 2) =>
      api.call(calls.closeAnyway, { params: { id }, body: { reason, listings } }, staff);
    expect((await close(" ")).status).toBe(422);
    const reason = "They have stopped hiring.";
    expect((await close(reason, 1)).status).toBe(409);
    const statuses = (await Promise.all([close(reason), close(reason)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listLive(name)).toHaveLength(2);
    expect((await apply(id)).status).toBe(200);
    await api.queue.drain();
    expect(await listLive(name)).toEqual([]);
    const [entry] = await api.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.action, "job-listing.close-anyway"), eq(auditLog.subject_id, id)));
    expect(JSON.stringify(entry?.details)).toContain(reason);
  });

  test("closes its listings for a reason after an import that nobody reviewed", async () => {
    const name = newName();
    await importAll(name, [job("1"), job("2")]);
    const file_key = await given.listingFile(staff.userId, "[]");
    const { body } = await startFeed({ name, file_key, dry_run: false });
    await api.queue.drain();
    const id = body.data.import_id;
    expect(await progress(id)).toMatchObject({ state: "done", refused: 2, closed: 0 });
    await api.call(
      calls.closeAnyway,
      { params: { id }, body: { reason: "Checked.", listings: 2 } },
      staff,
    );
    await api.queue.drain();
    expect(await progress(id)).toMatchObject({ state: "done", refused: 0, closed: 2 });
    expect(await listLive(name)).toEqual([]);
  });

  test("shows how many of its listings are still live, and closes no others than staff were shown", async () => {
    const name = newName();
    await importAll(name, [job("1"), job("2"), job("3")]);
    const id = await dryRun(name, []);
    expect(await progress(id)).toMatchObject({ refused: 3 });
    const [first] = await listLive(name);
    await api.db
      .update(jobListings)
      .set({ is_active: false })
      .where(eq(jobListings.id, first?.id ?? 0));
    expect(await progress(id)).toMatchObject({ refused: 2 });
    const close = (listings: number) =>
      api.call(
        calls.closeAnyway,
        { params: { id }, body: { reason: "They have stopped hiring.", listings } },
        staff,
      );
    const refused = await close(3);
    expect([refused.status, refused.problem.code]).toEqual([409, "other_number"]);
    expect(refused.problem.message).toContain("2");
    expect(await progress(id)).toMatchObject({ total: 0 });
    expect((await close(2)).status).toBe(200);
  });

  test("and one in the server’s own network is never asked", async () => {
    const answer = await startFeed({ feed_url: "http://127.0.0.1:1/jobs.json" });
    await api.queue.drain();
    expect(await progress(answer.body.data.import_id)).toMatchObject({
      state: "failed",
      status: 3,
      problem: "This address isn’t on the public internet.",
    });
  });
});

test("the rows with a mistake are listed on their own", async () => {
  const id = await dryRun(newName(), [job("1"), job("2", { title: "" }), job("1")]);
  expect(await progress(id)).toMatchObject({ errors: 1, skipped: 2 });
  const { data } = (
    await api.call(calls.changes, { params: { id }, query: { show: "errors" } }, staff)
  ).body;
  expect(data).toMatchObject([
    { kind: "skipped", reason: "No title in the feed", external_id: "2" },
  ]);
});

test("an import that is being written says how long that still takes", async () => {
  const { id } = await given.listingImport();
  const set = (values: Partial<typeof jobFeedRuns.$inferInsert>) =>
    api.db.update(jobFeedRuns).set(values).where(eq(jobFeedRuns.id, id));
  expect((await progress(id)).seconds_left).toBeNull();
  const applying_at = new Date(Date.now() - 60_000);
  await set({ state: "applying", applying_at, total: 400, done: 100, done_before: 100 });
  expect((await progress(id)).seconds_left).toBeNull();
  await set({ done: 200 });
  const { seconds_left: left } = await progress(id);
  expect(left).toBeGreaterThanOrEqual(120);
  expect(left).toBeLessThan(240);
  await set({ state: "done" });
  expect((await progress(id)).seconds_left).toBeNull();
});

describe("a file", () => {
  test("is uploaded and named by the rows that can’t be imported", async () => {
    const { body } = await api.call(calls.uploadUrl, { body: { content_type: "text/csv" } }, staff);
    const put = (text: string | Uint8Array<ArrayBuffer>) =>
      api.app.request(body.data.signedUrl, {
        method: "PUT",
        headers: { "Content-Type": "text/csv" },
        body: text,
      });
    expect((await put(Buffer.from("id;title\nStraße", "latin1"))).status).toBe(422);
    const rows = ["id;title;url;description", "1;Go Engineer;https://a.example/1;Go and Kafka"];
    expect((await put([...rows, "2;;https://a.example/2;Go"].join("\n"))).status).toBe(200);
    const { key } = body.data;
    const started = await startFeed({ source: "csv", file_key: key });
    await api.queue.drain();
    const changes = await listChanges(started.body.data.import_id);
    expect(changes.map(({ row, reason }) => [row, reason])).toEqual([
      [2, "No location, salary not stated"],
      [3, "No title in the feed"],
    ]);
  });

  test("of someone else, of another format or none at all is refused at its field", async () => {
    const own = await given.listingFile(staff.userId, "[]");
    const foreign = await given.listingFile((await given.admin()).userId, "[]");
    for (const more of [
      { file_key: foreign },
      { source: "csv" as const, file_key: own },
      { file_key: own.replace("json", "csv") },
    ]) {
      const refused = await startFeed(more);
      expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([
        422,
        ["file_key"],
      ]);
    }
  });
});

test("an import’s changes are filtered by kind, company, duplicates and unsure skills", async () => {
  await importAll(newName(), [job("1", { title: "Tide Engineer", company: "Tidal" })]);
  const name = newName();
  const id = await dryRun(name, [
    job("1", { title: "Tide Engineer", company: "Tidal" }),
    job("2", { company: "Ebb", description: "You know Go. Kafka is a plus." }),
    job("3", { company: "Ebb", description: "You know Go." }),
  ]);
  const listIds = async (query: QueryInput<typeof calls.changes>) =>
    (await api.call(calls.changes, { params: { id }, query }, staff)).body.data.map(
      (change) => change.external_id,
    );
  expect(await listIds({ show: "duplicates" })).toEqual(["1"]);
  expect(await listIds({ company: "Ebb" })).toEqual(["2", "3"]);
  expect(await listIds({ show: "unsure", company: "Ebb" })).toEqual(["2"]);
  expect(await listIds({ kind: "skipped" })).toEqual(["1"]);
});

test("skills that staff chose in a dry run aren’t undone by the next import", async () => {
  const name = newName();
  const rows = [job("1", { description: "You know Go. Kafka is a plus." })];
  const first = await dryRun(name, rows);
  const [change] = await listChanges(first);
  const all = change?.skills.map(({ id }) => id) ?? [];
  expect(all).toHaveLength(2);
  await decide(first, change?.id ?? 0, { skill_ids: all });
  await apply(first);
  await api.queue.drain();
  const second = await dryRun(name, rows);
  const [again] = await listChanges(second);
  expect(again?.fields.map(({ field, by_hand }) => [field, by_hand])).toEqual([
    ["skill_ids", true],
  ]);
  expect(await progress(second)).toMatchObject({ total: 0 });
});

test("a listing whose row has a mistake isn’t gone", async () => {
  const name = newName();
  await importAll(name, [job("1"), job("2")]);
  const id = await dryRun(name, [job("1"), job("2", { title: "" })]);
  expect((await listChanges(id)).map(({ kind }) => kind)).toEqual(["skipped"]);
});

test("a listing that is also an open ad of the source’s company is skipped", async () => {
  const company = await given.company();
  const ad = await given.openJob({ company, title: "Lighthouse Engineer", cities: ["berlin"] });
  const rows = [job("1", { title: "Lighthouse Engineer (m/f/x)", location: "Berlin" })];
  const file_key = await given.listingFile(staff.userId, JSON.stringify(rows));
  const { body } = await startFeed({ file_key, company_id: company.id });
  await api.queue.drain();
  expect((await listChanges(body.data.import_id))[0]).toMatchObject({
    kind: "skipped",
    reason: `Same as Devguild ad #${ad.id}`,
  });
});

test("a field edited by hand stays, until staff use the feed’s value", async () => {
  const name = newName();
  await importAll(name, [job("1")]);
  const [live] = await listLive(name);
  const stored = await findJobListing(api.db, live?.id ?? 0);
  const body = {
    title: "Edited",
    company_name: name,
    remote: false,
    city_ids: [],
    skill_ids: stored?.skill_ids ?? [],
    seniority_ids: [],
    language_id: stored?.language_id ?? null,
    salary_min: null,
    salary_max: null,
  };
  await api.call(calls.update, { params: { id: live?.id ?? 0 }, body }, staff);
  const first = await dryRun(name, [job("1", { salary_min: 60_000 })]);
  const [change] = await listChanges(first);
  expect(change?.fields.map(({ field, by_hand }) => [field, by_hand])).toEqual([
    ["title", true],
    ["locations", true],
    ["salary_min", false],
  ]);
  const skills = change?.skills.map((skill) => skill.id) ?? [];
  await apply(first);
  await api.queue.drain();
  expect((await listLive(name))[0]?.title).toBe("Edited");
  // It is found where staff say it is, not where the feed does.
  expect(await findJobListing(api.db, live?.id ?? 0)).toMatchObject({ locations: [], cities: [] });
  const found = await api.call(calls.list, { query: { search: `edited ${name}` } }, staff);
  expect(found.body.data.map(({ title }) => title)).toEqual(["Edited"]);
  const second = await dryRun(name, [job("1", { salary_min: 60_000 })]);
  const [again] = await listChanges(second);
  await decide(second, again?.id ?? 0, { use_feed: ["title"], skill_ids: skills });
  await apply(second);
  await api.queue.drain();
  expect((await listLive(name))[0]?.title).toBe("Go Engineer 1");
});

test("salaries the wrong way round are refused at the field", async () => {
  const { id } = await given.listing();
  const body = {
    title: "Engineer",
    company_name: "Acme",
    remote: false,
    city_ids: [],
    skill_ids: [],
    seniority_ids: [],
    language_id: null,
    salary_min: 9,
    salary_max: 8,
  };
  const refused = await api.call(calls.update, { params: { id }, body }, staff);
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([
    422,
    ["salary_max"],
  ]);
});

describe("an import", () => {
  test("of a source that is still open is refused, also when two start at once", async () => {
    const name = newName();
    const answers = await Promise.all([start(name, [job("1")]), start(name, [job("1")])]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([202, 409]);
  });

  test("is applied or discarded once, whoever is first", async () => {
    const id = await dryRun(newName(), [job("1")]);
    const stop = api.call(calls.stop, { params: { id } }, staff);
    const statuses = (await Promise.all([apply(id), apply(id)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    await stop;
    expect((await apply(id)).status).toBe(409);
  });

  test("that was killed while it was reading or writing ends as if it hadn’t been", async () => {
    const name = newName();
    const rows = Array.from({ length: 600 }, (_, index) => job(String(index)));
    const { import_id: id } = (await start(name, rows)).body.data;
    const dying = api.db.transaction(async (tx) => {
      await readImport(tx, files, id);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    await readImport(api.db, files, id);
    expect(await progress(id)).toMatchObject({ state: "review", found: 600, total: 600 });
    await apply(id);
    let batches = 0;
    const interrupted = new Proxy(api.db, {
      get: (db, name_) => {
        if (name_ === "transaction" && (batches += 1) > 1) throw new Error("killed");
        return Reflect.get(db, name_) as unknown;
      },
    });
    await expect(applyChanges(interrupted, id)).rejects.toThrow("killed");
    expect(await progress(id)).toMatchObject({ state: "applying", done: 500, created: 500 });
    await Promise.all([applyChanges(api.db, id), applyChanges(api.db, id)]);
    expect(await progress(id)).toMatchObject({ state: "done", done: 600, created: 600 });
    expect(await listLive(name)).toHaveLength(600);
  });

  test("is stopped between two batches and writes no more", async () => {
    const id = await dryRun(newName(), [job("1")]);
    await apply(id);
    expect((await api.call(calls.stop, { params: { id } }, staff)).status).toBe(200);
    await api.queue.drain();
    expect(await progress(id)).toMatchObject({ state: "stopped", created: 0 });
  });
});

test("sources are listed with their latest import and their live listings", async () => {
  const name = newName();
  const id = await importAll(name, [job("1"), job("2")]);
  const { data } = (await api.call(calls.sources, {}, staff)).body;
  expect(data.find((source) => source.name === name)).toMatchObject({
    source: "json",
    live: 2,
    every_hours: null,
    latest: { import_id: id, state: "done" },
  });
});
