import { contract } from "@devguild/contract/contract";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { INBOX_MESSAGES } from "@devguild/schemas/constants/candidate-inbox";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { applicationMessages, applications } from "../applications/applications.tables.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { cleanUpActions } from "./candidate-actions.commands.ts";
import { changeCandidates } from "./change-candidates.commands.ts";
import { candidateActions } from "./candidate-actions.tables.ts";

const { NEW_CANDIDATE, INTERVIEWING, HIRED, WALKED_AWAY, DECLINED_BY_COMPANY } =
  APPLICATION_STATUSES;
const calls = contract.candidateInbox;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ name: "Acme" });
  recruiter = await given.companyUser(company.id, "company-recruiting-manager", {
    first_name: "Grace",
    last_name: "Hopper",
  });
  job = await given.openJob({ company, title: "Backend Engineer" });
});

const candidate = async (first_name: string, status: Parameters<Given["application"]>[2] = 2) => {
  const { developerId, email } = await given.developer({ user: { first_name } });
  return { id: (await given.application(developerId, job.id, status)).id, email };
};

const LETTER =
  "Hi {{first_name}}, thank you for applying for {{job_title}} at {{ company_name }}. {{recruiter}}";

type Body = Parameters<typeof api.call<typeof calls.startAction>>[1]["body"];
const start = (ids: number[], more: Partial<Body> = {}) =>
  api.call(
    calls.startAction,
    {
      params: { companyId: company.id },
      body: {
        candidate_ids: ids,
        status: DECLINED_BY_COMPANY,
        message: LETTER,
        contact_email: "jobs@acme.example",
        notify: true,
        ...more,
      },
    },
    recruiter,
  );

const at = (actionId: number) => ({ params: { companyId: company.id, actionId } });
const statusOf = async (ids: number[]) =>
  (
    await api.db
      .select()
      .from(applications)
      .where(inArray(applications.id, ids))
      .orderBy(asc(applications.id))
  ).map(({ status }) => status);

