import type { Db } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import { REQUESTED_MAIL_LIMIT } from "../throttling/limits.policy.ts";
import { isWithinLimit } from "../throttling/throttling.commands.ts";

/**
 * Enqueues an email that anyone can have sent to an address, and returns whether it did. Beyond the limit it is left
 * out silently, as the response must not depend on what others requested.
 */
export const enqueueRequestedMail = async (
  tx: Db,
  email: string,
  mail: Parameters<typeof enqueue>[1],
): Promise<boolean> => {
  if (!(await isWithinLimit(tx, REQUESTED_MAIL_LIMIT, email))) return false;
  await enqueue(tx, mail);
  return true;
};
