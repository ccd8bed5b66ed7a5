import { contract } from "@devguild/contract/contract";
import { TOO_MANY_MESSAGES } from "@devguild/schemas/constants/applications";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { selectRows } from "../../db/db.ts";
import { applicationMessages, applications } from "./applications.tables.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const calls = contract.applications;
const { NEW_CANDIDATE, INTERVIEWING, HIRED, WALKED_AWAY, DECLINED_BY_COMPANY } =
  APPLICATION_STATUSES;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;
let developer: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  company = await given.company();
  recruiter = await given.companyUser(company.id);
});

beforeEach(async () => {
  job = await given.openJob({ company, skills: ["go", "rust"] });
  developer = await given.developer({
    skills: { go: 6 },
    languages: { english: 4 },
    user: { phone_number: "+4930123456" },
  });
  await api.db
    .update(developers)
    .set({
      residence_name: "Panketal",
      linkedin: "linkedin.com/in/ada",
      github: "https://github.com/ada",
      cv_uploaded_at: new Date(),
    })
    .where(eq(developers.id, developer.developerId));
});

const candidateIn = async (status: ApplicationStatus = NEW_CANDIDATE) => {
  const { id } = await given.application(developer.developerId, job.id, status);
  return { companyId: company.id, jobId: job.id, candidateId: id };
};

const list = (
  caller: { token: string } = recruiter,
  params = { companyId: company.id, jobId: job.id },
) => api.call(contract.candidates.list, { params }, caller);

type Move = { status: ApplicationStatus; reason?: string; notify?: boolean | 0 | 1 };
const move = (params: Awaited<ReturnType<typeof candidateIn>>, body: Move, caller = recruiter) =>
  api.call(contract.candidates.move, { params, body }, caller);

const MESSAGE = { message: "When do you have time?\nWe do.", contact_email: "ada@company.example" };
const write = (
  params: Awaited<ReturnType<typeof candidateIn>>,
  { caller = recruiter, message = MESSAGE.message } = {},
) => api.call(contract.candidates.message, { params, body: { ...MESSAGE, message } }, caller);

