import { createHmac } from "node:crypto";

import { contract } from "@devguild/contract/contract";
import { CONSENT_TEXT_VERSION, type ConsentCategory } from "@devguild/schemas/constants/consents";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { consents } from "./consents.tables.ts";

const calls = contract.consents;

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi({ ...testConfig, chatSecret: "chat-secret" });
  given = givenOn(api.db);
});

const choose = (allowed: ConsentCategory[], caller: Caller) =>
  api.call(calls.chooseServices, { body: { allowed, text_version: CONSENT_TEXT_VERSION } }, caller);

const listConsents = (userId: number) =>
  api.db.select().from(consents).where(eq(consents.user_id, userId)).orderBy(asc(consents.id));

describe("the third-party services that a login allows", () => {
  test("are none at first, and then the chosen ones", async () => {
    const developer = await given.developer();
    const nothing = { allowed: [], text_version: CONSENT_TEXT_VERSION, given_at: null };
    expect((await api.call(calls.services, {}, developer)).body.data).toEqual(nothing);
    const chosen = await choose(["statistics", "chat"], developer);
    expect(chosen.body.data).toMatchObject({ allowed: ["chat", "statistics"] });
    expect((await api.call(calls.services, {}, developer)).body).toEqual(chosen.body);
  });

  test("are stored with purpose, text, time and source, including withdrawals", async () => {
    const developer = await given.developer();
    await choose(["chat", "maps"], developer);
    await choose(["maps"], developer);
    await choose(["maps"], developer);
    const at = expect.any(Date) as Date;
    const common = { text_version: CONSENT_TEXT_VERSION, source: "Devguild cookie settings" };
    expect(await listConsents(developer.userId)).toMatchObject([
      { ...common, purpose: "service-chat", given_at: at, confirmed_at: at, withdrawn_at: at },
      { ...common, purpose: "service-maps", given_at: at, confirmed_at: at, withdrawn_at: null },
    ]);
    const none = await choose([], developer);
    expect(none.body.data).toMatchObject({ allowed: [], given_at: null });
  });

  test("are asked for again when the texts change", async () => {
    const developer = await given.developer();
    await choose(["chat"], developer);
    await api.db
      .update(consents)
      .set({ text_version: "2025-01" })
      .where(eq(consents.user_id, developer.userId));
    expect((await api.call(calls.services, {}, developer)).body.data.allowed).toEqual([]);
    await choose(["chat"], developer);
    expect(await listConsents(developer.userId)).toMatchObject([
      { text_version: "2025-01", withdrawn_at: expect.any(Date) },
      { text_version: CONSENT_TEXT_VERSION, withdrawn_at: null },
    ]);
  });

  test("are stored once, however many requests are sent at once", async () => {
    const developer = await given.developer();
    await Promise.all(Array.from({ length: 5 }, () => choose(["chat", "chat"], developer)));
    expect(await listConsents(developer.userId)).toHaveLength(1);
  });

  test("do not affect consents to emails", async () => {
    const developer = await given.developer();
    await api.db.insert(consents).values({
      user_id: developer.userId,
      email: "a@test.example",
      purpose: "newsletter",
      text_version: "2026-12",
      source: "test",
    });
    await choose([], developer);
    expect(await listConsents(developer.userId)).toMatchObject([{ withdrawn_at: null }]);
  });
});

test.each([
  [{ allowed: ["everything"], text_version: CONSENT_TEXT_VERSION }, "allowed.0"],
  [{ allowed: ["chat"], text_version: "2025-01" }, "text_version"],
  [{ text_version: CONSENT_TEXT_VERSION }, "allowed"],
])("an invalid choice is rejected: %j", async (body, field) => {
  const developer = await given.developer();
  const answer = await api.send("PUT", "/user/service-consents", {
    token: developer.token,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.problem.errors)).toEqual([field]);
  expect(await listConsents(developer.userId)).toEqual([]);
});

test("a guest's choice is not recorded", async () => {
  expect((await api.call(calls.services, {})).status).toBe(401);
  expect((await choose(["chat"], {})).status).toBe(401);
});

test("a user is identified to the chat by a signature that only we can make", async () => {
  const developer = await given.developer();
  const { data } = (await api.call(contract.identity.me, {}, developer)).body;
  const id = String(developer.userId);
  const hash = createHmac("sha256", "chat-secret").update(id).digest("hex");
  expect(data).toMatchObject({ intercom_id: id, intercom_hash: hash });
});
