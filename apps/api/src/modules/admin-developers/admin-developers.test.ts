import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { DEVELOPER_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-developers";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { users } from "../users/users.tables.ts";

const calls = contract.adminDevelopers;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let person: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager", { first_name: "Vera", last_name: "Baumann" });
});

beforeEach(async () => {
  person = await given.developer();
});

const params = () => ({ params: { id: person.developerId } });
const read = async () => (await api.call(calls.one, params(), talent)).body.data;
const sentences = async () =>
  (await api.call(calls.history, params(), talent)).body.data.map(({ sentence }) => sentence);

describe("the list of developers", () => {
  const list = async (query: object = {}) => (await api.call(calls.list, { query }, talent)).body;
  const idsOf = async (query: string) => (await list({ query })).data.map(({ id }) => id);

  test("is found by parts of the name, by address and by id, whatever the accents", async () => {
    const found = await given.developer({
      user: { first_name: "Zoë", last_name: "Márquez", email: "zm@harbour.example" },
    });
    for (const text of [
      "zoe",
      "marq zo",
      "ZM@Harbour",
      "harbour",
      "harbour.example",
      String(found.developerId),
    ])
      expect(await idsOf(text)).toContain(found.developerId);
    expect(await idsOf("zoe harbor")).toEqual([]);
    expect(await idsOf("' & | ! :*")).toEqual([]);
  });

  test("is filtered by the status that each developer is listed with", async () => {
    const suspended = await given.developer({ user: { suspended_at: new Date() } });
    const rejected = await given.developer();
    const pending = await given.developer({ user: { email_verified_at: null } });
    for (const [{ developerId: id }, validate_by_tm] of [
      [rejected, 2],
      [pending, 0],
    ] as const)
      await api.call(calls.setBoardAccess, { params: { id }, body: { validate_by_tm } }, talent);
    const unconfirmed = await given.developer({ user: { email_verified_at: null } });
    const all = { suspended, rejected, pending, unconfirmed, active: person };
    const idsWith = async (statuses: string[]) =>
      (await list({ statuses, per_page: 100 })).data.map(({ id }) => id);
    for (const [status, { developerId }] of Object.entries(all)) {
      const ids = await idsWith([status]);
      for (const [other, { developerId: id }] of Object.entries(all))
        expect(ids.includes(id), `${other} among ${status}`).toBe(id === developerId);
    }
    expect(await idsWith(["suspended", "pending"])).toEqual(
      expect.arrayContaining([suspended.developerId, pending.developerId]),
    );
    const wrong = await api.call(calls.list, { query: { statuses: ["deleted"] as never } }, talent);
    expect(wrong.status).toBe(422);
  });

  test("has the newest first, in pages, and no deleted ones", async () => {
    const newer = await given.developer();
    const gone = await given.accountDeletion();
    const { data, pagination } = await list({ per_page: 2 });
    expect(data.map(({ id }) => id)).toEqual([newer.developerId, person.developerId]);
    expect(data.map(({ user_id }) => user_id)).not.toContain(gone);
    expect(pagination).toMatchObject({ current_page: 1, per_page: 2 });
    expect((await list({ page: 9999 })).data).toEqual([]);
  });

  test("is searched in pages, too, without deleted ones", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n++)
      ids.unshift((await given.developer({ user: { last_name: "Paginova" } })).developerId);
    await given.accountDeletion({ last_name: "Paginova" });
    const read = (page: number) => list({ query: "paginova", page, per_page: 2 });
    const pages = [await read(1), await read(2), await read(3)];
    expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
      [],
    ]);
    for (const { pagination } of pages)
      expect(pagination).toMatchObject({ total: 3, last_page: 2 });
  });

  test("of a search that finds more than 10,000 has the newest 1,000", async () => {
    await api.db.execute(sql`with logins as (
        insert into users (email, last_name)
        select 'many-' || number || '@test.example', 'Vielmann' from generate_series(1, 10001) number
        returning id)
      insert into developers (user_id) select id from logins order by id`);
    const { data, pagination } = await list({ query: "vielmann", page: 10, per_page: 100 });
    expect(pagination).toMatchObject({ total: 1000, last_page: 10, capped: true });
    const [newest] = (await list({ query: "vielmann" })).data;
    expect(data.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, n) => (newest?.id ?? 0) - 900 - n),
    );
    expect((await list({ query: "vielmann", page: 11, per_page: 100 })).data).toEqual([]);
  });
});

test("a developer is read with profile, notes and what they hold", async () => {
  const job = await given.openJob();
  await given.application(person.developerId, job.id);
  await given.interview(person.developerId, job.id, "Phone screen.");
  expect(await read()).toMatchObject({
    user_id: person.userId,
    email: person.email,
    email_verification: true,
    residence_city: { name: "Berlin" },
    skills: [{ name: "Go", years: 5 }],
    internal_notes: { internal_notes_text: "", internal_notes_updated_by: null },
    intercom_link: null,
    latest_interview: { text: "Phone screen.", job_id: job.id },
    is_sourceable: false,
    holdings: { applications: 1, open_applications: 1, interviews: 1, only_account: true },
  });
});

