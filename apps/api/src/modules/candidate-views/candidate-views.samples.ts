import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { hiring } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const buildBody = (name: string) => ({
  name,
  filter: {
    statuses: [2 as const],
    job_ids: [1],
    skill_ids: [1],
    location_ids: [1],
    sources: ["search"],
    min_points: 4,
    min_waiting_days: 3,
    search: "go",
    order: "waiting" as const,
  },
});

const NULLABLE = [
  ...nullable("filter.min_points", "filter.min_waiting_days"),
  "filter.min_points 1.5",
];

const at = ({ company }: World) => ({ companyId: company.id });

let serial = 0;
const newName = () => {
  serial += 1;
  return `View ${serial}`;
};

// The owner's; for others of the company it doesn't exist.
const viewIn = async ({ given, company, ownerId }: World) => ({
  companyId: company.id,
  viewId: await given.candidateView(company.id, ownerId),
});

export const candidateViewSamples = defineSamples(contract.candidateViews, {
  list: { may: hiring, sample: (world) => ({ params: at(world) }) },
  create: {
    may: hiring,
    validValues: NULLABLE,
    sample: (world) => ({ params: at(world), body: buildBody(newName()) }),
  },
  update: {
    may: hiring,
    validValues: NULLABLE,
    sample: async (world) => ({ params: await viewIn(world), body: buildBody(newName()) }),
  },
  remove: { may: hiring, sample: async (world) => ({ params: await viewIn(world) }) },
});
