import { contract } from "@devguild/contract/contract";
import type { PostingBody } from "@devguild/schemas/posting-body";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { readLife } from "../job-figures/job-life.queries.ts";
import { creditEntries } from "../memberships/memberships.tables.ts";
import { jobPrices } from "../prices/prices.tables.ts";
import { users } from "../users/users.tables.ts";
import { putBackAds, takeDownAds } from "./deleted-company-ads.commands.ts";
import { jobs } from "./postings.tables.ts";
import { releasePendingPostings } from "./release-posting.commands.ts";

const { create, repost, release } = contract.postings;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ credits: 3 });
  owner = await given.companyUser(company.id, "company-account-owner", { email_verified_at: null });
  recruiter = await given.companyUser(company.id);
});

const submit = async (values: PostingBody, caller: { token: string } = recruiter) => {
  const body = await given.completeAd({ is_draft: false, ...values });
  const { data } = (await api.call(create, { params: { id: company.id }, body }, caller)).body;
  expect(data.status).toBe("pending");
  return data.id;
};
const confirmOwner = () =>
  api.db.update(users).set({ email_verified_at: new Date() }).where(eq(users.id, owner.userId));
const runTask = () => releasePendingPostings(api.db, testConfig);

const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(jobs).where(eq(jobs.id, id));
  if (!row) throw new Error(`There is no job ${id}.`);
  return row;
};
const ledger = () =>
  api.db.select().from(creditEntries).where(eq(creditEntries.company_id, company.id));
const listInvoices = () =>
  api.db.select().from(invoices).where(eq(invoices.company_id, company.id));
const subjectsTo = async ({ email }: { email: string }) =>
  (await api.mailsTo(email)).map(({ subject }) => subject);

