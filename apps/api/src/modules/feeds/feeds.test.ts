import { PODCAST_EVENT } from "@devguild/schemas/constants/videos";
import { beforeEach, describe, expect, test } from "vitest";

import { givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { findElements, parseRoot, findTexts } from "../../../testing/xml.ts";
import { countFacets } from "../public-companies/count-facets.commands.ts";

const SITE = "http://localhost:3000";
const HOSTILE = "Engineer </title><script>alert(1)</script> & \u0007 “quotes” 🎉";

let api: TestApi;
let given: ReturnType<typeof givenOn>;

beforeEach(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.request(`/api/v2/feeds${path}`, { headers });

const readRss = async (path: string) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  const root = parseRoot(await answer.text());
  expect([root.name, root.attributes["version"]]).toEqual(["rss", "2.0"]);
  const [channel] = findElements(root, "channel");
  if (!channel) throw new Error("A feed without a channel.");
  return { channel, items: findElements(channel, "item") };
};

type JsonFeed = Record<string, string> & { items: Record<string, unknown>[] };

const readJson = async (path: string) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
  return (await answer.json()) as JsonFeed;
};

describe("a job feed", () => {
  test("lists the results of the search as RSS", async () => {
    const company = await given.company({ name: "Nimbrel", slug: "nimbrel" });
    const job = await given.openJob({
      company,
      title: HOSTILE,
      skills: ["go"],
      salary_min: 60_000,
      salary_max: 80_000,
      published_at: new Date("2026-05-06T07:08:09Z"),
    });
    await given.openJob({ skills: ["java"] });
    const { skillId } = given;
    const query = `?skills[]=${await skillId("go")}`;
    const { channel, items } = await readRss(`/jobs.rss${query}`);
    expect(findTexts(channel, "title")[0]).toBe("Go jobs · Devguild");
    expect(findTexts(channel, "link")[0]).toBe(`${SITE}/en/jobs?skills=go`);
    expect(findElements(channel, "atom:link")[0]?.attributes["href"]).toBe(
      `${SITE}/feeds/jobs.rss${query}`,
    );
    expect(findTexts(channel, "lastBuildDate")).toEqual(["Wed, 06 May 2026 07:08:09 GMT"]);
    expect(items).toHaveLength(1);
    const [item] = items;
    if (!item) return;
    expect(findTexts(item, "title")).toEqual([`${HOSTILE.replace("\u0007", "")} at Nimbrel`]);
    expect(findTexts(item, "link")).toEqual([
      `${SITE}/en/companies/${company.id}/nimbrel/${job.id}/${job.slug}`,
    ]);
    expect(findTexts(item, "guid")).toEqual([`tag:localhost,2026:job/${job.id}`]);
    expect(findTexts(item, "pubDate")).toEqual(["Wed, 06 May 2026 07:08:09 GMT"]);
    expect(findTexts(item, "description")).toEqual(["Berlin · €60,000–€80,000 a year · Go"]);
    expect(findTexts(item, "category")).toEqual(["Go"]);
  });

  test("lists the same as JSON Feed 1.1", async () => {
    const job = await given.openJob({ title: HOSTILE });
    const feed = await readJson("/jobs.json");
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: `${SITE}/en/jobs`,
      feed_url: `${SITE}/feeds/jobs.json`,
    });
    expect(feed.items).toEqual([
      expect.objectContaining({
        id: `tag:localhost,2026:job/${job.id}`,
        title: expect.stringContaining(HOSTILE),
        date_published: job.published_at?.toISOString(),
        content_text: "Berlin · Go",
      }),
    ]);
  });

  test("lists imported listings on request, with their own URLs", async () => {
    const listing = await given.listing();
    expect((await readJson("/jobs.json")).items).toEqual([]);
    expect((await readJson("/jobs.json?job_listings_page=1")).items).toEqual([
      expect.objectContaining({ url: listing.url }),
    ]);
  });

  test.each([
    ["/jobs.rss?skills[]=go", "skills.0"],
    ["/jobs.json?orderBy=luck", "orderBy"],
    ["/jobs.rss?salary_min=-1", "salary_min"],
    ["/jobs.json?jobs_page=x", "jobs_page"],
    ["/magazine.rss?page=0", "page"],
    ["/companies.rss?skills[]=go", "skills.0"],
  ])("rejects invalid filters on their field: %s", async (path, field) => {
    const answer = await get(path);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test("rejects a word in place of a number", async () => {
    const answer = await get("/jobs.json?salary_min=lots");
    expect(await answer.json()).toMatchObject({
      errors: { salary_min: ["This is not a number."] },
    });
  });
});

