import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { catalogueRows } from "../../../seeds/catalogue/rows.ts";
import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const techStackPageSamples = defineSamples(contract.techStackPages, {
  list: {
    may: everyone,
    manyRows: {
      makeRow: ({ given }, index) => given.techStackPage(catalogueRows().skills[index]?.slug),
      reads: [{ as: "guest" }],
    },
  },
  details: {
    may: everyone,
    sample: async ({ given }) => ({ params: { slug: (await given.techStackPage()).slug } }),
    manyRows: {
      reads: [
        {
          as: "guest",
          input: () => ({ params: { slug: catalogueRows().skills[0]?.slug ?? "" } }),
        },
      ],
    },
    contentRows: sql`select skills.slug from tech_stack_pages join skills on skills.id = skill_id where published`,
  },
});
