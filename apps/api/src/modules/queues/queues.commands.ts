import { QUEUE_MESSAGES } from "@devguild/schemas/queues";
import { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { retryTask } from "../../queue/failed-tasks.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { nameQueue } from "./queues.policy.ts";

const taskId = z.uuid();

/**
 * Has failed background work tried once more. The second of two attempts is refused, so that nothing is
 * tried twice. Source: docs/product/staff-overview.md.
 */
export const retryFailedTask = async (db: Db, viewer: Viewer, id: string): Promise<void> => {
  if (!taskId.safeParse(id).success) notFound();
  await transaction(db, async (tx) => {
    const queue = (await retryTask(tx, id)) ?? conflict("already_retried", QUEUE_MESSAGES.retried);
    await recordAudit(tx, viewer, {
      action: "task.retry",
      subject: "task",
      // Background work has no number; the entry is found by who did it.
      subjectId: viewer.userId,
      details: { changes: { name: { after: nameQueue(queue) } }, personal: {}, task: id },
    });
  });
};
