import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const sourcers: PersonName[] = ["superAdmin", "talentManager"];

const search = async ({
  given,
  job,
}: World): Promise<BodyInput<typeof contract.sourcing.steps>> => ({
  skills: [{ id: await given.skillId("go"), yoe_min: 1 }],
  skills_required: true,
  language: [{ id: await given.languageId("german"), level_min: 1 }],
  locations: [await given.placeId("berlin")],
  radius_km: 25,
  residency: "any",
  seniorities: [1, 3],
  signed_up: "365d",
  last_seen: "any",
  words: "engineer",
  job_id: job.id,
});

const message = async ({ given, job }: World) => ({
  developer_ids: [(await given.reachableDeveloper()).developerId],
  sender_id: (await given.admin("talent-manager")).userId,
  subject: "Go in Berlin",
  body: "Hi {{first_name}}, shall I put you in touch?",
  job_id: job.id,
});

const sent = async ({ given }: World) => ({ params: { id: await given.developerMessage() } });

export const sourcingSamples = defineSamples(contract.sourcing, {
  options: { may: sourcers },
  locations: { may: sourcers },
  search: {
    may: sourcers,
    validValues: nullable("job_id"),
    sample: async (world) => ({
      body: {
        ...(await search(world)),
        order_by: "match",
        order_by_direction: "desc",
        page: 1,
        per_page: 20,
        call_order_id: 1,
      },
    }),
    manyRows: {
      makeRow: ({ given }) => given.reachableDeveloper(),
      reads: [{ as: "talentManager", input: () => ({ body: { per_page: 100 } }) }],
    },
  },
  select: {
    may: sourcers,
    validValues: nullable("job_id"),
    sample: async (world) => ({
      body: { ...(await search(world)), order_by: "match", order_by_direction: "desc" },
    }),
  },
  steps: {
    may: sourcers,
    validValues: nullable("job_id"),
    sample: async (world) => ({ body: await search(world) }),
  },
  counts: {
    may: sourcers,
    validValues: nullable("job_id"),
    sample: async (world) => ({
      body: { ...(await search(world)), cities: [await world.given.placeId("berlin")] },
    }),
  },
  levels: {
    may: sourcers,
    validValues: nullable("job_id"),
    sample: async (world) => ({ body: await search(world) }),
  },
  senders: { may: sourcers },
  validateMessage: {
    may: sourcers,
    validValues: nullable("job_id"),
    sample: async (world) => ({ body: await message(world) }),
  },
  sendMessage: {
    may: sourcers,
    validValues: nullable("job_id"),
    sample: async (world) => ({ body: await message(world) }),
  },
  messages: {
    may: sourcers,
    manyRows: {
      makeRow: ({ given }) => given.developerMessage(),
      reads: [{ as: "talentManager", input: () => ({ query: { per_page: "100" } }) }],
    },
  },
  message: { may: sourcers, sample: sent },
  withdrawMessage: { may: sourcers, sample: sent },
});
