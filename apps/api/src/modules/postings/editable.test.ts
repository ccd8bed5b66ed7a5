import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "./postings.tables.ts";

const { editable, one, options, create } = contract.postings;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let jobId: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  company = await given.company({
    allow_external_ats: true,
    hq_location_id: await given.placeId("hamburg"),
    tech_stack_ids: [await given.skillId("rust")],
  });
  recruiter = await given.companyUser(company.id);
  await given.membership(company.id);
  const ad = await given.completeAd({
    is_draft: false,
    remote: 1,
    remote_regions: [await given.placeId("anywhere")],
    remote_countries: [await given.placeId("germany")],
    direct_apply: true,
    job_url: "https://a.example/1",
    pixel_tracking_url: "https://pixel.example/1",
    is_agency: true,
    job_company_name: "Acme",
    logo_url: "/api/files/logos/a1.png",
    cover_url: "/api/files/covers/a1.png",
  });
  const created = await api.call(create, { params: { id: company.id }, body: ad }, recruiter);
  jobId = created.body.data.id;
});

const read = (id: number, duplicate?: boolean, caller = recruiter, companyId = company.id) =>
  api.call(editable, { params: { companyId, jobId: id }, query: { duplicate } }, caller);

describe("an ad in the form", () => {
  test("contains everything that was saved, with the names of its options", async () => {
    const german = await given.placeId("germany");
    const developer = await given.developer();
    await given.application(developer.developerId, jobId);
    expect((await read(jobId)).body.data).toMatchObject({
      id: jobId,
      title: "Go Engineer",
      status: "published",
      is_draft: false,
      expired: false,
      company: { id: company.id, name: company.name },
      remote: 1,
      remote_locations: {
        regions: [{ id: await given.placeId("anywhere"), name: "Anywhere" }],
        countries: [{ id: german, name: "Germany" }],
      },
      cities: [{ place_id: String(await given.placeId("berlin")), as_string: "Berlin, Germany" }],
      skills: [{ slug: "go", name: "Go" }],
      seniorities: [{ id: 3, title: "Senior" }],
      language: { name: "English" },
      hybrid_option: { id: 1, value: "any", default: true },
      job_requirements: "<p>Go.</p>",
      direct_apply: true,
      job_url: "https://a.example/1",
      company_name: "Acme",
      external_tracking_pixel: "https://pixel.example/1",
      price_id: await given.priceId("membership-slot"),
      job_posting_owner_id: recruiter.userId,
      candidates_count: 1,
    });
  });

  test("shows its own images, and the client of an agency on its page", async () => {
    const address = {
      company_id: company.id,
      company_slug: company.slug,
      job_id: jobId,
      job_slug: "go-engineer",
    };
    expect((await api.call(contract.jobs.details, { query: address })).body.data).toMatchObject({
      cover_url: "/api/files/covers/a1.png",
      company: {
        name: company.name,
        display_name: "Acme",
        logo_url: "/api/files/logos/a1.png",
      },
    });
  });

  test("as a copy is a new draft without dates, price and candidates", async () => {
    expect((await read(jobId, true)).body.data).toMatchObject({
      id: null,
      slug: null,
      title: "Copy of Go Engineer",
      status: "draft",
      is_draft: true,
      price_id: null,
      published_at: null,
      last_published_at: null,
      expire_at: null,
      candidates_count: 0,
      skills: [{ slug: "go" }],
    });
    await api.db
      .update(jobs)
      .set({ title: "x".repeat(100) })
      .where(eq(jobs.id, jobId));
    expect((await read(jobId, true)).body.data.title).toHaveLength(100);
    await api.db.update(jobs).set({ title: "Go Engineer" }).where(eq(jobs.id, jobId));
  });

  test("with id 0 is empty, and owned by its author", async () => {
    expect((await read(0)).body.data).toMatchObject({
      id: null,
      title: "",
      status: "draft",
      company: { id: company.id },
      hybrid_option: { id: 1 },
      job_posting_owner_id: recruiter.userId,
    });
    const guest = await read(0, false, { userId: 0, email: "", token: "" }, 0);
    expect(guest.body.data).toMatchObject({ company: null, job_posting_owner_id: null });
  });

  test("of another company or with an unknown id is a 404", async () => {
    const foreign = await given.openJob();
    expect((await read(foreign.id)).status).toBe(404);
    expect((await read(jobId, false, { userId: 0, email: "", token: "" }, 0)).status).toBe(404);
    const address = { params: { companyId: company.id, jobId: foreign.id } };
    expect((await api.call(one, address, recruiter)).status).toBe(404);
  });
});

test("one posting is the same as the list's row", async () => {
  const list = await api.call(contract.postings.list, { params: { id: company.id } }, recruiter);
  const single = await api.call(one, { params: { companyId: company.id, jobId } }, recruiter);
  expect(single.body.data).toEqual(list.body.data.find(({ id }) => id === jobId));
});

describe("the form's options", () => {
  const optionsOf = (id: number, caller: { token?: string } = recruiter) =>
    api.call(options, { params: { id } }, caller);

  test("start with the company's own skills and locations, and list its active users", async () => {
    await given.companyUser(company.id, "company-administrator", { suspended_at: new Date() });
    const { data } = (await optionsOf(company.id)).body;
    expect(data).toMatchObject({
      experiences: [{ id: 1, title: "Junior" }, { id: 2 }, { id: 3 }],
      default_skills: [{ slug: "rust" }],
      cities: [{ as_string: "Hamburg, Germany" }, { as_string: "Berlin, Germany" }],
      hybrid_options: [{ value: "any", default: true }, { value: "on_site" }, { value: "hybrid" }],
      minimum_allowed_salary: 5000,
      max_allowed_salary: 1_000_000,
      allow_external_ats: true,
      company_users: [{ id: recruiter.userId }],
    });
    expect(data.jobPrices.find(({ price_type }) => price_type === "membership")?.available).toBe(
      true,
    );
  });

  test("are available to guests for a company not created yet, without users", async () => {
    const { data } = (await optionsOf(0, {})).body;
    expect(data).toMatchObject({
      default_skills: [{ slug: "go" }],
      cities: [{ as_string: "Berlin, Germany" }],
      allow_external_ats: false,
      company_users: [],
    });
    // Without slots or credits, an invoice is what is left.
    for (const { price_type, available } of data.jobPrices)
      expect(available).toBe(price_type === "regular");
    expect((await optionsOf(company.id, {})).status).toBe(401);
  });

  test("are a 404 for a deleted company", async () => {
    const admin = await given.admin("support");
    expect((await optionsOf(999_999, admin)).status).toBe(404);
    const gone = await given.company();
    await api.db.update(companies).set({ deleted_at: new Date() }).where(eq(companies.id, gone.id));
    expect((await optionsOf(gone.id, admin)).status).toBe(404);
  });
});
