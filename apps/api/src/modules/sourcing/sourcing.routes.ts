import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { checkMessage } from "./check-message.queries.ts";
import { countLevels } from "./count-levels.queries.ts";
import { countOptions } from "./count-options.queries.ts";
import { findMessage, listMessages, messageSnapshot } from "./messages.queries.ts";
import { countSteps, searchDevelopers, selectDevelopers } from "./search-developers.queries.ts";
import { sendMessage, withdrawMessage } from "./send-message.commands.ts";
import {
  listSenders,
  listSourcingLocations,
  listSourcingOptions,
} from "./sourcing-options.queries.ts";

export const sourcingRoutes = implement(
  contract.sourcing,
  {
    options: async ({ db }) => ({ data: listSourcingOptions(await getCatalogue(db)) }),
    locations: async ({ db }) => ({ data: listSourcingLocations(await getCatalogue(db)) }),
    search: async ({ db, body }) => {
      const { rows, total, sourceable } = await searchDevelopers(db, body);
      return {
        data: rows,
        meta: { ...toListMeta(body, total), total_sourceable: sourceable },
        call_order_id: body.call_order_id ?? null,
      };
    },
    select: async ({ db, body }) => ({ data: await selectDevelopers(db, body) }),
    steps: async ({ db, body }) => ({ data: await countSteps(db, body) }),
    counts: async ({ db, body }) => ({ data: await countOptions(db, body) }),
    levels: async ({ db, body }) => ({ data: await countLevels(db, body) }),
    senders: async ({ db }) => ({ data: await listSenders(db) }),
    validateMessage: async ({ db, body }) => ({ data: await checkMessage(db, body) }),
    sendMessage: async ({ db, viewer, body }) => ({
      data: await findMessage(db, await sendMessage(db, viewer, body)),
    }),
    messages: async ({ db, query }) => {
      const { rows, total } = await listMessages(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    message: async ({ db, params }) => ({ data: await findMessage(db, params.id) }),
    withdrawMessage: async ({ db, params }) => {
      await withdrawMessage(db, params.id);
      return { data: await findMessage(db, params.id) };
    },
  },
  { "sourcing-message": messageSnapshot },
);
