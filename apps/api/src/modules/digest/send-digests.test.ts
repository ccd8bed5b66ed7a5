import { contract } from "@devguild/contract/contract";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { DAY_MS, HOUR_MS } from "../../time.ts";
import { consents } from "../consents/consents.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { JobIndexes } from "../job-index/job-indexes.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { lastDigestTime } from "./digest-week.policy.ts";
import { sendDueDigests } from "./send-digests.commands.ts";

let api: TestApi;

let given: Given;

let developer: Awaited<ReturnType<Given["developer"]>>;

/** The first digest time after the developer signed up. */
let tuesday: Date;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  await api.db.update(jobs).set({ status: "unpublished" });
  await api.db.update(developers).set({ job_recommendations_subscribed: false });
  developer = await given.developer({ skills: { go: 6, rust: 6 }, seniority: 2 });
  await setDeveloper({ job_recommendations_subscribed: true });
  tuesday = lastDigestTime(new Date(Date.now() + 7 * DAY_MS));
});

const setDeveloper = (values: Partial<typeof developers.$inferInsert>) =>
  api.db.update(developers).set(values).where(eq(developers.id, developer.developerId));

const setLogin = (values: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(values).where(eq(users.id, developer.userId));

const after = (hours: number) => new Date(tuesday.getTime() + hours * HOUR_MS);

const send = (now = after(0)) => sendDueDigests(api.db, testConfig.secret, now);

const mails = () => api.mailsTo(developer.email);

const lookedAt = async () => {
  const [row] = await api.db
    .select({ at: developers.job_digest_at })
    .from(developers)
    .where(eq(developers.id, developer.developerId));
  return row?.at;
};

const fitting = (title: string, values: Parameters<Given["openJob"]>[0] = {}) =>
  given.openJob({
    title,
    skills: ["go"],
    published_at: after(-24),
    expire_at: after(900),
    ...values,
  });

describe("on its day the digest", () => {
  test("contains the week's best matches, with scores and reasons", async () => {
    await fitting("Half", { skills: ["go", "kafka"], published_at: after(-2) });
    await fitting("Whole", {
      skills: ["go", "rust"],
      published_at: after(-48),
      language: "german",
    });
    await fitting("Best", { skills: ["go", "rust"], published_at: after(-100) });
    await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^2 jobs that match you: Best at .* and more$/);
    expect(mail?.text).toMatch(/^Hi Ada,/);
    expect(mail?.text).toContain("5 of 5: You have all the skills: Go, Rust.");
    expect(mail?.text).toMatch(/Half\n.*\n3 of 5: You have 1 of 2 skills: Go. Missing: .*Kafka\./);
    // The profile doesn't mention German, so the job scores too low.
    expect(mail?.text).not.toContain("Whole");
    expect(mail?.links).toContain(`${testConfig.urls.site}/en/jobs?orderBy=match`);
    expect(mail?.headers["List-Unsubscribe"]).toContain("/api/unsubscribe/end-digest.");
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await lookedAt()).toEqual(tuesday);
  });

  test("shows at most five jobs, none of them older, closed, applied to or without a match", async () => {
    for (let count = 0; count < 7; count++) await fitting(`Fitting ${count}`);
    await fitting("Older", { published_at: after(-7 * 24 - 1) });
    await fitting("Closed", { status: "unpublished" });
    await fitting("Ended", { expire_at: after(-1) });
    await fitting("Unfit", { skills: ["java"] });
    const applied = await fitting("Applied to");
    await given.application(developer.developerId, applied.id);
    await send();
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^5 jobs that match you/);
    expect(mail?.text.match(/^Fitting \d$/gm)).toHaveLength(5);
    expect(mail?.text).not.toMatch(/Older|Closed|Ended|Unfit|Applied to/);
  });

  test("is skipped without matching jobs, until the next week", async () => {
    await fitting("Unfit", { skills: ["java"] });
    await send();
    await fitting("Too late for this week");
    await send(after(5));
    expect(await mails()).toEqual([]);
    expect(await lookedAt()).toEqual(tuesday);
  });

  test("is sent once a week, and repeats no job", async () => {
    await fitting("First");
    await send(after(-1));
    expect(await mails()).toEqual([]);
    await send();
    await send(after(1));
    await send(after(100));
    expect(await mails()).toHaveLength(1);
    await fitting("Second", { published_at: after(7 * 24 - 5) });
    await send(after(7 * 24));
    const [newest, ...before] = await mails();
    expect(before).toHaveLength(1);
    expect(newest?.subject).toMatch(/^A job that matches you: Second at /);
  });

  test("is sent late if nothing ran on its day, and then on its day again", async () => {
    await fitting("First");
    await send(after(50));
    expect(await mails()).toHaveLength(1);
    await fitting("Second", { published_at: after(7 * 24 - 5) });
    await send(after(7 * 24));
    expect(await mails()).toHaveLength(1);
    await send(after(50 + 6 * 24));
    expect(await mails()).toHaveLength(2);
    await fitting("Third", { published_at: after(14 * 24 - 1) });
    await send(after(14 * 24 + 3));
    expect(await mails()).toHaveLength(3);
  });
});

