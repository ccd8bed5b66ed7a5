import { contract } from "@devguild/contract/contract";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { invoices } from "../invoices/invoices.tables.ts";

let api: TestApi;
let given: Given;
let manager: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  manager = await given.admin("account-manager");
});

const count = (id: number) =>
  api.call(contract.adminCompanies.recordCounts, { params: { id } }, manager);

test("counts what belongs to a company, and nothing of another one", async () => {
  const company = await given.company();
  const other = await given.company();
  for (const { id } of [company, other]) {
    await given.companyUser(id, "company-account-owner");
    await given.story(id);
    await given.campaign(id);
    await given.partnership(id);
    await given.invoice(id);
  }
  const paid = await given.invoice(company.id);
  await api.db
    .update(invoices)
    .set({ state: "paid", paid_on: "2026-11-01" })
    .where(eq(invoices.id, paid.id));
  const open = await given.openJob({ company });
  const closed = await given.openJob({ company, expire_at: new Date(Date.now() - 1000) });
  const gone = await given.openJob({ company, deleted_at: new Date() });
  await given.openJob({ company: other });
  const { developerId } = await given.developer();
  // Staff see a candidate whom the company doesn’t see yet; nobody sees those of a deleted ad.
  await given.application(developerId, open.id, APPLICATION_STATUSES.APPLIED);
  await given.application(developerId, closed.id);
  await given.application(developerId, gone.id);
  expect((await count(company.id)).body.data).toEqual({
    open_jobs: 1,
    candidates: 2,
    stories: 1,
    campaigns: 1,
    partnerships: 1,
    users: 1,
    unpaid_invoices: 1,
  });
});

test("a company that was deleted has no counts", async () => {
  const deleted = await given.company({ deleted_at: new Date() });
  expect((await count(deleted.id)).status).toBe(404);
});
