import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const publicCompanySamples = defineSamples(contract.publicCompanies, {
  details: {
    may: everyone,
    sample: ({ company }) => ({
      query: { company_id: String(company.id), company_slug: company.slug },
    }),
    contentRows: sql`select id as company_id, slug as company_slug from companies where published limit 40`,
  },
  teams: {
    may: everyone,
    sample: () => ({
      query: {
        skills: "1",
        locations: "1",
        companies: "1",
        orderBy: "newest",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: {
      makeRow: ({ given }) => given.company(),
      reads: [{ as: "guest", input: () => ({ query: { per_page: "100" } }) }],
    },
  },
  options: {
    may: everyone,
    sample: () => ({ query: { companies: "tidewerk", offered: "20" } }),
    manyRows: { reads: [{ as: "guest" }] },
  },
  locations: { may: everyone, sample: () => ({ query: { search: "Berl" } }) },
  featured: {
    may: everyone,
    sample: () => ({ query: { count: "4" } }),
    manyRows: { reads: [{ as: "guest" }] },
  },
});
