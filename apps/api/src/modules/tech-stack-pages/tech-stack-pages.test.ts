import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";

const { list, details } = contract.techStackPages;

let api: TestApi;
let given: Given;

const pageOf = async (slug: string) => (await api.call(details, { params: { slug } })).body.data;

const givenDevelopers = async (
  count: number,
  values: NonNullable<Parameters<Given["developer"]>[0]>,
) => {
  const made = [];
  for (let number = 0; number < count; number++) made.push(await given.developer(values));
  return made;
};

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("hiring teams find each skill's page by its name, unless it is not published", async () => {
  await given.techStackPage("java");
  await given.techStackPage("angular");
  await given.techStackPage("vue", { published: false });
  const { body } = await api.call(list, {});
  expect(body.data.map(({ slug }) => slug)).toEqual(["angular", "java"]);
  expect((await api.call(details, { params: { slug: "vue" } })).status).toBe(404);
  expect((await api.call(details, { params: { slug: "cobol-74" } })).status).toBe(404);
});

test("a page contains its editors' texts", async () => {
  await given.techStackPage("kotlin", {
    title: "Hire Kotlin developers",
    intro_html: "<p>Written down.</p>",
    faq: [{ question: "Why?", answer: "Because." }],
  });
  expect(await pageOf("kotlin")).toMatchObject({
    slug: "kotlin",
    skill: "Kotlin",
    title: "Hire Kotlin developers",
    intro_html: "<p>Written down.</p>",
    faq: [{ question: "Why?", answer: "Because." }],
  });
});

test("fewer than five developers are counted neither in total nor by country", async () => {
  await given.techStackPage("elixir");
  await givenDevelopers(4, { skills: { elixir: 3 }, city: "berlin" });
  expect((await pageOf("elixir")).stats).toEqual({
    developers: null,
    avg_yoe: null,
    top_countries: [],
  });
  await givenDevelopers(1, { skills: { elixir: 8 }, city: "vienna" });
  expect((await pageOf("elixir")).stats).toEqual({
    developers: 5,
    avg_yoe: 4,
    top_countries: [],
  });
  await givenDevelopers(1, { skills: { elixir: 4 }, city: "hamburg" });
  expect((await pageOf("elixir")).stats).toEqual({
    developers: 6,
    avg_yoe: 4,
    top_countries: [{ name: "Germany", developers: 5 }],
  });
});

test("developers who were rejected, deleted their profile or are suspended are not counted", async () => {
  await given.techStackPage("scala");
  const [refused, deleted, suspended] = await givenDevelopers(8, { skills: { scala: 2 } });
  await api.db
    .update(developers)
    .set({ validate_by_tm: 2 })
    .where(eq(developers.id, refused?.developerId ?? 0));
  await api.db
    .update(developers)
    .set({ deleted_at: new Date() })
    .where(eq(developers.id, deleted?.developerId ?? 0));
  await api.db
    .update(users)
    .set({ suspended_at: new Date() })
    .where(eq(users.id, suspended?.userId ?? 0));
  expect((await pageOf("scala")).stats.developers).toBe(5);
});

test("related pages are those of other skills that at least five of these developers have", async () => {
  for (const slug of ["python", "django", "fastapi", "pandas"]) await given.techStackPage(slug);
  await givenDevelopers(5, { skills: { python: 5, fastapi: 2 } });
  await givenDevelopers(2, { skills: { python: 5, django: 2, fastapi: 1 } });
  await givenDevelopers(4, { skills: { python: 5, pandas: 2 } });
  // Enough developers have it, but it has no page.
  await givenDevelopers(5, { skills: { python: 5, linux: 2 } });
  expect((await pageOf("python")).related_skills.map(({ slug }) => slug)).toEqual(["fastapi"]);
});
