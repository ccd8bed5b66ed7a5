import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const catalogueSamples = defineSamples(contract.catalogue, {
  languages: { may: everyone },
  skills: { may: everyone },
  skillCategories: { may: everyone },
  countries: { may: everyone },
  cities: { may: everyone, sample: () => ({ query: { search: "Berl" } }) },
  regionsAndCountries: { may: everyone },
  events: { may: everyone },
});
