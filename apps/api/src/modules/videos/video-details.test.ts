import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const { details, relatedJobs } = contract.videos;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

describe("a video", () => {
  test("has its speakers, and suggestions by shared skills and event", async () => {
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

  test("takes two statements", async () => {
    const { id, slug } = await given.video();
    const read = () => api.call(details, { params: { id, slug } });
    await read();
    expect(await api.statementsOf(read)).toHaveLength(2);
  });

  test("is found by slug alone and by id alone, and returns its canonical path", async () => {
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
  ])("with %s is a 404", async (path) => {
    expect((await api.send("GET", `/videos/${path}`)).status).toBe(404);
  });

  test("that is not published is a 404, as are its jobs", async () => {
    const { id, slug } = await given.video({ published: false });
    const editor = await given.admin("content-editor");
    expect((await api.call(details, { params: { id, slug } }, editor)).status).toBe(404);
    expect((await api.send("GET", `/videos/0/${slug}`)).status).toBe(404);
    expect((await api.call(relatedJobs, { params: { id } })).status).toBe(404);
  });

  test("includes open jobs that share its skills", async () => {
    const kotlin = await given.skillId("kotlin");
    const job = await given.openJob({ skill_ids: [kotlin] });
    await given.openJob({ skill_ids: [await given.skillId("perl")] });
    const { id } = await given.video({ skill_ids: [kotlin] });
    const { body } = await api.call(relatedJobs, { params: { id } });
    expect(body.data.map((each) => each.id)).toEqual([job.id]);
  });
});
