import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { dismissFailedTask, retryFailedTask } from "./queues.commands.ts";
import { listFailed, listQueues } from "./queues.queries.ts";

export const queueRoutes = implement(contract.queues, {
  list: async ({ db }) => ({ data: await listQueues(db) }),
  failed: async ({ db, query }) => {
    const { rows, total } = await listFailed(db, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  retry: async ({ db, viewer, params }) => {
    await retryFailedTask(db, viewer, params.task);
    return null;
  },
  dismiss: async ({ db, viewer, params }) => {
    await dismissFailedTask(db, viewer, params.task);
    return null;
  },
});
