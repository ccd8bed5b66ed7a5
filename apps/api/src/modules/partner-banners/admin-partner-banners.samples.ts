import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const banner = {
  partner_name: "Open Source Graz",
  title: "Meet us on Thursdays",
  body: "Talks and pizza, every week.",
  image_url: "/api/files/covers/sample-1.jpg",
  url: "https://graz.example",
  active: true,
};
const makeBanner = async ({ given }: World) => ({ id: (await given.partnerBanner()).id });

export const adminPartnerBannerSamples = defineSamples(contract.adminPartnerBanners, {
  list: { may: editors, manyRows: { makeRow: makeBanner, reads: [{ as: "superAdmin" }] } },
  create: { may: editors, validValues: nullable("image_url"), sample: () => ({ body: banner }) },
  update: {
    may: editors,
    validValues: nullable("image_url"),
    sample: async (world) => ({ params: await makeBanner(world), body: banner }),
  },
  remove: { may: editors, sample: async (world) => ({ params: await makeBanner(world) }) },
});