describe("the digest is not sent to someone who", () => {
  const OUT: [string, () => Promise<unknown>][] = [
    ["does not want it", () => setDeveloper({ job_recommendations_subscribed: false })],
    ["was refused access to the jobs", () => setDeveloper({ validate_by_tm: 2 })],
    ["waits for it", () => setDeveloper({ validate_by_tm: 0 })],
    ["has not finished signing up", () => setDeveloper({ signup_step: SIGNUP_STEPS.BASIC_INFO })],
    ["has deleted the profile", () => setDeveloper({ deleted_at: new Date() })],
    ["has deleted the login", () => setLogin({ deleted_at: new Date() })],
    ["is suspended", () => setLogin({ suspended_at: new Date() })],
    ["has not confirmed the address", () => setLogin({ email_verified_at: null })],
    ["came after its day", () => setDeveloper({ created_at: after(1) })],
    [
      "agreed to it after its day",
      () =>
        api.db.insert(consents).values({
          user_id: developer.userId,
          email: developer.email,
          purpose: "job-digest",
          text_version: "test",
          source: "test",
          confirmed_at: after(1),
        }),
    ],
  ];
  test.each(OUT)("%s", async (_, leave) => {
    await fitting("Fitting");
    await leave();
    await send(after(2));
    expect(await mails()).toEqual([]);
    expect(await lookedAt()).toBeNull();
  });
});

test("its link unsubscribes from it", async () => {
  await fitting("First");
  await send();
  const [mail] = await mails();
  const page = mail?.links.find((link) => link.includes("/en/alerts/unsubscribe"));
  const token = getLinkToken({ links: [page ?? ""] });
  await api.call(contract.alerts.unsubscribe, { body: { token } });
  await fitting("Second", { published_at: after(7 * 24 - 5) });
  await send(after(7 * 24));
  expect(await mails()).toHaveLength(1);
});

describe("with concurrent workers and crashes", () => {
  test("two workers send one email to each reader", async () => {
    await fitting("Fitting");
    await Promise.all([send(), send(), send()]);
    expect(await mails()).toHaveLength(1);
  });

  test("after a crash it is sent later, and once", async () => {
    await fitting("Fitting");
    const heal = () => api.db.execute(sql`alter table developers drop constraint if exists killed`);
    onTestFinished(async () => void (await heal()));
    // The last write of the transaction fails after the email was enqueued.
    await api.db.execute(
      sql`alter table developers add constraint killed check (job_digest_at is null) not valid`,
    );
    await expect(send()).rejects.toThrow();
    expect(await mails()).toEqual([]);
    await heal();
    await send(after(1));
    expect(await mails()).toHaveLength(1);
  });
});

describe("with the job index", () => {
  let indexes: JobIndexes | undefined;
  afterEach(() => {
    indexes?.close();
  });

  test("it is used, and finds the same as the tables", async () => {
    const published = { published_at: new Date(Date.now() - HOUR_MS) };
    await fitting("Known", published);
    await fitting("Older", { published_at: after(-8 * 24) });
    indexes = new JobIndexes(api.db, pino({ level: "silent" }));
    await indexes.refresh();
    await fitting("Not known yet", published);
    await send();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A job that matches you: Known at /),
    ]);
  });
});
