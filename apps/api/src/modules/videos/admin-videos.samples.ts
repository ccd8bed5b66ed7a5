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

const aChange = async (world: World) => ({
  selected_videos: [(await world.given.video()).id],
  status: 1 as const,
  requiresLogin: 2 as const,
  featured: 1 as const,
  event_id: (await world.given.event()).id,
  release_date: "2026-01-01",
  skills: [await world.given.skillId("go")],
  remove_current_skills: true,
});

const anEdit = async ({ given }: World) => ({ params: { editId: await given.videoEdit() } });

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
  updateMany: { may: editors, sample: async (world) => ({ body: await aChange(world) }) },
  removeMany: {
    may: editors,
    sample: async ({ given }) => ({
      query: { selected_videos: String((await given.video()).id) },
    }),
  },
  previewMany: { may: editors, sample: async (world) => ({ body: await aChange(world) }) },
  edit: { may: editors, sample: anEdit },
  stopEdit: { may: editors, sample: anEdit },
  undoEdit: { may: editors, sample: anEdit },
  details: { may: editors, sample: aVideo, contentRows: VIDEOS },
  recordingUploadUrl: { may: editors, sample: () => ({ body: { content_type: "audio/mpeg" } }) },
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
