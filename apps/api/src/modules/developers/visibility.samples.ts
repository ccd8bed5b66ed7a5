import { contract } from "@devguild/contract/contract";

import { developers } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const visibilitySamples = defineSamples(contract.visibility, {
  one: { may: developers },
  save: { may: developers, sample: () => ({ body: { visible_to_staff: false } }) },
  hide: { may: developers, sample: ({ company }) => ({ params: { id: company.id } }) },
  show: { may: developers, sample: ({ company }) => ({ params: { id: company.id } }) },
});
