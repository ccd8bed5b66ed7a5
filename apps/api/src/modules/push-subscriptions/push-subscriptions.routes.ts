import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notYet } from "../../http/problems.ts";
import { findPushKeys } from "./push-keys.queries.ts";
import { addSubscription, removeSubscription } from "./push-subscriptions.commands.ts";
import { listSubscriptions } from "./push-subscriptions.queries.ts";

export const pushSubscriptionRoutes = implement(contract.pushSubscriptions, {
  key: async ({ db, config }) => {
    const { publicKey } = (await findPushKeys(db, config)) ?? notYet();
    return { data: { public_key: publicKey } };
  },
  list: async ({ db, viewer }) => ({ data: await listSubscriptions(db, viewer) }),
  add: async ({ db, viewer, body, config, http: { userAgent } }) => ({
    data: await addSubscription(db, viewer, { body, userAgent, config }),
  }),
  remove: async ({ db, viewer, params }) => {
    await removeSubscription(db, viewer.userId, params.id);
    return null;
  },
});
