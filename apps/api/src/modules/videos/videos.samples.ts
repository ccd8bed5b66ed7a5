import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const VIDEOS = sql`select id, slug from videos where published and not requires_login limit 40`;

export const videoSamples = defineSamples(contract.videos, {
  list: {
    may: everyone,
    sample: () => ({
      query: {
        skills: "1",
        events: "1",
        metadata: "calm",
        orderBy: "popular",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: {
      makeRow: async ({ given }) => given.video({ speaker_ids: [(await given.speaker()).id] }),
      reads: [{ as: "guest", input: () => ({ query: { per_page: "100" } }) }],
    },
  },
  options: { may: everyone, manyRows: { reads: [{ as: "guest" }] } },
  featured: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  featuredEpisodes: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  recruitingAcademy: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  featuredSkills: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  relatedJobs: {
    may: everyone,
    sample: async ({ given }) => ({ params: { id: (await given.video()).id } }),
    contentRows: VIDEOS,
  },
  details: {
    may: everyone,
    allowsZero: ["id"],
    sample: async ({ given }) => {
      const { id, slug } = await given.video();
      return { params: { id, slug } };
    },
    contentRows: VIDEOS,
  },
});