describe("a company's candidates", () => {
  test("show who applied and their match scores, newest first", async () => {
    await candidateIn();
    const second = await given.developer({ skills: { go: 5, rust: 5 } });
    await given.application(second.developerId, job.id);
    const { data } = (await list()).body;
    expect(data.map((candidate) => candidate.developer.id)).toEqual([
      second.developerId,
      developer.developerId,
    ]);
    expect(data[0]).toMatchObject({ match_points: 5, match_text: "Perfect fit!" });
    expect(data[1]).toMatchObject({
      match_user_state: "NEW_CANDIDATE",
      match_points: 3,
      developer: {
        email: developer.email,
        phone: "+4930123456",
        residence_city: "Berlin",
        residence_name: "Panketal",
        residence_country: "Germany",
        skills: [{ name: "Go", years_of_experience: 6 }],
        languages: [{ name: "English", level_id: 4 }],
        cv_uploaded: true,
      },
      history: [{ status: NEW_CANDIDATE, by: "developer" }],
    });
  });

  test("are hidden from other companies, whatever the URL says", async () => {
    const foreign = await given.company();
    const stranger = await given.companyUser(foreign.id, "company-account-owner");
    const address = await candidateIn();
    expect((await list(stranger)).status).toBe(403);
    expect((await move(address, { status: INTERVIEWING }, stranger)).status).toBe(403);
    expect((await write(address, { caller: stranger })).status).toBe(403);
    // With their own company in the URL, the job isn't theirs.
    const disguised = { ...address, companyId: foreign.id };
    expect((await list(stranger, disguised)).status).toBe(404);
    expect((await move(disguised, { status: INTERVIEWING }, stranger)).status).toBe(404);
    expect((await write(disguised, { caller: stranger })).status).toBe(404);
  });

  test("of an unknown or deleted job are a 404; without applications the list is empty", async () => {
    expect((await list(recruiter, { companyId: company.id, jobId: 999_999 })).status).toBe(404);
    expect((await list()).body.data).toEqual([]);
    await api.db.update(jobs).set({ deleted_at: new Date() }).where(eq(jobs.id, job.id));
    expect((await list()).status).toBe(404);
  });

  test("come by page, in all or so many of each status, and are found by name and skill", async () => {
    const { id: applied } = await given.application(developer.developerId, job.id);
    const others: number[] = [];
    for (const [first_name, skill, status] of [
      ["José", "rust", NEW_CANDIDATE],
      ["Lenka", "kafka", HIRED],
      ["Rusty", "go", HIRED],
    ] as const) {
      const person = await given.developer({ skills: { [skill]: 3 }, user: { first_name } });
      others.push((await given.application(person.developerId, job.id, status)).id);
    }
    const [jose = 0, lenka = 0, rusty = 0] = others;
    const params = { companyId: company.id, jobId: job.id };
    const find = async (
      query: Parameters<typeof api.call<typeof contract.candidates.list>>[1]["query"],
    ) => (await api.call(contract.candidates.list, { params, query }, recruiter)).body;
    const idsOf = async (query: Parameters<typeof find>[0]) =>
      (await find(query)).data.map(({ id }) => id);

    expect(await idsOf({ per_page: 3 })).toEqual([rusty, lenka, jose]);
    expect(await idsOf({ per_page: 3, page: 2 })).toEqual([applied]);
    expect(await idsOf({ status: HIRED })).toEqual([rusty, lenka]);
    expect(await idsOf({ per_status: 1 })).toEqual([rusty, jose]);
    expect(await idsOf({ per_status: 1, page: 2 })).toEqual([lenka, applied]);
    const { meta, counts } = await find({ per_status: 1 });
    expect(meta).toEqual({ current_page: 1, last_page: 2, per_page: 1, total: 4 });
    expect(counts).toEqual([
      { status: NEW_CANDIDATE, count: 2 },
      { status: HIRED, count: 2 },
    ]);
    await api.db
      .update(applications)
      .set({ status_updated_at: sql`now() + interval '1 hour'` })
      .where(eq(applications.id, lenka));
    expect(await idsOf({ per_status: 1 })).toEqual([lenka, jose]);
    expect(await idsOf({ per_page: 1 })).toEqual([rusty]);
    expect(await idsOf({ search: "jose" })).toEqual([jose]);
    expect(await idsOf({ search: "RUST" })).toEqual([rusty, jose]);
    expect(await idsOf({ search: "rusty go" })).toEqual([rusty]);
    expect(await idsOf({ search: "cobol" })).toEqual([]);
    const one = { params: { ...params, candidateId: lenka } };
    const found = await api.call(contract.candidates.one, one, recruiter);
    expect(found.body.data).toEqual((await find({ search: "lenka" })).data[0]);
  });

  test("are sorted by match or experience, and filtered by both and by where they live", async () => {
    const rust = await given.developer({ skills: { rust: 9 }, city: "munich" });
    const both = await given.developer({ skills: { go: 2, rust: 3 } });
    await api.db
      .update(developers)
      .set({ residence_name: "Klein Köris" })
      .where(eq(developers.id, both.developerId));
    const none = await given.developer({ skills: { kafka: 12 }, city: "vienna" });
    const people = { go: developer, rust, both, none };
    const ids: Record<string, number> = {};
    for (const [name, { developerId }] of Object.entries(people))
      ids[name] = (
        await given.application(developerId, job.id, name === "both" ? HIRED : NEW_CANDIDATE)
      ).id;
    const params = { companyId: company.id, jobId: job.id };
    const find = async (
      query: Parameters<typeof api.call<typeof contract.candidates.list>>[1]["query"],
    ) => {
      const { data, meta, counts } = (
        await api.call(contract.candidates.list, { params, query }, recruiter)
      ).body;
      const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id);
      return { names: data.map(({ id }) => nameOf(id)), total: meta.total, counts };
    };
    expect((await find({ order: "match" })).names).toEqual(["both", "rust", "go", "none"]);
    expect((await find({ order: "experience" })).names).toEqual(["rust", "go", "both", "none"]);
    expect((await find({ order: "match", per_page: 2, page: 2 })).names).toEqual(["go", "none"]);
    expect((await find({ order: "match", per_status: 1 })).names).toEqual(["both", "rust"]);
    expect(await find({ min_points: 2.5, min_years: 5 })).toEqual({
      names: ["rust", "go"],
      total: 2,
      counts: [{ status: NEW_CANDIDATE, count: 2 }],
    });
    expect(await find({ min_points: 5, min_years: 50 })).toMatchObject({ names: [], total: 0 });
    expect((await find({ search: "münchen" })).names).toEqual(["rust"]);
    expect((await find({ search: "germany" })).names).toEqual(["both", "rust", "go"]);
    expect((await find({ search: "klein koris" })).names).toEqual(["both"]);
    expect((await find({ search: "austria kafka", order: "match" })).names).toEqual(["none"]);
    const elsewhere = { companyId: company.id, jobId: 999_999 };
    const query = { order: "match" as const };
    expect(
      (await api.call(contract.candidates.list, { params: elsewhere, query }, recruiter)).status,
    ).toBe(404);
  });

  test("held back by staff are visible only to staff", async () => {
    await candidateIn(APPLICATION_STATUSES.NOT_FIT_BY_TM);
    expect((await list()).body.data).toEqual([]);
    expect((await list(await given.admin("support"))).body.data).toHaveLength(1);
  });
});

