import { contract } from "@devguild/contract/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { transaction } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { addDays, toDay } from "./invoices.policy.ts";
import { invoiceLines, invoices } from "./invoices.tables.ts";
import { issueInvoice } from "./issue-invoice.commands.ts";

const calls = contract.invoices;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  owner = await given.companyUser(company.id, "company-account-owner");
});

const TODAY = toDay(new Date());
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const list = async (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"] = {}) =>
  (await api.call(calls.list, { params: { id: company.id }, query }, owner)).body;
const addressOf = (invoiceId: number) => ({ companyId: company.id, invoiceId });

describe("the numbers of invoices", () => {
  const YEAR = new Date("2031-05-01");

  test("have no gap, whatever happens at once or is rolled back", async () => {
    await given.invoice(company.id, { now: YEAR });
    const failing = transaction(api.db, async (tx) => {
      const order = { companyId: company.id, subject: "x", lines: [] };
      await issueInvoice(tx, order, { seller: testConfig.seller, now: YEAR, userId: null });
    });
    await expect(failing).rejects.toThrow();
    await Promise.all([1, 2, 3, 4].map(() => given.invoice(company.id, { now: YEAR })));
    const rows = await api.db.select().from(invoices).where(eq(invoices.year, 2031));
    expect(rows.map(({ number }) => number).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((number) => `DG-2031-00000${number}`),
    );
  });

  test("begin anew each year, and those of credit notes are their own", async () => {
    const { number } = await given.invoice(company.id, { now: new Date("2032-12-31T23:59:59Z") });
    const next = await given.invoice(company.id, { now: new Date("2033-01-01T00:00:00Z") });
    expect([number, next.number]).toEqual(["DG-2032-000001", "DG-2033-000001"]);
    const admin = await given.admin();
    const body = { reason: "Ordered by mistake" };
    const note = await api.call(calls.cancel, { params: addressOf(next.id), body }, admin);
    expect(note.body.data.number).toMatch(/^CN-\d{4}-000001$/);
  });
});

describe("an invoice that was issued", () => {
  test("never changes, except that it is paid or cancelled", async () => {
    const { id } = await given.invoice(company.id);
    const changes = [
      sql`update invoices set net_cents = 1 where id = ${id}`,
      sql`update invoices set buyer = '{}' where id = ${id}`,
      sql`delete from invoices where id = ${id}`,
      sql`update invoice_lines set description = 'Free' where invoice_id = ${id}`,
      sql`delete from invoice_lines where invoice_id = ${id}`,
      sql`insert into invoice_lines (invoice_id, position, description, quantity, unit, unit_price_cents, net_cents)
        values (${id}, 9, 'More', 1, 'one', 100, 100)`,
    ];
    for (const change of changes) await expect(api.db.execute(change)).rejects.toThrow();
    await api.db.execute(
      sql`update invoices set state = 'paid', paid_on = issued_on where id = ${id}`,
    );
  });

  test("names the buyer as it was, whatever they change later", async () => {
    const { id } = await given.invoice(company.id);
    await given.billing(company.id, { billing_information: "Moved away", billing_vat: null });
    const [row] = await api.db.select().from(invoices).where(eq(invoices.id, id));
    expect(row?.buyer).toMatchObject({
      name: company.name,
      address: "Am Sandtorkai 41\n20457 Hamburg",
      vat_id: "DE298417056",
    });
    expect(row).toMatchObject({ vat_treatment: "reverse_charge", vat_cents: 0 });
  });

  test("is emailed to the billing address with its PDF", async () => {
    const { number } = await given.invoice(company.id);
    const [mail] = await api.mailsTo(`billing${company.id}@test.example`);
    expect(mail?.subject).toBe(`Invoice ${number} from Devguild`);
    expect(mail?.text).toContain("€699.00");
    const [pdf] = mail?.attachments ?? [];
    expect(pdf).toMatchObject({ filename: `invoice-${number}.pdf`, encoding: "base64" });
    expect(Buffer.from(pdf?.content ?? "", "base64").toString("latin1", 0, 5)).toBe("%PDF-");
  });
});

describe("the list of a company's invoices", () => {
  test("has the newest first, what they are for, and what they add up to", async () => {
    const old = await given.invoice(company.id, { now: daysAgo(40) });
    const { id, number } = await given.invoice(company.id);
    await given.invoice((await given.company()).id);
    const { data, meta, totals } = await list();
    expect(data).toEqual([
      {
        id,
        kind: "invoice",
        number,
        subject: "Regular ad, Go Engineer",
        state: "open",
        issued_on: TODAY,
        due_on: addDays(TODAY, 30),
        paid_on: null,
        net_cents: 69_900,
        vat_cents: 0,
        gross_cents: 69_900,
        currency: "EUR",
        corrects: null,
      },
      expect.objectContaining({ id: old.id, state: "overdue" }),
    ]);
    expect(meta).toMatchObject({ total: 2 });
    expect(totals).toEqual({ net_cents: 139_800, vat_cents: 0, gross_cents: 139_800 });
  });

  test("is filtered by state and year, and has pages", async () => {
    const overdue = await given.invoice(company.id, { now: daysAgo(31) });
    const due = await given.invoice(company.id, { now: daysAgo(30) });
    const paid = await given.invoice(company.id);
    const params = addressOf(paid.id);
    await api.call(calls.pay, { params, body: { paid_on: TODAY } }, await given.admin());
    const idsOf = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).data.map(({ id }) => id);
    expect(await idsOf({ state: "overdue" })).toEqual([overdue.id]);
    expect(await idsOf({ state: "open" })).toEqual([due.id]);
    expect(await idsOf({ state: "paid" })).toEqual([paid.id]);
    expect(await idsOf({ state: "cancelled" })).toEqual([]);
    expect(await idsOf({ year: 2001 })).toEqual([]);
    expect(await idsOf({ per_page: 1, page: 2 })).toEqual([due.id]);
  });
});

