import { contract } from "@devguild/contract/contract";
import { PODCAST_EVENT } from "@devguild/schemas/constants/videos";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const { featured, featuredEpisodes, featuredSkills } = contract.videos;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

describe("featured videos", () => {
  test("are the newest of the editors' picks, as many as requested", async () => {
    const picks = [];
    for (const day of ["01", "02", "03"])
      picks.push(await given.video({ featured: true, release_date: `2031-01-${day}` }));
    await given.video({ release_date: "2031-02-01" });
    await given.video({ featured: true, published: false, release_date: "2031-02-01" });
    const { data } = (await api.call(featured, { query: { count: 2 } })).body;
    expect(data.map(({ id }) => id)).toEqual([picks[2]?.id, picks[1]?.id]);
  });

  test("are between 1 and 24", async () => {
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

  test("by skill are those of the skills with the most videos", async () => {
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

test("'For you' shows the best video about a developer's skills, and none without any", async () => {
  const [ocaml, nix] = [await given.skillId("ocaml"), await given.skillId("nix")];
  const both = await given.video({ skill_ids: [ocaml, nix], requires_login: true });
  await given.video({ skill_ids: [nix], release_date: "2032-01-01" });
  await given.video({ skill_ids: [ocaml, nix], published: false });
  const shown = async (skills: Record<string, number>) => {
    const developer = await given.developer({ skills });
    const { data } = (await api.call(contract.dashboards.developer, {}, developer)).body;
    return data.recommended_videos;
  };
  const videos = await shown({ ocaml: 3, nix: 2 });
  expect(videos.map(({ id }) => id)).toEqual([both.id]);
  expect(videos[0]?.locked).toBe(false);
  expect(await shown({})).toEqual([]);
});
