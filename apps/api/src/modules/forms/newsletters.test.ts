import { contract } from "@devguild/contract/contract";
import { NEWSLETTERS } from "@devguild/schemas/constants/forms";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { issueTestToken } from "../../../testing/form-tokens.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { DAY_MS } from "../../time.ts";
import { consents } from "../consents/consents.tables.ts";
import { crmMessages, formSubmissions } from "./forms.tables.ts";
import { signNewsletterLink } from "./newsletter-links.policy.ts";
import { cleanUpForms } from "./newsletters.commands.ts";

const calls = contract.forms;

let api: TestApi;

let serial = 0;

let email: string;

beforeAll(async () => {
  api = await openApi();
});

beforeEach(() => {
  serial += 1;
  email = `reader${serial}@test.example`;
});

const subscribe = (body: object = {}) =>
  api.call(
    calls.b2bNewsletter,
    {
      body: {
        email,
        first_name: "Ada",
        last_name: "Test",
        company_name: "Acme",
        hs_terms: true,
        hutk: "cookie",
        page_url: "https://devguild.example/en/business",
        form_token: issueTestToken(),
        ...body,
      },
    },
    { address: `203.0.113.${serial}` },
  );

const confirm = (token: string) => api.call(calls.confirm, { body: { token } });

const end = (token: string) => api.call(calls.unsubscribe, { body: { token } });

const look = (token: string) => api.call(calls.subscription, { query: { token } });

// Emails with a link to confirm are sent before others, so the newest one isn't always the last.
const newestToken = async () =>
  getLinkToken((await api.mailsTo(email)).find(({ links }) => links[0]?.includes("/confirm?")));

const consentRows = () =>
  api.db.select().from(consents).where(eq(consents.email, email)).orderBy(asc(consents.id));

const submissions = () =>
  api.db.select().from(formSubmissions).where(eq(formSubmissions.email, email));

const forwarded = async () => {
  await api.queue.drain();
  const rows = await api.db.select().from(crmMessages).orderBy(asc(crmMessages.id));
  return rows.map(({ message }) => message).filter((message) => message.email === email);
};

const endToken = async () => {
  const [consent] = await consentRows();
  const consentId = consent?.id ?? 0;
  return signNewsletterLink(testConfig.secret, {
    act: "end",
    newsletter: "b2b-newsletter",
    consentId,
  });
};

describe("a newsletter", () => {
  test("starts, in the CRM too, once the link was clicked", async () => {
    expect((await subscribe({ email: email.toUpperCase() })).body.data).toEqual({
      confirmation_sent: true,
    });
    expect(await forwarded()).toEqual([]);
    const [mail] = await api.mailsTo(email);
    expect(mail?.links[0]).toContain("/en/newsletter/confirm?token=");
    // Anyone could have entered these in the form.
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ada|Acme/);
    const token = await newestToken();
    const waiting = { newsletter: "b2b-newsletter", active: false };
    expect((await look(token)).body.data).toEqual(waiting);
    expect(await consentRows()).toMatchObject([{ confirmed_at: null }]);

    expect((await confirm(token)).body.data).toEqual({ ...waiting, active: true });
    expect(await forwarded()).toEqual([
      {
        act: "submit",
        form: "b2b-newsletter",
        email,
        fields: { first_name: "Ada", last_name: "Test", company_name: "Acme" },
        consent: { newsletter: "b2b-newsletter", text: NEWSLETTERS["b2b-newsletter"].consent },
        pageUrl: "https://devguild.example/en/business",
        hutk: "cookie",
        sentAt: expect.any(String),
      },
    ]);
    // Following the link twice changes nothing.
    expect((await confirm(token)).body.data.active).toBe(true);
    expect(await forwarded()).toHaveLength(1);
    expect(await api.mailsTo(email)).toHaveLength(2);
  });

  test("records the consent: text, time, source, confirmation and withdrawal", async () => {
    await subscribe();
    await confirm(await newestToken());
    await end(await endToken());
    expect(await consentRows()).toEqual([
      {
        id: expect.any(Number),
        user_id: null,
        email,
        purpose: "b2b-newsletter",
        text_version: expect.stringMatching(/^\d{4}-\d{2}$/),
        source: "Devguild form: b2b-newsletter",
        given_at: expect.any(Date),
        confirmed_at: expect.any(Date),
        withdrawn_at: expect.any(Date),
      },
    ]);
  });

  test("requested twice sends the CRM only the confirmed data", async () => {
    await subscribe();
    const first = await newestToken();
    await subscribe({ company_name: "Their Inc" });
    expect(await submissions()).toHaveLength(1);
    await confirm(first);
    expect(await forwarded()).toMatchObject([{ fields: { company_name: "Their Inc" } }]);
    // A stranger can't change an active subscription, unless its owner follows the link again.
    await subscribe({ company_name: "Evil Inc" });
    expect(await forwarded()).toHaveLength(1);
    expect(await consentRows()).toHaveLength(1);
    await confirm(await newestToken());
    expect(await forwarded()).toHaveLength(2);
  });

  test("of each kind has its own subscription", async () => {
    await subscribe();
    await confirm(await newestToken());
    await api.call(calls.newsletter, {
      body: { email, hs_terms: true, form_token: issueTestToken() },
    });
    await confirm(await newestToken());
    await end(await endToken());
    const active = (await consentRows()).filter(({ withdrawn_at }) => withdrawn_at === null);
    expect(active).toMatchObject([{ purpose: "newsletter" }]);
  });
});

