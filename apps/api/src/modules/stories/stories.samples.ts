import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, type PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = [
  "owner",
  "administrator",
  "campaigner",
  "superAdmin",
  "accountManager",
];
const readers: PersonName[] = ["owner", "administrator", "campaigner", ...companyStaff];

const at = ({ company }: World) => ({ params: { id: company.id } });

const buildParams = async ({ given, company }: World) => ({
  companyId: company.id,
  storyId: (await given.story(company.id)).id,
});

export const storySamples = defineSamples(contract.stories, {
  list: {
    may: readers,
    sample: at,
    manyRows: {
      makeRow: ({ given, company }) => given.story(company.id),
      reads: [{ as: "owner", input: at }],
    },
  },
  store: {
    may: editors,
    validValues: nullable("id"),
    sample: async (world) => ({
      ...at(world),
      body: {
        id: (await buildParams(world)).storyId,
        title: "A day on the yard",
        body_html: "<p>It starts at six.</p>",
        cover_type: 2,
        images: [],
        video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        cta_label: "See open jobs",
        cta_url: "https://jobs.test.example",
        status: 2,
      },
    }),
  },
  order: {
    may: editors,
    sample: async (world) => ({
      ...at(world),
      body: { cards_order: { [String((await world.given.story(world.company.id)).id)]: 0 } },
    }),
  },
  changeStatus: {
    may: editors,
    sample: async (world) => ({ params: await buildParams(world), body: { status: 0 } }),
  },
  remove: { may: editors, sample: async (world) => ({ params: await buildParams(world) }) },
});
