import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { samplesOf } from "../../../testing/samples.ts";

export const errorReportSamples = samplesOf(contract.errorReports, {
  report: {
    may: everyone,
    sample: () => ({
      body: { app: "site", where: "browser", name: "TypeError", message: "x is not a function" },
    }),
  },
});
