import type { ListQuery } from "@devguild/schemas/fields";
import type { FailedTask, Queue } from "@devguild/schemas/queues";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { countQueues, listFailedTasks } from "../../queue/failed-tasks.ts";
import { MAIL_KINDS } from "../mail/mail.tasks.ts";
import { nameQueue, toReason } from "./queues.policy.ts";

/** Lists the kinds of background work with how much there is of each, by name. */
export const listQueues = async (db: Db): Promise<Queue[]> =>
  (await countQueues(db)).map(({ queue, waiting, failed }) => ({
    name: queue,
    label: nameQueue(queue),
    waiting,
    failed,
  }));

const isMail = (queue: string) => MAIL_KINDS.some(({ name }) => name === queue);

/** Lists a page of what failed and hasn't succeeded since, what has given up first, and the total. */
export const listFailed = async (
  db: Db,
  { page, per_page }: ListQuery,
): Promise<{ rows: FailedTask[]; total: number }> => {
  const { rows, total } = await listFailedTasks(db, per_page, (page - 1) * per_page);
  return {
    rows: rows.map(({ id, queue, to, subject, reason, ...task }) => ({
      id,
      label: nameQueue(queue),
      mail: isMail(queue) ? { to: to ?? "", subject: subject ?? "" } : null,
      reason: toReason(reason),
      tries: task.tries,
      failed_at: iso(task.failed_at),
      next_try_at: isoOrNull(task.next_try_at),
      is_due: task.is_due,
      may_retry: task.may_retry,
    })),
    total,
  };
};
