import { listPlans } from "../memberships/membership-plans.queries.ts";
import { contract } from "@devguild/contract/contract";
import { FORM_HOURS_MAX, FORM_MESSAGES } from "@devguild/schemas/constants/forms";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { issueTestToken } from "../../../testing/form-tokens.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { consents } from "../consents/consents.tables.ts";
import { issueFormToken } from "./form-token.commands.ts";
import { crmMessages, formSubmissions } from "./forms.tables.ts";

const calls = contract.forms;

let api: TestApi;

let serial = 0;

let email: string;

let address: string;

beforeAll(async () => {
  api = await openApi();
});

beforeEach(() => {
  serial += 1;
  email = `visitor${serial}@test.example`;
  address = `198.51.100.${serial}`;
});

const suggest = (body: object = {}) =>
  api.call(
    calls.liveSuggestion,
    {
      body: {
        name: "Ada",
        email,
        topic: "Bridges",
        message: "How they stand.",
        form_token: issueTestToken(),
        ...body,
      },
    },
    { address },
  );

const requestKit = (body: object = {}) =>
  api.call(
    calls.mediaKit,
    {
      body: {
        email,
        first_name: "Ada",
        last_name: "Test",
        company_name: "Acme",
        terms: true,
        form_token: issueTestToken(),
        ...body,
      },
    },
    { address },
  );

const subscribe = (body: object = {}) =>
  api.call(
    calls.newsletter,
    { body: { email, hs_terms: true, form_token: issueTestToken(), ...body } },
    { address },
  );

const forwarded = async () => {
  await api.queue.drain();
  const rows = await api.db.select().from(crmMessages).orderBy(asc(crmMessages.id));
  return rows.map(({ message }) => message).filter((message) => message.email === email);
};

const rows = () => api.db.select().from(formSubmissions).where(eq(formSubmissions.email, email));

describe("a request", () => {
  test("is forwarded at once, without a consent and without the CRM's cookie", async () => {
    const page_url = "https://devguild.example/en/live?token=secret#part";
    const { body, status } = await suggest({ hutk: "cookie", page_url });
    expect(status).toBe(202);
    expect(body.data).toEqual({ confirmation_sent: false });
    expect(await forwarded()).toEqual([
      {
        act: "submit",
        form: "live-suggestion",
        email,
        fields: { name: "Ada", topic: "Bridges", message: "How they stand." },
        consent: null,
        pageUrl: "https://devguild.example/en/live",
        hutk: null,
        sentAt: expect.any(String),
      },
    ]);
    const [row] = await rows();
    expect(row).toMatchObject({ hutk: null, problem: null });
    expect(row?.delivered_at).toBeInstanceOf(Date);
    expect(await api.mailsTo(email)).toEqual([]);
  });

  test("for the media kit requires the terms, and leaves out empty fields", async () => {
    expect((await requestKit({ terms: false })).problem.errors).toEqual({
      terms: [MESSAGES.termsRequired],
    });
    await requestKit({ job_title: "" });
    expect(await forwarded()).toMatchObject([
      {
        form: "media-kit",
        fields: { first_name: "Ada", last_name: "Test", company_name: "Acme" },
        consent: null,
      },
    ]);
  });

  test("for the media kit is answered with it, once", async () => {
    await requestKit();
    await requestKit();
    const [mail, ...more] = await api.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("The Devguild media kit");
    const [plan] = await listPlans(api.db, "MARKETING");
    expect(mail?.text).toContain(plan?.name);
    expect(mail?.text).not.toContain("Acme");
  });

  test("with a newsletter is forwarded while the newsletter waits for confirmation", async () => {
    const { body } = await requestKit({ hs_terms: true, hutk: "cookie" });
    expect(body.data).toEqual({ confirmation_sent: true });
    expect(await forwarded()).toMatchObject([{ form: "media-kit", consent: null, hutk: null }]);
    expect(await rows()).toHaveLength(2);
    expect((await api.mailsTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Confirm your subscription to .*hiring teams/),
      "The Devguild media kit",
    ]);
  });

  test("sent twice by accident is stored and emailed once", async () => {
    const form_token = issueTestToken();
    const twice = await Promise.all([suggest({ form_token }), suggest({ form_token })]);
    expect(twice.map(({ status }) => status)).toEqual([202, 202]);
    // The same again, from another page.
    expect((await suggest({ email: email.toUpperCase() })).status).toBe(202);
    expect(await rows()).toHaveLength(1);
    expect(await forwarded()).toHaveLength(1);
    await suggest({ message: "How they fall." });
    expect(await forwarded()).toHaveLength(2);
    await subscribe();
    await subscribe();
    expect(await api.mailsTo(email)).toHaveLength(1);
  });
});

