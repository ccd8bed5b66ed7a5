import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listSavedSearches } from "./alerts.queries.ts";
import { requestAlert, confirmAlert } from "./guest-alerts.commands.ts";
import { changeSearch, removeSearch, saveSearch } from "./saved-searches.commands.ts";
import { unsubscribeByLink } from "./subscriptions.commands.ts";
import { readSubscription } from "./subscriptions.queries.ts";

export const alertRoutes = implement(contract.alerts, {
  list: async ({ db, viewer }) => ({ data: await listSavedSearches(db, viewer.developerId) }),
  save: async ({ db, viewer, body }) => ({ data: await saveSearch(db, viewer, body) }),
  change: async ({ db, viewer, params, body }) => ({
    data: await changeSearch(db, viewer, params.id, body),
  }),
  remove: async ({ db, viewer, params }) => {
    await removeSearch(db, viewer, params.id);
    return null;
  },
  ask: async ({ db, config, body, http }) => ({ data: await requestAlert(db, config, body, http) }),
  subscription: async ({ db, config, query }) => ({
    data: await readSubscription(db, config.secret, query.token),
  }),
  confirm: async ({ db, config, body }) => ({ data: await confirmAlert(db, config, body.token) }),
  unsubscribe: async ({ db, config, body }) => ({
    data: await unsubscribeByLink(db, config.secret, body.token),
  }),
});