describe("unsubscribing from a newsletter", () => {
  test("takes one click in the email, and reaches the CRM", async () => {
    await subscribe();
    await confirm(await newestToken());
    const [begun] = await api.mailsTo(email);
    expect(begun?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = begun?.links.find((each) => each.includes("/newsletter/unsubscribe")) ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";
    const about = { newsletter: "b2b-newsletter" };
    expect((await look(token)).body.data).toEqual({ ...about, active: true });
    expect((await end(token)).body.data).toEqual({ ...about, active: false });
    expect((await end(token)).body.data).toEqual({ ...about, active: false });
    expect((await forwarded()).slice(1)).toEqual([
      { act: "withdraw", newsletter: "b2b-newsletter", email },
    ]);
  });

  test("works from an email app's button, which sends neither cookie nor origin", async () => {
    await subscribe();
    await confirm(await newestToken());
    const [begun] = await api.mailsTo(email);
    const header = begun?.headers["List-Unsubscribe"] ?? "";
    const path = new URL(header.replace(/[<>]/g, "")).pathname;
    const opened = await api.app.request(path);
    expect(opened.status).toBe(302);
    expect(opened.headers.get("Location")).toContain("/en/newsletter/unsubscribe?token=");
    expect(await consentRows()).toMatchObject([{ withdrawn_at: null }]);
    const click = (words: string) =>
      api.app.request(path, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": words }),
      });
    expect((await click("Other")).status).toBe(422);
    expect((await click("One-Click")).status).toBe(200);
    expect((await consentRows())[0]?.withdrawn_at).toBeInstanceOf(Date);
  });

  test("overtakes a subscription that has not reached the CRM yet", async () => {
    await subscribe();
    const token = await newestToken();
    await confirm(token);
    await end(await endToken());
    expect(await forwarded()).toMatchObject([{ act: "withdraw" }]);
    // The old link no longer works, but subscribing again through the form does.
    expect((await confirm(token)).problem.errors).toEqual({ token: [MESSAGES.tokenInvalid] });
    await subscribe();
    await confirm(await newestToken());
    expect(await forwarded()).toMatchObject([{ act: "withdraw" }, { act: "submit" }]);
    expect(await consentRows()).toHaveLength(2);
  });
});

describe("a link", () => {
  test("that is invalid, signed with another secret or made for something else does nothing", async () => {
    await subscribe();
    const token = await newestToken();
    const [, , id = "", signature = ""] = token.split(".");
    const consentId = Number(id);
    const wrong = [
      "unknown",
      `confirm.newsletter.${id}.${signature}`,
      `confirm.b2b-newsletter.${consentId + 1}.${signature}`,
      signNewsletterLink("another secret", {
        act: "confirm",
        newsletter: "b2b-newsletter",
        consentId,
      }),
      signNewsletterLink(testConfig.secret, {
        act: "end",
        newsletter: "b2b-newsletter",
        consentId,
      }),
    ];
    for (const each of wrong) expect((await confirm(each)).status).toBe(422);
    expect((await end(token)).status).toBe(422);
    expect(await consentRows()).toMatchObject([{ confirmed_at: null, withdrawn_at: null }]);
  });

  test("expires after a week, and the cleanup deletes the unconfirmed request", async () => {
    await subscribe();
    const token = await newestToken();
    const weekAgo = new Date(Date.now() - 7 * DAY_MS - 1000);
    await api.db.update(consents).set({ given_at: weekAgo }).where(eq(consents.email, email));
    await api.db
      .update(formSubmissions)
      .set({ created_at: weekAgo })
      .where(eq(formSubmissions.email, email));
    expect((await look(token)).status).toBe(422);
    expect((await confirm(token)).status).toBe(422);
    await cleanUpForms(api.db);
    expect(await consentRows()).toEqual([]);
    expect(await submissions()).toEqual([]);
  });
});
