import { contract } from "@devguild/contract/contract";
import type { CategoryPage } from "@devguild/schemas/jobs";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { categoryPages } from "../page-inventory/page-inventory.tables.ts";

const calls = contract.jobs;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  await given.openJob({
    skills: ["go"],
    cities: ["berlin"],
    seniority_ids: [1],
    language: "german",
  });
  await given.openJob({ skills: ["go", "rust"], cities: ["hamburg"] });
  await given.openJob({ skills: ["rust"], cities: ["vienna"] });
  await given.openJob({ skills: ["go"], cities: [], remoteIn: ["dach"] });
  await given.openJob({ skills: ["cobol"], cities: ["paris"], status: "unpublished" });
});

const read = (query: CategoryPage) => api.call(calls.categoryPage, { query });

describe("a category page", () => {
  test.each<[CategoryPage, string, number]>([
    [{ page_type: "e", seniority: "junior" }, "Junior developer jobs", 1],
    [{ page_type: "l", country: "germany" }, "Developer jobs in Germany", 3],
    [{ page_type: "l", country: "germany", location: "berlin" }, "Developer jobs in Berlin", 1],
    [{ page_type: "l", country: "dach" }, "Developer jobs in DACH", 4],
    [{ page_type: "ln", language: "german" }, "Developer jobs in German", 1],
    [{ page_type: "s", skill: "go" }, "Go developer jobs", 3],
    [{ page_type: "ls", country: "austria", skill: "rust" }, "Rust developer jobs in Austria", 1],
    [
      { page_type: "ls", country: "germany", location: "hamburg", skill: "rust" },
      "Rust developer jobs in Hamburg",
      1,
    ],
  ])("%j", async (page, title, total) => {
    const { data } = (await read(page)).body;
    expect(data).toMatchObject({ page_type: page.page_type, page_title: title, total_jobs: total });
    const { skills, locations, seniorities, languages } = data.filters;
    const ids = (items: { id: number }[]) => items.map(({ id }) => id);
    const query = {
      skills: ids(skills),
      locations: ids(locations),
      seniorities: ids(seniorities),
      languages: ids(languages),
    };
    const found = await api.call(calls.search, { query });
    expect(found.body.pagination.total_jobs).toBe(total);
  });

  test.each<[CategoryPage]>([
    [{ page_type: "e", seniority: "boss" }],
    [{ page_type: "e" }],
    [{ page_type: "l", country: "atlantis" }],
    [{ page_type: "l", country: "berlin" }],
    [{ page_type: "l", country: "germany", location: "atlantis" }],
    [{ page_type: "l", country: "austria", location: "berlin" }],
    [{ page_type: "l", country: "germany", location: "austria" }],
    [{ page_type: "l", location: "berlin" }],
    [{ page_type: "ln", language: "elvish" }],
    [{ page_type: "s", skill: "alchemy" }],
    [{ page_type: "ls", country: "germany" }],
    [{ page_type: "ls", skill: "go" }],
  ])("with an unknown slug is a 404: %j", async (page) => {
    expect((await read(page)).status).toBe(404);
  });

  test("shows the text that staff wrote for it", async () => {
    const url = "/jobs/s/rust";
    await api.db.insert(categoryPages).values({ url, page_type: "s", seo_text: "Rust!" });
    const { data } = (await read({ page_type: "s", skill: "rust" })).body;
    expect(data.seo_manual_text).toBe("Rust!");
    expect(data.seo_automatic_text).toContain("2 open jobs");
  });

  test("says so if there are no open jobs", async () => {
    const { data } = (await read({ page_type: "s", skill: "cobol" })).body;
    expect(data.total_jobs).toBe(0);
    expect(data.page_description).toMatch(/^COBOL developer jobs with salary/);
    expect(data.seo_automatic_text).toContain("no open jobs here");
  });
});

