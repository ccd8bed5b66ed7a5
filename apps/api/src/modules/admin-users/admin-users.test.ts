import { contract } from "@devguild/contract/contract";
import type { BodyInput, QueryInput } from "@devguild/contract/endpoint";
import { ADMIN_ROLE_NAMES } from "@devguild/schemas/constants/accounts";
import { ADMIN_ROLE_IDS, ADMIN_USER_MESSAGES } from "@devguild/schemas/constants/admin-users";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

const calls = contract.adminUsers;

let api: TestApi;
let given: Given;
let leonie: Awaited<ReturnType<Given["admin"]>>;
let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  leonie = await given.admin("super-admin", { first_name: "Leonie", last_name: "Hartwig" });
});

const nora = () => {
  serial += 1;
  return {
    email: `nora${serial}@test.example`,
    first_name: "Nora",
    last_name: "Blum",
    role_id: ADMIN_ROLE_IDS["talent-manager"],
  };
};
const invite = (body: BodyInput<typeof calls.invite> = nora(), as = leonie) =>
  api.call(calls.invite, { body }, as);
const list = async () => (await api.call(calls.list, {}, leonie)).body.data;
const accountIdFor = async (userId: number) =>
  (await list()).find(({ user_id }) => user_id === userId)?.id ?? expect.unreachable();
const listAudited = async (subjectId: number) =>
  (
    await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, "admin-user"), eq(auditLog.subject_id, subjectId)))
  ).map(({ action }) => action);

describe("the staff", () => {
  test("are listed by name, with role, last log-in and second factors", async () => {
    const before = await list();
    await given.admin("support", { first_name: "Aaron", last_name: "Abbott" });
    const after = await list();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({
      full_name: "Aaron Abbott",
      role: "support",
      status: "active",
      invited_at: null,
      invited_until: null,
      mfa_methods: [],
    });
  });

  test("have their address for a name until they have one", async () => {
    const { userId } = await given.admin("support", { first_name: "", last_name: "" });
    const nameless = (await list()).find(({ user_id }) => user_id === userId);
    expect(nameless?.full_name).toBe(nameless?.email);
  });

  test("are filtered by name, address, role and status, and sorted, also as a spreadsheet", async () => {
    const { userId } = await given.admin("content-editor", {
      first_name: "=Zelda",
      last_name: "Zimmer",
    });
    const invited = (await invite()).body.data;
    const listed = async (query: QueryInput<typeof calls.list>) =>
      (await api.call(calls.list, { query }, leonie)).body.data.map(({ user_id: id }) => id);
    const { user_id: invitedId, email } = invited;
    expect(await listed({ search: "zimmer zelda" })).toEqual([userId]);
    expect(await listed({ search: email })).toEqual([invitedId]);
    expect(await listed({ roles: ["content-editor"] })).toEqual([userId]);
    expect(await listed({ statuses: ["pending"] })).toContain(invitedId);
    expect(await listed({ statuses: ["active"] })).not.toContain(invitedId);
    const byLogin = await listed({ order_by: "last_login_at", order_by_direction: "desc" });
    expect(byLogin[0]).toBe(userId);
    const path =
      "/admin/admin-users/csv?roles=content-editor&roles=talent-manager&order_by=last_login_at";
    const rows = String((await api.send("GET", path, leonie)).json)
      .split("\r\n")
      .slice(1, -1);
    expect(rows[0]).toContain(",'=Zelda Zimmer,");
    expect(rows[0]).toMatch(/,Content editor,Active,,20[\d-]+T[\d:.]+Z$/);
    expect(rows[1]).toContain(`,${email},Talent manager,Invited,,`);
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.action, "export.staff"));
    expect(entries).toMatchObject([{ user_id: leonie.userId }]);
  });

  test("have one of five roles", async () => {
    const { data } = (await api.call(calls.roles, {}, leonie)).body;
    expect(data.map(({ name }) => name)).toEqual(ADMIN_ROLE_NAMES);
    expect(new Set(data.map(({ id }) => id)).size).toBe(ADMIN_ROLE_NAMES.length);
    expect(data.find(({ name }) => name === "support")?.permissions).toContain(
      "admin.view-developers",
    );
  });
});