describe("an action for many candidates", () => {
  test("moves each and writes to them in their own words, in one email", async () => {
    const [ada, ove] = [await candidate("Ada"), await candidate("Ove", INTERVIEWING)];
    const { status, body } = await start([ada.id, ove.id]);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ total: 2, done: 0, is_finished: false, failed: [] });
    await changeCandidates(api.db, body.data.id);
    const mails = await api.mailsTo(ada.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["An update on your application to Acme"]);
    expect(mails[0]?.text).toContain("Your reply goes to jobs@acme.example.");
    expect(mails[0]?.text).toContain(
      "Hi Ada, thank you for applying for Backend Engineer at Acme. Grace Hopper",
    );
    const { data } = (await api.call(calls.action, at(body.data.id), recruiter)).body;
    expect(data).toMatchObject({ total: 2, done: 2, is_finished: true });
    expect(await statusOf([ada.id, ove.id])).toEqual([DECLINED_BY_COMPANY, DECLINED_BY_COMPANY]);
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "candidate.bulk-action"))
      .orderBy(asc(auditLog.id));
    expect(entry?.details).toMatchObject({ changes: { status: { after: DECLINED_BY_COMPANY } } });
  });

  test("says whom it couldn't change, and changes the others", async () => {
    const [ada, hired, gone] = [
      await candidate("Ada"),
      await candidate("Hal", HIRED),
      await candidate("Gus", WALKED_AWAY),
    ];
    const { body } = await start([ada.id, hired.id, gone.id]);
    await changeCandidates(api.db, body.data.id);
    const { data } = (await api.call(calls.action, at(body.data.id), recruiter)).body;
    expect(data).toMatchObject({ total: 3, done: 1, is_finished: true });
    expect(data.failed.map(({ candidate_id }) => candidate_id)).toEqual([hired.id, gone.id]);
    expect(data.failed[0]?.reason).toBe("This candidate can’t be moved to that status.");
    expect(await statusOf([ada.id, hired.id, gone.id])).toEqual([
      DECLINED_BY_COMPANY,
      HIRED,
      WALKED_AWAY,
    ]);
  });

  test("writes once to those who have just got the same message", async () => {
    const ada = await candidate("Ada");
    for (const done of [1, 0]) {
      const { body } = await start([ada.id], { status: null });
      await changeCandidates(api.db, body.data.id);
      const { data } = (await api.call(calls.action, at(body.data.id), recruiter)).body;
      expect([data.done, data.failed.length]).toEqual([done, 1 - done]);
    }
    expect(await api.mailsTo(ada.email)).toHaveLength(1);
  });

  test("reports what nobody foresaw, once the others are changed", async () => {
    const [broken, ove] = [await candidate("Ada"), await candidate("Ove")];
    const { body } = await start([broken.id, ove.id]);
    await api.db.execute(
      sql.raw(`alter table application_messages
        add constraint application_messages_broken check (application_id <> ${broken.id}) not valid`),
    );
    try {
      await expect(changeCandidates(api.db, body.data.id)).rejects.toThrow("failed: 1.");
    } finally {
      await api.db.execute(
        sql`alter table application_messages drop constraint application_messages_broken`,
      );
    }
    const { data } = (await api.call(calls.action, at(body.data.id), recruiter)).body;
    expect(data).toMatchObject({ total: 2, done: 1, is_finished: true });
    expect(data.failed).toMatchObject([
      { candidate_id: broken.id, reason: expect.stringContaining("something just went wrong") },
    ]);
    expect(await statusOf([broken.id, ove.id])).toEqual([2, DECLINED_BY_COMPANY]);
    await changeCandidates(api.db, body.data.id);
  });

  test("is undone before any email is sent: everything is as it was", async () => {
    const [ada, ove] = [await candidate("Ada"), await candidate("Ove", INTERVIEWING)];
    const before = await api.db
      .select()
      .from(applications)
      .where(inArray(applications.id, [ada.id, ove.id]))
      .orderBy(asc(applications.id));
    const { body } = await start([ada.id, ove.id]);
    await changeCandidates(api.db, body.data.id);
    const undone = await api.call(calls.undoAction, at(body.data.id), recruiter);
    expect(undone.body.data).toMatchObject({ is_undone: true, is_finished: true });
    expect(
      await api.db
        .select()
        .from(applications)
        .where(inArray(applications.id, [ada.id, ove.id]))
        .orderBy(asc(applications.id)),
    ).toEqual(before);
    expect(
      await api.db.$count(
        applicationMessages,
        inArray(applicationMessages.application_id, [ada.id, ove.id]),
      ),
    ).toBe(0);
    expect(await api.mailsTo(ada.email)).toEqual([]);
    // Twice is the same as once.
    expect((await api.call(calls.undoAction, at(body.data.id), recruiter)).status).toBe(200);
    expect(await statusOf([ada.id, ove.id])).toEqual([NEW_CANDIDATE, INTERVIEWING]);
  });

  test("undone while it runs leaves the rest alone, and whoever was moved on since", async () => {
    const [ada, ove] = [await candidate("Ada"), await candidate("Ove")];
    const { body } = await start([ada.id, ove.id], { message: "" });
    await changeCandidates(api.db, body.data.id);
    await api.call(
      contract.candidates.move,
      {
        params: { companyId: company.id, jobId: job.id, candidateId: ove.id },
        body: { status: INTERVIEWING },
      },
      recruiter,
    );
    await api.call(calls.undoAction, at(body.data.id), recruiter);
    expect(await statusOf([ada.id, ove.id])).toEqual([NEW_CANDIDATE, INTERVIEWING]);
    const stopped = await start([ada.id]);
    await api.call(calls.stopAction, at(stopped.body.data.id), recruiter);
    await changeCandidates(api.db, stopped.body.data.id);
    expect(await statusOf([ada.id])).toEqual([NEW_CANDIDATE]);
  });

  test("can't be undone after ten seconds, and not by another company", async () => {
    const ada = await candidate("Ada");
    const { body } = await start([ada.id]);
    await changeCandidates(api.db, body.data.id);
    const foreign = await given.company();
    const stranger = await given.companyUser(foreign.id);
    const disguised = { params: { companyId: foreign.id, actionId: body.data.id } };
    expect((await api.call(calls.undoAction, disguised, stranger)).status).toBe(404);
    await api.db
      .update(candidateActions)
      .set({ undo_until: new Date() })
      .where(eq(candidateActions.id, body.data.id));
    const late = await api.call(calls.undoAction, at(body.data.id), recruiter);
    expect(late.status).toBe(409);
    expect(await statusOf([ada.id])).toEqual([DECLINED_BY_COMPANY]);
  });

  test("is forgotten after thirty days; what it changed stays", async () => {
    const ada = await candidate("Ada");
    const { body } = await start([ada.id]);
    await changeCandidates(api.db, body.data.id);
    await cleanUpActions(api.db);
    expect((await api.call(calls.action, at(body.data.id), recruiter)).status).toBe(200);
    await cleanUpActions(api.db, new Date(Date.now() + 31 * DAY_MS));
    expect((await api.call(calls.action, at(body.data.id), recruiter)).status).toBe(404);
    expect(await statusOf([ada.id])).toEqual([DECLINED_BY_COMPANY]);
    expect(
      await api.db.$count(applicationMessages, eq(applicationMessages.application_id, ada.id)),
    ).toBe(1);
  });

  test("needs something to do, known variables, and candidates of the company", async () => {
    const ada = await candidate("Ada");
    const errors = async (ids: number[], more: Partial<Body>) =>
      (await start(ids, more)).problem.errors;
    expect(await errors([ada.id], { status: null, message: " " })).toEqual({
      message: [INBOX_MESSAGES.nothingToDo],
    });
    expect(await errors([ada.id], { message: "Hi {{name}}" })).toEqual({
      message: [expect.stringContaining("{{name}} can’t be filled in")],
    });
    expect(await errors([], {})).toEqual({ candidate_ids: [INBOX_MESSAGES.noCandidates] });
    const ids = Array.from({ length: 201 }, (_, index) => index + 1);
    expect(await errors(ids, {})).toEqual({ candidate_ids: [INBOX_MESSAGES.tooMany] });
    const foreign = await given.openJob({});
    const { developerId } = await given.developer();
    const other = await given.application(developerId, foreign.id);
    expect(await errors([other.id], {})).toEqual({ candidate_ids: [INBOX_MESSAGES.noCandidates] });
  });
});
