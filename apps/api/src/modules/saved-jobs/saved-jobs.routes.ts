import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { removeSavedJob, saveJob } from "./saved-jobs.commands.ts";
import { listSavedJobIds, listSavedJobs } from "./saved-jobs.queries.ts";

export const savedJobRoutes = implement(contract.savedJobs, {
  list: async ({ db, viewer, query }) => {
    const { rows, total } = await listSavedJobs(db, viewer.developerId, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  ids: async ({ db, viewer }) => ({ data: await listSavedJobIds(db, viewer.developerId) }),
  save: async ({ db, viewer, params }) => ({ data: await saveJob(db, viewer, params.id) }),
  remove: async ({ db, viewer, params }) => {
    await removeSavedJob(db, viewer, params.id);
    return null;
  },
});