describe("invalid input fails on its field, and nothing is stored", () => {
  test.each([
    [{ email: "nobody" }, "email", MESSAGES.emailInvalid],
    [{ name: " " }, "name", FORM_MESSAGES.nameRequired],
    [{ topic: "" }, "topic", FORM_MESSAGES.topicRequired],
    [{ message: "" }, "message", FORM_MESSAGES.messageRequired],
    [{ page_url: "javascript:alert(1)" }, "page_url", FORM_MESSAGES.pageInvalid],
    // Also shown to a person whose browser filled in the honeypot.
    [{ homepage: "http://spam.example" }, "homepage", FORM_MESSAGES.leaveEmpty],
  ])("%j", async (...row) => {
    const [body, field, message] = row;
    expect((await suggest(body)).problem.errors).toEqual({ [field]: [message] });
    expect(await rows()).toEqual([]);
  });

  test("a newsletter without the consent", async () => {
    expect((await subscribe({ hs_terms: false })).problem.errors).toEqual({
      hs_terms: [MESSAGES.termsRequired],
    });
  });
});

describe("a bot", () => {
  test("is rejected if it did not wait as long as a person would; a person can send the form again", async () => {
    const { body } = await api.call(calls.token, {});
    const { form_token } = body.data;
    expect((await suggest({ form_token })).problem.errors).toEqual({
      form_token: [FORM_MESSAGES.tooFast],
    });
    expect(
      (await suggest({ form_token: issueTestToken(body.data.seconds_min + 0.1) })).status,
    ).toBe(202);
  });

  test("cannot use an old token, someone else's or one from the future", async () => {
    const [at = "", number = "", signature = ""] = issueTestToken().split(".");
    const wrong: [string, string][] = [
      ["", FORM_MESSAGES.tokenInvalid],
      ["unknown", FORM_MESSAGES.tokenInvalid],
      [`${Number(at) - 5000}.${number}.${signature}`, FORM_MESSAGES.tokenInvalid],
      [`${at}.${number}.${signature}.more`, FORM_MESSAGES.tokenInvalid],
      [issueFormToken("another secret", Date.now() - 5000), FORM_MESSAGES.tokenInvalid],
      [issueTestToken(-60), FORM_MESSAGES.tooFast],
      [issueTestToken(FORM_HOURS_MAX * 3600 + 1), FORM_MESSAGES.tooLate],
    ];
    for (const [form_token, message] of wrong)
      expect((await suggest({ form_token })).problem.errors).toEqual({ form_token: [message] });
    expect(await rows()).toEqual([]);
  });

  test("needs a token for each form", async () => {
    const form_token = issueTestToken();
    expect((await suggest({ form_token })).status).toBe(202);
    const again = await suggest({ form_token, email: `other-${email}` });
    expect(again.problem.errors).toEqual({ form_token: [FORM_MESSAGES.sentBefore] });
  });

  test("is stopped after 5 an hour with one address, and 20 per visitor", async () => {
    for (let count = 0; count < 5; count++)
      expect((await suggest({ message: `Number ${count}` })).status).toBe(202);
    expect((await suggest({ message: "One more" })).status).toBe(429);
    address = "198.51.100.250";
    for (let count = 0; count < 20; count++)
      expect((await suggest({ email: `many${count}@test.example` })).status).toBe(202);
    const refused = await suggest({ email: "many20@test.example" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

test("a form's token is never stored in the queue", async () => {
  const { headers, body } = await api.call(calls.token, {});
  expect(headers.get("Cache-Control")).toBe("no-store");
  const other = await api.call(calls.token, {});
  expect(other.body.data.form_token).not.toBe(body.data.form_token);
});

test("the demo's CRM log shows the messages without running any of their content", async () => {
  await suggest({ message: "<script>alert(1)</script>" });
  await forwarded();
  const page = await api.app.request("/dev/crm");
  expect(page.headers.get("Content-Security-Policy")).not.toContain("script-src");
  const source = await page.text();
  expect(source).toContain("Form: live-suggestion");
  expect(source).not.toContain("<script>alert");
  const json = await api.app.request("/dev/crm", { headers: { Accept: "application/json" } });
  const { data } = (await json.json()) as { data: { message: object }[] };
  expect(data[0]).toMatchObject({ message: { email, form: "live-suggestion" } });
});

test("a request records no consent", async () => {
  await suggest();
  expect(await api.db.select().from(consents).where(eq(consents.email, email))).toEqual([]);
});
