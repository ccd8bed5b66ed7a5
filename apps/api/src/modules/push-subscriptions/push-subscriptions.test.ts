import { contract } from "@devguild/contract/contract";
import { PUSH_SUBSCRIPTION_MESSAGES as M } from "@devguild/schemas/constants/push-subscriptions";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { makeBrowser } from "../../../testing/push-browser.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { preparePushKeys } from "./push-keys.commands.ts";
import { findPushKeys } from "./push-keys.queries.ts";
import { pushKeys, pushSubscriptions } from "./push-subscriptions.tables.ts";

const calls = contract.pushSubscriptions;

let api: TestApi;
let given: Given;
let person: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  person = await given.developer();
});

type Who = { token: string };
const add = (body = makeBrowser().subscription, who: Who = person) =>
  api.call(calls.add, { body }, who);
const list = async (who: Who = person) => (await api.call(calls.list, {}, who)).body.data;
const remove = (id: number, who: Who = person) => api.call(calls.remove, { params: { id } }, who);

describe("a device", () => {
  test("is listed to its owner, and can be removed by nobody else", async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(await list()).toEqual([body.data]);
    expect(body.data).toMatchObject({ current: true, last_delivered_at: null });
    const other = await given.developer();
    expect(await list(other)).toEqual([]);
    expect((await remove(body.data.id, other)).status).toBe(404);
    expect((await remove(body.data.id)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test("is one for each browser, however often it subscribes, also at once", async () => {
    const browser = makeBrowser().subscription;
    await Promise.all([add(browser), add(browser)]);
    expect(await list()).toHaveLength(1);
    await add(makeBrowser().subscription);
    expect(await list()).toHaveLength(1);
    const elsewhere = await given.session(person.userId);
    await add(makeBrowser().subscription, { token: elsewhere });
    expect((await list()).map(({ current }) => current)).toEqual([false, true]);
  });

  test("moves to whoever subscribes the same browser later", async () => {
    const browser = makeBrowser().subscription;
    await add(browser);
    const other = await given.developer();
    await add(browser, other);
    expect([await list(), await list(other)]).toMatchObject([[], [{ current: true }]]);
  });

  test("gets nothing any more once its browser is logged out", async () => {
    await add();
    await api.call(contract.identity.logOut, {}, person);
    expect(
      await api.db.$count(pushSubscriptions, eq(pushSubscriptions.user_id, person.userId)),
    ).toBe(0);
  });
});

test.each([
  "http://push.example/1",
  "https://127.0.0.1/1",
  "https://2130706433/1",
  "https://[::ffff:10.0.0.1]/1",
  "https://localhost/1",
  "https://user:secret@push.example/1",
  "ftp://push.example/1",
])("nothing is ever sent to %s", async (endpoint) => {
  const { status, problem } = await add({ ...makeBrowser().subscription, endpoint });
  expect([status, problem.errors]).toEqual([422, { endpoint: [M.endpoint] }]);
});

test("keys that nothing can be encrypted with are refused", async () => {
  const { endpoint, keys } = makeBrowser().subscription;
  const noPoint = `B${"A".repeat(86)}`;
  const answer = await add({ endpoint, keys: { ...keys, p256dh: noPoint } });
  expect(answer.problem.errors).toEqual({ "keys.p256dh": [M.keys] });
});

describe("our keys", () => {
  test("are made once, stay after a restart, and the private one is stored encrypted", async () => {
    await Promise.all([preparePushKeys(api.db, testConfig), preparePushKeys(api.db, testConfig)]);
    const keys = await findPushKeys(api.db, testConfig);
    expect((await api.call(calls.key, {})).body.data).toEqual({ public_key: keys?.publicKey });
    const rows = await api.db.select().from(pushKeys);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(keys?.privateKey);
  });

  test("are made anew if SECRET changes, and the old ones work again with the old one", async () => {
    const before = await findPushKeys(api.db, testConfig);
    const changed = { ...testConfig, secret: "another-0123456789-abcdefghijklmnopqrstuvw" };
    expect(await findPushKeys(api.db, changed)).toBeNull();
    await preparePushKeys(api.db, changed);
    expect(await findPushKeys(api.db, changed)).not.toEqual(before);
    expect(await findPushKeys(api.db, testConfig)).toEqual(before);
  });
});
