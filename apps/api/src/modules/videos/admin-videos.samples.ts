import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const NULLABLE = nullable("thumbnail_url", "audio_url", "event_id");
const VIDEOS = sql`select id from videos limit 40`;
const FILTER = { metadata: "calm", events: "1", skills: "1", requiresLogin: "0", status: "1" };

let serial = 0;

const buildContent = async ({ given }: World) => {
  serial += 1;
  return {
    title: "A sample",
    slug: `sample-video-${serial}`,
    description_html: "<p>What it’s about.</p>",
    provider: "youtube" as const,
    provider_video_id: "https://youtu.be/aaaaaaaaaaa",
    thumbnail_url: "/api/files/covers/sample-1.jpg",
    audio_url: "https://audio.example/sample.mp3",
    duration_seconds: 1725,
    release_date: "2026-01-01",
    event_id: (await given.event()).id,
    skill_ids: [await given.skillId("go")],
    speaker_ids: [(await given.speaker()).id],
    topics: ["Databases"],
    status: true,
    requires_login: true,
    featured: true,
    currently_live: false,
  };
};

const aVideo = async ({ given }: World) => ({ params: { id: (await given.video()).id } });

export const adminVideoSamples = defineSamples(contract.adminVideos, {
  list: {
    may: editors,
    sample: () => ({
      query: {
        ...FILTER,
        order_by: "title",
        order_by_direction: "asc",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: {
      makeRow: async ({ given }) => given.video({ speaker_ids: [(await given.speaker()).id] }),
      reads: [{ as: "superAdmin", input: () => ({ query: { per_page: "100" } }) }],
    },
  },
  csv: { may: editors, sample: () => ({ query: FILTER }) },
  editOptions: { may: editors },
  titles: { may: editors, sample: () => ({ query: FILTER }) },
  details: { may: editors, sample: aVideo, contentRows: VIDEOS },
  create: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({ body: await buildContent(world) }),
  },
  update: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({
      ...(await aVideo(world)),
      body: { ...(await buildContent(world)), version: 1 },
    }),
  },
  remove: { may: editors, sample: aVideo },
});
