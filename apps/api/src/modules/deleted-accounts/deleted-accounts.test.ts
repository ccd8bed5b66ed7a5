import { contract } from "@devguild/contract/contract";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { accountDeletions } from "../accounts/accounts.tables.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { users } from "../users/users.tables.ts";

const calls = contract.deletedAccounts;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager");
});

const list = async (query: object = {}) => (await api.call(calls.list, { query }, talent)).body;
const restore = (userId: number, as = talent) =>
  api.call(calls.restore, { params: { userId } }, as);
const expire = (userId: number) =>
  api.db
    .update(accountDeletions)
    .set({ restorable_until: new Date(Date.now() - 1) })
    .where(eq(accountDeletions.user_id, userId));

test("deleted accounts are listed, the latest first, and found by name and address", async () => {
  const first = await given.accountDeletion({ first_name: "Grace", last_name: "Hopper" });
  const second = await given.accountDeletion({ first_name: "Zoë", last_name: "Marsh" });
  const { data, meta } = await list();
  expect(data.map(({ user_id }) => user_id)).toEqual([second, first]);
  expect(meta).toMatchObject({ total: 2, per_page: 30 });
  expect(data[0]).toMatchObject({
    full_name: "Zoë Marsh",
    account_type: "developer",
    with_login: true,
    deleted_by: null,
  });
  expect((await list({ search_term: "zoe" })).data).toHaveLength(1);
  expect((await list({ search_term: data[1]?.email })).data).toHaveLength(1);
  expect((await list({ search_term: "%" })).data).toEqual([]);
});

test("one whose 30 days are over is neither listed nor restored", async () => {
  const userId = await given.accountDeletion();
  await expire(userId);
  expect((await list()).data.map(({ user_id }) => user_id)).not.toContain(userId);
  expect((await restore(userId)).problem.code).toBe("not_restorable");
});

test("staff restore an account with its login, and the owner hears of it", async () => {
  const userId = await given.accountDeletion();
  const { status, body } = await restore(userId);
  expect(status).toBe(200);
  const [login] = await api.db.select().from(users).where(eq(users.id, userId));
  expect(login?.deleted_at).toBeNull();
  expect((await list()).data.map(({ user_id }) => user_id)).not.toContain(userId);
  const [mail] = await api.mailsTo(body.data.email);
  expect(mail?.subject).toBe("Your Devguild account was restored");
  const links = and(
    eq(oneTimeTokens.user_id, userId),
    eq(oneTimeTokens.purpose, "restore-account"),
  );
  expect(await api.db.$count(oneTimeTokens, links)).toBe(0);
  const [entry] = await api.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.action, "account.restore"), eq(auditLog.subject_id, userId)));
  expect(entry?.details).toMatchObject({ changes: { restored_at: { before: null } } });
});

test("two who restore it at once succeed once", async () => {
  const userId = await given.accountDeletion();
  const statuses = (await Promise.all([restore(userId), restore(userId)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("support sees the list and can't restore", async () => {
  const support = await given.admin("support");
  expect((await api.call(calls.list, {}, support)).status).toBe(200);
  expect((await restore(await given.accountDeletion(), support)).status).toBe(403);
});
