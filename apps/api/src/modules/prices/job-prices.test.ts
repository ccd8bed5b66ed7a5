import { contract } from "@devguild/contract/contract";
import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import { type AdminJobPrice, jobPriceBody } from "@devguild/schemas/offers";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { renewCatalogue } from "../../../testing/test-database.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";

const calls = contract.jobPrices;

let api: TestApi;
let given: Given;
let admin: { token: string };

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin();
});

afterAll(renewCatalogue);

const list = async () => (await api.call(calls.list, {}, admin)).body.data;
const find = async (name: string, price_type: AdminJobPrice["price_type"]) => {
  const price = (await list()).find((each) => each.name === name && each.price_type === price_type);
  if (!price) throw new Error(`There is no price ${name}.`);
  return price;
};
const change = (price: AdminJobPrice, values: Partial<AdminJobPrice>) =>
  api.call(
    calls.update,
    { params: { id: price.id }, body: jobPriceBody.parse({ ...price, ...values }) },
    admin,
  );
const offersOf = async (owner: { token: string }, company_id: number) =>
  (await api.call(contract.postings.prices, { query: { company_id } }, owner)).body.data;

test("staff change what an ad costs, and companies see it", async () => {
  const company = await given.company();
  const owner = await given.companyUser(company.id, "company-account-owner");
  const light = await find("Light", "regular");
  const { status, body } = await change(light, {
    name: "Starter",
    price_cents: 29_900,
    original_price_cents: 34_900,
    features: ["Online for 30 days"],
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: "Starter", version: light.version + 1 });
  expect((await offersOf(owner, company.id)).find(({ id }) => id === light.id)).toMatchObject({
    name: "Starter",
    price_cents: 29_900,
    original_price_cents: 34_900,
    version: light.version + 1,
  });
  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "job-price.edit"), eq(auditLog.subject_id, light.id)))
    .orderBy(desc(auditLog.id));
  expect(entry?.details).toMatchObject({
    changes: { price_cents: { before: 34_900, after: 29_900 } },
  });

  await change(await find("Starter", "regular"), { active: false });
  expect((await offersOf(owner, company.id)).map(({ id }) => id)).not.toContain(light.id);
  expect(await find("Starter", "regular")).toMatchObject({ active: false });
});

test("one of those that are paid the same way is recommended", async () => {
  await change(await find("Plus", "regular"), { highlighted: true });
  const recommended = (await list()).filter(({ highlighted }) => highlighted);
  expect(recommended.map(({ name, price_type }) => [name, price_type])).toEqual([
    ["Plus", "regular"],
  ]);
});

test("of two who edit at once, the second is told and changes nothing", async () => {
  const price = await find("Plus", "credit");
  const answers = await Promise.all([change(price, { credits: 4 }), change(price, { credits: 5 })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.problem).toMatchObject({
    code: "edited_meanwhile",
    message: OFFER_MESSAGES.editedMeanwhile,
  });
  const { credits, version } = await find("Plus", "credit");
  expect(version).toBe(price.version + 1);
  expect([4, 5]).toContain(credits);
});

test("what doesn’t fit its type is refused at its field", async () => {
  const slot = await find("Membership slot", "membership");
  const { status, problem } = await change(slot, { price_cents: 100, boost_days: 31 });
  expect(status).toBe(422);
  expect(problem.errors).toEqual({
    price_cents: [OFFER_MESSAGES.notPriced],
    boost_days: [OFFER_MESSAGES.boostTooLong],
  });
  expect(await find("Membership slot", "membership")).toEqual(slot);
});

test("an ad isn’t published at a price that changed after someone agreed to it", async () => {
  const company = await given.company();
  const owner = await given.companyUser(company.id, "company-account-owner");
  const agreed = await find("Regular", "regular");
  await change(agreed, { price_cents: 74_900 });
  const publish = async (offer_version: number) =>
    api.call(
      contract.postings.create,
      {
        params: { id: company.id },
        body: await given.completeAd({
          is_draft: false,
          price_id: agreed.id,
          offer_version,
          billing_email: "billing@test.example",
          billing_information: "Am Sandtorkai 41, 20457 Hamburg",
          billing_country: "DE",
          billing_vat: "DE298417056",
        }),
      },
      owner,
    );
  const refused = await publish(agreed.version);
  expect(refused.status).toBe(422);
  expect(refused.problem.errors).toEqual({ price_id: [OFFER_MESSAGES.changed] });
  expect(await api.db.$count(invoices, eq(invoices.company_id, company.id))).toBe(0);
  const published = await publish(agreed.version + 1);
  expect(published.body.data.status).toBe("published");
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.company_id, company.id));
  expect(invoice).toMatchObject({ net_cents: 74_900 });
});