describe("invoices as files", () => {
  const read = (path: string, caller: Caller = owner) =>
    api.send("GET", `/companies/${company.id}/invoices${path}`, caller);

  test("are a spreadsheet of all of them, without formulas", async () => {
    for (let index = 0; index < 3; index++) await given.invoice(company.id);
    await api.db
      .insert(invoices)
      .values({ ...(await firstRow()), ...ANOTHER, subject: "=1+1, and more" });
    const { status, headers, json } = await read("/csv");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("Content-Disposition")).toContain('filename="invoices.csv"');
    const lines = String(json).trim().split("\r\n");
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain("Number,Kind,Date,Due,For,Status,Paid,Net EUR,VAT EUR,Total EUR");
    expect(lines[1]).toContain(`"'=1+1, and more",open,,699,0,699,`);
    expect(
      String((await read("/csv?state=paid")).json)
        .trim()
        .split("\r\n"),
    ).toHaveLength(1);
  });

  const ANOTHER = {
    number: "DG-2030-000009",
    year: 2030,
    year_number: 9,
    issued_on: "2030-01-01",
    due_on: "2030-02-01",
  };
  const firstRow = async () => {
    const [row] = await api.db.select().from(invoices).where(eq(invoices.company_id, company.id));
    if (!row) throw new Error("There is no invoice.");
    const { id: _, ...values } = row;
    return values;
  };

  test("are a PDF and XML for owner, administrators and staff, and nobody else", async () => {
    const { id, number } = await given.invoice(company.id);
    for (const [ending, type] of [
      ["pdf", "application/pdf"],
      ["xml", "application/xml; charset=utf-8"],
    ]) {
      const { status, headers } = await read(`/${id}/${ending}`);
      expect([status, headers.get("Content-Type")]).toEqual([200, type]);
      expect(headers.get("Content-Disposition")).toContain(`"invoice-${number}.${ending}"`);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      const recruiter = await given.companyUser(company.id, "company-recruiting-manager");
      expect((await read(`/${id}/${ending}`, recruiter)).status).toBe(403);
      expect((await read(`/999999/${ending}`)).status).toBe(404);
    }
    const foreign = await given.invoice((await given.company()).id);
    expect((await read(`/${foreign.id}/pdf`)).status).toBe(404);
  });
});

describe("staff", () => {
  test("mark an invoice as paid, on a day since it was issued", async () => {
    const { id, number } = await given.invoice(company.id, { now: daysAgo(40) });
    const admin = await given.admin("account-manager");
    const pay = (paid_on: string) =>
      api.call(calls.pay, { params: addressOf(id), body: { paid_on } }, admin);
    for (const day of [addDays(TODAY, 1), addDays(TODAY, -41)])
      expect((await pay(day)).problem.errors).toEqual({
        paid_on: ["Choose a day between the invoice’s date and today."],
      });
    expect((await pay(TODAY)).body.data).toMatchObject({ number, state: "paid", paid_on: TODAY });
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, "invoice.pay"));
    expect(entry?.details).toMatchObject({ changes: { state: { before: "open", after: "paid" } } });
  });

  test("email an invoice again, to whom they choose; the invoice keeps its address", async () => {
    const invoice = await given.invoice(company.id);
    const admin = await given.admin("account-manager");
    const send = (invoiceId: number, email: string) =>
      api.call(calls.send, { params: addressOf(invoiceId), body: { email } }, admin);
    const to = `accounts${company.id}@test.example`;
    expect((await send(invoice.id, to)).status).toBe(204);
    const [mail] = await api.mailsTo(to);
    expect(mail?.subject).toBe(`Invoice ${invoice.number} from Devguild`);
    expect(mail?.attachments).toHaveLength(1);
    expect(await api.mailsTo(`billing${company.id}@test.example`)).toHaveLength(1);
    expect((await send(invoice.id, "accounts")).problem.errors).toEqual({
      email: ["Please enter a valid email address."],
    });
    const foreign = await given.invoice((await given.company()).id);
    expect((await send(foreign.id, to)).status).toBe(404);
    expect(await api.mailsTo(to)).toHaveLength(1);
  });

  test("cancel an invoice with a credit note over all of it, once", async () => {
    const invoice = await given.invoice(company.id);
    const admin = await given.admin();
    const params = addressOf(invoice.id);
    const body = { reason: "Ordered by mistake" };
    const answers = await Promise.all([
      api.call(calls.cancel, { params, body }, admin),
      api.call(calls.cancel, { params, body }, admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { data, totals } = await list();
    expect(data).toMatchObject([
      {
        kind: "credit_note",
        subject: `Credit note for ${invoice.number}: Ordered by mistake`,
        net_cents: -69_900,
        state: "paid",
        corrects: invoice.number,
      },
      { number: invoice.number, state: "cancelled" },
    ]);
    expect(totals.gross_cents).toBe(0);
    const note = data[0]?.id ?? 0;
    const lines = await api.db.select().from(invoiceLines).where(eq(invoiceLines.invoice_id, note));
    expect(lines).toMatchObject([{ quantity: -1, unit_price_cents: 69_900, net_cents: -69_900 }]);
    const paid = { params, body: { paid_on: TODAY } };
    expect((await api.call(calls.pay, paid, admin)).problem.code).toBe("invoice_cancelled");
    const [mail] = await api.mailsTo(`billing${company.id}@test.example`);
    expect(mail?.subject).toMatch(/^Credit note CN-/);
  });
});
