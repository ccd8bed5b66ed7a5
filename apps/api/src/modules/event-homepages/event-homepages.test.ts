import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { readContentState } from "../content-changes/content-changes.queries.ts";
import { companies } from "../companies/companies.tables.ts";

const calls = contract.eventHomepages;
type Body = BodyInput<typeof calls.save>;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;
let event: Awaited<ReturnType<Given["conference"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});
beforeEach(async () => {
  event = await given.conference();
});

const at = () => ({ params: { id: event.id } });
const read = async () => (await api.call(calls.details, at(), editor)).body.data;
const save = (body: Partial<Body>) =>
  api.call(calls.save, { ...at(), body: { published: true, version: 0, ...body } }, editor);
const saveDraft = (body: Partial<Body>) =>
  api.call(calls.saveDraft, { ...at(), body: { version: 0, ...body } }, editor);
const visit = () => api.call(calls.page, { params: { slug: event.slug } });
const section = (
  type: "text" | "sessions" | "speakers" | "partners" | "videos" | "jobs",
  item_ids: number[] = [],
  more: object = {},
) => ({ type, item_ids, position: 0, ...more });

describe("the page of an event", () => {
  test("is written, then published, then changed where nobody sees it, then published again", async () => {
    expect(await read()).toMatchObject({ version: 0, live: null, saved_at: null });
    expect((await saveDraft({ hero_title: "Soon" })).body.data).toMatchObject({
      version: 1,
      published: false,
      has_changes: false,
    });
    expect((await visit()).status).toBe(404);
    await save({ hero_title: "Now", version: 1 });
    expect((await visit()).body.data.homepage.hero_title).toBe("Now");
    const changed = (await saveDraft({ hero_title: "Later", version: 2 })).body.data;
    expect(changed).toMatchObject({ has_changes: true, live: { hero_title: "Now" } });
    expect((await visit()).body.data.homepage.hero_title).toBe("Now");
    await save({ hero_title: "Later", version: 3 });
    expect((await visit()).body.data.homepage.hero_title).toBe("Later");
    expect((await read()).has_changes).toBe(false);
  });

  test("is taken off the site, and its words stay for the editors", async () => {
    await save({ hero_title: "Once" });
    const { data } = (await save({ hero_title: "Once", published: false, version: 1 })).body;
    expect(data).toMatchObject({ published: false, live: null, content: { hero_title: "Once" } });
    expect((await visit()).status).toBe(404);
  });

  test("gets rid of changes that weren’t published", async () => {
    const discard = (version: number) =>
      api.call(calls.discardDraft, { ...at(), body: { version } }, editor);
    await saveDraft({ hero_title: "Draft" });
    expect((await discard(1)).status).toBe(409);
    await save({ hero_title: "Live", version: 1 });
    await saveDraft({ hero_title: "Typed", version: 2 });
    expect((await discard(3)).body.data).toMatchObject({
      has_changes: false,
      content: { hero_title: "Live" },
    });
  });

  test("isn’t overwritten by someone who hasn’t seen the last change", async () => {
    await save({ hero_title: "Mine" });
    for (const answer of [
      await save({ hero_title: "Yours" }),
      await saveDraft({ hero_title: "Yours" }),
    ])
      expect(answer.problem).toMatchObject({ code: "homepage_changed" });
    expect((await read()).content.hero_title).toBe("Mine");
  });

  test("is saved once if two editors save at the same time", async () => {
    const answers = await Promise.all([
      save({ hero_title: "One" }),
      save({ hero_title: "Two" }),
      saveDraft({ hero_title: "Three" }),
    ]);
    expect(answers.map(({ status }) => status < 300).filter(Boolean)).toHaveLength(1);
    expect((await read()).version).toBe(1);
  });

  test("is renewed in the cache when it is published, not when it is edited", async () => {
    const before = await readContentState(api.db);
    await saveDraft({ hero_title: "Quiet" });
    expect(await readContentState(api.db)).toBe(before);
    await save({ hero_title: "Loud", version: 1 });
    const published = await readContentState(api.db);
    expect(published).not.toBe(before);
    await save({ hero_title: "Loud", published: false, version: 2 });
    expect(await readContentState(api.db)).not.toBe(published);
  });

  test("comes with a calendar file of its days", async () => {
    const file = () => api.app.request(`/api/calendar/conferences/${event.id}.ics`);
    expect((await file()).status).toBe(404);
    await save({ hero_title: "Dates" });
    const answer = await file();
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain(`DTSTART;VALUE=DATE:${event.starts_on.replaceAll("-", "")}`);
    expect(text).toContain(`SUMMARY:${event.name}`);
    expect(text).toContain(`/en/events/${event.slug}`);
  });

  test("leads from the menus and the list of conferences while it is published", async () => {
    const has_page = async () =>
      (await api.call(contract.catalogue.events, {})).body.data.find(({ id }) => id === event.id)
        ?.has_page;
    expect(await has_page()).toBe(false);
    await save({ hero_title: "Here" });
    expect(await has_page()).toBe(true);
  });

  test("is found by the slugs it had before, until another event takes one", async () => {
    const rename = (id: number, slug: string) =>
      api.call(contract.events.update, { params: { id }, body: { slug } }, editor);
    const first = event.slug;
    const later = `${first}-later`;
    await save({ hero_title: "Moved" });
    await rename(event.id, later);
    expect((await visit()).body.data.event.slug).toBe(later);
    await rename(event.id, first);
    expect((await visit()).body.data.event.slug).toBe(first);
    await rename(event.id, later);
    const other = await given.conference();
    expect((await rename(other.id, first)).status).toBe(200);
    expect((await visit()).status).toBe(404);
  });
});

