import { STORY_STATUSES } from "@devguild/schemas/constants/stories";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { companies, companyIndustries } from "../companies/companies.tables.ts";
import { companyStories } from "../stories/stories.tables.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const LONG_AGO = new Date("2026-01-02T03:04:05.000Z");

type Company = Awaited<ReturnType<Given["company"]>>;

/** Creates a company that last changed long ago, with a published story, a draft and an industry. */
const givenOldCompany = async (values: Partial<Company> = {}) => {
  const company = await given.company({ has_brand_page: true, ...values });
  const story = await given.story(company.id);
  const draft = await given.story(company.id, { status: STORY_STATUSES.DRAFT });
  await given.profile(company.id, { industries: [1] });
  await api.db.update(companies).set({ updated_at: LONG_AGO }).where(eq(companies.id, company.id));
  return { company, story, draft };
};
type Old = Awaited<ReturnType<typeof givenOldCompany>>;

const dateOf = async ({ id }: { id: number }) => {
  const [row] = await api.db.select().from(companies).where(eq(companies.id, id));
  return row?.updated_at;
};

const set = (company: Company, values: Partial<Company>) =>
  api.db.update(companies).set(values).where(eq(companies.id, company.id));

const setStory = ({ id }: { id: number }, values: Partial<typeof companyStories.$inferInsert>) =>
  api.db.update(companyStories).set(values).where(eq(companyStories.id, id));

const seen: [string, (old: Old) => Promise<unknown>][] = [
  ["its name", ({ company }) => set(company, { name: "Renamed" })],
  ["its logo", ({ company }) => set(company, { logo_url: "/api/files/logos/new.png" })],
  ["its cover", ({ company }) => set(company, { cover_url: "/api/files/covers/new.png" })],
  ["a link", ({ company }) => set(company, { github: "https://github.example/new" })],
  [
    "its headquarters",
    async ({ company }) => set(company, { hq_location_id: await given.placeId("hamburg") }),
  ],
  [
    "its tech stack",
    async ({ company }) => set(company, { tech_stack_ids: [await given.skillId("go")] }),
  ],
  ["losing its brand page", ({ company }) => set(company, { has_brand_page: false })],
  ["another industry", ({ company }) => given.profile(company.id, { industries: [3] })],
  [
    "a removed industry",
    ({ company }) =>
      api.db.delete(companyIndustries).where(eq(companyIndustries.company_id, company.id)),
  ],
  ["its values", ({ company }) => given.profile(company.id, { values: [2] })],
  ["a new story", ({ company }) => given.story(company.id)],
  ["a story's text", ({ story }) => setStory(story, { body_html: "<p>Twice.</p>" })],
  ["a story that goes live", ({ draft }) => setStory(draft, { status: STORY_STATUSES.LIVE })],
  [
    "a story that is unpublished",
    ({ story }) => setStory(story, { status: STORY_STATUSES.UNPUBLISHED }),
  ],
  [
    "a story deleted",
    ({ story }) => api.db.delete(companyStories).where(eq(companyStories.id, story.id)),
  ],
];

test.each(seen)("%s updates the company's date, and no other", async (_, change) => {
  const other = await givenOldCompany();
  const old = await givenOldCompany();
  const before = Date.now();
  await change(old);
  expect((await dateOf(old.company))?.getTime()).toBeGreaterThanOrEqual(before - 1);
  expect(await dateOf(other.company)).toEqual(LONG_AGO);
});

const unseen: [string, (old: Old) => Promise<unknown>][] = [
  ["its credits", ({ company }) => set(company, { credits: 9 })],
  ["the same name once more", ({ company }) => set(company, { name: company.name })],
  ["a draft of a story", ({ draft }) => setStory(draft, { title: "Not yet" })],
  ["a new draft", ({ company }) => given.story(company.id, { status: STORY_STATUSES.DRAFT })],
  ["a new job, which has a date of its own", ({ company }) => given.openJob({ company })],
];

test.each(unseen)("%s does not update the company's date", async (_, change) => {
  const old = await givenOldCompany();
  await change(old);
  expect(await dateOf(old.company)).toEqual(LONG_AGO);
});

test("a story does not update a company without a brand page to show it", async () => {
  const old = await givenOldCompany({ has_brand_page: false });
  await given.story(old.company.id);
  await setStory(old.story, { title: "Retold" });
  expect(await dateOf(old.company)).toEqual(LONG_AGO);
});

test("deleting a company deletes its stories and its industries", async () => {
  const { company } = await givenOldCompany();
  await api.db.delete(companies).where(eq(companies.id, company.id));
  expect(await dateOf(company)).toBeUndefined();
});
