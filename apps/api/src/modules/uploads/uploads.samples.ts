import { contract } from "@devguild/contract/contract";

import { jobEditors, ownCompany } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const uploadSamples = defineSamples(contract.uploads, {
  temporary: {
    may: [...ownCompany, "foreignOwner", ...jobEditors, "contentEditor"],
    sample: () => ({
      body: { filename: "logo.png", type: "logo", content_type: "image/png" },
    }),
  },
});
