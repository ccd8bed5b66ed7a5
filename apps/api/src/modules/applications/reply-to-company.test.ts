import { contract } from "@devguild/contract/contract";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { TOO_MANY_REPLIES } from "@devguild/schemas/constants/applications";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { applications } from "./applications.tables.ts";

const CONTACT = "jobs@reply.example";

let api: TestApi;
let given: Given;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let developer: Awaited<ReturnType<Given["developer"]>>;
let address: { companyId: number; jobId: number; candidateId: number };

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  const company = await given.company({ name: "Acme" });
  recruiter = await given.companyUser(company.id);
  developer = await given.developer({ user: { first_name: "Zora", last_name: "Neal" } });
  const job = await given.openJob({ company, title: "Backend Engineer" });
  const { id } = await given.application(developer.developerId, job.id);
  address = { companyId: company.id, jobId: job.id, candidateId: id };
});

const write = () =>
  api.call(
    contract.candidates.message,
    { params: address, body: { message: "Tuesday?", contact_email: CONTACT } },
    recruiter,
  );
const reply = (message = "Tuesday at ten.", caller = developer) =>
  api.call(
    contract.applications.reply,
    { params: { id: developer.developerId, jobId: address.jobId }, body: { message } },
    caller,
  );

test("a developer is notified that the company wrote, with a link to the conversation", async () => {
  await write();
  const { body } = await api.call(contract.notifications.list, {}, developer);
  expect(body.data).toMatchObject([
    {
      title: "Acme wrote to you about Backend Engineer",
      url: `/en/developer-dashboard?application=${address.jobId}`,
      read_at: null,
    },
  ]);
});

test("a developer answers once the company has written, and both see the conversation", async () => {
  expect((await reply()).status).toBe(409);
  await write();
  await reply();
  // Sent again because the answer was lost.
  const answered = await reply();
  expect(answered.status).toBe(201);
  expect(answered.body.data).toMatchObject({
    can_reply: true,
    messages: [
      { by: "company", message: "Tuesday?", contact_email: CONTACT },
      { by: "developer", author_name: "Zora Neal", message: "Tuesday at ten." },
    ],
  });
  const { body } = await api.call(contract.candidates.one, { params: address }, recruiter);
  expect(body.data.messages.map(({ by }) => by)).toEqual(["company", "developer"]);
  const inbox = await api.call(
    contract.candidateInbox.list,
    { params: { companyId: address.companyId } },
    recruiter,
  );
  expect(inbox.body.data[0]).toMatchObject({ has_reply: true });

  const [mail, another] = await api.mailsTo(CONTACT);
  expect(another).toBeUndefined();
  expect(mail?.subject).toBe("Zora Neal replied about Backend Engineer");
  expect(mail?.text).toContain(`Your reply goes to ${developer.email}.`);
  expect(mail?.text).toContain("Tuesday at ten.");
});

test("nobody else can answer, nor anyone who withdrew or who wrote ten times", async () => {
  await write();
  const other = await given.developer();
  expect((await reply("Hello.", other)).status).toBe(403);
  for (let sent = 0; sent < 10; sent++) expect((await reply(`No. ${sent}`)).status).toBe(201);
  expect((await reply()).problem.errors).toEqual({ message: [TOO_MANY_REPLIES] });
  // The company's own limit is not used up by answers.
  expect((await write()).status).toBe(201);
  await api.db
    .update(applications)
    .set({ status: APPLICATION_STATUSES.WALKED_AWAY })
    .where(eq(applications.id, address.candidateId));
  expect((await reply()).status).toBe(409);
});
