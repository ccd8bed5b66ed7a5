import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const calls = contract.applications;
const internal = { type: "internal" } as const;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

describe("applying", () => {
  test("sends emails to the developer and to the job's owner", async () => {
    const company = await given.company();
    const recruiter = await given.companyUser(company.id);
    const job = await given.openJob({ company, job_posting_owner_id: recruiter.userId });
    const developer = await given.developer();

    const answer = await api.call(
      calls.apply,
      { params: { id: job.id }, body: { ...internal, cover_letter: "I know ports." } },
      developer,
    );

    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      id: job.id,
      match_user_state_id: APPLICATION_STATUSES.NEW_CANDIDATE,
      match_user_state: "NEW_CANDIDATE",
      cover_letter: "I know ports.",
      history: [{ status: 2, by: "developer" }],
    });
    expect(await api.mailsTo(developer.email)).toHaveLength(1);
    expect(await api.mailsTo(recruiter.email)).toMatchObject([
      { subject: expect.stringContaining(job.title) },
    ]);
    const news = await api.call(contract.notifications.list, {}, recruiter);
    expect(news.body.data).toMatchObject([
      {
        title: `New candidate for ${job.title}`,
        url: `/en/company/job/${job.id}/candidates`,
      },
    ]);
  });

  test("twenty times at once makes one application", async () => {
    const job = await given.openJob();
    const developer = await given.developer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call(calls.apply, { params: { id: job.id }, body: internal }, developer),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.problem["code"]).toBe("already_applied");
    const applied = await api.call(
      calls.applied,
      { params: { id: developer.developerId } },
      developer,
    );
    expect(applied.body.data).toHaveLength(1);
    expect(applied.body.data[0]?.history).toHaveLength(1);
    expect(await api.mailsTo(developer.email)).toHaveLength(1);
  });

  test("is possible again after withdrawing, and keeps the history", async () => {
    const job = await given.openJob();
    const developer = await given.developer();
    const params = { id: developer.developerId, jobId: job.id };
    await api.call(calls.apply, { params: { id: job.id }, body: internal }, developer);
    const gone = await api.call(
      calls.walkAway,
      { params, body: { reasons: ["salary"], message: "Too low." } },
      developer,
    );
    expect(gone.body.data).toMatchObject({
      match_user_state: "WALKED_AWAY",
      decline_reasons: ["salary"],
    });

    const again = await api.call(
      calls.apply,
      { params: { id: job.id }, body: internal },
      developer,
    );
    expect(again.status).toBe(201);
    expect(again.body.data.history.map(({ status }) => status)).toEqual([2, 5, 2]);
  });

  test.each([
    ["an unverified address", { user: { email_verified_at: null } }, "email_unverified", ["email"]],
    ["no location", { city: null }, "profile_incomplete", ["location"]],
    ["no skills", { skills: {} }, "profile_incomplete", ["skills"]],
  ])("requires %s", async (_, who, code, missing) => {
    const job = await given.openJob();
    const developer = await given.developer(who);
    const answer = await api.call(
      calls.apply,
      { params: { id: job.id }, body: internal },
      developer,
    );
    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ code, missing });
    const applied = await api.call(
      calls.applied,
      { params: { id: developer.developerId } },
      developer,
    );
    expect(applied.body.data).toEqual([]);
  });

  test("to an external job happens on its own site, and the company gets no candidate", async () => {
    const company = await given.company();
    const recruiter = await given.companyUser(company.id);
    const job = await given.openJob({
      company,
      direct_apply: true,
      job_url: "https://jobs.example/1",
    });
    const developer = await given.developer();
    const wrong = await api.call(
      calls.apply,
      { params: { id: job.id }, body: internal },
      developer,
    );
    expect(wrong.status).toBe(422);
    expect(wrong.problem.errors["type"]).toHaveLength(1);
    const right = await api.call(
      calls.apply,
      { params: { id: job.id }, body: { type: "external" } },
      developer,
    );
    expect(right.body.data).toMatchObject({ is_external: true, match_user_state: "APPLIED" });
    const candidates = await api.call(
      contract.candidates.list,
      { params: { companyId: company.id, jobId: job.id } },
      recruiter,
    );
    expect(candidates.body.data).toEqual([]);
  });

  test("to a pay-per-hire job waits for a talent manager before the company sees it", async () => {
    const company = await given.company();
    const recruiter = await given.companyUser(company.id);
    const admin = await given.admin("talent-manager");
    const job = await given.openJob({ company, offer_type: 0 });
    const developer = await given.developer();
    await api.call(calls.apply, { params: { id: job.id }, body: internal }, developer);
    const params = { companyId: company.id, jobId: job.id };
    expect((await api.call(contract.candidates.list, { params }, recruiter)).body.data).toEqual([]);
    expect((await api.call(contract.candidates.list, { params }, admin)).body.data).toMatchObject([
      { status: 1 },
    ]);
  });

  test.each([
    ["expired", { expire_at: new Date(Date.now() - 1000) }],
    ["unpublished", { status: "unpublished" as const }],
    ["deleted", { deleted_at: new Date() }],
  ])("to a job that is %s fails", async (_, values) => {
    const job = await given.openJob(values);
    const answer = await api.call(
      calls.apply,
      { params: { id: job.id }, body: internal },
      await given.developer(),
    );
    expect(answer.status).toBe(404);
  });

  test("another developer's application can be neither read nor withdrawn", async () => {
    const job = await given.openJob();
    const developer = await given.developer();
    const stranger = await given.developer();
    await api.call(calls.apply, { params: { id: job.id }, body: internal }, developer);
    const params = { id: developer.developerId, jobId: job.id };
    for (const answer of [
      await api.call(calls.applied, { params: { id: developer.developerId } }, stranger),
      await api.call(calls.appliedOne, { params }, stranger),
      await api.call(calls.walkAway, { params, body: { reasons: ["other"] } }, stranger),
      await api.call(calls.archive, { params, body: {} }, stranger),
    ])
      expect(answer.status).toBe(403);
  });

  test("an application can be archived and unarchived with any status", async () => {
    const job = await given.openJob();
    const developer = await given.developer();
    const params = { id: developer.developerId, jobId: job.id };
    await api.call(calls.apply, { params: { id: job.id }, body: internal }, developer);
    expect(
      (await api.call(calls.archive, { params, body: {} }, developer)).body.data.archived_at,
    ).toEqual(expect.any(String));
    expect(
      (await api.call(calls.archive, { params, body: { archived: false } }, developer)).body.data
        .archived_at,
    ).toBeNull();
  });
});
