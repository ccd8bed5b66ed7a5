import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { type BulkList, BULK_MESSAGES as M } from "@devguild/schemas/constants/bulk-changes";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { highlights } from "../highlights/highlights.tables.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { findBulkChange } from "./bulk-changes.queries.ts";

const calls = contract.bulkChanges;

let api: TestApi;
let given: Given;
let admin: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  admin = await given.admin("super-admin");
});

const find = async (list: BulkList, filter: string) =>
  (await api.call(calls.found, { query: { list, filter } }, admin)).body.data;
const follow = (changeId: number) => findBulkChange(api.db, { userId: admin.userId, changeId });
const change = async (body: BodyInput<typeof calls.start>) => {
  const { id } = (await api.call(calls.start, { body }, admin)).body.data;
  await api.queue.drain();
  return { id, ended: await follow(id) };
};
const undo = async (changeId: number) => {
  await api.call(calls.undo, { params: { changeId } }, admin);
  await api.queue.drain();
  return follow(changeId);
};
const countEntries = (action: "article.unpublish" | "highlight.edit", ids: number[]) =>
  api.db.$count(auditLog, and(eq(auditLog.action, action), inArray(auditLog.subject_id, ids)));

test("articles are unpublished; a draft stays one", async () => {
  const published = [await given.article({ title: "Otters" }), await given.article()];
  const draft = await given.article({ status: ARTICLE_STATUSES.DRAFT, published_at: null });
  expect(await find("articles", "?search=otters")).toEqual([published[0]?.id]);
  const ids = [...published, draft].map(({ id }) => id);
  const { ended } = await change({ action: "articles.unpublish", ids });
  expect(ended).toMatchObject({
    done: 2,
    failed: [{ id: draft.id, reason: M.onlyPublishedArticles }],
    undo_until: null,
  });
  const rows = await api.db
    .select({ status: articles.status })
    .from(articles)
    .where(inArray(articles.id, ids))
    .orderBy(articles.id);
  const { UNPUBLISHED, DRAFT } = ARTICLE_STATUSES;
  expect(rows.map(({ status }) => status)).toEqual([UNPUBLISHED, UNPUBLISHED, DRAFT]);
  expect(await countEntries("article.unpublish", ids)).toBe(2);
});

test("highlights are made inactive, and active again by undo", async () => {
  const { id: video_id } = await given.video();
  const first = await given.highlight({ video_id, title: "Walrus week" });
  const second = await given.highlight({ video_id, title: "Walrus day" });
  const off = await given.highlight({ video_id, title: "Walrus hour", active: false });
  const ids = await find("highlights", "?search=walrus&page=3");
  expect(new Set(ids)).toEqual(new Set([first.id, second.id, off.id]));
  const { id, ended } = await change({ action: "highlights.deactivate", ids });
  expect(ended).toMatchObject({ done: 2, failed: [{ id: off.id, reason: M.inactive }] });
  const readActive = async () =>
    (
      await api.db
        .select({ active: highlights.active })
        .from(highlights)
        .where(inArray(highlights.id, ids))
        .orderBy(highlights.id)
    ).map(({ active }) => active);
  expect(await readActive()).toEqual([false, false, false]);
  expect(await undo(id)).toMatchObject({ stage: "undone", done: 2, failed: [] });
  expect(await readActive()).toEqual([true, true, false]);
  expect(await countEntries("highlight.edit", ids)).toBe(4);
});

test("deleted accounts are restored, each with an email; one that was restored meanwhile is not", async () => {
  for (const first_name of ["Quincy", "Quincy"]) await given.accountDeletion({ first_name });
  const ids = await find("deleted_accounts", "?search_term=quincy");
  expect(ids).toHaveLength(2);
  const listed = await api.call(
    contract.deletedAccounts.list,
    { query: { search_term: "quincy" } },
    admin,
  );
  const [first, second] = listed.body.data;
  await api.call(
    contract.deletedAccounts.restore,
    { params: { userId: first?.user_id ?? 0 } },
    admin,
  );
  const { ended } = await change({ action: "deleted_accounts.restore", ids });
  expect(ended).toMatchObject({ done: 1, failed: [{ id: first?.id, reason: M.restored }] });
  expect(await api.mailsTo(second?.email ?? "")).toHaveLength(1);
  expect(await find("deleted_accounts", "?search_term=quincy")).toEqual([]);
});

test("invitations are sent again; who accepted theirs isn’t invited", async () => {
  const emails = ["pia.bulk@test.example", "ole.bulk@test.example"];
  for (const email of emails)
    await api.call(
      contract.adminUsers.invite,
      { body: { email, first_name: "Pia", last_name: "Bulk", role_id: 5 } },
      admin,
    );
  await api.queue.drain();
  const ids = await find("staff", "?search=bulk");
  expect(ids).toHaveLength(2);
  const member = await api.call(
    contract.adminUsers.list,
    { query: { search: admin.email } },
    admin,
  );
  const own = member.body.data[0]?.id ?? 0;
  const { ended } = await change({ action: "staff.resend-invitation", ids: [...ids, own] });
  expect(ended).toMatchObject({ done: 2, failed: [{ id: own, reason: M.accepted }] });
  for (const email of emails) expect(await api.mailsTo(email)).toHaveLength(2);
});
