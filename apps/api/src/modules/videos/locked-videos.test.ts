import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";

const { list, featured, details } = contract.videos;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
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

  test("shows guests its description, but never its source", async () => {
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

  test("is open to every logged-in user, and to nobody whose session has ended", async () => {
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
    const inList = (await api.call(list, {}, developer)).body.data.find((card) => card.id === id);
    expect(inList).toMatchObject({ locked: false, audio_url: AUDIO });
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
