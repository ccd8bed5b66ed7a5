import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openVendor, type VendorServer } from "../../../testing/vendor-server.ts";
import { DAY_MS } from "../../time.ts";
import { type CrmForm, CrmRefusal } from "./crm.port.ts";
import { hubspot } from "./hubspot.ts";

// Accepts what HubSpot's reference describes.
let vendor: VendorServer<unknown>;

beforeEach(async () => {
  vendor = await openVendor((body): unknown => JSON.parse(body), {
    status: 200,
    body: '{"inlineMessage":"Thank you."}',
  });
});

afterEach(() => vendor.close());

const FORMS = {
  newsletter: "11111111-0000-4000-8000-000000000000",
  "live-suggestion": "22222222-0000-4000-8000-000000000000",
  "b2b-newsletter": "33333333-0000-4000-8000-000000000000",
  "media-kit": "44444444-0000-4000-8000-000000000000",
};

const crm = (token?: string, at = vendor.url) =>
  hubspot({
    url: at,
    apiUrl: at,
    portalId: "4711",
    forms: FORMS,
    subscriptions: { newsletter: 7, "b2b-newsletter": 8 },
    token,
  });

const sentAt = new Date(Date.now() - 60_000).toISOString();
const request: CrmForm = {
  act: "submit",
  form: "media-kit",
  email: "ada@test.example",
  fields: {
    first_name: "Ada",
    last_name: "Test",
    company_name: "Acme & Söhne",
    job_title: "CTO",
    topic: "Bridges",
  },
  consent: null,
  pageUrl: "https://devguild.example/en/business",
  hutk: null,
  sentAt,
};
const newsletter: CrmForm = {
  ...request,
  form: "newsletter",
  fields: {},
  consent: { newsletter: "newsletter", text: "Mail me." },
  hutk: "cookie",
};
const withdrawal = {
  act: "withdraw",
  newsletter: "b2b-newsletter",
  email: "ada+b@test.example",
} as const;

describe("HubSpot", () => {
  test("gets a request as a form of its portal, with contact properties and without a consent", async () => {
    await crm().submit(request, "form-1");
    expect(vendor.received).toHaveLength(1);
    expect(vendor.received[0]).toMatchObject({
      method: "POST",
      path: `/submissions/v3/integration/submit/4711/${FORMS["media-kit"]}`,
      headers: { "content-type": "application/json" },
    });
    expect(vendor.received[0]?.headers.authorization).toBeUndefined();
    expect(vendor.received[0]?.body).toEqual({
      submittedAt: String(Date.parse(sentAt)),
      fields: [
        { objectTypeId: "0-1", name: "email", value: "ada@test.example" },
        { objectTypeId: "0-1", name: "firstname", value: "Ada" },
        { objectTypeId: "0-1", name: "lastname", value: "Test" },
        { objectTypeId: "0-1", name: "company", value: "Acme & Söhne" },
        { objectTypeId: "0-1", name: "jobtitle", value: "CTO" },
        { objectTypeId: "0-1", name: "topic", value: "Bridges" },
      ],
      context: { pageUri: "https://devguild.example/en/business" },
    });
  });

  test("gets a newsletter with the consent text, its subscription type and the cookie", async () => {
    await crm().submit(newsletter, "form-2");
    expect(vendor.received.map(({ body }) => body)).toEqual([
      {
        submittedAt: String(Date.parse(sentAt)),
        fields: [{ objectTypeId: "0-1", name: "email", value: "ada@test.example" }],
        context: { hutk: "cookie", pageUri: "https://devguild.example/en/business" },
        legalConsentOptions: {
          consent: {
            consentToProcess: true,
            text: "Mail me.",
            communications: [{ value: true, subscriptionTypeId: 7, text: "Mail me." }],
          },
        },
      },
    ]);
  });

  test("is called with the app's token if there is one, and resubscribes people", async () => {
    await crm("pat-1").submit(newsletter, "form-3");
    expect(vendor.received.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      [`/submissions/v3/integration/secure/submit/4711/${FORMS.newsletter}`, "Bearer pat-1"],
      ["/communication-preferences/v4/statuses/ada%40test.example", "Bearer pat-1"],
    ]);
    expect(vendor.received[1]?.body).toMatchObject({
      channel: "EMAIL",
      subscriptionId: 7,
      statusState: "SUBSCRIBED",
      legalBasis: "CONSENT_WITH_NOTICE",
    });
    await crm("pat-1").submit(request, "form-4");
    expect(vendor.received).toHaveLength(3);
  });

  test("unsubscribes with the token, and cannot without one", async () => {
    expect(crm().withdraw).toBeNull();
    await crm("pat-1").withdraw?.(withdrawal, "form-5");
    expect(vendor.received).toMatchObject([
      {
        path: "/communication-preferences/v4/statuses/ada%2Bb%40test.example",
        body: { subscriptionId: 8, statusState: "UNSUBSCRIBED" },
      },
    ]);
  });

  test("gets no timestamp older than a month, which it would reject", async () => {
    const old = new Date(Date.now() - 28 * DAY_MS).toISOString();
    await crm().submit({ ...request, sentAt: old }, "form-6");
    expect(vendor.received[0]?.body).not.toHaveProperty("submittedAt");
  });

  test.each([
    [400, '{"errors":[{"message":"ada@test.example","errorType":"BLOCKED_EMAIL"}]}', true],
    [400, "", true],
    [401, '{"category":"INVALID_AUTHENTICATION","message":"pat-1"}', false],
    [404, "{}", false],
    [429, "", false],
    [500, "<html>ada@test.example", false],
  ])("that responds with %i is retried if that helps, and no address is logged", async (...row) => {
    const [status, body, isFinal] = row;
    vendor.answer = { status, body };
    const failure: unknown = await crm("pat-1")
      .submit(request, "form-7")
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof CrmRefusal).toBe(isFinal);
    expect(String(failure)).toContain(String(status));
    expect(String(failure)).not.toMatch(/ada|pat-1/);
  });

  test("that is down makes the call fail, for now", async () => {
    const failure: unknown = await crm(undefined, "http://127.0.0.1:1")
      .submit(request, "form-8")
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(CrmRefusal);
  });
});
