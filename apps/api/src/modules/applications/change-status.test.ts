import { contract } from "@devguild/contract/contract";
import { APPLICATION_TRANSITIONS } from "@devguild/schemas/constants/applications";
import { MFA_REQUIRED } from "@devguild/schemas/constants/mfa";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { applications } from "./applications.tables.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const { APPLIED, NEW_CANDIDATE, INTERVIEWING, HIRED, DECLINED_BY_TM, NOT_FIT_BY_TM } =
  APPLICATION_STATUSES;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;
let admin: Awaited<ReturnType<Given["admin"]>>;
let app: Awaited<ReturnType<Given["totp"]>>;
let developer: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  company = await given.company();
  admin = await given.admin("talent-manager");
  app = await given.totp(admin.userId);
});

beforeEach(async () => {
  owner = await given.companyUser(company.id);
  developer = await given.developer();
});

const candidateIn = async (status: ApplicationStatus) => {
  const job = await given.openJob({ company, job_posting_owner_id: owner.userId });
  const { id } = await given.application(developer.developerId, job.id, status);
  return { companyId: company.id, jobId: job.id, candidateId: id };
};

const proofFor = async (subject_id: number) => {
  const body = { action: "candidate.change-status" as const, subject_id };
  const { challenge_id } = (await api.call(contract.mfa.challenge, { body }, admin)).body.data;
  const proof = { challenge_id, method: "totp" as const, code: await app.code() };
  return (await api.call(contract.mfa.verify, { body: proof }, admin)).body.data.mfa_token;
};

type Move = { status: ApplicationStatus; mfa_token: string; reason?: string; notify?: boolean };
const change = (params: Awaited<ReturnType<typeof candidateIn>>, body: Move, caller = admin) =>
  api.call(contract.candidates.changeStatus, { params, body }, caller);
const changeTo = async (
  params: Awaited<ReturnType<typeof candidateIn>>,
  status: ApplicationStatus,
  more: { reason?: string; notify?: boolean } = {},
) => change(params, { status, mfa_token: await proofFor(params.candidateId), ...more });

describe("staff change a candidate's status", () => {
  test("with a proof for this candidate; the history, the audit log and the developer reflect it", async () => {
    const address = await candidateIn(NEW_CANDIDATE);
    const moved = await changeTo(address, INTERVIEWING, { reason: "We agreed on it by phone." });
    expect(moved.body.data).toMatchObject({
      id: address.candidateId,
      status: INTERVIEWING,
      match_user_state_id: INTERVIEWING,
      match_user_state: "INTERVIEWING",
      match_user_state_date: expect.any(String),
      history: [{ by: "developer" }, { by: "admin", reason: "We agreed on it by phone." }],
    });
    expect((await api.mailsTo(developer.email))[0]?.subject).toContain("wants to talk to you");
    const deeds = await api.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.subject_id, address.candidateId), eq(auditLog.action, "candidate.move")),
      );
    expect(deeds).toMatchObject([
      { user_id: admin.userId, account_type: "admin", company_id: company.id },
    ]);
  });

  test.each([APPLIED, DECLINED_BY_TM, NOT_FIT_BY_TM])(
    "from %i to the company, and only its job's owner is notified",
    async (from) => {
      const address = await candidateIn(from);
      expect((await changeTo(address, NEW_CANDIDATE)).status).toBe(200);
      expect((await api.mailsTo(owner.email))[0]?.subject).toContain("New candidate for");
      expect(await api.mailsTo(developer.email)).toEqual([]);
    },
  );

  test("without an email if that is switched off", async () => {
    await changeTo(await candidateIn(NEW_CANDIDATE), HIRED, { notify: false });
    expect(await api.mailsTo(developer.email)).toEqual([]);
  });

  const statuses = Object.values(APPLICATION_STATUSES);
  test.each(statuses)("from %i only to statuses that staff may set", async (from) => {
    const address = await candidateIn(from);
    for (const to of statuses) {
      await api.db
        .update(applications)
        .set({ status: from })
        .where(eq(applications.id, address.candidateId));
      const canMove = APPLICATION_TRANSITIONS[from][to]?.includes("admin") ?? false;
      expect([to, (await changeTo(address, to)).status]).toEqual([to, canMove ? 200 : 422]);
    }
  });

  test("not without a second factor, nor with a proof for another action", async () => {
    const address = await candidateIn(NEW_CANDIDATE);
    const bare = await given.admin("talent-manager");
    const unproven = await change(address, { status: HIRED, mfa_token: "unknown" }, bare);
    expect(unproven.status).toBe(403);
    expect(unproven.problem.code).toBe(MFA_REQUIRED);
    const other = await candidateIn(NEW_CANDIDATE);
    const mfa_token = await proofFor(other.candidateId);
    const misused = await change(address, { status: HIRED, mfa_token });
    expect(misused.problem.errors).toHaveProperty("mfa_token");
    expect((await change(other, { status: HIRED, mfa_token }, owner)).status).toBe(403);
    expect((await change(other, { status: HIRED, mfa_token })).status).toBe(200);
  });

  test("once per proof, however many requests are sent at once", async () => {
    const address = await candidateIn(NEW_CANDIDATE);
    const mfa_token = await proofFor(address.candidateId);
    const answers = await Promise.all(
      [HIRED, INTERVIEWING, HIRED].map((status) => change(address, { status, mfa_token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("again with the same proof if the first attempt was rejected", async () => {
    const address = await candidateIn(NEW_CANDIDATE);
    const mfa_token = await proofFor(address.candidateId);
    expect((await change(address, { status: APPLIED, mfa_token })).status).toBe(422);
    expect((await change(address, { status: HIRED, mfa_token })).status).toBe(200);
  });

  test("not for another company or job, nor for an external applicant", async () => {
    const address = await candidateIn(NEW_CANDIDATE);
    const mfa_token = await proofFor(address.candidateId);
    const body = { status: HIRED, mfa_token };
    const foreign = await given.company();
    expect((await change({ ...address, companyId: foreign.id }, body)).status).toBe(404);
    const job = await given.openJob({ company });
    expect((await change({ ...address, jobId: job.id }, body)).status).toBe(404);
    await api.db
      .update(applications)
      .set({ is_external: true })
      .where(eq(applications.id, address.candidateId));
    expect((await change(address, body)).status).toBe(404);
  });
});
