import { contract } from "@devguild/contract/contract";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import type { Given } from "../../../testing/given.ts";
import { feedRow, listingImports } from "../../../testing/listing-imports.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { applyChanges } from "./apply-changes.commands.ts";
import { jobFeedRuns, jobListings } from "./job-listings.tables.ts";
import { readImport } from "./read-feeds.commands.ts";

const calls = contract.jobListings;
const files = createFileStore(testConfig);

let api: TestApi;
let imports: Awaited<ReturnType<typeof listingImports>>;
let given: Given;
let staff: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  imports = await listingImports(api);
  ({ given, staff } = imports);
});

describe("a feed that can’t be trusted", () => {
  test.each(["[]", '[{"id": "1", "tit', "<html></html>"])("%s closes nothing", async (text) => {
    const name = imports.newName();
    await imports.importAll(name, [feedRow("1"), feedRow("2")]);
    const id = await imports.dryRun(name, text);
    const { problem, state } = await imports.progress(id);
    expect(problem).not.toBeNull();
    expect((await imports.listChanges(id)).filter(({ included }) => included)).toEqual([]);
    if (state === "review") await imports.apply(id);
    await api.queue.drain();
    expect(await imports.listLive(name)).toHaveLength(2);
  });

  test("and is empty closes its listings only for a reason, once, with the dry run", async () => {
    const name = imports.newName();
    await imports.importAll(name, [feedRow("1"), feedRow("2")]);
    const id = await imports.dryRun(name, []);
    expect(await imports.progress(id)).toMatchObject({ refused: 2, to_close: 2, total: 0 });
    const close = (reason: string, listings = 2) =>
      api.call(calls.closeAnyway, { params: { id }, body: { reason, listings } }, staff);
    expect((await close(" ")).status).toBe(422);
    const reason = "They have stopped hiring.";
    expect((await close(reason, 1)).status).toBe(409);
    const statuses = (await Promise.all([close(reason), close(reason)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await imports.listLive(name)).toHaveLength(2);
    expect((await imports.apply(id)).status).toBe(200);
    await api.queue.drain();
    expect(await imports.listLive(name)).toEqual([]);
    const [entry] = await api.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.action, "job-listing.close-anyway"), eq(auditLog.subject_id, id)));
    expect(JSON.stringify(entry?.details)).toContain(reason);
  });

  test("closes its listings for a reason after an import that nobody reviewed", async () => {
    const name = imports.newName();
    await imports.importAll(name, [feedRow("1"), feedRow("2")]);
    const file_key = await given.listingFile(staff.userId, "[]");
    const { body } = await imports.startFeed({ name, file_key, dry_run: false });
    await api.queue.drain();
    const id = body.data.import_id;
    expect(await imports.progress(id)).toMatchObject({ state: "done", refused: 2, closed: 0 });
    await api.call(
      calls.closeAnyway,
      { params: { id }, body: { reason: "Checked.", listings: 2 } },
      staff,
    );
    await api.queue.drain();
    expect(await imports.progress(id)).toMatchObject({ state: "done", refused: 0, closed: 2 });
    expect(await imports.listLive(name)).toEqual([]);
  });

  test("shows how many of its listings are still live, and closes no others than staff were shown", async () => {
    const name = imports.newName();
    await imports.importAll(name, [feedRow("1"), feedRow("2"), feedRow("3")]);
    const id = await imports.dryRun(name, []);
    expect(await imports.progress(id)).toMatchObject({ refused: 3 });
    const [first] = await imports.listLive(name);
    await api.db
      .update(jobListings)
      .set({ is_active: false })
      .where(eq(jobListings.id, first?.id ?? 0));
    expect(await imports.progress(id)).toMatchObject({ refused: 2 });
    const close = (listings: number) =>
      api.call(
        calls.closeAnyway,
        { params: { id }, body: { reason: "They have stopped hiring.", listings } },
        staff,
      );
    const refused = await close(3);
    expect([refused.status, refused.problem.code]).toEqual([409, "other_number"]);
    expect(refused.problem.message).toContain("2");
    expect(await imports.progress(id)).toMatchObject({ total: 0 });
    expect((await close(2)).status).toBe(200);
  });

  test("and one in the server’s own network is never asked", async () => {
    const answer = await imports.startFeed({ feed_url: "http://127.0.0.1:1/jobs.json" });
    await api.queue.drain();
    expect(await imports.progress(answer.body.data.import_id)).toMatchObject({
      state: "failed",
      status: 3,
      problem: "This address isn’t on the public internet.",
    });
  });
});

