import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listPartnerships } from "./event-partnerships.queries.ts";

export const eventPartnershipRoutes = implement(contract.eventPartnerships, {
  list: async ({ db }) => ({ data: await listPartnerships(db) }),
});
