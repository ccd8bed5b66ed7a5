import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { developers } from "../developers/developers.tables.ts";
import { lockLogin } from "../users/users.commands.ts";

/** Locks a developer and then the login, which isn't deleted; throws 404 without one. */
export const lockDeveloper = async (tx: Db, id: number) => {
  const [developer] = await tx
    .select({ userId: developers.user_id })
    .from(developers)
    .where(and(eq(developers.id, id), isNull(developers.deleted_at)));
  const login = developer && (await lockLogin(tx, developer.userId));
  if (!login || login.deleted_at) return notFound();
  return { userId: login.id, email: login.email };
};