test("notes are saved, say by whom, and the last of two at once stays", async () => {
  const save = (internal_notes_text: string) =>
    api.call(calls.saveNotes, { ...params(), body: { internal_notes_text } }, talent);
  const answers = await Promise.all([save("First"), save("Second")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { internal_notes: notes } = await read();
  expect(["First", "Second"]).toContain(notes.internal_notes_text);
  expect(notes.internal_notes_updated_by).toBe("Vera Baumann");
  expect((await sentences())[0]).toBe("Internal notes changed");
});

describe("access to the jobs", () => {
  const decide = (body: BodyInput<typeof calls.setBoardAccess>) =>
    api.call(calls.setBoardAccess, { ...params(), body }, talent);

  test("that is refused blocks applying", async () => {
    const job = await given.openJob();
    expect((await decide({ validate_by_tm: 2, disproved: true })).body.data).toMatchObject({
      validate_by_tm: 2,
      disproved: true,
    });
    const apply = () =>
      api.call(
        contract.applications.apply,
        { params: { id: job.id }, body: { type: "internal" } },
        person,
      );
    expect((await apply()).status).toBe(403);
    expect((await decide({ validate_by_tm: 1 })).body.data.disproved).toBe(false);
    expect((await apply()).status).toBe(201);
    expect(await sentences()).toEqual(["Job board access: approved", "Job board access: rejected"]);
  });

  test("is only disproved if it is refused", async () => {
    expect((await decide({ validate_by_tm: 1, disproved: true })).problem.errors).toEqual({
      disproved: [M.disprovedOnlyRejected],
    });
  });
});

describe("a suspension", () => {
  const set = (body: BodyInput<typeof calls.setSuspension>, as = talent) =>
    api.call(calls.setSuspension, { ...params(), body }, as);

  test("ends every session, blocks logging in, and can be lifted", async () => {
    await given.session(person.userId);
    const { body } = await set({ suspended: true, suspend_note: "Spam" });
    expect(body.data).toMatchObject({
      suspended: true,
      suspended_by: "Vera Baumann",
      suspend_note: "Spam",
    });
    expect(await api.db.$count(sessions, eq(sessions.user_id, person.userId))).toBe(0);
    expect((await api.call(contract.identity.me, {}, person)).status).toBe(401);
    expect((await set({ suspended: true, suspend_note: "Again" })).body.data.suspended_at).toBe(
      body.data.suspended_at,
    );
    expect((await set({ suspended: false })).body.data).toMatchObject({
      suspended: false,
      suspended_at: null,
      suspend_note: null,
    });
    const { data } = (await api.call(calls.history, params(), talent)).body;
    expect(data.map(({ sentence, changes }) => [sentence, changes])).toEqual([
      ["Suspension lifted", [{ label: "Suspended", before: "Yes", after: "No" }]],
      ["Reason of the suspension changed", []],
      ["Suspended and logged out everywhere", [{ label: "Suspended", before: "No", after: "Yes" }]],
    ]);
  });

  test("needs a reason, and isn’t for our own staff", async () => {
    expect((await set({ suspended: true })).problem.errors).toEqual({
      suspend_note: [M.suspendNoteRequired],
    });
    await given.actAs(person.userId, { type: "admin", role: "super-admin" });
    expect((await set({ suspended: true, suspend_note: "No" })).problem.code).toBe("staff_login");
  });
});

describe("the address", () => {
  const change = (email: string, userId = person.userId) =>
    api.call(calls.setEmail, { params: { id: userId }, body: { email } }, talent);

  test("is changed, has to be confirmed, and the old one is told", async () => {
    const email = `moved${person.userId}@test.example`;
    expect((await change(email)).body.data).toEqual({
      email,
      verification_status: "unverified",
      developer_account_suspended: false,
    });
    expect((await api.call(contract.identity.me, {}, person)).status).toBe(401);
    expect((await api.mailsTo(person.email))[0]?.subject).toContain("address was changed");
    const token = getLinkToken((await api.mailsTo(email))[0]);
    expect((await api.call(contract.identity.verifyEmail, { body: { token } })).status).toBe(200);
    expect((await read()).email_verification).toBe(true);
    expect(await sentences()).toContain("Email address changed by us");
  });

  test("belongs to one login, also of two changed at once", async () => {
    const other = await given.developer();
    expect((await change(other.email.toUpperCase())).problem.errors).toEqual({
      email: [M.emailTaken],
    });
    expect((await change(person.email)).problem.errors).toEqual({ email: [MESSAGES.emailSame] });
    const email = `both${person.userId}@test.example`;
    const statuses = (await Promise.all([change(email), change(email, other.userId)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test("of a login that also belongs to a company or to staff stays its owner’s", async () => {
    await given.actAs(person.userId, {
      type: "company",
      company_id: (await given.company()).id,
      role: "company-administrator",
    });
    expect((await change("taken.over@test.example")).problem.code).toBe("other_accounts");
    const [login] = await api.db.select().from(users).where(eq(users.id, person.userId));
    expect(login?.email).toBe(person.email);
  });
});

test("support reads everything and changes nothing", async () => {
  const support = await given.admin("support");
  expect((await api.call(calls.one, params(), support)).status).toBe(200);
  const body = { internal_notes_text: "No" };
  expect((await api.call(calls.saveNotes, { ...params(), body }, support)).status).toBe(403);
});
