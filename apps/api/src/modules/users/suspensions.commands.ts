import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { loginSuspensions, users } from "./users.tables.ts";

type Suspension = Pick<typeof loginSuspensions.$inferInsert, "note" | "suspended_by">;

/** Suspends a login; one that is suspended gets the new note and stays as long as it was. */
export const closeLoginForNow = async (tx: Db, userId: number, suspension: Suspension) => {
  const [login] = await tx
    .select({ suspended_at: users.suspended_at })
    .from(users)
    .where(eq(users.id, userId));
  await tx
    .update(users)
    .set({ suspended_at: login?.suspended_at ?? new Date() })
    .where(eq(users.id, userId));
  await tx
    .insert(loginSuspensions)
    .values({ user_id: userId, ...suspension })
    .onConflictDoUpdate({ target: loginSuspensions.user_id, set: suspension });
};

/** Lifts the suspension of a login. */
export const reopenLogin = async (tx: Db, userId: number) => {
  await tx.update(users).set({ suspended_at: null }).where(eq(users.id, userId));
  await removeSuspension(tx, userId);
};

/** Deletes why a login is suspended. */
export const removeSuspension = (tx: Db, userId: number) =>
  tx.delete(loginSuspensions).where(eq(loginSuspensions.user_id, userId));
