import { contract } from "@devguild/contract/contract";

import { defineSamples } from "../../../testing/samples.ts";

const plan = {
  name: "Recruiting XL",
  concurrent_jobs: 30,
  price_cents_month: 310_000,
  duration_months: 12,
  features: ["30 job ads online at any time"],
  highlighted: false,
  active: true,
};

export const membershipPlanSamples = defineSamples(contract.membershipPlans, {
  list: {
    may: ["superAdmin"],
    manyRows: { makeRow: ({ given }) => given.membershipPlan(), reads: [{ as: "superAdmin" }] },
  },
  create: {
    may: ["superAdmin"],
    sample: () => ({ body: { ...plan, kind: "RECRUITING" as const } }),
  },
  update: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({
      params: { id: (await given.membershipPlan()).id },
      body: { ...plan, version: 1 },
    }),
  },
});