describe("sections", () => {
  test("show what they name in its order, or all there is, and only that is sent", async () => {
    const talk = await given.eventSession(event, { title: "Talk", speaker: "Jonas Brandt" });
    const other = await given.eventSession(event, { title: "Other", speaker: "Ada Dahl" });
    const speaker = async (index: number) =>
      (await api.call(calls.options, at(), editor)).body.data.speakers[index]?.id ?? 0;
    await save({
      hero_title: "Who",
      sections: [
        section("sessions", [talk.id]),
        section("speakers", [await speaker(1), await speaker(0)]),
      ],
    });
    const { items, homepage } = (await visit()).body.data;
    expect(items.sessions.map(({ id }) => id)).toEqual([talk.id]);
    expect(items.speakers.map(({ name }) => name)).toEqual(["Ada Dahl", "Jonas Brandt"]);
    expect(homepage.sections[1]?.item_ids).toEqual([await speaker(1), await speaker(0)]);
    expect(items).toMatchObject({ partners: [], videos: [], jobs: [] });
    await save({ hero_title: "All", sections: [section("sessions")], version: 1 });
    expect((await visit()).body.data.items.sessions.map(({ id }) => id)).toEqual([
      talk.id,
      other.id,
    ]);
  });

  test("show partners with their booth and a link to their page, and their open jobs", async () => {
    const company = await given.company({ name: "Acme", published: true });
    const partnership = await given.partnership(company.id, {
      booth_number: "B12",
      introduction: "We build cranes.",
    });
    event = partnership.event;
    const job = await given.openJob({ company, title: "Crane engineer" });
    const closed = await given.openJob({ company, title: "Gone", status: "archived" });
    await given.openJob({ title: "Elsewhere" });
    await save({
      hero_title: "Partners",
      sections: [section("partners"), section("jobs", [closed.id, job.id])],
    });
    const { items } = (await visit()).body.data;
    expect(items.partners).toEqual([
      {
        id: partnership.id,
        name: "Acme",
        logo_url: null,
        tier: "exhibitor",
        booth_number: "B12",
        introduction: "We build cranes.",
        company: { id: company.id, slug: company.slug },
      },
    ]);
    expect(items.jobs.map(({ title }) => title)).toEqual(["Crane engineer"]);
    await api.db.update(companies).set({ published: false }).where(eq(companies.id, company.id));
    expect((await visit()).body.data.items.partners[0]?.company).toBeNull();
  });

  test("show published videos, the event’s own unless others are named", async () => {
    const own = await given.video({ title: "Own", event_id: event.id });
    await given.video({ title: "Hidden", event_id: event.id, published: false });
    const other = await given.video({ title: "Last year" });
    await save({ hero_title: "Watch", sections: [section("videos")] });
    const shown = async () => (await visit()).body.data.items.videos.map(({ title }) => title);
    expect(await shown()).toEqual(["Own"]);
    await save({
      hero_title: "Watch",
      sections: [section("videos", [other.id, own.id])],
      version: 1,
    });
    expect((await shown()).toSorted()).toEqual(["Last year", "Own"]);
  });

  test("have their text cleaned", async () => {
    await save({
      hero_title: "Clean",
      sections: [section("text", [], { body_html: "<p>Hi<script>alert(1)</script></p>" })],
    });
    expect((await visit()).body.data.homepage.sections[0]?.body_html).toBe("<p>Hi</p>");
  });
});

