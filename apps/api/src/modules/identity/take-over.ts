import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { recordSecurityEvent } from "../audit/audit.service.ts";
import { dropFactors } from "../mfa/drop-factors.ts";
import { hasSecondFactor } from "../mfa/mfa.repository.ts";
import { loginConnections } from "./identity.tables.ts";

/**
 * Follows the first proof that a login's address is somebody's: second factors and logins at other
 * providers were set up by whoever never showed it, and go. Source: docs/product/account.md.
 */
export const dropOtherWaysIn = async (tx: Db, userId: number, visitor: Visitor): Promise<void> => {
  const hadFactors = await hasSecondFactor(tx, userId);
  await dropFactors(tx, userId);
  const connections = await tx
    .delete(loginConnections)
    .where(eq(loginConnections.user_id, userId))
    .returning({ id: loginConnections.id });
  if (hadFactors || connections.length > 0)
    await recordSecurityEvent(tx, { userId }, "other_ways_dropped", visitor);
};
