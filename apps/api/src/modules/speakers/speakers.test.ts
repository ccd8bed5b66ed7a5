import { contract } from "@devguild/contract/contract";
import { SPEAKER_MESSAGES as M } from "@devguild/schemas/constants/speakers";
import { inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { speakers } from "./speakers.tables.ts";

const calls = contract.speakers;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

const add = (name: string, company = "Nimbrel") =>
  api.call(calls.create, { body: { name, title: "Engineer", company } }, editor);

test("a speaker who is added is found at once, and can speak in a video", async () => {
  const { status, body } = await add("Ruth Lindqvist-Nova");
  expect([status, body.data.detail]).toEqual([201, "Engineer, Nimbrel"]);
  const found = await api.call(calls.find, { query: { search: "nova nimbrel" } }, editor);
  expect(found.body.data).toEqual([body.data]);
  const video = await given.video();
  const saved = await api.call(
    contract.adminVideos.update,
    { params: { id: video.id }, body: { version: 1, speaker_ids: [body.data.id] } },
    editor,
  );
  expect(saved.body.data.speakers).toMatchObject([{ name: "Ruth Lindqvist-Nova" }]);
});

test("the same person is added once, namesakes elsewhere each have their own address", async () => {
  const both = await Promise.all([add("Jo Doubled"), add("jo doubled")]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const refused = both.find(({ status }) => status === 422);
  expect(refused?.problem.errors["name"]).toEqual([M.known]);
  const others = [await add("Jo Doubled", "Sundvik"), await add("Jo Doubled", "Sundvik!")];
  const ids = others.map(({ body }) => body.data.id);
  const rows = await api.db.select().from(speakers).where(inArray(speakers.id, ids));
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(2);
});

test("a name is needed, and a picture of ours", async () => {
  const body = { name: " ", portrait_url: "https://elsewhere.example/ada.png" };
  const refused = await api.call(calls.create, { body }, editor);
  expect(refused.problem.errors).toEqual({
    name: [M.nameRequired],
    portrait_url: [M.pictureForeign],
  });
});
