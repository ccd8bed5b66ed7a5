import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { ownCompany, staff } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const sessionIn = async ({ given }: World) => {
  const event = await given.conference();
  await given.eventSession(event, { speaker: "Jonas Brandt" });
  return { params: { id: event.id } };
};

const NULLABLE = nullable("country_id", "external_url");

const buildBody = async ({ given }: World) => ({
  name: "Harbour Days",
  slug: "harbour-days",
  type: 0 as const,
  audience: "developers" as const,
  region: "Europe",
  city: "Hamburg",
  country_id: await given.placeId("germany"),
  starts_on: "2030-05-06",
  ends_on: "2030-05-07",
  timezone: "Europe/Berlin",
  external_url: "https://harbour-days.example",
});

export const eventSamples = defineSamples(contract.events, {
  sessions: {
    may: [...ownCompany, "foreignOwner", ...staff],
    sample: sessionIn,
    manyRows: { reads: [{ as: "owner", input: sessionIn }] },
  },
  csv: {
    may: ["superAdmin", "contentEditor"],
    sample: () => ({ query: { search: "congress", period: "upcoming", audience: "developers" } }),
  },
  list: {
    may: ["superAdmin", "contentEditor"],
    sample: () => ({
      query: {
        search: "congress",
        period: "upcoming",
        audience: "developers",
        page: "1",
        per_page: "10",
      },
    }),
    manyRows: { makeRow: ({ given }) => given.conference(), reads: [{ as: "superAdmin" }] },
  },
  details: {
    may: ["superAdmin", "contentEditor"],
    sample: async ({ given }) => ({ params: { id: (await given.conference()).id } }),
  },
  create: {
    may: ["superAdmin", "contentEditor"],
    validValues: NULLABLE,
    sample: async (world) => ({ body: await buildBody(world) }),
  },
  update: {
    may: ["superAdmin", "contentEditor"],
    validValues: NULLABLE,
    sample: async (world) => ({
      params: { id: (await world.given.conference()).id },
      body: { ...(await buildBody(world)), name: "Harbour Nights", slug: "harbour-nights" },
    }),
  },
});
