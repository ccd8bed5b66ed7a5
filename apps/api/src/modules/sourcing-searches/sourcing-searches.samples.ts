import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const sourcers: PersonName[] = ["superAdmin", "talentManager"];

let serial = 0;

const buildBody = async ({ given, job }: World) => {
  serial += 1;
  return {
    name: `Search ${serial}`,
    shared: true,
    search: {
      skills: [{ id: await given.skillId("go"), yoe_min: 1 }],
      skills_required: true,
      language: [{ id: await given.languageId("german"), level_min: 1 }],
      locations: [await given.placeId("berlin")],
      radius_km: 25 as const,
      residency: "any" as const,
      seniorities: [1 as const],
      signed_up: "365d" as const,
      last_seen: "any" as const,
      words: "engineer",
      order_by: "match" as const,
      job_id: job.id,
    },
  };
};

// The super admin's; for others it doesn't exist.
const searchIn = async ({ given, userIdOf }: World) => ({
  params: { id: await given.sourcingSearch(userIdOf("superAdmin") ?? 0) },
});

export const sourcingSearchSamples = defineSamples(contract.sourcingSearches, {
  list: { may: sourcers },
  create: {
    may: sourcers,
    validValues: nullable("search.job_id"),
    sample: async (world) => ({ body: await buildBody(world) }),
  },
  update: {
    may: sourcers,
    validValues: nullable("search.job_id"),
    sample: async (world) => ({ ...(await searchIn(world)), body: await buildBody(world) }),
  },
  remove: { may: sourcers, sample: searchIn },
});
