import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { TRACKING_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { bufferEvent } from "./tracking.commands.ts";

export const trackingRoutes = implement(contract.tracking, {
  record: async ({ db, body, viewer, http }) => {
    await countAttempt(db, TRACKING_LIMIT, http);
    bufferEvent(db, {
      event_type: body.event_type,
      event_data: body.event_data,
      user_id: viewer?.userId ?? null,
      company_id: viewer?.companyId ?? null,
    });
    return null;
  },
});
