import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { siteLinks } from "../site-data/site-data.tables.ts";
import { cleanUpKeys, eraseAnswers } from "./idempotency-keys.commands.ts";

const HOUR_MS = 3_600_000;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});
beforeEach(async () => {
  await api.db.delete(siteLinks);
  await api.db.delete(auditLog);
  await eraseAnswers(api.db);
});

const add = (label: string, idempotencyKey?: string, sender = editor) =>
  api.call(
    contract.siteLinks.create,
    { body: { column: "social", label, url: "https://example.com/us", active: true } },
    { ...sender, ...(idempotencyKey && { idempotencyKey }) },
  );
const countLinks = () => api.db.$count(siteLinks);

test("a request sent again under its key is done once and answered alike", async () => {
  const first = await add("Us", "one");
  const again = await add("Us", "one");
  expect(first.status).toBe(201);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(await countLinks()).toBe(1);
  expect(await api.db.$count(auditLog)).toBe(1);
});

test("two of one key at the same time are one", async () => {
  const answers = await Promise.all([add("Us", "one"), add("Us", "one"), add("Us", "one")]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await countLinks()).toBe(1);
});

test("without a key, or under another one, the same request is another", async () => {
  await add("Us");
  await add("Us");
  await add("Us", "one");
  await add("Us", "two");
  expect(await countLinks()).toBe(4);
});

test("a key belongs to whoever sent it", async () => {
  const other = await given.admin("content-editor");
  await add("Us", "one");
  await add("Theirs", "one", other);
  expect(await countLinks()).toBe(2);
});

test("a key that names another request is refused, and so is one that is too long", async () => {
  await add("Us", "one");
  expect((await add("Them", "one")).status).toBe(422);
  expect((await add("Us", "k".repeat(256))).status).toBe(422);
  expect(await countLinks()).toBe(1);
});

test("what was refused can be sent again under its key", async () => {
  expect((await add("", "one")).status).toBe(422);
  expect((await add("Us", "one")).status).toBe(201);
});

test("keys are kept for an hour", async () => {
  await add("Us", "one");
  const start = Date.now();
  await cleanUpKeys(api.db, new Date(start + HOUR_MS - 60_000));
  await add("Us", "one");
  expect(await countLinks()).toBe(1);
  await cleanUpKeys(api.db, new Date(start + HOUR_MS + 60_000));
  await add("Us", "one");
  expect(await countLinks()).toBe(2);
});
