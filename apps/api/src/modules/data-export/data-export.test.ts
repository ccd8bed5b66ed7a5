import { contract } from "@devguild/contract/contract";
import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { grantDownload } from "../../ports/files/signed-downloads.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS } from "../../time.ts";
import { purgeAccounts } from "../accounts/purge-accounts.commands.ts";
import { cleanupTask } from "../cleanup/cleanup.tasks.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { users } from "../users/users.tables.ts";
import { dataExports } from "./data-export.tables.ts";
import { cleanUpExports } from "./remove-exports.commands.ts";

const calls = contract.dataExports;

const READY = "Your Devguild data is ready to download";

const files = createFileStore(testConfig);

let api: TestApi;

let given: Given;

let person: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  await api.db.delete(throttles);
  person = await given.developer();
});

const ask = (caller: Caller = person) => api.call(calls.ask, {}, caller);

const latest = async (caller: Caller = person) =>
  (await api.call(calls.latest, {}, caller)).body.data;

const link = (id: number, caller: Caller = person) =>
  api.call(calls.link, { params: { id } }, caller);

const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(dataExports).where(eq(dataExports.id, id));
  if (!row?.file_name) throw new Error(`There is no export ${id}.`);
  return { ...row, fileName: row.file_name };
};

const isStored = async (name: string) => (await files.open("exports", name)) !== null;

const readyMails = async () =>
  (await api.mailsTo(person.email)).filter(({ subject }) => subject === READY);

/** Requests an export and waits until it is built. */
const built = async () => {
  const { id } = (await ask()).body.data;
  await api.queue.drain();
  return rowOf(id);
};

/** Makes failed tasks due for their retry now. */
const hurry = () =>
  api.db.execute(sql`update queue.job set start_after = now() where state in ('created', 'retry')`);

/** Simulates a process that took the task an hour ago and was killed. */
const kill = async (retries: number) => {
  await api.db.execute(sql`
    update queue.job
    set state = 'active', started_on = now() - interval '1 hour', retry_count = ${retries}
    where name = 'build-data-export' and state = 'created'`);
  await api.queue.drain();
  expect(await latest()).toMatchObject([{ status: "building" }]);
  await api.db.execute(sql`update queue.queue set monitor_on = null, monitor_claim_on = null`);
  await api.queue.reclaimStalled();
  await hurry();
  await api.queue.drain();
};

/** Makes building exports fail while `work` runs. */
const outOfOrder = async (work: () => Promise<void>) => {
  await api.db.execute(sql`alter table tracking_events rename to tracking_out_of_order`);
  try {
    await work();
  } finally {
    await api.db.execute(sql`alter table tracking_out_of_order rename to tracking_events`);
  }
};

