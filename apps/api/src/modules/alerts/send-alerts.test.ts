import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { DAY_MS, HOUR_MS } from "../../time.ts";
import { developers } from "../developers/developers.tables.ts";
import { JobIndexes } from "../job-index/job-indexes.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { savedSearches } from "./alerts.tables.ts";
import { sendDueAlerts } from "./send-alerts.commands.ts";

let api: TestApi;
let given: Given;
let developer: Awaited<ReturnType<Given["developer"]>>;
let go: number;
let rust: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  go = await given.skillId("go");
  rust = await given.skillId("rust");
});

beforeEach(async () => {
  await api.db.delete(savedSearches);
  await api.db.update(jobs).set({ status: "unpublished" });
  developer = await given.developer({ skills: { rust: 5, go: 3 } });
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const send = (now = inHours(2)) => sendDueAlerts(api.db, testConfig.secret, now);
const mails = () => api.mailsTo(developer.email);
const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row;
};

describe("a due search", () => {
  test("sends the jobs published since, newest first, with match scores", async () => {
    const { id, due_at } = await given.savedSearch(developer, { skills: [rust] });
    await given.openJob({ skills: ["rust"], published_at: inHours(-60), title: "Seen before" });
    await given.openJob({ skills: ["java"], title: "Something else" });
    await given.openJob({
      skills: ["rust"],
      published_at: inHours(-30),
      title: "Older",
      boosted_until: inHours(99),
      salary_min: 60_000,
      salary_max: 80_000,
    });
    const newer = await given.openJob({
      skills: ["rust", "kafka"],
      published_at: inHours(-3),
      title: "Newer",
      company: await given.company({ name: "Nordwind", slug: "nordwind" }),
    });
    await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2 new jobs: My search");
    expect(mail?.text).toMatch(
      /Newer\nNordwind · Berlin\n[\d.]+ of 5: You have 1 of 2 skills: Rust\. Missing: .*Kafka\.\n.*\n\nOlder\n.* · Berlin · €60,000–€80,000 a year\n/,
    );
    expect(mail?.text).not.toMatch(/Seen before|Something else/);
    expect(mail?.links).toContain(
      `${testConfig.urls.site}/en/companies/${newer.company_id}/nordwind/${newer.id}/${newer.slug}?utm_source=job-alert&utm_medium=email`,
    );
    expect(mail?.links).toContain(`${testConfig.urls.site}/en/jobs?skills=rust`);
    expect(mail?.headers["List-Unsubscribe"]).toMatch(
      /^<http:\/\/localhost:3000\/api\/unsubscribe\/end-alert\.\d+\.[\w-]{43}>$/,
    );
    const after = await rowOf(id);
    expect(after?.due_at).toEqual(new Date((due_at?.getTime() ?? 0) + DAY_MS));
    expect(after?.last_mail_at).not.toBeNull();
    // None of it is sent a second time.
    await send(inHours(30));
    expect(await mails()).toHaveLength(1);
  });

  test("with many jobs shows ten, the total and a link to all of them", async () => {
    await given.savedSearch(developer, { skills: [go] });
    for (let count = 0; count < 12; count++)
      await given.openJob({
        skills: ["go"],
        title: `One of twelve`,
        published_at: inHours(-count - 1),
      });
    await send();
    const [mail] = await mails();
    expect(mail?.subject).toBe("12 new jobs: My search");
    expect(mail?.text.match(/One of twelve/g)).toHaveLength(10);
    expect(mail?.text).toContain("Here are the newest 10.");
  });

  test("without new jobs sends nothing, and is not run again until it is due", async () => {
    const { id } = await given.savedSearch(developer, { skills: [rust] });
    const now = inHours(2);
    await send(now);
    expect(await mails()).toEqual([]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ last_mail_at: null });
    expect(row?.due_at && row.due_at > now).toBe(true);
    expect(row?.looked_at.getTime()).toBeGreaterThan(now.getTime() - 2 * 60_000);
  });

  test("leaves a job of the last minute to the next email, without losing it", async () => {
    await given.savedSearch(developer, { skills: [rust] });
    const now = inHours(2);
    await given.openJob({
      skills: ["rust"],
      title: "Just now",
      published_at: new Date(now.getTime() - 30_000),
    });
    await send(now);
    expect(await mails()).toEqual([]);
    await send(new Date(now.getTime() + DAY_MS));
    expect((await mails()).map(({ subject }) => subject)).toEqual(["1 new job: My search"]);
  });

  test("that was missed for days sends one email with all jobs", async () => {
    await given.savedSearch(developer, { skills: [rust] });
    await given.openJob({ skills: ["rust"], published_at: inHours(-3) });
    await given.openJob({ skills: ["rust"], published_at: inHours(40) });
    await send(inHours(100));
    expect((await mails()).map(({ subject }) => subject)).toEqual(["2 new jobs: My search"]);
    await send(inHours(101));
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ["not due yet", { due_at: inHours(3) }],
    ["switched off", { frequency: "never", due_at: null }],
  ] as const)("is not run if it is %s", async (_, values) => {
    await given.savedSearch(developer, { skills: [rust] }, values);
    await given.openJob({ skills: ["rust"] });
    await send();
    expect(await mails()).toEqual([]);
  });
});

