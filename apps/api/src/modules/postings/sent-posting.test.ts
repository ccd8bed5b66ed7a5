import { contract } from "@devguild/contract/contract";
import type { PostingBody } from "@devguild/schemas/posting-body";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { refreshCatalogue } from "../catalogue/catalogue.queries.ts";
import { skills } from "../catalogue/catalogue.tables.ts";
import { jobs } from "./postings.tables.ts";

const { create, update } = contract.postings;

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

const post = (body: PostingBody) =>
  api.call(create, { params: { id: company.id }, body }, recruiter);
const put = (jobId: number, body: PostingBody) =>
  api.call(update, { params: { companyId: company.id, jobId }, body }, recruiter);
const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(jobs).where(eq(jobs.id, id));
  if (!row) throw new Error(`There is no job ${id}.`);
  return row;
};
const draft = async (body: PostingBody = {}) => (await post(body)).body.data.id;

describe("input is normalised", () => {
  test("areas require remote work", async () => {
    const area = [await given.placeId("germany")];
    const id = await draft({ remote: true, remote_countries: area });
    expect((await rowOf(id)).remote_location_ids).toEqual(area);
    await put(id, { title: "The areas stay" });
    expect((await rowOf(id)).remote_location_ids).toEqual(area);
    await put(id, { remote: 0 });
    expect(await rowOf(id)).toMatchObject({ remote: false, remote_location_ids: [] });
  });

  test("the region Anywhere replaces all other regions", async () => {
    const anywhere = await given.placeId("anywhere");
    const regions = [await given.placeId("dach"), anywhere];
    const id = await draft({ remote: true, remote_regions: regions });
    expect((await rowOf(id)).remote_location_ids).toEqual([anywhere]);
    const flagged = await draft({ remote: true, remote_anywhere: true });
    expect((await rowOf(flagged)).remote_location_ids).toEqual([anywhere]);
    await put(flagged, { remote_regions: [await given.placeId("dach")] });
    expect((await rowOf(flagged)).remote_location_ids).toEqual([await given.placeId("dach")]);
  });

  test("only known cities count, and null means none", async () => {
    const [berlin, hamburg] = [await given.placeId("berlin"), await given.placeId("hamburg")];
    const cities = [{ value: String(berlin) }, { value: String(hamburg), checked: false }];
    const id = await draft({ cities });
    expect((await rowOf(id)).city_ids).toEqual([berlin]);
    await put(id, { cities: null });
    expect((await rowOf(id)).city_ids).toEqual([]);
  });

  test("no salary band is -1, an empty company name is null", async () => {
    const id = await draft({ salary_id: 7, job_company_name: "Acme" });
    expect((await rowOf(id)).salary_id).toBe(7);
    await put(id, { salary_id: -1, job_company_name: "  " });
    expect(await rowOf(id)).toMatchObject({ salary_id: null, job_company_name: null });
  });

  test("an ad is full time unless it says otherwise", async () => {
    const id = await draft({ title: "Intern" });
    expect((await rowOf(id)).employment_type_id).toBe(1);
    await put(id, { employment_type: "internship" });
    expect((await rowOf(id)).employment_type_id).toBe(4);
  });

  test("aliases of fields are accepted", async () => {
    const open = await given.company({ allow_external_ats: true });
    const user = await given.companyUser(open.id);
    const body = {
      job_requirements: "<p>Go.</p>",
      external_apply_url: "https://a.example/apply",
      external_apply_url_checkbox: true,
      hybrid_option: { id: 3 as const },
    };
    const answer = await api.call(create, { params: { id: open.id }, body }, user);
    expect(await rowOf(answer.body.data.id)).toMatchObject({
      requirements: "<p>Go.</p>",
      job_url: "https://a.example/apply",
      direct_apply: true,
      hybrid_option_id: 3,
    });
  });
});

describe("malformed input fails on its field, even in a draft", () => {
  const NO_ID = 999_999_999;
  test.each<[PostingBody, string, string]>([
    [{ title: "x".repeat(101) }, "title", "You reached max number of characters."],
    [
      { skills: [1, 2, 3, 4, 5, 6] },
      "skills",
      "You reached the maximum of 5 skills. De-select one skill first to add a different skill.",
    ],
    [{ skills: [NO_ID] }, "skills", "Please choose skills from the list."],
    [{ cities: [{ value: "0" }] }, "cities", "Please choose cities from the list."],
    [
      { remote: true, remote_regions: [NO_ID] },
      "remote_regions",
      "Please choose regions from the list.",
    ],
    [
      { remote: true, remote_countries: [NO_ID] },
      "remote_countries",
      "Please choose countries from the list.",
    ],
    [{ language_id: NO_ID }, "language_id", "Please choose a language from the list."],
    [{ price_id: NO_ID }, "price_id", "Please choose a price from the list."],
    [
      { job_posting_owner_id: NO_ID },
      "job_posting_owner_id",
      "Please choose an active user of the company.",
    ],
    [{ salary_min: 1.5 }, "salary_min", "Please enter the salary amount without any symbols."],
    [
      { job_url: "http://a.example" },
      "job_url",
      "Please enter an address that starts with https://.",
    ],
    [
      { pixel_tracking_url: "http://a.example" },
      "pixel_tracking_url",
      "Please enter an address that starts with https://.",
    ],
    [
      { logo_url: "https://elsewhere.example/a.png" },
      "logo_url",
      "Please upload the image instead of linking to it.",
    ],
    [
      { cover_url: "/api/files/logos/1.svg" },
      "cover_url",
      "Please upload the image instead of linking to it.",
    ],
    [{ tasks: "x".repeat(20_001) }, "tasks", "This text is too long."],
    [{ direct_apply: true }, "direct_apply", "This company only takes applications here."],
  ])("%o", async (body, field, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toEqual({ [field]: [message] });
  });

  test("a deactivated skill is unknown, and is removed from a draft that had it", async () => {
    const skill = await given.skillId("cobol");
    const id = await draft({ skills: [skill, await given.skillId("go")] });
    const setActive = async (active: boolean) => {
      await api.db.update(skills).set({ active }).where(eq(skills.id, skill));
      refreshCatalogue();
    };
    await setActive(false);
    expect((await post({ skills: [skill] })).status).toBe(422);
    await put(id, { title: "Go" });
    expect((await rowOf(id)).skill_ids).toEqual([await given.skillId("go")]);
    await setActive(true);
  });

  test("someone who left the company cannot own its ads", async () => {
    const gone = await given.companyUser(company.id, "company-administrator", {
      suspended_at: new Date(),
    });
    const foreign = await given.companyUser((await given.company()).id);
    for (const { userId } of [gone, foreign])
      expect((await post({ job_posting_owner_id: userId })).status).toBe(422);
  });
});
