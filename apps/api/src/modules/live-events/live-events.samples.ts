import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const EVENTS = sql`select id, slug from live_events where published`;

export const liveEventSamples = defineSamples(contract.liveEvents, {
  show: { may: everyone },
  previousEpisodes: { may: everyone, sample: () => ({ query: { page: "1", per_page: "10" } }) },
  list: {
    may: everyone,
    sample: () => ({
      query: { seasons: "1", skills: "1", status: "0", page: "1", per_page: "10" },
    }),
  },
  options: { may: everyone },
  featured: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  names: { may: everyone },
  seasons: { may: everyone },
  relatedJobs: {
    may: everyone,
    sample: async ({ given }) => ({ params: { id: (await given.liveEvent()).id } }),
    contentRows: EVENTS,
  },
  details: {
    may: everyone,
    allowsZero: ["id"],
    sample: async ({ given }) => {
      const { id, slug } = await given.liveEvent();
      return { params: { id, slug } };
    },
    contentRows: EVENTS,
  },
});
