import { contract } from "@devguild/contract/contract";

import { staff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const queueSamples = defineSamples(contract.queues, {
  list: { may: staff, manyRows: { reads: [{ as: "superAdmin" }] } },
  failed: {
    may: ["superAdmin"],
    sample: () => ({ query: { page: "1", per_page: "10" } }),
    manyRows: { makeRow: ({ given }) => given.failedMail(), reads: [{ as: "superAdmin" }] },
  },
  retry: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({ params: { task: await given.failedMail() } }),
  },
  dismiss: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({ params: { task: await given.failedMail() } }),
  },
});
