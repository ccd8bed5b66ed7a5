import { contract } from "@devguild/contract/contract";
import { PODCAST_EVENT } from "@devguild/schemas/constants/videos";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";

const { list, options, featured, featuredEpisodes, featuredSkills, details, relatedJobs } =
  contract.videos;

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
  test("shows what is published, the newest first, twelve at a time", async () => {
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

  test("is narrowed by skill, event and words, each by itself and together", async () => {
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

  test("is narrowed to what everybody may watch, or to what a login opens", async () => {
    const events = [(await given.event()).id];
    const [event_id] = events;
    await given.video({ title: "For members", requires_login: true, event_id });
    await given.video({ title: "For everybody", event_id });
    expect(await titlesOf({ events, requires_login: true })).toEqual(["For members"]);
    expect(await titlesOf({ events, requires_login: false })).toEqual(["For everybody"]);
    expect(await titlesOf({ events })).toHaveLength(2);
  });

  test("is searched by title, topics and speakers, whatever their accents", async () => {
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

  test("puts what is watched the most first where that is asked for", async () => {
    const event = await given.event();
    for (const plays of [3, 9, 0])
      await given.video({ title: `${plays}`, plays, event_id: event.id });
    expect(await titlesOf({ events: [event.id], orderBy: "popular" })).toEqual(["9", "3", "0"]);
  });

  test("tells speakers in their order, event and skills of each, and costs two statements", async () => {
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

  test("its options name only what a published video has, topics by use", async () => {
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
  ])("%s=%s is refused by its name", async (name, value) => {
    const answer = await api.send("GET", `/videos?${name}=${value}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors)[0]).toMatch(new RegExp(`^${name}`));
  });
});

describe("a video", () => {
  test("has its speakers, and what to watch next: what shares skills and the event first", async () => {
    const [ada, vhdl] = [await given.skillId("ada"), await given.skillId("vhdl")];
    const event = await given.event();
    const speaker = await given.speaker("Grace");
    const make = async (values: object) => (await given.video(values)).id;
    const both = await make({ skill_ids: [ada, vhdl], event_id: event.id });
    const skills = await make({ skill_ids: [ada, vhdl] });
    const sameEvent = await make({ event_id: event.id });
    await make({ skill_ids: [ada, vhdl], event_id: event.id, published: false });
    for (let count = 0; count < 8; count += 1) await make({ release_date: "2026-06-01" });
    const { id, slug } = await given.video({
      skill_ids: [ada, vhdl],
      event_id: event.id,
      speaker_ids: [speaker.id],
      description: "<p>About gates.</p>",
    });
    const { data } = (await api.call(details, { params: { id, slug } })).body;
    expect(data).toMatchObject({
      description_html: "<p>About gates.</p>",
      provider: "youtube",
      provider_video_id: "aaaaaaaaaaa",
      speakers: [{ name: "Grace", bio: "Speaks." }],
    });
    const next = data.recommendations.map((each) => each.id);
    expect(next).toHaveLength(8);
    expect(next.slice(0, 3)).toEqual([both, skills, sameEvent]);
    expect(next).not.toContain(id);
  });

  test("costs two statements", async () => {
    const { id, slug } = await given.video();
    const read = () => api.call(details, { params: { id, slug } });
    await read();
    expect(await api.statementsOf(read)).toHaveLength(2);
  });

  test("is found by its slug alone and by its id alone, and says where it lies", async () => {
    const { id, slug } = await given.video();
    for (const path of [
      `0/${slug}`,
      `${id}/of-former-times`,
      `${id}/placeholder`,
      `${id}/%C3%A9`,
    ]) {
      const answer = await api.send("GET", `/videos/${path}`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("Location")).toBeNull();
      expect(answer.json).toMatchObject({ data: { video_id: id, video_slug: slug } });
    }
  });

  test.each([
    "0/unknown-words",
    "0/placeholder",
    "999999/unknown",
    "0/1",
    "0/s",
    "0/%C3%A9",
    "x/y",
  ])("%s is not found", async (path) => {
    expect((await api.send("GET", `/videos/${path}`)).status).toBe(404);
  });

  test("that is not published is not there, with its jobs", async () => {
    const { id, slug } = await given.video({ published: false });
    const editor = await given.admin("content-editor");
    expect((await api.call(details, { params: { id, slug } }, editor)).status).toBe(404);
    expect((await api.send("GET", `/videos/0/${slug}`)).status).toBe(404);
    expect((await api.call(relatedJobs, { params: { id } })).status).toBe(404);
  });

  test("comes with open jobs for those who watch it, those that share its skills", async () => {
    const kotlin = await given.skillId("kotlin");
    const job = await given.openJob({ skill_ids: [kotlin] });
    await given.openJob({ skill_ids: [await given.skillId("perl")] });
    const { id } = await given.video({ skill_ids: [kotlin] });
    const { body } = await api.call(relatedJobs, { params: { id } });
    expect(body.data.map((each) => each.id)).toEqual([job.id]);
  });
});

describe("a video that requires a login", () => {
  const SECRET = "sEcReT-id_9";
  const AUDIO = "/api/files/audio/secret.mp3";

  const lockedVideo = (values: object = {}) =>
    given.video({
      ...values,
      requires_login: true,
      release_date: "2030-01-01",
      featured: true,
      provider_video_id: SECRET,
      audio_url: AUDIO,
      description: "<p>What it is about.</p>",
    });

  test("tells guests what it is about, and nowhere where it is played", async () => {
    const event_id = (await given.event()).id;
    const { id, slug, title } = await lockedVideo({ event_id });
    const next = await given.video({ event_id });
    const answer = await api.call(details, { params: { id, slug } });
    expect(answer.body.data).toMatchObject({
      title,
      description_html: "<p>What it is about.</p>",
      locked: true,
      requires_login: true,
      provider: null,
      provider_video_id: null,
      audio_url: null,
    });
    const beside = await api.call(details, { params: { id: next.id, slug: next.slug } });
    const answers = [answer, beside, await api.call(list, {}), await api.call(featured, {})];
    for (const { json } of answers) {
      expect(JSON.stringify(json)).toContain(title);
      expect(JSON.stringify(json)).not.toContain(SECRET);
      expect(JSON.stringify(json)).not.toContain(AUDIO);
    }
  });

  test("is open to every login, and to nobody whose login has ended", async () => {
    const { id, slug } = await lockedVideo();
    const read = async (caller: Caller) =>
      (await api.call(details, { params: { id, slug } }, caller)).body.data;
    const company = await given.company();
    for (const member of [
      await given.developer(),
      await given.generic(),
      await given.companyUser(company.id),
    ])
      expect(await read(member)).toMatchObject({
        locked: false,
        requires_login: true,
        provider: "youtube",
        provider_video_id: SECRET,
        audio_url: AUDIO,
      });
    const developer = await given.developer();
    await api.call(contract.identity.logOut, {}, developer);
    const ended = await api.call(details, { params: { id, slug } }, { cookie: developer.token });
    expect(ended.body.data).toMatchObject({ locked: true, provider_video_id: null });
  });

  test("is marked in lists for guests only", async () => {
    const event = await given.event();
    await given.video({ requires_login: true, event_id: event.id });
    await given.video({ event_id: event.id });
    const query = { events: [event.id] };
    const marks = async (caller?: Caller) =>
      (await api.call(list, { query }, caller)).body.data.map(({ locked }) => locked);
    expect(await marks()).toEqual([false, true]);
    expect(await marks(await given.developer())).toEqual([false, false]);
  });
});

describe("what is featured", () => {
  test("are the newest of the editors' picks, as many as asked for", async () => {
    const picks = [];
    for (const day of ["01", "02", "03"])
      picks.push(await given.video({ featured: true, release_date: `2031-01-${day}` }));
    await given.video({ release_date: "2031-02-01" });
    await given.video({ featured: true, published: false, release_date: "2031-02-01" });
    const { data } = (await api.call(featured, { query: { count: 2 } })).body;
    expect(data.map(({ id }) => id)).toEqual([picks[2]?.id, picks[1]?.id]);
  });

  test("are at most 24, and at least one", async () => {
    for (let count = 0; count < 26; count += 1) await given.video({ featured: true });
    const counted = async (count: string) => {
      const answer = await api.send("GET", `/featured/videos?count=${count}`);
      return (answer.json as { data: object[] }).data.length;
    };
    expect([await counted("99"), await counted("0")]).toEqual([24, 1]);
    expect((await api.send("GET", "/featured/videos?count=many")).status).toBe(422);
  });

  test("of the podcast are its newest episodes", async () => {
    const podcast = await given.event({ slug: PODCAST_EVENT });
    const old = await given.video({ event_id: podcast.id, release_date: "2025-01-01" });
    const young = await given.video({ event_id: podcast.id, release_date: "2025-02-01" });
    await given.video({ event_id: podcast.id, published: false });
    const { data } = (await api.call(featuredEpisodes, {})).body;
    expect(data.map(({ id }) => id)).toEqual([young.id, old.id]);
  });

  test("of the skills are those with the most videos", async () => {
    const [apex, zig] = [await given.skillId("apex"), await given.skillId("zig")];
    for (let count = 0; count < 40; count += 1)
      await given.video({ skill_ids: count < 39 ? [apex, zig] : [zig] });
    const { data } = (await api.call(featuredSkills, { query: { count: 2 } })).body;
    expect(data).toEqual([
      { id: zig, label: "Zig", slug: "zig", total: 40 },
      { id: apex, label: "Apex", slug: "apex", total: 39 },
    ]);
  });
});

test("the site knows how many full hours there are to watch", async () => {
  const hours = async () =>
    (await api.call(contract.siteData.global, {})).body.data.total_duration_in_hours;
  const before = await hours();
  for (const seconds of [7200, 3599, 1]) await given.video({ duration_seconds: seconds });
  await given.video({ duration_seconds: 36_000, published: false });
  expect((await hours()) - before).toBe(3);
});

test("'For you' shows videos about what a developer knows, and none to whom knows nothing", async () => {
  const [ocaml, nix] = [await given.skillId("ocaml"), await given.skillId("nix")];
  const both = await given.video({ skill_ids: [ocaml, nix], requires_login: true });
  const one = await given.video({ skill_ids: [nix], release_date: "2032-01-01" });
  await given.video({ skill_ids: [ocaml, nix], published: false });
  const shown = async (skills: Record<string, number>) => {
    const developer = await given.developer({ skills });
    const { data } = (await api.call(contract.applications.dashboard, {}, developer)).body;
    return data.recommended_videos;
  };
  const videos = await shown({ ocaml: 3, nix: 2 });
  expect(videos.map(({ id }) => id)).toEqual([both.id, one.id]);
  expect(videos[0]?.locked).toBe(false);
  expect(await shown({})).toEqual([]);
});
