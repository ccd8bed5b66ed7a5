import { createHash } from "node:crypto";

import { and, eq, lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { Problem } from "../../http/problems.ts";
import { HOUR_MS } from "../../time.ts";
import { idempotencyKeys } from "./idempotency-keys.tables.ts";

/** A call as it was sent: by whom, under which key, and what it says. */
export type KeyedCall = { userId: number; key: string; sent: unknown };

const byKey = ({ userId, key }: KeyedCall) =>
  and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key));

/**
 * Makes a call once for each key: a repeat is answered like the first, and one at the same time waits for it.
 * Runs in the call's transaction, so that a call that fails can be repeated. Throws 422 if the key was used
 * for something else. Source: docs/decisions/idempotency-keys.md.
 */
export const callOnce = async (
  tx: Db,
  keyed: KeyedCall,
  call: () => Promise<unknown>,
): Promise<unknown> => {
  const fingerprint = createHash("sha256").update(JSON.stringify(keyed.sent)).digest("base64url");
  const { userId, key } = keyed;
  const [added] = await tx
    .insert(idempotencyKeys)
    .values({ user_id: userId, key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!added) {
    const [earlier] = await tx
      .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(byKey(keyed));
    if (earlier?.fingerprint !== fingerprint)
      throw new Problem("invalid", "This Idempotency-Key was used for a different request.");
    return earlier.answer;
  }
  const answer = await call();
  await tx
    .update(idempotencyKeys)
    .set({ answer: answer ?? null })
    .where(byKey(keyed));
  return answer;
};

/** Deletes keys after an hour: nobody repeats an unanswered request for longer. */
export const cleanUpKeys = (db: Db, now = new Date()) =>
  db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, new Date(now.getTime() - HOUR_MS)));

/** Deletes all keys when someone is erased: anyone’s answers may name them. */
export const eraseAnswers = (tx: Db) => tx.delete(idempotencyKeys);
