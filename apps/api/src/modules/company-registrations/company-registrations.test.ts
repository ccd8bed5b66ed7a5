import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { API_BASE } from "@devguild/schemas/addresses";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { CookieJar } from "../../../testing/cookie-jar.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { isPassword } from "../../secrets/password-hash.ts";
import { DAY_MS } from "../../time.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { formSubmissions } from "../forms/forms.tables.ts";
import { companyBilling } from "../invoices/company-billing.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { companyRegistrations } from "./company-registrations.tables.ts";
import { cleanUpCompanies } from "./register-company.commands.ts";

const { saveDraft, draft, resendCode, verifyCode } = contract.companyRegistrations;

type Company = NonNullable<BodyInput<typeof saveDraft>["company"]>;
type Caller = Parameters<TestApi["call"]>[2];

const PASSWORD = "seven-lanterns-north";

let api: TestApi;
let given: Given;
let serial = 0;
let email: string;
let caller: NonNullable<Caller>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});
beforeEach(() => {
  serial += 1;
  email = `founder-${serial}@test.example`;
  caller = { address: `198.51.100.${serial}` };
});

const newCompany = (values: Partial<Company> = {}): Company => ({
  company_name: "Harbour Lights",
  email_address: email,
  billing_email: email,
  billing_information: "Kai 1, 20457 Hamburg",
  billing_country: "DE",
  vat_id: "DE 298 417 056",
  terms_agree: true,
  ...values,
});

const register = (values: Partial<Company> = {}, job: object = {}, as: Caller = caller) =>
  api.call(
    saveDraft,
    { body: { company: newCompany(values), job: { title: "Go Engineer", ...job } } },
    as,
  );

const codesTo = async (address = email) =>
  (await api.mailsTo(address)).flatMap(
    ({ subject }) => /^(\d{6}) is your/.exec(subject)?.[1] ?? [],
  );

const newestCode = async (address?: string) => (await codesTo(address))[0] ?? "";

const verify = (code: string, as: Caller = caller, address = email) =>
  api.call(verifyCode, { body: { email: address, confirmation_code: code } }, as);

const companyOf = async (id: number) => {
  const [row] = await api.db.select().from(companies).where(eq(companies.id, id));
  return row;
};

