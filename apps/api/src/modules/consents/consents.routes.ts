import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { chooseServices } from "./service-consents.commands.ts";
import { findServiceConsents } from "./service-consents.queries.ts";

export const consentRoutes = implement(contract.consents, {
  services: async ({ db, viewer }) => ({ data: await findServiceConsents(db, viewer.userId) }),
  chooseServices: async ({ db, viewer, body }) => ({
    data: await chooseServices(db, viewer, body.allowed),
  }),
});