describe("a data export", () => {
  test("is built in the background, announced by email and downloaded", async () => {
    const requested = await ask();
    expect(requested.status).toBe(202);
    const { id } = requested.body.data;
    expect(requested.body.data).toMatchObject({ status: "building", size: null, expires_at: null });
    expect((await link(id)).status).toBe(404);

    const [mail] = await readyMails();
    expect(mail?.links[0]).toBe(`${testConfig.urls.site}/en/user/profile#data`);
    expect(mail?.text).not.toContain("/api/exports");
    const [ready] = await latest();
    expect(ready).toMatchObject({ id, status: "ready" });
    const days =
      (Date.parse(ready?.expires_at ?? "") - Date.parse(ready?.finished_at ?? "")) / DAY_MS;
    expect(days).toBe(7);

    const { url } = (await link(id)).body.data;
    const served = await api.app.request(url);
    const archive = new Uint8Array(await served.arrayBuffer());
    expect(archive).toHaveLength(ready?.size ?? 0);
    expect(Object.keys(unzipSync(archive))).toContain("README.txt");
    expect(served.headers.get("Content-Type")).toBe("application/zip");
    expect(served.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="export.zip"; filename\*=UTF-8''devguild-\d{4}-\d\d-\d\d\.zip$/,
    );
    expect(served.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(served.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("is available only to its owner", async () => {
    const { id } = await built();
    const stranger = await given.developer();
    expect((await link(id, stranger)).status).toBe(404);
    expect((await link(id, await given.admin())).status).toBe(404);
    expect(await latest(stranger)).toEqual([]);
    expect((await link(id, {})).status).toBe(401);
  });

  test("has a download URL that works for five minutes", async () => {
    const { id, fileName } = await built();
    const { url } = (await link(id)).body.data;
    const file = { name: fileName, as: "x.zip" };
    for (const address of [
      grantDownload(testConfig.secret, "export", file, Date.now() - 5 * 60 * 1000),
      grantDownload("x".repeat(40), "export", file),
      grantDownload(testConfig.secret, "cv", file).replace("/cvs/", "/exports/"),
      url.replace(/as=[^&]+/, "as=evil.html"),
      `/api/exports/${fileName}`,
    ])
      expect((await api.app.request(address)).status).toBe(403);
    expect((await api.app.request(`/api/files/exports/${fileName}`)).status).toBe(404);
    expect((await api.app.request(url)).status).toBe(200);
  });

  test("is available to every login, even without a developer account", async () => {
    const recruiter = await given.companyUser((await given.company()).id);
    await ask(recruiter);
    await api.queue.drain();
    expect(await latest(recruiter)).toMatchObject([{ status: "ready" }]);
  });

  test("is recorded as a security event", async () => {
    await ask();
    const { data } = (await api.call(contract.security.events, {}, person)).body;
    expect(data.map(({ event }) => event)).toEqual(["data_export_asked"]);
  });
});

describe("requesting an export", () => {
  test("while one is being built returns that one, even at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await readyMails()).toHaveLength(1);
    expect(await latest()).toHaveLength(1);
  });

  test("works three times a day", async () => {
    for (let count = 0; count < 3; count++) {
      expect((await ask()).status).toBe(202);
      await api.queue.drain();
    }
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(23 * 60 * 60);
    expect(await latest()).toHaveLength(3);
    expect((await ask(await given.developer())).status).toBe(202);
  });
});

describe("building an export", () => {
  test("is retried after a failure", async () => {
    await ask();
    await outOfOrder(() => api.queue.drain());
    expect(await latest()).toMatchObject([{ status: "building" }]);
    await hurry();
    expect(await readyMails()).toHaveLength(1);
    expect(await latest()).toMatchObject([{ status: "ready" }]);
  });

  test("fails for good after the last retry, and leaves no file", async () => {
    const { id } = (await ask()).body.data;
    await outOfOrder(async () => {
      for (let tries = 0; tries < 7; tries++) {
        await hurry();
        await api.queue.drain();
      }
    });
    expect(await latest()).toMatchObject([{ id, status: "failed", size: null }]);
    expect(await isStored((await rowOf(id)).fileName)).toBe(false);
    expect((await link(id)).status).toBe(404);
    expect(await readyMails()).toEqual([]);
    expect((await ask()).body.data.id).not.toBe(id);
  });

  test("is resumed after a crash", async () => {
    const { id } = (await ask()).body.data;
    await kill(0);
    expect(await latest()).toMatchObject([{ id, status: "ready" }]);
  });

  test("fails for good if the last retry crashes", async () => {
    const { id } = (await ask()).body.data;
    await kill(5);
    expect(await latest()).toMatchObject([{ id, status: "failed" }]);
  });

  test("uses the archive that a crashed attempt had finished", async () => {
    const { id } = (await ask()).body.data;
    const { fileName } = await rowOf(id);
    await files.save("exports", fileName, Buffer.from("the archive of the first try"));
    await api.queue.drain();
    expect(await latest()).toMatchObject([{ status: "ready", size: 28 }]);
    expect(await readyMails()).toHaveLength(1);
  });

  test("stops if the login is deleted in the meantime", async () => {
    const { id } = (await ask()).body.data;
    await api.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, person.userId));
    expect(await readyMails()).toEqual([]);
    const { status, fileName } = await rowOf(id);
    expect(status).toBe("failed");
    expect(await isStored(fileName)).toBe(false);
  });

  test("leaves no file if the login is purged in the meantime", async () => {
    const { id } = (await ask()).body.data;
    const { fileName } = await rowOf(id);
    await files.save("exports", fileName, Buffer.from("the archive of a try that was killed"));
    await api.db.delete(dataExports).where(eq(dataExports.id, id));
    await api.queue.drain();
    expect(await isStored(fileName)).toBe(false);
  });
});

describe("an export is deleted", () => {
  test("after seven days; an expired one is unavailable at once", async () => {
    const { id, fileName, expires_at } = await built();
    const due = expires_at?.getTime() ?? 0;
    await cleanUpExports(api.db, files, new Date(due - 1));
    expect(await isStored(fileName)).toBe(true);
    await api.db
      .update(dataExports)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(dataExports.id, id));
    expect(await latest()).toEqual([]);
    expect((await link(id)).status).toBe(404);
    await enqueue(api.db, cleanupTask());
    await api.queue.drain();
    expect(await isStored(fileName)).toBe(false);
    expect(await api.db.select().from(dataExports).where(eq(dataExports.id, id))).toEqual([]);
  });

  test("with its account", async () => {
    const { fileName } = await built();
    const body = await given.deletionProof(person.userId);
    await api.call(contract.account.deleteDeveloper, { body }, person);
    await purgeAccounts(api.db, files, new Date(Date.now() + 31 * DAY_MS));
    expect(await isStored(fileName)).toBe(false);
  });

  test("after a day if its task was lost", async () => {
    const { id } = (await ask()).body.data;
    await api.db.execute(sql`delete from queue.job where name = 'build-data-export'`);
    await cleanUpExports(api.db, files, new Date(Date.now() + DAY_MS / 2));
    expect(await latest()).toMatchObject([{ id, status: "building" }]);
    await cleanUpExports(api.db, files, new Date(Date.now() + 1.1 * DAY_MS));
    expect(await latest()).toMatchObject([{ id, status: "failed" }]);
  });
});
