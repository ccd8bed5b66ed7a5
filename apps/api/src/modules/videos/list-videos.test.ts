import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const { list, options } = contract.videos;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const titlesOf = async (query: object) => {
  const { body } = await api.call(list, { query });
  return body.data.map(({ title }) => title);
};

describe("the list of videos", () => {
  test("shows published videos, newest first, twelve per page", async () => {
    const event = await given.event();
    const titles = Array.from({ length: 14 }, (_, number) => `Number ${number}`);
    for (const title of titles) await given.video({ title, event_id: event.id });
    await given.video({ event_id: event.id, published: false });
    const first = { title: "First of all", event_id: event.id, release_date: "2020-02-02" };
    await given.video(first);
    const events = [event.id];
    const { body } = await api.call(list, { query: { events } });
    expect(body.data.map(({ title }) => title)).toEqual(titles.toReversed().slice(0, 12));
    expect(body.pagination).toEqual({ current_page: 1, last_page: 2, per_page: 12, total: 15 });
    expect(await titlesOf({ events, page: 2 })).toEqual(["Number 1", "Number 0", "First of all"]);
    expect(await titlesOf({ events, page: 3 })).toEqual([]);
  });

  test("is filtered by skill, event and text, separately and combined", async () => {
    const [go, rust] = [await given.skillId("go"), await given.skillId("rust")];
    const event = await given.event();
    await given.video({ title: "Channels, calmly", skill_ids: [go], event_id: event.id });
    await given.video({ title: "Lifetimes, calmly", skill_ids: [rust, go] });
    expect(await titlesOf({ skills: [rust] })).toEqual(["Lifetimes, calmly"]);
    expect(await titlesOf({ skills: [go, rust] })).toEqual([
      "Lifetimes, calmly",
      "Channels, calmly",
    ]);
    expect(await titlesOf({ skills: [go], events: [event.id] })).toEqual(["Channels, calmly"]);
    expect(await titlesOf({ skills: [rust], events: [event.id] })).toEqual([]);
    expect(await titlesOf({ skills: [go], metadata: "LIFETIMES" })).toEqual(["Lifetimes, calmly"]);
  });

  test("is filtered by whether a login is required", async () => {
    const events = [(await given.event()).id];
    const [event_id] = events;
    await given.video({ title: "For members", requires_login: true, event_id });
    await given.video({ title: "For everybody", event_id });
    expect(await titlesOf({ events, requires_login: true })).toEqual(["For members"]);
    expect(await titlesOf({ events, requires_login: false })).toEqual(["For everybody"]);
    expect(await titlesOf({ events })).toHaveLength(2);
  });

  test("is searched by title, topics and speakers, ignoring accents", async () => {
    const speaker = await given.speaker("Łukasz Brûlé");
    await given.video({
      title: "Crème of the crop",
      topics: ["Größte Fehler"],
      speaker_ids: [speaker.id],
    });
    for (const words of ["creme", "lukasz BRULE", "grosste crop", "Łukasz größte crème", "ulé"])
      expect(await titlesOf({ metadata: words })).toEqual(["Crème of the crop"]);
    for (const words of ["creme nobody", "100%", "cr_me"])
      expect(await titlesOf({ metadata: words })).toEqual([]);
  });

  test("is sorted by plays on request", async () => {
    const event = await given.event();
    for (const plays of [3, 9, 0])
      await given.video({ title: `${plays}`, plays, event_id: event.id });
    expect(await titlesOf({ events: [event.id], orderBy: "popular" })).toEqual(["9", "3", "0"]);
  });

  test("includes speakers in order, the event and skills of each, and takes two statements", async () => {
    const [second, first] = [await given.speaker("Bea"), await given.speaker("Al")];
    const event = await given.event({ name: "Guild Day", slug: "guild-day" });
    for (let count = 0; count < 12; count += 1)
      await given.video({
        event_id: event.id,
        speaker_ids: [first.id, second.id],
        skill_ids: [await given.skillId("go")],
      });
    await api.call(list, {});
    let answer: Awaited<ReturnType<typeof api.call<typeof list>>> | undefined;
    const ran = await api.statementsOf(async () => {
      answer = await api.call(list, { query: { events: [event.id], metadata: "bea" } });
    });
    expect(ran).toHaveLength(2);
    expect(answer?.body.data).toHaveLength(12);
    const [shown] = answer?.body.data ?? [];
    expect(shown?.speakers.map(({ name }) => name)).toEqual(["Al", "Bea"]);
    expect(shown?.event).toEqual({ id: event.id, label: "Guild Day", slug: "guild-day" });
    expect(shown?.skills.map(({ slug }) => slug)).toEqual(["go"]);
  });

  test("offers only options with published videos, topics by use", async () => {
    const [shownEvent, hiddenEvent] = [await given.event(), await given.event()];
    const skill = await given.skillId("haskell");
    const topics = ["Laziness", "Proofs"];
    for (const topic of [...topics, "Laziness"])
      await given.video({ event_id: shownEvent.id, skill_ids: [skill], topics: [topic] });
    await given.video({
      event_id: hiddenEvent.id,
      skill_ids: [await given.skillId("cobol")],
      topics: ["Punch cards"],
      published: false,
    });
    const { data } = (await api.call(options, {})).body;
    const eventIds = data.events.map(({ id }) => id);
    expect(eventIds).toContain(shownEvent.id);
    expect(eventIds).not.toContain(hiddenEvent.id);
    const slugs = data.skills.map(({ slug }) => slug);
    expect(slugs).toContain("haskell");
    expect(slugs).not.toContain("cobol");
    expect(data.metadata.filter((topic) => topics.includes(topic))).toEqual(topics);
    expect(data.metadata).not.toContain("Punch cards");
  });

  test.each([
    ["page", "0"],
    ["page", "x"],
    ["page", "10001"],
    ["skills", "abc"],
    ["events", "1.5"],
    ["orderBy", "oldest"],
    ["requires_login", "maybe"],
  ])("%s=%s is rejected on its field", async (name, value) => {
    const answer = await api.send("GET", `/videos?${name}=${value}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors)[0]).toMatch(new RegExp(`^${name}`));
  });
});

test("the site's total of full hours of video is known", async () => {
  const hours = async () =>
    (await api.call(contract.siteData.global, {})).body.data.total_duration_in_hours;
  const before = await hours();
  for (const seconds of [7200, 3599, 1]) await given.video({ duration_seconds: seconds });
  await given.video({ duration_seconds: 36_000, published: false });
  expect((await hours()) - before).toBe(3);
});
