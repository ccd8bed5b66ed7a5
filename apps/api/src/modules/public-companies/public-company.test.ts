import { contract } from "@devguild/contract/contract";
import { STORY_COVERS, STORY_STATUSES } from "@devguild/schemas/constants/stories";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { companies } from "../companies/companies.tables.ts";
import { speakers } from "../speakers/speakers.tables.ts";

const { details } = contract.publicCompanies;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const open = ({ id, slug }: { id: number; slug: string }) =>
  api.call(details, { query: { company_id: id, company_slug: slug } });

describe("a company's page", () => {
  test("shows the company's data with names from the catalogue", async () => {
    const company = await given.company({
      name: "Tidewerk",
      short_description: "Software for ports.",
      founded: 2014,
      employee_range_id: 4,
      hq_location_id: await given.placeId("hamburg"),
      hiring_preference_id: 3,
      tech_stack_ids: [await given.skillId("go"), await given.skillId("postgresql")],
      website: "https://tidewerk.example",
      github: "https://github.example/tidewerk",
      cover_url: "/api/files/covers/1.svg",
    });
    await given.profile(company.id, { industries: [3, 1], values: [5, 2] });
    const { body } = await open(company);
    expect(body.data).toMatchObject({
      id: company.id,
      name: "Tidewerk",
      short_description: "Software for ports.",
      founded: 2014,
      employees: "201–500 people",
      headquarters: "Hamburg, Germany",
      hiring_preference: "Career changers",
      website_url: "https://tidewerk.example",
      github_url: "https://github.example/tidewerk",
      linkedin_url: null,
      headquarters_city: { name: "Hamburg", country: { name: "Germany" } },
      has_brand_page: false,
      open_jobs: 0,
      jobs: [],
      profile_cards: [],
    });
    expect(body.data.tech_stack).toMatchObject([
      { name: "Go", category: "Programming languages" },
      { name: "PostgreSQL", category: "Databases" },
    ]);
    expect(body.data.industries.map(({ id }) => id)).toEqual([3, 1]);
    expect(body.data.values.map(({ id }) => id)).toEqual([5, 2]);
    expect(body.data.values[0]?.description).not.toBe("");
  });

  test("shows the open jobs, newest first, and tells developers where they applied", async () => {
    const company = await given.company();
    const older = await given.openJob({ company, published_at: new Date("2026-01-01") });
    const newer = await given.openJob({ company, published_at: new Date("2026-02-01") });
    await given.openJob({ company, status: "draft", published_at: null });
    await given.openJob({ company, expire_at: new Date(0) });
    await given.openJob({ company, deleted_at: new Date() });
    const developer = await given.developer();
    await given.application(developer.developerId, older.id);
    const { body } = await api.call(
      details,
      { query: { company_id: company.id, company_slug: company.slug } },
      developer,
    );
    expect(body.data.open_jobs).toBe(2);
    expect(body.data.jobs.map(({ id, applied }) => [id, applied])).toEqual([
      [newer.id, false],
      [older.id, true],
    ]);
  });

  test("shows its people who speak in published videos, with the newest of each", async () => {
    const company = await given.company();
    const [sanne, other] = [await given.speaker("Sanne Test"), await given.speaker()];
    await api.db
      .update(speakers)
      .set({ company_id: company.id })
      .where(inArray(speakers.id, [sanne.id, other.id]));
    await given.video({ speaker_ids: [sanne.id], release_date: "2026-01-01" });
    const newer = await given.video({ speaker_ids: [sanne.id], release_date: "2026-02-01" });
    await given.video({ speaker_ids: [sanne.id, other.id], published: false });
    const { body } = await open(company);
    expect(body.data.speakers).toMatchObject([
      { name: "Sanne Test", title: "Engineer", video: { id: newer.id, slug: newer.slug } },
    ]);
  });

  test("counts all open jobs, and shows the thirty newest", async () => {
    const company = await given.company();
    for (let count = 0; count < 31; count++) await given.openJob({ company });
    const { body } = await open(company);
    expect(body.data.open_jobs).toBe(31);
    expect(body.data.jobs).toHaveLength(30);
  });
});

