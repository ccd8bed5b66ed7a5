import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import type { World } from "../../../testing/contract-world.ts";
import { everyone, type PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const buildBody = async ({ given }: World) => ({
  title: "Watch this",
  subtitle: "Our pick of the week",
  image_url: "/api/files/covers/sample-1.jpg",
  item_id: (await given.video()).id,
  cta_label: "Watch the talk",
  starts_at: "2026-01-01T08:00:00.000Z",
  ends_at: "2030-01-01T08:00:00.000Z",
  active: true,
  position: 3,
});

const makeHighlight = async ({ given }: World) => {
  const { id } = await given.highlight({ video_id: (await given.video()).id });
  return { id };
};

const NULLABLE = nullable("image_url", "starts_at", "ends_at", "position");

export const highlightSamples = defineSamples(contract.highlights, {
  active: {
    may: everyone,
    sample: () => ({ params: { id: 1 } }),
    contentRows: sql`select distinct category as id from highlights`,
  },
  list: {
    may: editors,
    sample: () => ({ query: { search: "watch", category: "1", page: "1", per_page: "10" } }),
    manyRows: { makeRow: makeHighlight, reads: [{ as: "superAdmin" }] },
  },
  items: {
    may: editors,
    sample: () => ({ query: { category: "2", search: "a", count: "4" } }),
    manyRows: {
      makeRow: ({ given }) => given.video(),
      reads: [{ as: "superAdmin", input: () => ({ query: { category: "1", count: "24" } }) }],
    },
  },
  create: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({ body: { ...(await buildBody(world)), category: 1 as const } }),
  },
  update: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({
      params: await makeHighlight(world),
      body: await buildBody(world),
    }),
  },
  remove: { may: editors, sample: async (world) => ({ params: await makeHighlight(world) }) },
});
