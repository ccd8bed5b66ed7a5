import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { chooseServices, findServiceConsents } from "./service-consents.commands.ts";

export const consentRoutes = implement(contract.consents, {
  services: async ({ db, viewer }) => ({ data: await findServiceConsents(db, viewer.userId) }),
  chooseServices: async ({ db, viewer, body }) => ({
    data: await chooseServices(db, viewer, body.allowed),
  }),
});
