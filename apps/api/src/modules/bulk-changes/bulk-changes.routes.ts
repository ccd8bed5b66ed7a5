import { contract } from "@devguild/contract/contract";
import { BULK_UNDO_MIN } from "@devguild/schemas/constants/bulk-changes";
import { STAFF_LISTS } from "@devguild/schemas/constants/list-views";

import { implement } from "../../http/implement.ts";
import { forbidden } from "../../http/problems.ts";
import { MINUTE_MS } from "../../time.ts";
import {
  markSeen,
  requireValidChange,
  startBulkChange,
  stopBulkChange,
  undoBulkChange,
} from "./bulk-changes.commands.ts";
import { findLatestChange, previewChange } from "./bulk-changes.queries.ts";
import { listFoundIds } from "./find-rows.queries.ts";

export const bulkChangeRoutes = implement(contract.bulkChanges, {
  found: async ({ db, viewer, query }) => {
    if (!viewer.permissions.has(STAFF_LISTS[query.list])) forbidden();
    return { data: await listFoundIds(db, query) };
  },
  latest: async ({ db, viewer, query }) => ({
    data: await findLatestChange(
      db,
      viewer.userId,
      query.list,
      new Date(Date.now() - BULK_UNDO_MIN * MINUTE_MS),
    ),
  }),
  preview: async ({ db, viewer, body }) => {
    await requireValidChange(db, viewer, body);
    const { action, ...rows } = body;
    return { data: await previewChange(db, action, rows) };
  },
  start: async ({ db, viewer, body }) => ({ data: await startBulkChange(db, viewer, body) }),
  stop: async ({ db, viewer: { userId }, params }) => ({
    data: await stopBulkChange(db, { userId, ...params }),
  }),
  undo: async ({ db, viewer, params }) => ({
    data: await undoBulkChange(db, viewer, params.changeId),
  }),
  seen: async ({ db, viewer: { userId }, params, body }) => {
    await markSeen(db, { userId, ...params }, body.closed);
    return null;
  },
});
