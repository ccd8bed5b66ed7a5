import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { applications } from "./applications.tables.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const calls = contract.applications;
const { HIRED, INTERVIEWING } = APPLICATION_STATUSES;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;
let developer: Awaited<ReturnType<Given["developer"]>>;
let applicationId: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  company = await given.company();
  recruiter = await given.companyUser(company.id);
});

beforeEach(async () => {
  job = await given.openJob({ company });
  developer = await given.developer({ user: { phone_number: "+4930123456" } });
  await api.db
    .update(developers)
    .set({ linkedin: "linkedin.com/in/ada", cv_uploaded_at: new Date() })
    .where(eq(developers.id, developer.developerId));
  applicationId = (await given.application(developer.developerId, job.id)).id;
});

const candidate = () => ({ companyId: company.id, jobId: job.id, candidateId: applicationId });

const walkAway = (body: { reasons: ("salary" | "other")[] }) =>
  api.call(
    calls.walkAway,
    { params: { id: developer.developerId, jobId: job.id }, body },
    developer,
  );

const list = () =>
  api.call(
    contract.candidates.list,
    { params: { companyId: company.id, jobId: job.id } },
    recruiter,
  );

const move = (status: ApplicationStatus) =>
  api.call(contract.candidates.move, { params: candidate(), body: { status } }, recruiter);

const write = () =>
  api.call(
    contract.candidates.message,
    { params: candidate(), body: { message: "Hello?", contact_email: "ada@company.example" } },
    recruiter,
  );

describe("withdrawing", () => {
  test("requires a reason, and is not possible once the company has decided", async () => {
    expect((await walkAway({ reasons: [] })).problem.errors).toHaveProperty("reasons");
    await api.db
      .update(applications)
      .set({ status: HIRED })
      .where(eq(applications.id, applicationId));
    expect((await walkAway({ reasons: ["other"] })).status).toBe(422);
  });

  test("at the same time as the company decides: one of the two wins", async () => {
    const answers = await Promise.all([walkAway({ reasons: ["salary"] }), move(HIRED)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe("a candidate who left", () => {
  const contactless = {
    email: null,
    phone: null,
    linkedin: null,
    github: null,
    cv_uploaded: false,
  };

  test("by withdrawing keeps an entry without contact data", async () => {
    await walkAway({ reasons: ["salary"] });
    const { data } = (await list()).body;
    expect(data).toMatchObject([{ match_user_state: "WALKED_AWAY", developer: contactless }]);
    expect(JSON.stringify(data)).not.toContain(developer.email);
    const refused = await write();
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ code: "unreachable" });
  });

  test("by deleting their login cannot be contacted either, and gets no email", async () => {
    await api.db
      .update(users)
      .set({ deleted_at: new Date() })
      .where(eq(users.id, developer.userId));
    expect((await list()).body.data).toMatchObject([{ developer: contactless }]);
    expect((await write()).status).toBe(409);
    expect((await move(INTERVIEWING)).status).toBe(200);
    expect(await api.mailsTo(developer.email)).toEqual([]);
  });
});