describe("links to related pages", () => {
  const links = async (query: { skillId?: number; locationId?: number }) =>
    (await api.call(calls.categoryFooter, { query })).body.data;

  test("lead from a skill to its locations, and to other skills", async () => {
    const { skills, locations } = await links({ skillId: await given.skillId("go") });
    expect(skills).toEqual([{ label: "Rust", url: "/jobs/s/rust" }]);
    expect(locations).toContainEqual({
      label: "Go in Berlin",
      url: "/jobs/ls/germany/berlin/go",
    });
    expect(locations).toContainEqual({
      label: "Go in Germany",
      url: "/jobs/ls/germany/go",
    });
    // There are jobs in Vienna, but none with Go.
    expect(locations.map(({ label }) => label)).not.toContain("Go in Vienna");
  });

  test("lead from a city to its skills, and to other locations", async () => {
    const { skills, locations } = await links({ locationId: await given.placeId("berlin") });
    expect(skills[0]).toEqual({
      label: "Go in Berlin",
      url: "/jobs/ls/germany/berlin/go",
    });
    expect(locations).toContainEqual({ label: "Vienna", url: "/jobs/l/austria/vienna" });
    expect(locations.map(({ label }) => label)).not.toContain("Berlin");
  });

  test("all lead to existing pages", async () => {
    const all = [
      await links({}),
      await links({ skillId: await given.skillId("go") }),
      await links({ locationId: await given.placeId("germany") }),
      await links({
        skillId: await given.skillId("go"),
        locationId: await given.placeId("berlin"),
      }),
    ].flatMap(({ skills, locations }) => skills.concat(locations));
    for (const { url } of all) {
      const [, , type, ...slugs] = url.split("/");
      const [country, location] = slugs.slice(0, type === "ls" ? -1 : undefined);
      const page =
        type === "s"
          ? { page_type: "s" as const, skill: slugs[0] }
          : type === "ls"
            ? { page_type: "ls" as const, country, location, skill: slugs.at(-1) }
            : { page_type: "l" as const, country, location };
      expect({ url, status: (await read(page)).status }).toEqual({ url, status: 200 });
    }
  });

  test("for the whole site name the skills and locations with the most jobs", async () => {
    const { data } = (await api.call(contract.siteData.footerLinks, {})).body;
    expect(data.top_skills.map(({ label }) => label)).toEqual(["Go", "Rust"]);
    const global = await api.call(contract.siteData.global, {});
    expect(global.body.data.total_active_jobs).toBe(4);
  });
});

describe("the search filters' options", () => {
  test("are skills and locations with open jobs", async () => {
    const { data } = (await api.call(calls.options, {})).body;
    expect(data.skills.map(({ slug }) => slug)).toEqual(["go", "rust"]);
    expect(data.locations.map(({ slug }) => slug)).toContain("vienna");
    expect(data.locations.map(({ slug }) => slug)).not.toContain("paris");
    expect(data.seniorities.map(({ slug }) => slug)).toEqual(["junior", "intermediate", "senior"]);
    expect(data.hybrid_options.filter((option) => option.default)).toMatchObject([
      { value: "any" },
    ]);
  });

  test.each([
    ["ber", ["Berlin"]],
    ["GER", ["Germany"]],
    ["österr", ["Austria"]],
    ["austr", ["Austria"]],
    ["erlin", []],
    ["%", []],
    ["par", []],
  ])("include locations that start with %j", async (text, names) => {
    const { data } = (await api.call(calls.locations, { query: { search: text } })).body;
    expect(data.map(({ label }) => label)).toEqual(names);
  });

  test("ignore accents in city names, and list larger cities first", async () => {
    const cities = async (search: string) =>
      (await api.call(contract.catalogue.cities, { query: { search } })).body.data;
    expect((await cities("lodz"))[0]?.as_string).toBe("Łódź, Poland");
    expect((await cities("Mün"))[0]?.name).toBe("Munich");
    expect(await cities("%")).toEqual([]);
  });

  test.each([
    ["München", "Munich, Germany"],
    ["Muenchen", "Munich, Germany"],
    ["Monaco di Bav", "Munich, Germany"],
    ["Köln", "Cologne, Germany"],
    ["Wien", "Vienna, Austria"],
    ["Roma", "Rome, Italy"],
    ["Praha", "Prague, Czechia"],
    ["Warszawa", "Warsaw, Poland"],
    ["Milano", "Milan, Italy"],
    ["Genève", "Geneva, Switzerland"],
    ["København", "Copenhagen, Denmark"],
    ["Aarhus", "Aarhus, Denmark"],
    ["Bangalore", "Bengaluru, India"],
    ["Kiev", "Kyiv, Ukraine"],
    ["Київ", "Kyiv, Ukraine"],
    ["St Gallen", "St. Gallen, Switzerland"],
    ["Zug", "Zug, Switzerland"],
    ["Garching", "Garching bei München, Germany"],
    ["Unterhaching", "Unterhaching, Germany"],
    ["Tuttlingen", "Tuttlingen, Germany"],
  ])("%s is %s", async (search, city) => {
    const { data } = (await api.call(contract.catalogue.cities, { query: { search } })).body;
    expect(data[0]?.as_string).toBe(city);
  });

  test("can be limited to the cities of a country", async () => {
    const cities = async (country: string) => {
      const query = { search: "fra", country_id: await given.placeId(country) };
      const { data } = (await api.call(contract.catalogue.cities, { query })).body;
      return data.map(({ as_string }) => as_string);
    };
    expect(await cities("germany")).toContain("Frankfurt am Main, Germany");
    expect(await cities("malta")).toEqual([]);
    const answer = await api.send("GET", "/locations/cities/search?country_id=malta");
    expect(answer.status).toBe(422);
  });
});
