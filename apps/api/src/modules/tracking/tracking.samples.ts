import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { samplesOf } from "../../../testing/samples.ts";

export const trackingSamples = samplesOf(contract.tracking, {
  record: {
    may: everyone,
    sample: ({ job }) => ({
      body: { event_type: "job.card-view", event_data: { job_id: job.id } },
    }),
  },
});