test("the rows with a mistake are listed on their own", async () => {
  const id = await imports.dryRun(imports.newName(), [
    feedRow("1"),
    feedRow("2", { title: "" }),
    feedRow("1"),
  ]);
  expect(await imports.progress(id)).toMatchObject({ errors: 1, skipped: 2 });
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
  expect((await imports.progress(id)).seconds_left).toBeNull();
  const applying_at = new Date(Date.now() - 60_000);
  await set({ state: "applying", applying_at, total: 400, done: 100, done_before: 100 });
  expect((await imports.progress(id)).seconds_left).toBeNull();
  await set({ done: 200 });
  const { seconds_left: left } = await imports.progress(id);
  expect(left).toBeGreaterThanOrEqual(120);
  expect(left).toBeLessThan(240);
  await set({ state: "done" });
  expect((await imports.progress(id)).seconds_left).toBeNull();
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
    const started = await imports.startFeed({ source: "csv", file_key: key });
    await api.queue.drain();
    const changes = await imports.listChanges(started.body.data.import_id);
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
      const refused = await imports.startFeed(more);
      expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([
        422,
        ["file_key"],
      ]);
    }
  });
});

describe("an import", () => {
  test("of a source that is still open is refused, also when two start at once", async () => {
    const name = imports.newName();
    const answers = await Promise.all([
      imports.start(name, [feedRow("1")]),
      imports.start(name, [feedRow("1")]),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([202, 409]);
  });

  test("is applied or discarded once, whoever is first", async () => {
    const id = await imports.dryRun(imports.newName(), [feedRow("1")]);
    const stop = api.call(calls.stop, { params: { id } }, staff);
    const statuses = (await Promise.all([imports.apply(id), imports.apply(id)])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    await stop;
    expect((await imports.apply(id)).status).toBe(409);
  });

  test("that was killed while it was reading or writing ends as if it hadn’t been", async () => {
    const name = imports.newName();
    const rows = Array.from({ length: 600 }, (_, index) => feedRow(String(index)));
    const { import_id: id } = (await imports.start(name, rows)).body.data;
    const dying = api.db.transaction(async (tx) => {
      await readImport(tx, files, id);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    await readImport(api.db, files, id);
    expect(await imports.progress(id)).toMatchObject({ state: "review", found: 600, total: 600 });
    await imports.apply(id);
    let batches = 0;
    const interrupted = new Proxy(api.db, {
      get: (db, name_) => {
        if (name_ === "transaction" && (batches += 1) > 1) throw new Error("killed");
        return Reflect.get(db, name_) as unknown;
      },
    });
    await expect(applyChanges(interrupted, id)).rejects.toThrow("killed");
    expect(await imports.progress(id)).toMatchObject({
      state: "applying",
      done: 500,
      created: 500,
    });
    await Promise.all([applyChanges(api.db, id), applyChanges(api.db, id)]);
    expect(await imports.progress(id)).toMatchObject({ state: "done", done: 600, created: 600 });
    expect(await imports.listLive(name)).toHaveLength(600);
  });

  test("is stopped between two batches and writes no more", async () => {
    const id = await imports.dryRun(imports.newName(), [feedRow("1")]);
    await imports.apply(id);
    expect((await api.call(calls.stop, { params: { id } }, staff)).status).toBe(200);
    await api.queue.drain();
    expect(await imports.progress(id)).toMatchObject({ state: "stopped", created: 0 });
  });
});

test("sources are listed with their latest import and their live listings", async () => {
  const name = imports.newName();
  const id = await imports.importAll(name, [feedRow("1"), feedRow("2")]);
  const { data } = (await api.call(calls.sources, {}, staff)).body;
  expect(data.find((source) => source.name === name)).toMatchObject({
    source: "json",
    live: 2,
    every_hours: null,
    latest: { import_id: id, state: "done" },
  });
});