describe("the company feed", () => {
  test("lists the results of the company list, newest first, whatever the order", async () => {
    const older = await given.company({
      name: HOSTILE,
      short_description: "Moves containers.",
      hq_location_id: await given.placeId("hamburg"),
      tech_stack_ids: [await given.skillId("go")],
      logo_url: "/api/files/logos/1.png",
      created_at: new Date("2026-05-06T07:08:09Z"),
    });
    const newer = await given.company({ created_at: new Date("2026-06-06T07:08:09Z") });
    await given.company({ published: false });
    await given.company({ deleted_at: new Date() });
    const { channel, items } = await readRss("/companies.rss?orderBy=name");
    expect(findTexts(channel, "title")[0]).toBe("Companies on Devguild");
    expect(findTexts(channel, "link")[0]).toBe(`${SITE}/en/companies`);
    expect(items.map((item) => findTexts(item, "guid")[0])).toEqual(
      [newer, older].map(({ id }) => `tag:localhost,2026:company/${id}`),
    );
    expect((await readJson("/companies.json")).items[1]).toMatchObject({
      url: `${SITE}/en/companies/${older.id}/${older.slug}`,
      title: HOSTILE,
      content_text: "Moves containers. · Hamburg, Germany",
      tags: ["Go"],
      image: `${SITE}/api/files/logos/1.png`,
      date_published: "2026-05-06T07:08:09.000Z",
    });
  });

  test("takes the list's filters, and links to that list", async () => {
    const company = await given.company({ name: "Nimbrel", slug: "nimbrel" });
    await given.company();
    const hidden = await given.company({ published: false });
    await given.openJob({ company, skills: ["go"], cities: ["berlin"] });
    await countFacets(api.db);
    const query = [
      `skills[]=${await given.skillId("go")}`,
      `locations[]=${await given.placeId("berlin")}`,
      `companies[]=${company.id}`,
      `companies[]=${hidden.id}`,
    ].join("&");
    const feed = await readJson(`/companies.json?${query}`);
    expect(feed["title"]).toBe("Go · Berlin · Nimbrel · Companies on Devguild");
    expect(feed["home_page_url"]).toBe(
      `${SITE}/en/companies?skills=go&locations=berlin&companies=nimbrel`,
    );
    expect(feed.items.map(({ title }) => title)).toEqual(["Nimbrel"]);
    expect((await readRss(`/companies.rss?skills[]=${await given.skillId("java")}`)).items).toEqual(
      [],
    );
  });
});

describe("a company's feed", () => {
  test("lists its open jobs, newest first", async () => {
    const company = await given.company({ short_description: "Moves containers." });
    const older = await given.openJob({ company, published_at: new Date("2026-01-01T00:00:00Z") });
    const newer = await given.openJob({ company, published_at: new Date("2026-02-01T00:00:00Z") });
    await given.openJob({ company, status: "unpublished" });
    await given.openJob();
    const { channel, items } = await readRss(`/companies/${company.id}.rss`);
    expect(findTexts(channel, "description")[0]).toBe("Moves containers.");
    expect(items.map((item) => findTexts(item, "guid")[0])).toEqual(
      [newer, older].map(({ id }) => `tag:localhost,2026:job/${id}`),
    );
    expect((await readJson(`/companies/${company.id}.json`)).items).toHaveLength(2);
  });

  test("is a 404 for a company that is unknown, hidden or deleted", async () => {
    const hidden = await given.company({ published: false });
    const gone = await given.company({ deleted_at: new Date() });
    for (const id of ["999999", "0", "one", hidden.id, gone.id])
      expect((await get(`/companies/${id}.rss`)).status).toBe(404);
  });
});

test("the magazine feed takes the list's filters, and contains no drafts", async () => {
  const article = await given.article({ summary: HOSTILE, image_url: "/api/files/covers/1.png" });
  await given.article();
  await given.article({ status: 0, published_at: null });
  expect((await readRss("/magazine.rss")).items).toHaveLength(2);
  const feed = await readJson(`/magazine.json?authors[]=${article.author_id}`);
  expect(feed["title"]).toBe("Ines Test · Devguild magazine");
  expect(feed["home_page_url"]).toBe(`${SITE}/en/magazine?author_id=${article.author_id}`);
  expect(feed.items).toEqual([
    expect.objectContaining({
      url: `${SITE}/en/magazine/${article.id}/${article.slug}`,
      image: `${SITE}/api/files/covers/1.png`,
      content_text: HOSTILE,
    }),
  ]);
});

