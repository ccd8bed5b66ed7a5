import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";

const { draftPreview, remove, update } = contract.postings;
const { saveDraft } = contract.companyRegistrations;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const preview = (id: number, token?: string, caller: Caller = {}) =>
  api.call(draftPreview, { params: { id }, query: { token } }, caller);

const givenDraft = async () => {
  const company = await given.company();
  await given.membership(company.id);
  const recruiter = await given.companyUser(company.id);
  const job = await given.completeAd({ tasks: "<p>Sail.</p>" });
  const saved = await api.call(saveDraft, { body: { job } }, recruiter);
  const { data } = saved.body;
  return { company, recruiter, id: data.job.id, token: data.draft_token };
};

test("a draft's token opens its preview, which looks like the ad's page", async () => {
  const { company, id, token } = await givenDraft();
  expect((await preview(id, token)).body.data).toMatchObject({
    id,
    title: "Go Engineer",
    status: "draft",
    tasks: "<p>Sail.</p>",
    company: { id: company.id, name: company.name },
    skills: [{ slug: "go" }],
  });
});

test("nobody else learns that the draft exists", async () => {
  const { id } = await givenDraft();
  const other = await givenDraft();
  for (const token of [undefined, "", "wrong", other.token])
    expect((await preview(id, token)).status).toBe(404);
  const callers = [
    await given.developer(),
    other.recruiter,
    await given.admin("content-editor"),
    await given.generic(),
  ];
  for (const caller of callers) expect((await preview(id, undefined, caller)).status).toBe(404);
});

test("its company's users and staff need no token, in any status", async () => {
  const { company, recruiter } = await givenDraft();
  const campaigner = await given.companyUser(company.id, "company-campaign-manager");
  const support = await given.admin("support");
  for (const status of ["draft", "pending", "archived", "published"] as const) {
    const { id } = await given.openJob({ company, status });
    for (const caller of [recruiter, campaigner, support])
      expect((await preview(id, undefined, caller)).body.data.status).toBe(status);
  }
});

test("the link stops working when the draft is published or deleted", async () => {
  const { company, recruiter, id, token } = await givenDraft();
  const params = { companyId: company.id, jobId: id };
  await api.call(update, { params, body: { is_draft: false } }, recruiter);
  expect((await preview(id, token)).status).toBe(404);
  const second = await givenDraft();
  const address = { companyId: second.company.id, jobId: second.id };
  await api.call(remove, { params: address }, second.recruiter);
  expect((await preview(second.id, second.token)).status).toBe(404);
});
