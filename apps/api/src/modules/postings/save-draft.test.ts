import { contract } from "@devguild/contract/contract";
import type { PostingBody } from "@devguild/schemas/posting-body";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { jobs } from "./postings.tables.ts";

const { create, update, remove, one } = contract.postings;
const { saveDraft } = contract.companyRegistrations;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company({ name: "Nordwind" });
  recruiter = await given.companyUser(company.id);
});

const post = (body: PostingBody, caller = recruiter) =>
  api.call(create, { params: { id: company.id }, body }, caller);
const put = (jobId: number, body: PostingBody, caller = recruiter) =>
  api.call(update, { params: { companyId: company.id, jobId }, body }, caller);
const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(jobs).where(eq(jobs.id, id));
  if (!row) throw new Error(`There is no job ${id}.`);
  return row;
};
const someDraft = async () => {
  const [row] = await api.db.select().from(jobs).where(eq(jobs.company_id, company.id)).limit(1);
  return row?.id ?? 0;
};
const draft = async (body: PostingBody = {}) => (await post(body)).body.data.id;

describe("a draft", () => {
  test("may be empty", async () => {
    const answer = await post({});
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ status: "draft", title: "", published_at: null });
    const again = (await post({})).body.data;
    expect([answer.body.data.slug, again.slug]).toEqual(["job", "job-2"]);
  });

  test("is refused once the company has 200 of them", async () => {
    const { id: _, ...row } = await rowOf(await draft({ title: "First" }));
    const more = Array.from({ length: 199 }, (__, index) => ({ ...row, slug: `more-${index}` }));
    await api.db.insert(jobs).values(more);
    const refused = await post({ title: "One more" });
    expect([refused.status, refused.problem.code]).toEqual([409, "too_many_drafts"]);
    const params = { companyId: company.id, jobId: await someDraft() };
    expect((await api.call(remove, { params }, recruiter)).status).toBe(204);
    expect((await post({ title: "One more" })).status).toBe(201);
  });

  test.each([
    ["HTTPS://jobs.example.com/1", "https://jobs.example.com/1"],
    ["https:/jobs.example.com/1", "https://jobs.example.com/1"],
    ["https:\\\\jobs.example.com", "https://jobs.example.com/"],
    [" https://jobs.example.com/ä b ", "https://jobs.example.com/%C3%A4%20b"],
  ])("takes the address %j as browsers read it", async (typed, stored) => {
    const id = await draft({ external_apply_url: typed, pixel_tracking_url: typed });
    expect(await rowOf(id)).toMatchObject({ job_url: stored, pixel_tracking_url: stored });
  });

  test.each([
    "http://jobs.example.com",
    "jobs.example.com",
    "https://devguild.example@evil.example/",
    "https://jobs.example.com/\u202Egpj.exe",
    "javascript:alert(1)",
  ])("refuses the address %j", async (job_url) => {
    const { status, problem } = await post({ job_url });
    expect(status).toBe(422);
    expect(problem.errors).toHaveProperty("job_url");
  });

  test("stores the sent fields and keeps the others; null empties a field", async () => {
    const id = await draft(await given.completeAd({ reference_data: "A-1" }));
    await put(id, { salary_min: null, reference_data: null });
    expect(await rowOf(id)).toMatchObject({
      title: "Go Engineer",
      salary_min: null,
      salary_max: 80_000,
      reference_data: null,
      tasks: "<p>Build.</p>",
      job_posting_owner_id: recruiter.userId,
    });
  });

  test("may be invalid where only publishing requires more", async () => {
    const id = await draft({ salary_min: 90_000, salary_max: 10, direct_apply: false });
    await api.db.update(jobs).set({ direct_apply: true }).where(eq(jobs.id, id));
    expect((await put(id, { title: "Still a draft" })).status).toBe(200);
  });

  test("is searchable by its locations and words, and named by its title", async () => {
    const id = await draft({
      title: "C++ Größe",
      cities: [{ value: String(await given.placeId("berlin")) }],
      remote: 1,
      remote_regions: [await given.placeId("dach")],
      is_agency: true,
      job_company_name: "Acme",
    });
    const row = await rowOf(id);
    expect(row.slug).toBe("c-plus-plus-grosse");
    expect(row.search_words).toBe("cplusplus grosse nordwind acme");
    for (const slug of ["berlin", "germany", "austria", "dach", "europe"])
      expect(row.location_ids).toContain(await given.placeId(slug));
  });

  test("gets its slug from the title, unique within the company", async () => {
    const first = await draft({ title: "Go Engineer" });
    const second = await draft({ title: "Go Engineer" });
    expect((await rowOf(second)).slug).toBe("go-engineer-2");
    await put(first, { title: "Rust Engineer" });
    expect((await rowOf(first)).slug).toBe("rust-engineer");
    await put(second, { title: "Go Engineer" });
    expect((await rowOf(second)).slug).toBe("go-engineer");
  });

  test("has its texts sanitised", async () => {
    const id = await draft({
      tasks: "<p onclick=x>Sail<script>alert(1)</script></p>",
      company_description: "<img src=x onerror=alert(1)>",
    });
    expect(await rowOf(id)).toMatchObject({ tasks: "<p>Sail</p>", company_description: null });
  });

  test("is listed only once it is published", async () => {
    const { id } = (await post({ title: "Zygomorphic Engineer" })).body.data;
    const found = await api.call(contract.jobs.search, { query: { job_title: "zygomorphic" } });
    expect(found.body.data.job_ads).toEqual([]);
    expect((await api.call(contract.jobs.similar, { params: { id } })).status).toBe(404);
  });
});