describe("the podcast", () => {
  test("lists the episodes with a recording, with the tags that podcast apps need", async () => {
    const { id: event_id } = await given.event({ slug: PODCAST_EVENT, name: "Coffee breaks" });
    const episode = await given.video({
      event_id,
      title: HOSTILE,
      description: "<p>With <em>milk</em>.</p>",
      audio_url: "https://media.example/1.m4a?x=1&y=2",
      duration_seconds: 1834,
      release_date: "2026-04-05",
    });
    await given.video({ event_id });
    await given.video({ audio_url: "https://media.example/2.mp3" });
    await given.video({ event_id, audio_url: "https://media.example/3.mp3", requires_login: true });
    await given.video({ event_id, audio_url: "https://media.example/4.mp3", published: false });
    const { channel, items } = await readRss("/podcast.rss");
    expect(findTexts(channel, "title")[0]).toBe("Coffee breaks");
    for (const name of ["itunes:author", "itunes:explicit", "itunes:type", "itunes:email"])
      expect(findTexts(channel, name)[0]).toBeTruthy();
    expect(findElements(channel, "itunes:category")[0]?.attributes["text"]).toBe("Technology");
    expect(findElements(channel, "itunes:image")[0]?.attributes["href"]).toMatch(/^http.*\.png$/);
    expect(items).toHaveLength(1);
    const [item] = items;
    if (!item) return;
    expect(findElements(item, "enclosure")[0]?.attributes).toEqual({
      url: "https://media.example/1.m4a?x=1&y=2",
      length: "0",
      type: "audio/x-m4a",
    });
    expect(findTexts(item, "itunes:duration")).toEqual(["1834"]);
    expect(findTexts(item, "description")).toEqual(["<p>With <em>milk</em>.</p>"]);
    expect(findTexts(item, "pubDate")).toEqual(["Sun, 05 Apr 2026 00:00:00 GMT"]);
    expect(findTexts(item, "link")).toEqual([`${SITE}/en/videos/${episode.id}/${episode.slug}`]);
  });

  test("states the size and duration of a measured recording", async () => {
    const { id: event_id } = await given.event({ slug: PODCAST_EVENT });
    await given.video({
      event_id,
      audio_url: "/api/files/audio/1.mp3",
      audio_bytes: 45_180,
      audio_seconds: 9,
      duration_seconds: 1834,
    });
    const [item] = (await readRss("/podcast.rss")).items;
    expect(item && findElements(item, "enclosure")[0]?.attributes).toEqual({
      url: `${SITE}/api/files/audio/1.mp3`,
      length: "45180",
      type: "audio/mpeg",
    });
    expect(item && findTexts(item, "itunes:duration")).toEqual(["9"]);
  });

  test("has a feed before its first episode", async () => {
    expect((await readRss("/podcast.rss")).items).toEqual([]);
  });
});

describe("a reader that already has a feed", () => {
  test("gets a 304, by ETag or by date", async () => {
    await given.openJob({ published_at: new Date("2026-05-06T07:08:09.500Z") });
    const first = await get("/jobs.rss");
    const etag = first.headers.get("ETag") ?? "";
    const modified = first.headers.get("Last-Modified") ?? "";
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(first.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(modified).toBe("Wed, 06 May 2026 07:08:09 GMT");
    for (const headers of [
      { "If-None-Match": `"other", W/${etag}` },
      { "If-Modified-Since": modified },
    ] as Record<string, string>[]) {
      const again = await get("/jobs.rss", headers);
      expect(again.status).toBe(304);
      expect(again.headers.get("ETag")).toBe(etag);
      expect(await again.text()).toBe("");
    }
  });

  test("gets the new feed once a job was added", async () => {
    await given.openJob({ published_at: new Date("2026-05-06T07:08:09Z") });
    const first = await get("/jobs.rss");
    const known = {
      "If-None-Match": first.headers.get("ETag") ?? "",
      "If-Modified-Since": first.headers.get("Last-Modified") ?? "",
    };
    await given.openJob({ published_at: new Date("2026-05-07T07:08:09Z") });
    expect((await get("/jobs.rss", known)).status).toBe(200);
    expect(
      (await get("/jobs.rss", { "If-Modified-Since": known["If-Modified-Since"] })).status,
    ).toBe(200);
  });
});
