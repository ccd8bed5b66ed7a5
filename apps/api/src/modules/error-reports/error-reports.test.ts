import { getServerKey, SERVER_KEY_HEADER } from "@devguild/config/server-key";
import { contract } from "@devguild/contract/contract";
import { CONSENT_COOKIE, consentValue } from "@devguild/schemas/constants/consents";
import { API_BASE } from "@devguild/schemas/addresses";
import { SESSION_COOKIE } from "@devguild/schemas/product";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { openVendor, type VendorServer } from "../../../testing/vendor-server.ts";

type Event = {
  user: { id: string };
  transaction?: string;
  tags: { where: string };
  exception: { values: { type: string; value: string }[] };
};

let collector: VendorServer<Event>;
let api: TestApi;
let given: Given;

// An envelope has three lines: its header, the event's header, and the event.
const readEvent = (envelope: string) => JSON.parse(envelope.split("\n")[2] ?? "") as Event;
const received = () => collector.received.map(({ body }) => body);

beforeAll(async () => {
  collector = await openVendor(readEvent, { status: 200, body: "{}" });
  const errorDsn = collector.url.replace("//", "//key@") + "/7";
  api = await openApi({ ...testConfig, errorDsn });
  given = givenOn(api.db);
});

beforeEach(() => {
  collector.received = [];
});

afterAll(() => collector.close());

const failure = {
  app: "site",
  name: "TypeError",
  message: "No mailbox ada@test.example",
  stack: null,
  page: "/en/jobs?job_title=nurse",
};
const allowing = `${CONSENT_COOKIE}=${consentValue(["errors"])}`;

const report = async (headers: Record<string, string> = {}, body: object = failure) =>
  api.app.request(`${API_BASE}/error-reports`, {
    method: "POST",
    headers: { Origin: testConfig.urls.site, ...headers },
    body: JSON.stringify(body),
  });

// Reports are not awaited; one that isn't sent within this time won't be.
const soon = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("a browser error", () => {
  test("is reported with the account's id, with the user's consent", async () => {
    const { token, userId } = await given.developer();
    const answer = await report({ Cookie: `${SESSION_COOKIE}=${token}; ${allowing}` });
    expect(answer.status).toBe(204);
    await expect.poll(() => received().length).toBe(1);
    expect(received()).toMatchObject([
      {
        user: { id: String(userId) },
        transaction: "/en/jobs",
        exception: { values: [{ type: "TypeError", value: "No mailbox [address]" }] },
      },
    ]);
  });

  test("of a guest is reported as a guest's", async () => {
    await report({ Cookie: allowing });
    await expect.poll(received).toMatchObject([{ user: { id: "guest" } }]);
  });

  test.each([
    ["who has not chosen", {}],
    ["who allowed other services only", { Cookie: `${CONSENT_COOKIE}=${consentValue(["chat"])}` }],
    ["whose browser sends Global Privacy Control", { Cookie: allowing, "Sec-GPC": "1" }],
  ])("of someone %s is not reported", async (_, headers: Record<string, string>) => {
    expect((await report(headers)).status).toBe(204);
    await soon();
    expect(received()).toEqual([]);
  });
});

test("a server error names no user without their consent", async () => {
  const { token, userId } = await given.developer();
  const fromServer = { [SERVER_KEY_HEADER]: getServerKey(testConfig.secret) };
  await report({ ...fromServer, Cookie: `${SESSION_COOKIE}=${token}` });
  await expect.poll(received).toMatchObject([{ user: { id: "guest" }, tags: { where: "server" } }]);
  await report({ ...fromServer, Cookie: `${SESSION_COOKIE}=${token}; ${allowing}` });
  await expect.poll(() => received()[1]).toMatchObject({ user: { id: String(userId) } });
});

test("nobody else can report an error as a server's", async () => {
  const pretended = { ...failure, where: "server" };
  await report({}, pretended);
  await report({ [SERVER_KEY_HEADER]: getServerKey("another secret") }, pretended);
  await soon();
  expect(received()).toEqual([]);
  await report({ Cookie: allowing }, pretended);
  await expect.poll(received).toMatchObject([{ tags: { where: "browser" } }]);
});

test("a failed call is reported with its error, and without its input", async () => {
  const { token } = await given.developer();
  const ask = () => api.call(contract.consents.services, {}, { token });
  await api.db.execute(sql`alter table consents rename to away`);
  expect((await ask()).status).toBe(500);
  await api.db.execute(sql`alter table away rename to consents`);
  expect((await ask()).status).toBe(200);
  await expect.poll(received).toMatchObject([
    {
      user: { id: "guest" },
      transaction: `${API_BASE}/user/service-consents`,
      exception: {
        values: [{ value: expect.stringMatching(/^Failed query: select .{0,300}$/) }],
      },
    },
  ]);
});

test.each([
  [{ ...failure, app: "api" }, "app"],
  [{ ...failure, message: undefined }, "message"],
  [{ ...failure, stack: "x".repeat(20_001) }, "stack"],
])("an invalid report is rejected", async (body, field) => {
  const answer = await report({ Cookie: allowing }, body);
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: object };
  expect(Object.keys(errors)).toEqual([field]);
});

test("an address may send 60 reports a minute", async () => {
  const from = { "X-Forwarded-For": "203.0.113.61" };
  const answers = await Promise.all(Array.from({ length: 61 }, () => report(from)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