describe("saving company and job together", () => {
  const save = (job: PostingBody & { id?: number }, caller = recruiter) =>
    api.call(saveDraft, { body: { company: {}, job } }, caller);

  test("creates a draft, then updates it; the preview link stays the same", async () => {
    const first = (await save({ title: "Go Engineer" })).body.data;
    expect(first.company.id).toBe(company.id);
    const second = (await save({ id: first.job.id, title: "Rust Engineer" })).body.data;
    expect(second).toEqual(first);
    expect((await rowOf(first.job.id)).title).toBe("Rust Engineer");
    expect((await rowOf(first.job.id)).draft_token_hash).not.toContain(first.draft_token);
  });

  test("never publishes", async () => {
    await given.membership(company.id);
    const complete = await given.completeAd({ is_draft: false });
    const { job } = (await save(complete)).body.data;
    await save({ ...complete, id: job.id });
    expect((await rowOf(job.id)).status).toBe("draft");
  });

  test("does not change an ad that is not a draft, or another company's", async () => {
    const open = await given.openJob({ company });
    expect((await save({ id: open.id })).problem.code).toBe("wrong_state");
    const foreign = await given.openJob({ status: "draft" });
    expect((await save({ id: foreign.id })).status).toBe(404);
  });
});

describe("deleting", () => {
  const del = (jobId: number) =>
    api.call(remove, { params: { companyId: company.id, jobId } }, recruiter);

  test("removes a draft for good", async () => {
    const id = await draft();
    expect((await del(id)).status).toBe(204);
    expect(await api.db.select().from(jobs).where(eq(jobs.id, id))).toEqual([]);
  });

  test("keeps the record of any other ad, and hides it everywhere", async () => {
    const open = await given.openJob({ company });
    expect((await del(open.id)).status).toBe(204);
    expect((await rowOf(open.id)).deleted_at).not.toBeNull();
    const address = { params: { companyId: company.id, jobId: open.id } };
    expect((await api.call(one, address, recruiter)).status).toBe(404);
    expect((await del(open.id)).status).toBe(404);
  });

  test("another company's is a 404", async () => {
    expect((await del((await given.openJob()).id)).status).toBe(404);
  });
});

test("an admin edits for any company; its account owner owns the ad; each change is in the audit log", async () => {
  const holder = await given.companyUser(company.id, "company-account-owner");
  const admin = await given.admin("account-manager");
  const { id } = (await post({ title: "By staff" }, admin)).body.data;
  expect((await rowOf(id)).job_posting_owner_id).toBe(holder.userId);
  await put(id, { title: "By staff again" }, admin);
  await api.call(remove, { params: { companyId: company.id, jobId: id } }, admin);
  const deeds = await api.db.select().from(auditLog).where(eq(auditLog.subject_id, id));
  expect(
    deeds
      .filter(({ subject }) => subject === "job")
      .map(({ action, user_id }) => [action, user_id]),
  ).toEqual([
    ["job.create", admin.userId],
    ["job.save-draft", admin.userId],
    ["job.delete", admin.userId],
  ]);
});

test("a deleted or unknown company cannot have ads", async () => {
  const admin = await given.admin("account-manager");
  const gone = await given.company({ deleted_at: new Date() });
  for (const id of [gone.id, 999_999])
    expect((await api.call(create, { params: { id }, body: {} }, admin)).status).toBe(404);
});