describe("a company that posts its first ad", () => {
  test("exists once its code is entered, with its owner, draft and billing data", async () => {
    const saved = await register();
    expect(saved.status).toBe(200);
    const { company, job } = saved.body.data;
    const confirmed = await verify(await newestCode());
    expect(confirmed.body.data).toMatchObject({
      company: { id: company.id, name: "Harbour Lights" },
      job: { id: job.id },
      logged_in: true,
      accessToken: expect.any(String),
    });
    const owner = { token: confirmed.body.data.accessToken ?? "" };
    const me = await api.call(contract.identity.me, {}, owner);
    expect(me.body.data).toMatchObject({
      email,
      email_verified: true,
      account_type: "company",
      company: { id: company.id },
    });
    const editable = await api.call(
      contract.postings.editable,
      { params: { companyId: company.id, jobId: job.id } },
      owner,
    );
    expect(editable.body.data).toMatchObject({
      title: "Go Engineer",
      status: "draft",
      job_posting_owner_id: me.body.data.id,
    });
    const [billing] = await api.db
      .select()
      .from(companyBilling)
      .where(eq(companyBilling.company_id, company.id));
    expect(billing).toMatchObject({ billing_email: email, billing_vat: "DE298417056" });
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, "company.register"), eq(auditLog.subject_id, company.id)));
    expect(entry?.user_id).toBe(me.body.data.id);
  });

  test("is told everything that is wrong at its field, and nothing is saved", async () => {
    const before = await api.db.$count(companies);
    const nothing = await api.call(saveDraft, { body: { job: {} } }, caller);
    expect(nothing.status).toBe(422);
    expect(nothing.problem).toMatchObject({
      errors: {
        "company.company_name": ["Please enter your company name."],
        "company.email_address": ["Please enter your email address."],
        "company.billing_email": ["Please enter your billing email address."],
        "company.billing_information": ["Please enter your billing address"],
        "company.terms_agree": ["Please confirm to continue."],
      },
    });
    const wrong = await register({
      vat_id: "DE1",
      password: PASSWORD,
      password_confirmation: "seven-lanterns-south",
    });
    expect(wrong.problem).toMatchObject({
      errors: { "company.password_confirmation": ["Password confirmation does not match."] },
    });
    expect(await api.db.$count(companies)).toBe(before);
    expect(await codesTo()).toEqual([]);
  });

  test("can change its ad and its name before it is confirmed; there is one company", async () => {
    const first = (await register()).body.data;
    const second = (
      await register(
        { company_name: "Night Harbour", draft_token: first.draft_token },
        { title: "Rust" },
      )
    ).body.data;
    expect(second.company.id).toBe(first.company.id);
    expect(second.job.id).toBe(first.job.id);
    // The code that was sent still works.
    expect(await codesTo()).toHaveLength(1);
    expect(await companyOf(first.company.id)).toMatchObject({ name: "Night Harbour" });
    const opened = await api.call(draft, { params: { token: second.draft_token } }, caller);
    expect(opened.body.data).toMatchObject({
      company: { company_name: "Night Harbour", email_address: email },
      job: { title: "Rust" },
    });
  });

  test("that corrects its address gets a code there; the first address opens nothing any more", async () => {
    const first = (await register()).body.data;
    const code = await newestCode();
    const right = `right-${serial}@test.example`;
    await register({ email_address: right, draft_token: first.draft_token });
    expect(await codesTo(right)).toHaveLength(1);
    expect((await api.call(draft, { params: { token: first.draft_token } }, caller)).status).toBe(
      404,
    );
    expect((await verify(code)).status).toBe(422);
    expect((await verify(await newestCode(right), caller, right)).status).toBe(200);
  });

  test("never shares a slug with another, even at the same moment", async () => {
    const saved = await Promise.all(
      [1, 2, 3].map((each) =>
        register({ company_name: "Twin Piers", email_address: `twin-${each}@test.example` }),
      ),
    );
    const rows = await Promise.all(saved.map(({ body }) => companyOf(body.data.company.id)));
    expect(new Set(rows.map((row) => row?.slug)).size).toBe(3);
  });

  test("is deleted after a month without its code, with its draft", async () => {
    const { company, job } = (await register()).body.data;
    await cleanUpCompanies(api.db, new Date(Date.now() + 29 * DAY_MS));
    expect(await companyOf(company.id)).toBeDefined();
    await cleanUpCompanies(api.db, new Date(Date.now() + 31 * DAY_MS));
    expect(await companyOf(company.id)).toBeUndefined();
    expect(await api.db.$count(jobs, eq(jobs.id, job.id))).toBe(0);
  });

  test("stays if staff have sold it something or invited someone meanwhile", async () => {
    const sold = (await register()).body.data.company.id;
    await given.membership(sold);
    const invited = (await register({ email_address: `second-${serial}@test.example` })).body.data;
    await given.companyUser(invited.company.id, "company-administrator");
    await cleanUpCompanies(api.db, new Date(Date.now() + 31 * DAY_MS));
    expect(await companyOf(sold)).toBeDefined();
    expect(await companyOf(invited.company.id)).toBeDefined();
  });
});

describe("the code", () => {
  test("is wrong five times, then another one is needed", async () => {
    await register();
    const code = await newestCode();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const guessed = await verify(wrong);
      expect(guessed.status).toBe(422);
      expect(guessed.problem).toMatchObject({
        errors: { confirmation_code: ["Incorrect confirmation code, please try again"] },
      });
    }
    const refused = await verify(code);
    expect(refused.status).toBe(429);
    expect(refused.problem).toMatchObject({ message: expect.stringMatching(/get a new code\.$/) });
    await api.call(resendCode, { body: { email } }, caller);
    expect((await verify(await newestCode())).status).toBe(200);
  });

  test("ends when another one is sent, and after ten minutes", async () => {
    const { company } = (await register()).body.data;
    const first = await newestCode();
    await api.call(resendCode, { body: { email } }, caller);
    const second = await newestCode();
    if (first !== second) expect((await verify(first)).status).toBe(422);
    await api.db
      .update(companyRegistrations)
      .set({ code_expires_at: new Date(Date.now() - 1) })
      .where(eq(companyRegistrations.company_id, company.id));
    expect((await verify(second)).status).toBe(422);
  });

  test("still works if another one isn’t sent, as the address has had too many emails", async () => {
    await register();
    for (let count = 0; count < 5; count += 1)
      await api.call(resendCode, { body: { email } }, caller);
    const last = await newestCode();
    await api.call(resendCode, { body: { email } }, caller);
    expect(await newestCode()).toBe(last);
    expect((await verify(last)).status).toBe(200);
  });

  test("works once, of two at the same moment", async () => {
    await register();
    const code = await newestCode();
    const results = await Promise.all([verify(code), verify(code)]);
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ]);
  });

  test("isn't said to be unknown: an address without a company is answered the same", async () => {
    const known = await register().then(() => api.call(resendCode, { body: { email } }, caller));
    const unknown = await api.call(
      resendCode,
      { body: { email: `nobody-${serial}@test.example` } },
      caller,
    );
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body.data)).toEqual(Object.keys(known.body.data));
    expect(await codesTo(`nobody-${serial}@test.example`)).toEqual([]);
  });
});

