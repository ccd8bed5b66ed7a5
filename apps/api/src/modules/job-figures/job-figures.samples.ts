import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, hiring } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const adIn = ({ company, job }: World) => ({ companyId: company.id, jobId: job.id });

export const jobFigureSamples = defineSamples(contract.jobFigures, {
  company: {
    may: [...hiring, ...companyStaff],
    sample: ({ company }) => ({ params: { companyId: company.id }, query: { period: "90" } }),
  },
  companyCsv: {
    may: [...hiring, ...companyStaff],
    sample: ({ company }) => ({ params: { companyId: company.id }, query: { period: "all" } }),
  },
  one: {
    may: [...hiring, ...companyStaff],
    sample: (world) => ({ params: adIn(world), query: { period: "90" } }),
  },
  csv: {
    may: [...hiring, ...companyStaff],
    sample: (world) => ({ params: adIn(world), query: { period: "all" } }),
  },
});
