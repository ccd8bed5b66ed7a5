import type { Db } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { dropFactors } from "../mfa/drop-factors.commands.ts";
import { hasSecondFactor } from "../mfa/mfa.queries.ts";
import { endForeignSessions } from "../sessions/own-sessions.commands.ts";
import { dropTokens } from "../tokens/tokens.commands.ts";
import { removeLoginConnections } from "./login-connections.commands.ts";

/**
 * Removes second factors and connected logins when a login's address is confirmed for the first time,
 * as someone who never confirmed it set them up. Source: docs/product/account.md.
 */
export const revokeOtherAccess = async (
  tx: Db,
  userId: number,
  visitor: Visitor,
): Promise<void> => {
  const hadFactors = await hasSecondFactor(tx, userId);
  await dropFactors(tx, userId);
  const connections = await removeLoginConnections(tx, userId);
  if (hadFactors || connections.length > 0)
    await recordSecurityEvent(tx, { userId }, "other_ways_dropped", visitor);
};

/**
 * Ends a login's other sessions when its address is confirmed for the first time by an emailed link,
 * except those of the browser that signed up. If the browser that opened the link has no session of this login, someone else may have created it: then
 * only the password stays. Source: docs/product/sign-up.md.
 */
export const revokeUnverifiedAccess = async (
  tx: Db,
  userId: number,
  currentSessionId: number | undefined,
  visitor: Visitor,
): Promise<void> => {
  if (await endForeignSessions(tx, userId, currentSessionId))
    await recordSecurityEvent(tx, { userId }, "other_sessions_ended", visitor);
  if (currentSessionId !== undefined) return;
  // A pending change to another address would take the login away again.
  await dropTokens(tx, userId, ["change-email"]);
  await revokeOtherAccess(tx, userId, visitor);
};