describe("once the account’s owner is confirmed, a pending ad", () => {
  test("goes live from then on, is charged once, and its owner and the account’s are told", async () => {
    const id = await submit({ price_id: await given.priceId("light-credits") });
    await runTask();
    expect((await rowOf(id)).status).toBe("pending");
    await confirmOwner();
    const before = Date.now();
    await Promise.all([runTask(), runTask()]);
    await runTask();
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: "published", agreed_price_version: null });
    expect(row.published_at?.getTime()).toBeGreaterThanOrEqual(before);
    expect(row.expire_at?.getTime()).toBeGreaterThan(before + 29 * DAY_MS);
    expect(await ledger()).toMatchObject([{ delta: -1, job_id: id, created_by: null }]);
    const life = await readLife(api.db, row);
    expect(life.map(({ kind }) => kind)).toEqual(["drafted", "published"]);
    expect(life.at(-1)?.at).toBe(row.published_at?.toISOString());
    expect(await subjectsTo(owner)).toEqual(["“Go Engineer” is live"]);
    expect(await subjectsTo(recruiter)).toEqual(["“Go Engineer” is live"]);
  });

  test("is invoiced, though whoever submitted it has left", async () => {
    await given.billing(company.id);
    const admin = await given.companyUser(company.id, "company-administrator");
    const id = await submit({ price_id: await given.priceId("light") }, admin);
    await api.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, admin.userId));
    await confirmOwner();
    await runTask();
    expect((await rowOf(id)).status).toBe("published");
    expect(await listInvoices()).toMatchObject([
      { subject: "Light ad, Go Engineer", net_cents: 34_900, created_by: null },
    ]);
    expect(await subjectsTo(admin)).toEqual([]);
  });

  test("is a draft again if it can’t be paid, with an email that says why; others go live", async () => {
    const light = await given.priceId("light-credits");
    const first = await submit({ price_id: light });
    const dear = await submit({
      title: "Rust Engineer",
      price_id: await given.priceId("plus-credits"),
    });
    const last = await submit({ price_id: light });
    await confirmOwner();
    await runTask();
    const rows = await api.db
      .select()
      .from(jobs)
      .where(inArray(jobs.id, [first, dear, last]));
    expect(rows.map(({ status }) => status).toSorted()).toEqual([
      "draft",
      "published",
      "published",
    ]);
    expect(await rowOf(dear)).toMatchObject({ status: "draft", published_at: null });
    expect(await ledger()).toHaveLength(2);
    const mails = await api.mailsTo(recruiter.email);
    const mail = mails.find(({ subject }) => subject.startsWith("“Rust Engineer”"));
    expect(mail?.subject).toBe("“Rust Engineer” couldn’t be published");
    expect(mail?.text).toContain("You need 3 credits and have 2.");
    expect(mail?.text).toContain(`/en/company/jobs/edit/${dear}`);
  });

  test("isn’t charged more than what was agreed to", async () => {
    await given.billing(company.id);
    const price = await given.jobPrice();
    const admin = await given.companyUser(company.id, "company-administrator");
    const id = await submit({ price_id: price.id }, admin);
    await api.db
      .update(jobPrices)
      .set({ price_cents: 180_000, version: price.version + 1 })
      .where(eq(jobPrices.id, price.id));
    await confirmOwner();
    await runTask();
    expect((await rowOf(id)).status).toBe("draft");
    expect(await listInvoices()).toEqual([]);
  });

  test("that was reposted is closed again if it can’t be paid", async () => {
    const ended = new Date(Date.now() - DAY_MS);
    const { id } = await given.openJob({ company, status: "expired", expire_at: ended });
    const params = { companyId: company.id, jobId: id };
    const body = await given.completeAd({ price_id: await given.priceId("light-credits") });
    await api.call(repost, { params, body }, recruiter);
    expect((await rowOf(id)).status).toBe("pending");
    await api.db.update(companies).set({ credits: 0 }).where(eq(companies.id, company.id));
    await confirmOwner();
    await runTask();
    expect(await rowOf(id)).toMatchObject({ status: "expired", expire_at: ended });
    const [mail] = await api.mailsTo(owner.email);
    expect(mail?.text).toContain(`/en/company/jobs/edit/${id}?repost=1`);
  });

  test("stays as it is while the company is deleted, and is pending again with it", async () => {
    const { id } = await given.openJob({
      company,
      status: "pending",
      expire_at: new Date(Date.now() + DAY_MS),
      agreed_price_version: 1,
      price_id: await given.priceId("light-credits"),
    });
    const taken = await takeDownAds(api.db, company.id);
    await api.db
      .update(companies)
      .set({ deleted_at: new Date() })
      .where(eq(companies.id, company.id));
    await confirmOwner();
    await runTask();
    expect((await rowOf(id)).status).toBe("unpublished");
    expect(await putBackAds(api.db, taken, new Date())).toBe(0);
    expect((await rowOf(id)).status).toBe("pending");
    await runTask();
    expect((await rowOf(id)).status).toBe("pending");
  });
});

describe("staff who release a pending ad", () => {
  const releaseAs = (caller: { token: string }, jobId: number) =>
    api.call(release, { params: { companyId: company.id, jobId } }, caller);

  test("publish it while the owner is unconfirmed; two at once charge it once", async () => {
    const manager = await given.admin("account-manager");
    const id = await submit({ price_id: await given.priceId("light-credits") });
    const answers = await Promise.all([releaseAs(manager, id), releaseAs(manager, id), runTask()]);
    expect([answers[0].status, answers[1].status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await rowOf(id)).status).toBe("published");
    expect(await ledger()).toMatchObject([{ delta: -1, created_by: manager.userId }]);
    expect(await subjectsTo(recruiter)).toEqual(["“Go Engineer” is live"]);
  });

  test("are told why it can’t be paid, and it stays pending", async () => {
    const manager = await given.admin("account-manager");
    const id = await submit({ price_id: await given.priceId("light-credits") });
    await api.db.update(companies).set({ credits: 0 }).where(eq(companies.id, company.id));
    const answer = await releaseAs(manager, id);
    expect(answer.problem.errors?.["price_id"]?.[0]).toMatch(/^You need 1 credit and have 0\./);
    expect((await rowOf(id)).status).toBe("pending");
  });

  test.each(["draft", "published", "expired"] as const)(
    "can’t release a %s one",
    async (status) => {
      const manager = await given.admin("account-manager");
      const { id } = await given.openJob({ company, status, expire_at: null });
      expect((await releaseAs(manager, id)).problem.code).toBe("wrong_state");
    },
  );
});
