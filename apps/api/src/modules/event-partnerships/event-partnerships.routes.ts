import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listPartnerships } from "./event-partnerships.repository.ts";

export const eventPartnershipRoutes = implement(contract.eventPartnerships, {
  list: async ({ db }) => ({ data: await listPartnerships(db) }),
});
