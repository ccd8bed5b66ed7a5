import { contract } from "@devguild/contract/contract";
import { ARTICLE_PRESENCE_ENDS_MS } from "@devguild/schemas/constants/article-editing";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { announceEditor, cleanUpPresence } from "./article-presence.commands.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("of two editors with the same article, each sees the other, and when they last typed", async () => {
  const { id } = await given.article();
  const other = await given.article();
  const first = await given.admin("content-editor");
  const second = await given.admin("content-editor");
  const announce = (editor: typeof first, articleId: number, typed: boolean) =>
    api.call(
      contract.adminMagazine.announce,
      { params: { id: articleId }, body: { typed } },
      editor,
    );
  expect((await announce(first, id, false)).body.data).toEqual([]);
  const seen = (await announce(second, id, true)).body.data;
  expect(seen).toMatchObject([{ id: first.userId, typed_at: null }]);
  expect((await announce(first, id, false)).body.data).toMatchObject([
    { id: second.userId, typed_at: expect.any(String) as string },
  ]);
  // Looking at it again doesn't make what was typed older or newer.
  await announce(second, id, false);
  expect((await announce(first, id, false)).body.data[0]?.typed_at).not.toBeNull();
  expect((await announce(first, other.id, false)).body.data).toEqual([]);
  expect((await announce(first, 0, false)).status).toBe(404);
});

test("whoever closes an article is gone soon, and opening it again isn't typing", async () => {
  const { id: articleId } = await given.article();
  const first = await given.admin("content-editor");
  const second = await given.admin("content-editor");
  const start = new Date();
  const at = (ms: number) => new Date(start.getTime() + ms);
  const announce = (userId: number, typed: boolean, now: Date) =>
    announceEditor(api.db, { articleId, userId }, { typed, now });
  await announce(second.userId, true, start);
  expect(await announce(first.userId, false, at(1000))).toHaveLength(1);
  const later = at(ARTICLE_PRESENCE_ENDS_MS + 1000);
  expect(await announce(first.userId, false, later)).toEqual([]);
  await announce(second.userId, false, later);
  expect(await announce(first.userId, false, later)).toMatchObject([{ typed_at: null }]);
  await cleanUpPresence(api.db, at(ARTICLE_PRESENCE_ENDS_MS * 3));
  expect(await announce(first.userId, false, later)).toEqual([]);
});
