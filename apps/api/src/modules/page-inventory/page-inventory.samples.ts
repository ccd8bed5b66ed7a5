import { contract } from "@devguild/contract/contract";

import { defineSamples } from "../../../testing/samples.ts";

export const pageInventorySamples = defineSamples(contract.pageInventory, {
  list: {
    may: ["superAdmin"],
    sample: () => ({
      query: {
        search: "go",
        page_type: "s",
        written: "1",
        order_dir: "asc",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: {
      makeRow: ({ given }) => given.categoryPage(),
      reads: [{ as: "superAdmin" }],
    },
  },
  csv: {
    may: ["superAdmin"],
    sample: () => ({ query: { search: "go", page_type: "s", written: "1" } }),
  },
  update: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({
      params: { id: (await given.categoryPage()).id },
      body: { seo_text: "What teams look for." },
    }),
  },
});