describe("what can’t be published is refused, and nothing changes", () => {
  test.each([
    [{ hero_title: " " }, "hero_title"],
    [{ hero_title: "a".repeat(81) }, "hero_title"],
    [{ hero_title: "Meet", cta_label: "Tickets" }, "cta_url"],
    [{ hero_title: "Meet", cta_url: "https://tickets.example" }, "cta_label"],
    [{ hero_title: "Meet", cta_url: "javascript:alert(1)" }, "cta_url"],
    [{ hero_title: "Meet", hero_image_url: "https://elsewhere.example/a.png" }, "hero_image_url"],
    [{ hero_title: "Meet", sections: [section("sessions", [999_999])] }, "sections"],
    [{ hero_title: "Meet", sections: [section("jobs", [999_999])] }, "sections"],
  ])("%j", async (body, field) => {
    const answer = await save(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors ?? {}).map((name) => name.split(".")[0])).toEqual([
      field,
    ]);
    expect((await read()).version).toBe(0);
  });

  test("for an event that doesn’t exist", async () => {
    for (const call of [calls.details, calls.options, calls.menu])
      expect((await api.call(call, { params: { id: 999_999 } }, editor)).status).toBe(404);
    const missing = { params: { id: 999_999 }, body: { published: true, version: 0 } };
    expect((await api.call(calls.save, missing, editor)).status).toBe(404);
  });
});

describe("the menu of an event", () => {
  const add = async (title: string, url = "#text") =>
    (await api.call(calls.addMenuItem, { ...at(), body: { title, url } }, editor)).body.data;
  const titles = async () =>
    (await api.call(calls.menu, at(), editor)).body.data.map(({ title }) => title);
  const item = (itemId: number) => ({ params: { id: event.id, itemId } });

  test("gets items at its end, which move one up or down and stay at the ends", async () => {
    const [first, second] = [await add("First"), await add("Second")];
    await add("Third");
    await api.call(calls.moveMenuItemDown, item(first.id), editor);
    expect(await titles()).toEqual(["Second", "First", "Third"]);
    await api.call(calls.moveMenuItemUp, item(second.id), editor);
    expect(await titles()).toEqual(["Second", "First", "Third"]);
    await api.call(calls.moveMenuItemUp, item(first.id), editor);
    expect(await titles()).toEqual(["First", "Second", "Third"]);
    const { id: last } = await add("Fourth");
    await api.call(calls.moveMenuItemDown, item(last), editor);
    expect((await titles()).at(-1)).toBe("Fourth");
  });

  test("has every move made if several are sent at once", async () => {
    await add("First");
    await add("Second");
    const { id } = await add("Third");
    await Promise.all([1, 2].map(() => api.call(calls.moveMenuItemUp, item(id), editor)));
    expect(await titles()).toEqual(["Third", "First", "Second"]);
  });

  test("shows visitors what is visible", async () => {
    await save({ hero_title: "Menu" });
    const { id } = await add("Venue", "https://venue.example");
    await add("Programme");
    await api.call(calls.editMenuItem, { ...item(id), body: { visible: false } }, editor);
    expect((await visit()).body.data.menu).toMatchObject([{ title: "Programme", url: "#text" }]);
  });

  test("is changed and deleted item by item, in its own event only", async () => {
    const { id } = await add("Tickets");
    const body = { title: "Get tickets" };
    expect(
      (await api.call(calls.editMenuItem, { ...item(id), body }, editor)).body.data,
    ).toMatchObject({ title: "Get tickets", url: "#text" });
    const other = await given.conference();
    const foreign = { params: { id: other.id, itemId: id } };
    expect((await api.call(calls.removeMenuItem, foreign, editor)).status).toBe(404);
    expect((await api.call(calls.removeMenuItem, item(id), editor)).status).toBe(204);
    expect((await api.call(calls.removeMenuItem, item(id), editor)).status).toBe(404);
  });

  test("takes a dozen items, and only addresses that lead somewhere", async () => {
    for (const url of ["javascript:alert(1)", "speakers", "http://plain.example", "#"]) {
      const body = { title: "Bad", url };
      const answer = await api.call(calls.addMenuItem, { ...at(), body }, editor);
      expect(Object.keys(answer.problem.errors ?? {})).toEqual(["url"]);
    }
    for (let count = 0; count < 12; count++) await add(`Item ${count}`);
    const full = { ...at(), body: { title: "One too many", url: "#text" } };
    expect((await api.call(calls.addMenuItem, full, editor)).problem.code).toBe("menu_full");
  });
});
