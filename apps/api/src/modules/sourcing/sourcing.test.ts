import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { SOURCING_MESSAGES as M } from "@devguild/schemas/constants/sourcing";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { sourcingMessages, sourcingRecipients } from "./sourcing.tables.ts";

const calls = contract.sourcing;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let go: number;
let rust: number;
let german: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager", { first_name: "Vera", last_name: "Baumann" });
  go = await given.skillId("go");
  rust = await given.skillId("rust");
  german = await given.languageId("german");
});

describe("the search", () => {
  const search = async (body: BodyInput<typeof calls.search> = {}) =>
    (await api.call(calls.search, { body: { per_page: 100, ...body } }, talent)).body;
  const idsOf = async (body: BodyInput<typeof calls.search>) =>
    (await search(body)).data.map(({ id }) => id);

  let both: Awaited<ReturnType<Given["developer"]>>;
  let one: Awaited<ReturnType<Given["developer"]>>;
  beforeAll(async () => {
    both = await given.reachableDeveloper({
      skills: { go: 8, rust: 2 },
      languages: { german: 4 },
      seniority: 2,
    });
    one = await given.developer({
      skills: { go: 2 },
      languages: { german: 1 },
      city: "vienna",
      seniority: 0,
    });
    await api.db
      .update(users)
      .set({ last_login_at: new Date(Date.now() - 60 * DAY_MS) })
      .where(eq(users.id, one.userId));
    await api.db
      .update(developers)
      .set({ position: "Plattformentwicklerin", created_at: new Date(Date.now() - 60 * DAY_MS) })
      .where(eq(developers.id, one.developerId));
  });

  test("asks for all skills or any of them, with years", async () => {
    const skills = [{ id: go }, { id: rust }];
    expect(await idsOf({ skills })).toEqual([both.developerId]);
    expect(await idsOf({ skills, skills_required: false })).toEqual([
      both.developerId,
      one.developerId,
    ]);
    expect(await idsOf({ skills: [{ id: go, yoe_min: 3 }] })).toEqual([both.developerId]);
  });

  test("asks for languages, seniority, activity and words", async () => {
    const { developerId } = one;
    expect(await idsOf({ language: [{ id: german, level_min: 2 }] })).toEqual([both.developerId]);
    expect(await idsOf({ seniorities: [1] })).toEqual([developerId]);
    expect(await idsOf({ last_seen: "30d" })).toEqual([both.developerId]);
    expect(await idsOf({ signed_up: "30d" })).not.toContain(developerId);
    expect(await idsOf({ words: "plattform" })).toEqual([developerId]);
    expect(await idsOf({ words: "' & | ! :*" })).toEqual([]);
  });

  test("asks where people live: cities with a radius, countries, the EU", async () => {
    const vienna = await given.placeId("vienna");
    expect(await idsOf({ locations: [vienna] })).toEqual([one.developerId]);
    expect(await idsOf({ locations: [vienna], radius_km: 25 })).toEqual([one.developerId]);
    expect(await idsOf({ locations: [await given.placeId("germany")] })).toEqual([
      both.developerId,
    ]);
    expect(await idsOf({ locations: [999_999_999] })).toEqual([]);
    expect(await idsOf({ residency: "eu" })).toHaveLength(2);
    expect(await idsOf({ residency: "non-eu" })).toEqual([]);
  });

  test("counts whom it finds and who can be messaged, and echoes the order of calls", async () => {
    const answer = await search({ call_order_id: 7, per_page: 1 });
    expect(answer.meta).toMatchObject({ total: 2, total_sourceable: 1, last_page: 2 });
    expect(answer.call_order_id).toBe(7);
    expect((await search({ page: 2, per_page: 1 })).call_order_id).toBeNull();
    expect((await search({ page: 9999 })).data).toEqual([]);
  });

  test("selects everyone who can be messaged at once, in the order of the list", async () => {
    const { developerId } = await given.reachableDeveloper({ skills: { go: 1 } });
    const body = { skills: [{ id: go }] };
    expect((await api.call(calls.select, { body }, talent)).body.data).toEqual([
      both.developerId,
      developerId,
    ]);
    const backwards = { ...body, order_by_direction: "asc" as const };
    expect((await api.call(calls.select, { body: backwards }, talent)).body.data).toEqual([
      developerId,
      both.developerId,
    ]);
    await api.db.delete(developers).where(eq(developers.id, developerId));
  });

  test("orders by the match to a job, and says how well each matches", async () => {
    const job = await given.openJob({ skills: ["go", "rust"] });
    const found = await search({ job_id: job.id });
    expect(found.data.map(({ id, match_points: points }) => [id, points])).toEqual([
      [both.developerId, 5],
      [one.developerId, 1.5],
    ]);
    const answer = await api.call(calls.search, { body: { job_id: 999_999_999 } }, talent);
    expect(answer.problem.errors).toEqual({ job_id: [M.matchJob] });
  });

  test("says how many each option would leave", async () => {
    const body = { skills: [{ id: go }] };
    const { data } = (await api.call(calls.counts, { body }, talent)).body;
    expect(data.skills).toContainEqual({ id: rust, count: 1 });
    expect(data.seniority).toEqual([
      { id: 1, count: 1 },
      { id: 2, count: 0 },
      { id: 3, count: 1 },
    ]);
    expect(data.locations).toContainEqual({ id: await given.placeId("germany"), count: 1 });
  });

  test("says how many other years, levels and radii would find", async () => {
    const countLevels = async (body: BodyInput<typeof calls.levels>) =>
      (await api.call(calls.levels, { body }, talent)).body.data;
    const skills = [{ id: go, yoe_min: 5 }, { id: rust }];
    const all = await countLevels({ skills: [{ id: go, yoe_min: 5 }] });
    expect(all.skills[0]?.years).toEqual([
      { id: 0, count: 2 },
      { id: 1, count: 2 },
      { id: 2, count: 2 },
      { id: 3, count: 1 },
      { id: 5, count: 1 },
      { id: 8, count: 1 },
      { id: 10, count: 0 },
    ]);
    expect(all.radius).toEqual([]);
    const any = await countLevels({ skills, skills_required: false });
    // Rust alone is enough for one of them.
    expect(any.skills[0]?.years.at(-1)).toEqual({ id: 10, count: 1 });
    expect(any.skills[0]?.years[0]).toEqual({ id: 0, count: 2 });
    const near = await countLevels({
      language: [{ id: german, level_min: 4 }],
      locations: [await given.placeId("vienna")],
    });
    expect(near.languages[0]?.levels.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
    expect(near.radius.every(({ count }) => count === 0)).toBe(true);
    const { total } = (await search({ skills, skills_required: false })).meta;
    expect(any.skills[0]?.years.find(({ id }) => id === 5)?.count).toBe(total);
  });

  test("says what each filter leaves", async () => {
    const body: BodyInput<typeof calls.steps> = {
      skills: [{ id: go }, { id: rust }],
      seniorities: [1],
    };
    expect((await api.call(calls.steps, { body }, talent)).body.data).toEqual({
      everyone: 2,
      steps: [
        { filter: `skill:${go}`, left: 2 },
        { filter: `skill:${rust}`, left: 1 },
        { filter: "seniorities", left: 0 },
      ],
    });
  });

  test("shows what staff compare: skills, languages, when they were last written to", async () => {
    const [row] = (await search({ skills: [{ id: rust }] })).data;
    expect(row).toMatchObject({
      full_name: expect.stringContaining("Ada"),
      residence_city: "Berlin",
      seniority: 3,
      skills: [
        { name: "Go", years: 8 },
        { name: "Rust", years: 2 },
      ],
      languages: [{ name: "German", level: "Native" }],
      is_sourceable: true,
      last_message_at: null,
    });
  });
});

test("options, locations and senders are listed", async () => {
  const options = (await api.call(calls.options, {}, talent)).body.data;
  expect(options.seniority[0]).toEqual({ id: 1, value: "Junior (0-2 YoE)" });
  expect(options.skills.map(({ id }) => id)).toContain(go);
  const { locations } = (await api.call(calls.locations, {}, talent)).body.data;
  expect(locations.map(({ label }) => label)).toContain("Germany");
  const support = await given.admin("support");
  const senders = (await api.call(calls.senders, {}, talent)).body.data.map(({ id }) => id);
  expect(senders).toContain(talent.userId);
  expect(senders).not.toContain(support.userId);
});

describe("a message", () => {
  let person: Awaited<ReturnType<Given["developer"]>>;
  beforeEach(async () => {
    person = await given.reachableDeveloper();
  });

  type Body = Partial<BodyInput<typeof calls.sendMessage>>;
  const toBody = (values: Body) => ({
    developer_ids: [person.developerId],
    sender_id: talent.userId,
    subject: "Go in Berlin, {{first_name}}",
    body: "Hi {{first_name}}, shall I put you in touch?",
    ...values,
  });
  const send = (values: Body = {}) => api.call(calls.sendMessage, { body: toBody(values) }, talent);
  const check = async (values: Body = {}) =>
    (await api.call(calls.validateMessage, { body: toBody(values) }, talent)).body.data;
  const read = async (id: number) =>
    (await api.call(calls.message, { params: { id } }, talent)).body.data;

  test("is emailed with the job, answers go to the sender, and a no ends all further ones", async () => {
    const job = await given.openJob({ title: "Metering Engineer" });
    const { status, body } = await send({ job_id: job.id });
    expect(status).toBe(202);
    expect(body.data).toMatchObject({ sender: "Vera Baumann", waiting: 1, sent: 0 });
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toBe("Go in Berlin, Ada");
    expect(JSON.stringify(mail)).toContain("Hi Ada, shall I put you in touch?");
    expect(JSON.stringify(mail)).toContain("Metering Engineer");
    expect(await read(body.data.id)).toMatchObject({
      waiting: 0,
      sent: 1,
      people: [{ id: person.developerId, state: 1 }],
    });
    const token = /unsubscribe\/([\w.-]+)/.exec(String(mail?.headers["List-Unsubscribe"]))?.[1];
    const end = () => api.call(contract.alerts.unsubscribe, { body: { token: token ?? "" } });
    expect((await end()).body.data).toMatchObject({ kind: "messages", active: false });
    expect((await end()).status).toBe(200);
    expect((await check()).skipped).toMatchObject([{ reason: "refused", until: null }]);
    expect((await send()).problem.errors).toEqual({ developer_ids: [M.nobody] });
  });

  test("is refused and allowed again in the developer’s settings, also while it is on its way", async () => {
    const allow = (allowed: boolean) =>
      api.call(
        contract.profile.saveNotifications,
        { body: { staff_messages_allowed: allowed } },
        person,
      );
    const isFound = async () => {
      const found = await api.call(calls.search, { body: { per_page: 100 } }, talent);
      return found.body.data.some(({ id }) => id === person.developerId);
    };
    const { id } = (await send()).body.data;
    expect((await allow(false)).body.data.staff_messages_allowed).toBe(false);
    expect((await allow(false)).status).toBe(200);
    expect(await api.mailsTo(person.email)).toEqual([]);
    expect(await read(id)).toMatchObject({ skipped: 1, people: [{ reason: "refused" }] });
    expect(await isFound()).toBe(false);
    expect((await check()).skipped).toMatchObject([{ reason: "refused" }]);
    expect((await allow(true)).body.data).toMatchObject({
      staff_messages_allowed: true,
      job_recommendations_subscribed: true,
    });
    expect(await isFound()).toBe(true);
    expect((await check()).recipients).toBe(1);
  });

  test("shows what the first recipient reads, and who is skipped until when", async () => {
    const quiet = await given.developer();
    const recent = await given.reachableDeveloper();
    await send({ developer_ids: [recent.developerId] });
    const ids = [person.developerId, quiet.developerId, recent.developerId, 999_999_999];
    const found = await check({ developer_ids: ids });
    expect(found).toMatchObject({
      valid: true,
      recipients: 1,
      people: [{ id: person.developerId, first_name: "Ada" }],
      preview: { subject: "Go in Berlin, Ada", body: "Hi Ada, shall I put you in touch?" },
    });
    expect(found.skipped.map(({ id, reason }) => [id, reason])).toEqual([
      [quiet.developerId, "unavailable"],
      [recent.developerId, "recent"],
    ]);
    expect(Date.parse(found.skipped[1]?.until ?? "")).toBeGreaterThan(Date.now() + 6 * DAY_MS);
    expect(await check({ developer_ids: [quiet.developerId] })).toMatchObject({
      valid: false,
      recipients: 0,
      preview: null,
    });
  });

  test("is listed with those of colleagues, the newest first, with what became of it", async () => {
    const list = async (page: number) =>
      (await api.call(calls.messages, { query: { page, per_page: 1 } }, talent)).body;
    const { id } = (await send()).body.data;
    await api.mailsTo(person.email);
    const second = await given.developerMessage();
    const newest = await list(1);
    expect(newest.data).toMatchObject([{ id: second }]);
    expect((await list(2)).data).toMatchObject([
      { id, sender: "Vera Baumann", waiting: 0, sent: 1, failed: 0, skipped: 0, read: 0 },
    ]);
    expect(newest.meta.total).toBe(await api.db.$count(sourcingMessages));
  });

  test("of two at once, each person gets one", async () => {
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 422]);
    expect(await api.mailsTo(person.email)).toHaveLength(1);
  });

  test("can be taken back until it goes out, and then be written again", async () => {
    const { id } = (await send()).body.data;
    const withdraw = () => api.call(calls.withdrawMessage, { params: { id } }, talent);
    expect((await withdraw()).body.data).toMatchObject({ withdrawn: true, waiting: 0 });
    expect((await withdraw()).status).toBe(200);
    expect(await api.mailsTo(person.email)).toEqual([]);
    expect((await check()).recipients).toBe(1);
  });

  test("that is on its way can’t be taken back", async () => {
    const { id } = (await send()).body.data;
    await api.db
      .update(sourcingMessages)
      .set({ send_at: new Date() })
      .where(eq(sourcingMessages.id, id));
    const answer = await api.call(calls.withdrawMessage, { params: { id } }, talent);
    expect(answer.problem.code).toBe("gone");
  });

  test("doesn’t go to someone who was suspended before it went out", async () => {
    const { id } = (await send()).body.data;
    await api.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, person.userId));
    expect(await api.mailsTo(person.email)).toEqual([]);
    expect(await read(id)).toMatchObject({ skipped: 1, people: [{ reason: "unavailable" }] });
  });

  test("goes out again after a week", async () => {
    await send();
    await api.mailsTo(person.email);
    await api.db
      .update(sourcingRecipients)
      .set({ created_at: new Date(Date.now() - 7 * DAY_MS) })
      .where(eq(sourcingRecipients.developer_id, person.developerId));
    expect((await send()).status).toBe(202);
  });

  test("says at its fields what is wrong", async () => {
    const support = await given.admin("support");
    expect((await send({ sender_id: support.userId })).problem.errors).toEqual({
      sender_id: [M.sender],
    });
    const draft = await given.openJob({ status: "draft" });
    expect((await send({ job_id: draft.id })).problem.errors).toEqual({ job_id: [M.job] });
    expect((await send({ subject: "", body: "Hi {{name}}" })).problem.errors).toEqual({
      subject: [M.subject],
      body: [M.placeholder("{{name}}")],
    });
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    expect((await send({ developer_ids: many })).problem.errors).toEqual({
      developer_ids: [M.many],
    });
  });
});
