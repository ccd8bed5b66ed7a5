import { trackingEventBody } from "@devguild/schemas/tracking";

import { anyone, endpoint } from "./endpoint.ts";

export const tracking = {
  record: endpoint({
    method: "POST",
    path: "/tracking/event",
    summary: "Report tracking events",
    access: anyone,
    body: trackingEventBody,
    answer: { 204: null },
    errors: [429],
  }),
};