describe("inviting", () => {
  test("emails a link that works for 7 days, and lists the person as pending", async () => {
    const body = nora();
    const answer = await invite(body);
    expect(answer.status).toBe(201);
    const { data } = answer.body;
    expect(data).toMatchObject({ email: body.email, role: "talent-manager", status: "pending" });
    const days = (Date.parse(data.invited_until ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const [mail] = await api.mailsTo(body.email);
    expect(mail?.subject).toBe("Leonie Hartwig invited you to join the Devguild team");
    expect(await listAudited(data.id)).toEqual(["admin-user.invite"]);
  });

  test("the invited person accepts and acts as staff", async () => {
    const body = nora();
    const { id } = (await invite(body)).body.data;
    const [mail] = await api.mailsTo(body.email);
    const token = /activate-account\/(\S+)$/.exec(mail?.links[0] ?? "")?.[1] ?? "";
    const accepted = await api.call(contract.account.acceptInvitation, {
      body: {
        token,
        password: "seven-lanterns-north",
        password_confirmation: "seven-lanterns-north",
        first_name: "Nora",
        last_name: "Blum",
        terms: true,
      },
    });
    expect(accepted.status).toBe(200);
    expect((await list()).find((each) => each.id === id)?.status).toBe("active");
  });

  test("refuses somebody on the staff, and a closed login, at the address", async () => {
    const member = await given.admin("support");
    expect((await invite({ ...nora(), email: member.email })).problem.errors).toEqual({
      email: [ADMIN_USER_MESSAGES.alreadyStaff],
    });
    const gone = await given.login({ suspended_at: new Date() });
    expect((await invite({ ...nora(), email: gone.email })).problem.errors).toEqual({
      email: [ADMIN_USER_MESSAGES.notInvitable],
    });
  });

  test("names each wrong field, and invites nobody", async () => {
    const before = await list();
    const refused = await invite({ email: "nora", first_name: " ", last_name: "", role_id: 9 });
    expect(Object.keys(refused.problem.errors ?? {}).toSorted()).toEqual([
      "email",
      "first_name",
      "last_name",
      "role_id",
    ]);
    expect(await list()).toEqual(before);
  });

  test("twice at once invites one person once", async () => {
    const body = nora();
    const answers = await Promise.all([invite(body), invite(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await list()).filter(({ email }) => email === body.email)).toHaveLength(1);
  });
});

describe("a pending invitation", () => {
  test("is sent again with a new link, corrected, and withdrawn without a trace", async () => {
    const body = nora();
    const { id, user_id } = (await invite(body)).body.data;
    const resent = await api.call(calls.resendInvite, { params: { id } }, leonie);
    expect(resent.status).toBe(200);
    expect(await api.mailsTo(body.email)).toHaveLength(2);
    const open = await api.db
      .select({ id: oneTimeTokens.id })
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.account_id, id));
    expect(open).toHaveLength(1);
    const changed = await api.call(
      calls.update,
      { params: { id }, body: { first_name: "Noor", last_name: "Blum", role_id: 5 } },
      leonie,
    );
    expect(changed.body.data).toMatchObject({ full_name: "Noor Blum", role: "support" });
    expect((await api.call(calls.remove, { params: { id } }, leonie)).status).toBe(204);
    expect(await api.db.$count(users, eq(users.id, user_id))).toBe(0);
    expect(await listAudited(id)).toEqual([
      "admin-user.invite",
      "admin-user.resend-invite",
      "admin-user.edit",
      "admin-user.remove",
    ]);
  });

  test("can’t be sent again once it was accepted", async () => {
    const { userId } = await given.admin("support");
    const id = await accountIdFor(userId);
    const refused = await api.call(calls.resendInvite, { params: { id } }, leonie);
    expect([refused.status, refused.problem.code]).toEqual([409, "wrong_state"]);
  });
});

describe("someone on the staff", () => {
  const change = (id: number, role_id: number, as = leonie) =>
    api.call(
      calls.update,
      { params: { id }, body: { first_name: "Any", last_name: "Name", role_id } },
      as,
    );

  test("gets another role that counts from their next request, and keeps their name", async () => {
    const vera = await given.admin("support", { first_name: "Vera", last_name: "Baumann" });
    const refused = await api.call(contract.industries.list, {}, vera);
    expect(refused.status).toBe(403);
    const id = await accountIdFor(vera.userId);
    const changed = await change(id, ADMIN_ROLE_IDS["super-admin"]);
    expect(changed.body.data).toMatchObject({ full_name: "Vera Baumann", role: "super-admin" });
    expect((await api.call(contract.industries.list, {}, vera)).status).toBe(200);
  });

  test("loses access when removed, keeps the login, and leaves companies without a manager", async () => {
    const luis = await given.admin("account-manager");
    const company = await given.company({ customer_success_manager_id: luis.userId });
    const id = await accountIdFor(luis.userId);
    expect((await api.call(calls.remove, { params: { id } }, leonie)).status).toBe(204);
    expect((await api.call(contract.adminJobs.list, {}, luis)).status).toBe(403);
    const left = await api.db
      .select({ type: accounts.type })
      .from(accounts)
      .where(eq(accounts.user_id, luis.userId));
    expect(left).toEqual([{ type: "generic" }]);
    const [row] = await api.db
      .select({ manager: companies.customer_success_manager_id })
      .from(companies)
      .where(eq(companies.id, company.id));
    expect(row?.manager).toBeNull();
  });

  test("doesn’t change or remove themselves", async () => {
    const id = await accountIdFor(leonie.userId);
    for (const answer of [
      await change(id, ADMIN_ROLE_IDS.support),
      await api.call(calls.remove, { params: { id } }, leonie),
    ])
      expect([answer.status, answer.problem.code]).toEqual([409, "is_self"]);
  });

  test("two super admins who demote each other at once leave one", async () => {
    const one = await given.admin();
    const other = await given.admin();
    const ids = [await accountIdFor(one.userId), await accountIdFor(other.userId)] as const;
    const answers = await Promise.all([
      change(ids[1], ADMIN_ROLE_IDS.support, one),
      change(ids[0], ADMIN_ROLE_IDS.support, other),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test("isn’t found under the id of another kind of account", async () => {
    const owner = await given.companyUser((await given.company()).id);
    const account = await given.companyAccount(owner.userId);
    expect((await change(account.id, 5)).status).toBe(404);
    expect((await api.call(calls.remove, { params: { id: account.id } }, leonie)).status).toBe(404);
  });
});
