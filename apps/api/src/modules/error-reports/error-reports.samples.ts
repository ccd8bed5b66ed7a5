import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const errorReportSamples = defineSamples(contract.errorReports, {
  report: {
    may: everyone,
    sample: () => ({
      body: { app: "site", name: "TypeError", message: "x is not a function" },
    }),
  },
});
