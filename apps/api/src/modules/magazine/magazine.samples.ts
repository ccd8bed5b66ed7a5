import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const ARTICLES = sql`select id, slug from articles where status = 2 limit 40`;

export const magazineSamples = defineSamples(contract.magazine, {
  list: {
    may: everyone,
    sample: () => ({
      query: {
        authors: "1",
        skills: "1",
        categories: "1",
        metadata: "calm",
        page: "1",
        per_page: "10",
      },
    }),
  },
  options: { may: everyone },
  featured: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  recruitingInsights: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  relatedJobs: {
    may: everyone,
    sample: async ({ given }) => ({ params: { id: (await given.article()).id } }),
    contentRows: ARTICLES,
  },
  details: {
    may: everyone,
    allowsZero: ["id"],
    sample: async ({ given }) => {
      const { id, slug } = await given.article();
      return { params: { id, slug }, query: { preview: "0" } };
    },
    contentRows: ARTICLES,
  },
});
