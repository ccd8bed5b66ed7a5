import { contract } from "@devguild/contract/contract";
import {
  STORIES_MAX,
  STORY_COVERS,
  STORY_MESSAGES as M,
  STORY_STATUSES,
} from "@devguild/schemas/constants/stories";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { readContentState } from "../content-changes/content-changes.queries.ts";
import { trackingEvents } from "../tracking/tracking.tables.ts";
import { countStoryFigures } from "./count-figures.commands.ts";

const calls = contract.stories;
const VIDEO = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const setUp = async () => {
  const company = await given.company({ has_brand_page: true });
  const person = await given.companyUser(company.id, "company-campaign-manager");
  return { company, person, params: { id: company.id } };
};
type Company = Awaited<ReturnType<typeof setUp>>;

const store = ({ params, person }: Company, body: object) =>
  api.call(calls.store, { params, body: { title: "Once", ...body } }, person);

const readTitles = async ({ params, person }: Company) =>
  (await api.call(calls.list, { params }, person)).body.data.map(({ title }) => title);

const readPage = async ({ company }: Company) => {
  const query = { company_id: company.id, company_slug: company.slug };
  const { body } = await api.call(contract.publicCompanies.details, { query });
  return body.data.profile_cards;
};

describe("a story", () => {
  test("goes from a draft to the public page, and off it again", async () => {
    const own = await setUp();
    const draft = await store(own, {
      title: "A day on the yard",
      body_html: "<p>At six.</p><script>alert(1)</script>",
      cover_type: STORY_COVERS.VIDEO,
      video_url: VIDEO,
      cta_label: "See jobs",
      cta_url: "https://tidewerk.example/jobs",
    });
    const { id } = draft.body.data;
    expect(draft.body.data).toMatchObject({
      status: STORY_STATUSES.DRAFT,
      body_html: "<p>At six.</p>",
      views: 0,
      interactions: 0,
    });
    expect(await readPage(own)).toEqual([]);
    const params = { companyId: own.company.id, storyId: id };
    const change = (status: 0 | 1) =>
      api.call(calls.changeStatus, { params, body: { status } }, own.person);
    await change(STORY_STATUSES.LIVE);
    expect(await readPage(own)).toMatchObject([{ id, video_url: VIDEO, cta_label: "See jobs" }]);
    await change(STORY_STATUSES.UNPUBLISHED);
    expect(await readPage(own)).toEqual([]);
  });

  test("is changed in place, and loses what its new cover doesn't need", async () => {
    const own = await setUp();
    const { id } = (await store(own, { cover_type: STORY_COVERS.VIDEO, video_url: VIDEO })).body
      .data;
    await store(own, { title: "Second" });
    const changed = await store(own, { id, title: "Renamed", video_url: VIDEO });
    expect(changed.body.data).toMatchObject({ id, title: "Renamed", video_url: null });
    expect(await readTitles(own)).toEqual(["Renamed", "Second"]);
  });

  test("says at the field what is missing or wrong", async () => {
    const own = await setUp();
    const errors = async (body: object) => (await store(own, body)).problem.errors;
    expect(await errors({ title: "" })).toEqual({ title: [M.titleRequired] });
    expect(await errors({ cover_type: 1 })).toEqual({ images: [M.imagesRequired] });
    expect(await errors({ cover_type: 1, images: [{ key: "../x.png" }] })).toEqual({
      images: [M.imageMissing],
    });
    expect(await errors({ cover_type: 2, video_url: "https://evil.example/v" })).toEqual({
      video_url: [M.videoInvalid],
    });
    expect(await errors({ cta_label: "Go" })).toEqual({ cta_url: [M.linkRequired] });
    expect(await errors({ cta_url: "https://a.example" })).toEqual({
      cta_label: [M.labelRequired],
    });
    expect(await errors({ cta_label: "Go", cta_url: "javascript:alert(1)" })).toEqual({
      cta_url: [M.linkInvalid],
    });
    expect(await readTitles(own)).toEqual([]);
  });

  test("keeps its images with their alt texts, in the order given", async () => {
    const own = await setUp();
    const images = ["a", "b"].map((key) => ({ key, url: `/api/files/covers/${key}.svg`, alt: "" }));
    const { id } = await given.story(own.company.id, { cover_type: 1, images });
    const saved = await store(own, {
      id,
      cover_type: 1,
      images: [{ key: "b", alt: "A crane" }, { key: "a" }],
    });
    expect(saved.body.data.images).toEqual([
      { key: "b", url: "/api/files/covers/b.svg", alt: "A crane" },
      { key: "a", url: "/api/files/covers/a.svg", alt: "" },
    ]);
  });

  test("is deleted once, and only by its own company", async () => {
    const [own, other] = [await setUp(), await setUp()];
    const { id: storyId } = await given.story(own.company.id);
    const foreign = { params: { companyId: other.company.id, storyId } };
    expect((await api.call(calls.remove, foreign, other.person)).status).toBe(404);
    expect((await store(other, { id: storyId })).status).toBe(404);
    const hide = { ...foreign, body: { status: 0 as const } };
    expect((await api.call(calls.changeStatus, hide, other.person)).status).toBe(404);
    const params = { companyId: own.company.id, storyId };
    const answers = await Promise.all(
      [1, 2].map(() => api.call(calls.remove, { params }, own.person)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  });

  test("is the last one if a company has as many as it can, even if two add one", async () => {
    const own = await setUp();
    for (let made = 1; made < STORIES_MAX; made += 1) await given.story(own.company.id);
    const answers = await Promise.all([store(own, {}), store(own, {})]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("the order of stories", () => {
  test("is what someone last made of it; unknown stories do nothing", async () => {
    const [own, other] = [await setUp(), await setUp()];
    const ids = new Map<string, number>();
    for (const title of ["A", "B", "C"]) ids.set(title, (await store(own, { title })).body.data.id);
    const { id: foreign } = await given.story(other.company.id, { position: 5 });
    const at = (title: string) => String(ids.get(title));
    const order = (body: object) => api.call(calls.order, { params: own.params, body }, own.person);
    const moved = await order({ cards_order: { [at("C")]: 0, [at("A")]: 1, [at("B")]: 2 } });
    expect(moved.body.data.map(({ title }) => title)).toEqual(["C", "A", "B"]);
    await order({ ordered_cards: { [at("A")]: 0, [at("C")]: 1, [String(foreign)]: 0 } });
    expect(await readTitles(own)).toEqual(["A", "C", "B"]);
    const [untouched] = (await api.call(calls.list, { params: other.params }, other.person)).body
      .data;
    expect(untouched?.position).toBe(5);
  });

  test("is whole, if two people change it at once", async () => {
    const own = await setUp();
    const made = [];
    for (const title of ["A", "B", "C", "D"]) made.push((await store(own, { title })).body.data.id);
    const orders = [made.toReversed(), [made[1], made[0], made[3], made[2]]];
    await Promise.all(
      orders.map((ids) =>
        api.call(
          calls.order,
          {
            params: own.params,
            body: { cards_order: Object.fromEntries(ids.map((id, at) => [String(id), at])) },
          },
          own.person,
        ),
      ),
    );
    const { data } = (await api.call(calls.list, { params: own.params }, own.person)).body;
    expect(data.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(orders).toContainEqual(data.map(({ id }) => id));
  });
});

test("figures count every visit once, and change no public page", async () => {
  const own = await setUp();
  const { id } = await given.story(own.company.id);
  const event = (interaction: string, story_id: unknown = id) => ({
    event_type: "company.page-story-interaction",
    event_data: { company_id: own.company.id, story_id, interaction },
  });
  const before = await readContentState(api.db);
  await api.db
    .insert(trackingEvents)
    .values([
      event("view"),
      event("view"),
      event("read"),
      event("play", 999_999),
      event("read", "x"),
    ]);
  await Promise.all([countStoryFigures(api.db), countStoryFigures(api.db)]);
  await api.db.insert(trackingEvents).values([event("view")]);
  await countStoryFigures(api.db);
  const { data } = (await api.call(calls.list, { params: own.params }, own.person)).body;
  expect(data).toMatchObject([{ views: 3, interactions: 1 }]);
  expect(await readContentState(api.db)).toBe(before);
});

test("a recruiting manager has no say in stories", async () => {
  const { company, params } = await setUp();
  const recruiter = await given.companyUser(company.id, "company-recruiting-manager");
  expect((await api.call(calls.list, { params }, recruiter)).status).toBe(403);
  const body = { title: "Mine" };
  expect((await api.call(calls.store, { params, body }, recruiter)).status).toBe(403);
});