describe("no email is sent to someone who", () => {
  const GONE: [string, () => Promise<unknown>][] = [
    ["is suspended", () => setLogin({ suspended_at: new Date() })],
    ["has deleted the login", () => setLogin({ deleted_at: new Date() })],
    ["has not confirmed the address", () => setLogin({ email_verified_at: null })],
    [
      "has deleted the developer account",
      () =>
        api.db
          .update(developers)
          .set({ deleted_at: new Date() })
          .where(eq(developers.id, developer.developerId)),
    ],
  ];
  const setLogin = (values: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(values).where(eq(users.id, developer.userId));

  test.each(GONE)("%s, and it is not made up for later", async (_, leave) => {
    const { id } = await given.savedSearch(developer, { skills: [rust] });
    await given.openJob({ skills: ["rust"] });
    await leave();
    await send();
    expect(await mails()).toEqual([]);
    expect((await rowOf(id))?.looked_at.getTime()).toBeGreaterThan(Date.now());
  });

  test("is a guest whose address has a deleted login", async () => {
    await given.savedSearch({ email: developer.email }, { skills: [rust] });
    await given.openJob({ skills: ["rust"] });
    await setLogin({ deleted_at: new Date() });
    await send();
    expect(await mails()).toEqual([]);
  });
});

describe("a guest's search", () => {
  test("is sent without a name and without match scores", async () => {
    const email = "guest@test.example";
    await given.savedSearch({ email }, { skills: [rust] });
    await given.openJob({ skills: ["rust"] });
    await send();
    const [mail] = await api.mailsTo(email);
    expect(mail?.text).toMatch(/^Hi,\n\n1 new job since/);
    expect(mail?.text).not.toContain("of 5");
  });

  test("belongs to the developer once the address is confirmed elsewhere", async () => {
    const { id } = await given.savedSearch({ email: developer.email }, { skills: [rust] });
    await given.openJob({ skills: ["rust"] });
    await send();
    expect(await rowOf(id)).toMatchObject({ developer_id: developer.developerId, email: null });
    expect((await mails())[0]?.text).toMatch(/^Hi Ada,/);
  });
});

describe("with concurrent workers and failures", () => {
  test("two workers send one email for each search", async () => {
    for (const job_title of ["", "engineer", "eng"])
      await given.savedSearch(developer, { skills: [rust], job_title });
    await given.openJob({ skills: ["rust"], title: "Engineer" });
    const now = inHours(2);
    await Promise.all([send(now), send(now), send(now)]);
    expect(await mails()).toHaveLength(3);
  });

  test("a search that fails does not block the others, and is sent later", async () => {
    const bad = await given.savedSearch(developer, { skills: [rust] }, { due_at: inHours(-5) });
    await given.savedSearch(developer, { skills: [rust, go] }, { name: "Fine" });
    await given.openJob({ skills: ["rust"] });
    const set = (search: ReturnType<typeof sql>) =>
      api.db.update(savedSearches).set({ search }).where(eq(savedSearches.id, bad.id));
    await set(sql`'null'::jsonb`);
    await expect(send()).rejects.toThrow(/1 items? failed/);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["1 new job: Fine"]);
    await set(sql`${JSON.stringify(bad.search)}::jsonb`);
    await send();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "1 new job: My search",
      "1 new job: Fine",
    ]);
  });

  test("after a crash an email is sent once, because email and due time commit together", async () => {
    const { id } = await given.savedSearch(developer, { skills: [rust] });
    await given.openJob({ skills: ["rust"] });
    const heal = () =>
      api.db.execute(sql`alter table saved_searches drop constraint if exists killed`);
    onTestFinished(async () => void (await heal()));
    // The last write of the transaction fails after the email was enqueued.
    await api.db.execute(
      sql`alter table saved_searches add constraint killed check (last_mail_at is null) not valid`,
    );
    await expect(send()).rejects.toThrow();
    expect(await mails()).toEqual([]);
    expect((await rowOf(id))?.last_mail_at).toBeNull();
    await heal();
    await send();
    expect(await mails()).toHaveLength(1);
  });
});

describe("with the job index", () => {
  let indexes: JobIndexes | undefined;
  afterEach(() => {
    indexes?.close();
  });

  test("it is used, and finds the same as the tables", async () => {
    await given.savedSearch(developer, { skills: [rust], job_title: "platf" });
    await given.openJob({ skills: ["rust"], title: "Platform Engineer" });
    await given.openJob({ skills: ["rust"], title: "Platform Lead", published_at: inHours(-70) });
    indexes = new JobIndexes(api.db, pino({ level: "silent" }));
    await indexes.refresh();
    // Not indexed yet, so not in the email: the search ran on the index.
    await given.openJob({ skills: ["rust"], title: "Platform Manager" });
    await send();
    const [mail] = await mails();
    expect(mail?.text).toContain("Platform Engineer");
    expect(mail?.text).not.toMatch(/Platform (Lead|Manager)/);
  });
});
