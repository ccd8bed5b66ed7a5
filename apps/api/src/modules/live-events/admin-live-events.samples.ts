import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const NULLABLE = nullable(
  "season_id",
  "venue",
  "cover_url",
  "stream_url",
  "recording_video_id",
  "capacity",
  "sponsors.0.company_id",
  "sponsors.0.logo_url",
  "sponsors.0.url",
  "partners.0.company_id",
  "partners.0.logo_url",
  "partners.0.url",
  "ads.0.image_url",
);

let serial = 0;

const buildContent = async ({ given }: World) => {
  serial += 1;
  const backer = {
    name: "Acme",
    company_id: (await given.company()).id,
    logo_url: "/api/files/logos/sample-1.png",
    url: "https://acme.example/",
  };
  return {
    title: "A sample",
    slug: `sample-live-event-${serial}`,
    subtitle: "What it is about.",
    description_html: "<p>Text.</p>",
    event_type: 2 as const,
    season_id: (await given.liveSeason()).id,
    starts_at: "2027-03-01T17:00:00.000Z",
    ends_at: "2027-03-01T19:00:00.000Z",
    timezone: "Europe/Berlin",
    venue: "Hall 4",
    cover_url: "/api/files/covers/sample-1.jpg",
    skill_ids: [await given.skillId("go")],
    speaker_ids: [(await given.speaker()).id],
    stream_url: "https://youtu.be/abcDEF_-123",
    recording_video_id: (await given.video()).id,
    requires_login: true,
    capacity: 80,
    sponsors: [backer],
    partners: [backer],
    ads: [
      {
        title: "An ad",
        body: "What it says.",
        image_url: "/api/files/covers/sample-1.jpg",
        url: "https://acme.example/",
        partner_name: "Acme",
      },
    ],
  };
};

const event = async ({ given }: World) => ({ params: { id: (await given.liveEvent()).id } });

const filter = {
  search: "calm",
  statuses: "0",
  types: "1",
  seasons: "1",
  skills: "1",
  published: "1",
};

export const adminLiveEventSamples = defineSamples(contract.adminLiveEvents, {
  list: {
    may: editors,
    sample: () => ({
      query: {
        ...filter,
        order_by: "title",
        order_by_direction: "asc",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: { makeRow: ({ given }) => given.liveEvent(), reads: [{ as: "superAdmin" }] },
  },
  csv: { may: editors, sample: () => ({ query: filter }) },
  editOptions: { may: editors },
  createSeason: {
    may: editors,
    // Names are unique.
    sample: () => ({ body: { label: `Season ${randomUUID().slice(0, 8)}` } }),
  },
  findRecordings: { may: editors, sample: () => ({ query: { search: "calm", count: "4" } }) },
  findBackers: { may: editors, sample: () => ({ query: { search: "acme", count: "4" } }) },
  details: { may: editors, sample: event },
  create: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({ body: await buildContent(world) }),
  },
  update: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({
      ...(await event(world)),
      body: {
        ...(await buildContent(world)),
        published: true,
        status: 1 as const,
        unnotified: ["on_site" as const],
        moves_sessions: true,
        version: 1,
      },
    }),
  },
  clone: {
    may: editors,
    sample: async (world) => {
      serial += 1;
      return {
        ...(await event(world)),
        body: { title: `A copy ${serial}`, starts_at: "2028-03-01T17:00:00.000Z" },
      };
    },
  },
  remove: { may: editors, sample: event },
});