describe("moving a candidate", () => {
  test("is emailed once it can no longer be undone, and never if it was", async () => {
    const address = await candidateIn();
    await move(address, { status: INTERVIEWING });
    const waiting = await selectRows<{ seconds: number }>(
      api.db,
      sql`select extract(epoch from start_after - created_on)::int as seconds from queue.job where name = 'send-mail' and state = 'created'`,
    );
    expect(waiting).toEqual([{ seconds: 10 }]);
    await move(address, { status: NEW_CANDIDATE, notify: false });
    expect(await api.mailsTo(developer.email)).toEqual([]);
    await move(address, { status: INTERVIEWING });
    expect(await api.mailsTo(developer.email)).toHaveLength(1);
  });

  test("notifies the developer, and is recorded in the history and the audit log", async () => {
    const address = await candidateIn();
    const moved = await move(address, { status: INTERVIEWING, reason: "We liked <your> letter." });
    expect(moved.body.data).toMatchObject({
      status: INTERVIEWING,
      match_user_state: "INTERVIEWING",
      history: [
        { status: NEW_CANDIDATE, by: "developer" },
        { status: INTERVIEWING, by: "company", reason: "We liked <your> letter." },
      ],
    });
    const [mail] = await api.mailsTo(developer.email);
    expect(mail?.subject).toBe(`${company.name} wants to talk to you`);
    expect(mail?.html).toContain("We liked &lt;your&gt; letter.");
    const deeds = await api.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.subject_id, address.candidateId), eq(auditLog.action, "candidate.move")),
      );
    expect(deeds).toMatchObject([
      {
        user_id: recruiter.userId,
        company_id: company.id,
        subject: "application",
        details: {
          changes: { status: { before: NEW_CANDIDATE, after: INTERVIEWING } },
          personal: {},
        },
      },
    ]);
  });

  test.each([
    [INTERVIEWING, "wants to talk"],
    [HIRED, "wants to hire"],
    [DECLINED_BY_COMPANY, "An update on your application"],
  ])("to %i is emailed with the subject “… %s …”", async (status, words) => {
    await move(await candidateIn(), { status });
    expect(await api.mailsTo(developer.email)).toMatchObject([
      { subject: expect.stringContaining(words) },
    ]);
  });

  test.each([false, 0] as const)("sends no email if that is switched off (%j)", async (notify) => {
    const moved = await move(await candidateIn(), { status: DECLINED_BY_COMPANY, notify });
    expect(moved.status).toBe(200);
    expect(await api.mailsTo(developer.email)).toEqual([]);
  });

  test.each([
    [NEW_CANDIDATE, NEW_CANDIDATE],
    [NEW_CANDIDATE, WALKED_AWAY],
    [HIRED, INTERVIEWING],
    [WALKED_AWAY, NEW_CANDIDATE],
    [NEW_CANDIDATE, APPLICATION_STATUSES.DECLINED_BY_TM],
  ])("from %i to %i is not allowed for companies", async (from, to) => {
    const answer = await move(await candidateIn(from), { status: to });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toHaveProperty("status");
    expect(await api.mailsTo(developer.email)).toEqual([]);
  });

  test("ten times at once happens once; the others get an error", async () => {
    const address = await candidateIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => move(address, { status: INTERVIEWING })),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(9);
    expect(await api.mailsTo(developer.email)).toHaveLength(1);
    const [candidate] = (await list()).body.data;
    expect(candidate?.history).toHaveLength(2);
  });

  test("requires a candidate of the job", async () => {
    const address = await candidateIn();
    const other = await given.openJob({ company });
    expect((await move({ ...address, jobId: other.id }, { status: HIRED })).status).toBe(404);
  });
});

describe("messaging a candidate", () => {
  test("stores the message and emails it, with replies going to the company", async () => {
    const written = await write(await candidateIn());
    expect(written.status).toBe(201);
    expect(written.body.data.messages).toMatchObject([MESSAGE]);
    const [mail] = await api.mailsTo(developer.email);
    expect(mail?.headers).toEqual({ "Reply-To": MESSAGE.contact_email });
    expect(mail?.text).toContain("> When do you have time?\n> We do.");
    const params = { id: developer.developerId, jobId: job.id };
    const applied = await api.call(calls.appliedOne, { params }, developer);
    expect(applied.body.data.messages).toMatchObject([{ message: MESSAGE.message }]);
  });

  test("sends it once if it is sent again because the answer was lost", async () => {
    const candidate = await candidateIn();
    for (const _ of [1, 2])
      expect((await write(candidate)).body.data.messages).toMatchObject([MESSAGE]);
    expect(await api.mailsTo(developer.email)).toHaveLength(1);
    expect((await write(candidate, { message: "Or next week?" })).body.data.messages).toHaveLength(
      2,
    );
  });

  test("works ten times a day, then fails on the field, also if sent at once", async () => {
    const candidate = await candidateIn();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => write(candidate, { message: `No. ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = await write(candidate);
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toEqual({ message: [TOO_MANY_MESSAGES] });
    await api.db
      .update(applicationMessages)
      .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where(eq(applicationMessages.application_id, candidate.candidateId));
    expect((await write(candidate)).status).toBe(201);
  });

  test.each([
    ["an empty message", { ...MESSAGE, message: "  " }, "message"],
    ["a long message", { ...MESSAGE, message: "x".repeat(5001) }, "message"],
    ["no reply address", { ...MESSAGE, contact_email: "ada" }, "contact_email"],
  ])("fails with %s", async (_, body, field) => {
    const answer = await api.call(
      contract.candidates.message,
      { params: await candidateIn(), body },
      recruiter,
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors)).toEqual([field]);
  });
});
