import { randomUUID } from "node:crypto";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { DATA_EXPORT_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { lockLogin } from "../users/users.commands.ts";
import { toDataExport, findBuilding } from "./data-export.queries.ts";
import { dataExports } from "./data-export.tables.ts";
import { buildExportTask } from "./data-export.tasks.ts";

/**
 * Starts an export of all data about the viewer's login. If one is already in progress it is returned,
 * and doesn't count as an attempt. Source: docs/product/account.md.
 */
export const requestExport = (db: Db, viewer: Viewer, visitor: Visitor) =>
  transaction(db, async (tx) => {
    const { userId } = viewer;
    // The second of two clicks waits here, then finds the export of the first.
    await lockLogin(tx, userId);
    const building = await findBuilding(tx, userId);
    if (building) return toDataExport(building);
    await countAttempt(tx, DATA_EXPORT_LIMIT, String(userId));
    const fileName = `${userId}-${randomUUID()}.zip`;
    const [started] = await tx
      .insert(dataExports)
      .values({ user_id: userId, file_name: fileName })
      .returning();
    if (!started) throw new Error("The export wasn’t created.");
    await enqueue(tx, buildExportTask({ exportId: started.id, fileName }));
    await recordOwnEvent(tx, viewer, "data_export_asked", visitor);
    return toDataExport(started);
  });
