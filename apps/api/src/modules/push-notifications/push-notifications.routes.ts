import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { countOpening } from "./count-openings.commands.ts";

export const pushNotificationRoutes = implement(contract.pushNotifications, {
  opened: async ({ db, body }) => {
    await countOpening(db, body.token);
    return null;
  },
});