describe("an address that has a login", () => {
  test("gets the same response, and the company in that login, which has to log in", async () => {
    const login = await given.developer();
    const [before] = await api.db.select().from(users).where(eq(users.id, login.userId));
    const address = before?.email ?? "";
    const { company } = (await register({ email_address: address })).body.data;
    const confirmed = await verify(await newestCode(address), caller, address);
    expect(confirmed.body.data).toMatchObject({ logged_in: false });
    expect(confirmed.body.data.accessToken).toBeUndefined();
    const [account] = await api.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.user_id, login.userId), eq(accounts.company_id, company.id)));
    expect(account).toMatchObject({ role: "company-account-owner", status: "active" });
    const [after] = await api.db.select().from(users).where(eq(users.id, login.userId));
    expect(after?.password_hash).toBe(before?.password_hash);
  });

  test("and is logged in acts for the company at once, with no other address", async () => {
    const developer = await given.developer();
    const [login] = await api.db.select().from(users).where(eq(users.id, developer.userId));
    const address = login?.email ?? "";
    const as = { ...caller, ...developer };
    const other = await register({}, {}, as);
    expect(other.problem).toMatchObject({
      errors: { "company.email_address": ["Log out to use another email address."] },
    });
    const { company } = (await register({ email_address: address }, {}, as)).body.data;
    const confirmed = await verify(await newestCode(address), as, address);
    expect(confirmed.body.data).toMatchObject({ logged_in: true });
    const me = await api.call(contract.identity.me, {}, as);
    expect(me.body.data).toMatchObject({ account_type: "company", company: { id: company.id } });
  });

  test("loses a password that somebody chose who never confirmed the address", async () => {
    const [stranger] = await api.db
      .insert(users)
      .values({ email, password_hash: "chosen by somebody else" })
      .returning();
    await register();
    expect((await verify(await newestCode())).body.data).toMatchObject({ logged_in: true });
    const [after] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, stranger?.id ?? 0));
    expect(after?.password_hash).toBeNull();
    expect(after?.email_verified_at).not.toBeNull();
  });
});

describe("a password that was chosen", () => {
  const send = async (path: string, body: object, jar: CookieJar) => {
    const headers = { "X-Forwarded-For": `198.51.100.${serial}`, Cookie: jar.header };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    jar.store(await api.app.request(API_BASE + path, init));
  };
  const confirm = async (where: "here" | "elsewhere") => {
    const company = newCompany({ password: PASSWORD, password_confirmation: PASSWORD });
    const here = new CookieJar();
    await send(saveDraft.path, { company, job: {} }, here);
    const code = { email, confirmation_code: await newestCode() };
    await send(verifyCode.path, code, where === "here" ? here : new CookieJar());
    const [login] = await api.db.select().from(users).where(eq(users.email, email));
    return isPassword(login?.password_hash, PASSWORD);
  };

  test("counts in the browser where the ad was written", async () => {
    expect(await confirm("here")).toBe(true);
  });

  test("is dropped elsewhere, as somebody else may have chosen it", async () => {
    expect(await confirm("elsewhere")).toBe(false);
  });
});

test("occasional emails start with the code, and not before", async () => {
  await register({ occasional_emails: true, hutk: "cookie" });
  const submissions = () =>
    api.db.select().from(formSubmissions).where(eq(formSubmissions.email, email));
  expect(await submissions()).toEqual([]);
  await verify(await newestCode());
  expect(await submissions()).toMatchObject([{ form: "b2b-newsletter", hutk: "cookie" }]);
});
