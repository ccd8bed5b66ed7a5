import { QUEUE_MESSAGES } from "@devguild/schemas/queues";
import { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { deleteFailedTask, retryTask } from "../../queue/failed-tasks.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { nameQueue } from "./queues.policy.ts";

const taskId = z.uuid();

type Act = {
  action: "task.retry" | "task.dismiss";
  run: (tx: Db, id: string) => Promise<string | null>;
};

const settle = async (
  db: Db,
  viewer: Viewer,
  id: string,
  { action, run, refuse }: Act & { refuse: () => never },
): Promise<void> => {
  if (!taskId.safeParse(id).success) notFound();
  await transaction(db, async (tx) => {
    const queue = (await run(tx, id)) ?? refuse();
    await recordAudit(tx, viewer, {
      action,
      subject: "task",
      // Background work has no number; the entry is found by who did it.
      subjectId: viewer.userId,
      details: { changes: { name: { after: nameQueue(queue) } }, personal: {}, task: id },
    });
  });
};

/**
 * Has failed background work tried once more. The second of two attempts is refused, so that nothing is
 * tried twice. Source: docs/product/staff-overview.md.
 */
export const retryFailedTask = (db: Db, viewer: Viewer, id: string): Promise<void> =>
  settle(db, viewer, id, {
    action: "task.retry",
    run: retryTask,
    refuse: () => conflict("already_retried", QUEUE_MESSAGES.retried),
  });

/**
 * Dismisses background work that has given up: it is deleted, and can't be tried again. Throws 409 if it is being
 * tried again, or someone else has dealt with it. Source: docs/product/staff-overview.md.
 */
export const dismissFailedTask = (db: Db, viewer: Viewer, id: string): Promise<void> =>
  settle(db, viewer, id, {
    action: "task.dismiss",
    run: deleteFailedTask,
    refuse: () => conflict("not_failed", QUEUE_MESSAGES.notFailed),
  });