describe("its URL", () => {
  test("redirects from a former slug, a wrong one, an id or a slug alone to the canonical one", async () => {
    const company = await given.company();
    await given.formerSlug(company.id, "once-called-so");
    const queries = [
      { company_id: company.id },
      { company_id: company.id, company_slug: "wrong" },
      { company_id: company.id, company_slug: "placeholder" },
      { company_slug: company.slug },
      { company_slug: "once-called-so" },
      { company_id: 0, company_slug: "once-called-so" },
    ];
    for (const query of queries) {
      const answer = await api.call(details, { query });
      expect(answer.status).toBe(301);
      expect(answer.headers.get("Location")).toBeNull();
      expect(answer.problem.data).toEqual({
        company_id: company.id,
        company_slug: company.slug,
      });
    }
  });

  test("prefers a company's current slug to another's former one", async () => {
    const former = await given.company();
    const present = await given.company({ slug: "shared-name" });
    await given.formerSlug(former.id, "shared-name");
    const answer = await api.call(details, { query: { company_slug: "shared-name" } });
    expect(answer.problem.data).toEqual({
      company_id: present.id,
      company_slug: "shared-name",
    });
  });

  test.each([
    ["unpublished", { published: false }],
    ["deleted", { deleted_at: new Date() }],
  ])("an %s company has no page at any URL", async (_, values) => {
    const company = await given.company(values);
    await given.formerSlug(company.id, `former-${company.slug}`);
    for (const query of [
      { company_id: company.id, company_slug: company.slug },
      { company_slug: company.slug },
      { company_slug: `former-${company.slug}` },
    ])
      expect((await api.call(details, { query })).status).toBe(404);
  });

  test.each([{}, { company_id: 0 }, { company_slug: "nobody" }, { company_id: 999_999_999 }])(
    "%j is a 404",
    async (query) => {
      expect((await api.call(details, { query })).status).toBe(404);
    },
  );

  test("an invalid id is rejected", async () => {
    const answer = await api.send("GET", "/companies/details?company_id=-1");
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors)).toEqual(["company_id"]);
  });
});

describe("a brand page", () => {
  test("shows the live stories in the company's order, and no others", async () => {
    const company = await given.company({ has_brand_page: true });
    await given.story(company.id, { title: "Second", position: 2 });
    await given.story(company.id, { title: "First", position: 1 });
    await given.story(company.id, { title: "Draft", status: STORY_STATUSES.DRAFT });
    await given.story(company.id, { title: "Off", status: STORY_STATUSES.UNPUBLISHED });
    await given.story((await given.company({ has_brand_page: true })).id, { title: "Theirs" });
    const { body } = await open(company);
    expect(body.data.profile_cards.map(({ title }) => title)).toEqual(["First", "Second"]);
  });

  test("is required for stories", async () => {
    const company = await given.company();
    await given.story(company.id);
    expect((await open(company)).body.data.profile_cards).toEqual([]);
    await api.db
      .update(companies)
      .set({ has_brand_page: true })
      .where(eq(companies.id, company.id));
    expect((await open(company)).body.data.profile_cards).toHaveLength(1);
  });

  test("shows a story with the media of its cover type, without storage keys", async () => {
    const company = await given.company({ has_brand_page: true });
    const images = [{ key: "secret", url: "/api/files/covers/a.svg", alt: "A crane" }];
    const video_url = "https://vimeo.com/123456789";
    await given.story(company.id, { cover_type: STORY_COVERS.NONE, images, video_url });
    await given.story(company.id, { cover_type: STORY_COVERS.IMAGES, images, video_url });
    await given.story(company.id, { cover_type: STORY_COVERS.VIDEO, images, video_url });
    const { body } = await open(company);
    expect(body.data.profile_cards.map(({ images, video_url }) => [images, video_url])).toEqual([
      [[], null],
      [[{ url: "/api/files/covers/a.svg", alt: "A crane" }], null],
      [[], video_url],
    ]);
  });

  test("sanitises stories, however they came into the table", async () => {
    const company = await given.company({ has_brand_page: true });
    await given.story(company.id, {
      body_html: `<p onclick="alert(1)">Fine</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`,
      cover_type: STORY_COVERS.VIDEO,
      video_url: "javascript:alert(1)",
      cta_label: "Press",
      cta_url: "javascript:alert(1)",
    });
    const [story] = (await open(company)).body.data.profile_cards;
    expect(story).toMatchObject({
      body_html: '<p>Fine</p><a rel="noopener nofollow">x</a>',
      video_url: null,
      cta_url: null,
    });
  });
});

test.each(["website", "github", "linkedin", "twitter", "instagram", "facebook", "tiktok"] as const)(
  "the database rejects a %s that is not a web address",
  async (name) => {
    await expect(given.company({ [name]: "javascript:alert(1)" })).rejects.toThrow();
    await expect(given.company({ [name]: "https://a.example/x y" })).rejects.toThrow();
    await expect(given.company({ [name]: "https://a.example/x" })).resolves.toBeDefined();
  },
);
