import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const salarySamples = defineSamples(contract.salaries, {
  options: { may: everyone },
  estimate: {
    may: everyone,
    sample: async ({ given }) => ({
      body: {
        skill_ids: [await given.skillId("go")],
        seniority_id: 3,
        country_id: await given.placeId("germany"),
        city_place_id: String(await given.placeId("berlin")),
        work_mode: "any",
      },
    }),
  },
});
