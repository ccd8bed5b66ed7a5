import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";

const calls = contract.adminCompanyAccounts;

let api: TestApi;
let given: Given;
let staff: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  staff = await given.admin();
});

let serial = 0;
const create = (body: Partial<BodyInput<typeof calls.create>> = {}) => {
  serial += 1;
  return api.call(
    calls.create,
    {
      body: {
        name: `Newcomer ${serial}`,
        type: 0,
        email: `owner${serial}@newcomer.example`,
        first_name: "Grace",
        last_name: "Hopper",
        send_invite: true,
        ...body,
      },
    },
    staff,
  );
};

describe("creating a company", () => {
  test("invites its account holder; it isn't public yet", async () => {
    const { status, body } = await create({ type: 1, website: "newcomer.example" });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      type: 1,
      published: false,
      account_holder: { full_name: "Grace Hopper", is_invited: true },
    });
    const mails = await api.mailsTo(body.data.account_holder?.email ?? "");
    expect(mails).toHaveLength(1);
    const [row] = await api.db
      .select({ website: companies.website })
      .from(companies)
      .where(eq(companies.id, body.data.id));
    expect(row?.website).toContain("newcomer.example");
  });

  test("invites nobody unless asked to, and notes the contact", async () => {
    const { body } = await create({ send_invite: false, email: "later@newcomer.example" });
    expect(body.data.account_holder).toBeNull();
    expect(await api.mailsTo("later@newcomer.example")).toEqual([]);
    expect(body.data.internal_notes.internal_notes_text).toBe(
      "Contact: Grace Hopper <later@newcomer.example>",
    );
  });

  test.each([
    [{ name: " " }, "name"],
    [{ email: "nobody" }, "email"],
    [{ website: "not an address" }, "website"],
    [{ first_name: "" }, "first_name"],
  ])("with %j is refused at the field, and nothing is created", async (body, field) => {
    const before = await api.db.$count(companies);
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors ?? {})).toEqual([field]);
    expect(await api.db.$count(companies)).toBe(before);
  });

  test("twice at once creates one", async () => {
    const answers = await Promise.all([create({ name: "Twins" }), create({ name: "TWINS" })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });
});

describe("deleting a company", () => {
  const remove = async (companyId: number, token?: string) =>
    api.call(
      calls.remove,
      {
        params: { id: companyId },
        body: {
          reason: "Asked by email",
          mfa_token: token ?? (await given.mfaToken(staff.userId, "company.delete", companyId)),
        },
      },
      staff,
    );

  test("takes it offline with its ads and logs its users out; staff can restore it", async () => {
    const company = await given.company();
    const owner = await given.companyUser(company.id, "company-account-owner");
    const job = await given.openJob({ company });
    const { status, body } = await remove(company.id);
    expect(status).toBe(200);
    expect(Date.parse(body.data.restorable_until)).toBeGreaterThan(Date.now());
    const [ad] = await api.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(ad?.status).not.toBe("published");
    const me = await api.call(contract.identity.me, {}, owner);
    expect(me.status).toBe(401);
    expect(await api.mailsTo(owner.email)).toHaveLength(1);
    const [entry] = await api.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.action, "company.delete"), eq(auditLog.company_id, company.id)));
    expect(entry?.details).toMatchObject({ reason: "Asked by email" });
    const restored = await api.call(
      contract.companyAccounts.restore,
      { params: { id: company.id } },
      staff,
    );
    expect(restored.status).toBe(200);
  });

  test("needs a fresh factor for this company, which works once", async () => {
    const [one, other] = [await given.company(), await given.company()];
    const token = await given.mfaToken(staff.userId, "company.delete", other.id);
    expect((await remove(one.id, token)).status).toBe(403);
    expect((await remove(one.id, "made-up")).status).toBe(403);
    const [row] = await api.db.select().from(companies).where(eq(companies.id, one.id));
    expect(row?.deleted_at).toBeNull();
  });

  test("twice at once deletes it once", async () => {
    const { id } = await given.company();
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});
