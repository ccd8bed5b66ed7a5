import { contract } from "@devguild/contract/contract";
import { UNREAD_MAX } from "@devguild/schemas/constants/notifications";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { cleanUpNotifications } from "./notifications.commands.ts";

const calls = contract.notifications;

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

const list = async (query: { page?: number; per_page?: number } = {}) =>
  (await api.call(calls.list, { query }, person)).body;
const countUnread = async () => (await api.call(calls.unread, {}, person)).body.data.unread;
const read = (id: number) => api.call(calls.read, { params: { id } }, person);

test("the newest come first, page by page, and only one’s own", async () => {
  const ids = [];
  for (const title of ["First", "Second", "Third"])
    ids.push(await given.notification(person.userId, { title, url: "/en/jobs" }));
  await given.notification((await given.developer()).userId);
  const page = await list({ per_page: 2 });
  expect(page.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(page.data[0]).toMatchObject({ title: "Third", url: "/en/jobs", read_at: null });
  expect(page.meta).toMatchObject({ total: 3, last_page: 2 });
  expect((await list({ per_page: 2, page: 2 })).data.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await list({ page: 9 })).data).toEqual([]);
});

test("one is marked as read, and reading it again keeps the first time", async () => {
  const id = await given.notification(person.userId);
  await given.notification(person.userId);
  expect((await read(id)).body.data).toEqual({ unread: 1 });
  const [, first] = (await list()).data;
  expect((await read(id)).body.data).toEqual({ unread: 1 });
  expect((await list()).data[1]).toEqual(first);
  expect(first?.read_at).not.toBeNull();
});

test("someone else’s notification isn’t found, and stays unread", async () => {
  const other = await given.developer();
  const id = await given.notification(other.userId);
  expect((await read(id)).status).toBe(404);
  expect((await api.call(calls.unread, {}, other)).body.data.unread).toBe(1);
});

test("all are marked as read, but not one that came in meanwhile", async () => {
  const shown = await given.notification(person.userId);
  const late = await given.notification(person.userId);
  const body = { up_to_id: shown };
  expect((await api.call(calls.readAll, { body }, person)).body.data).toEqual({ unread: 1 });
  expect((await api.call(calls.readAll, { body }, person)).body.data).toEqual({ unread: 1 });
  expect((await list()).data.filter(({ read_at: at }) => at === null)).toMatchObject([
    { id: late },
  ]);
});

test("unread ones are counted up to a limit", async () => {
  for (let each = 0; each < UNREAD_MAX + 1; each += 1) await given.notification(person.userId);
  expect(await countUnread()).toBe(UNREAD_MAX);
});

test("they are deleted after half a year", async () => {
  await given.notification(person.userId, { created_at: new Date(Date.now() - 181 * DAY_MS) });
  const recent = await given.notification(person.userId);
  await cleanUpNotifications(api.db);
  expect((await list()).data.map(({ id }) => id)).toEqual([recent]);
});
