import type { Db } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { dropFactors } from "../mfa/drop-factors.commands.ts";
import { hasSecondFactor } from "../mfa/mfa.queries.ts";
import { endSessionsBut } from "../sessions/own-sessions.commands.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { dropTokens } from "../tokens/tokens.commands.ts";
import { removeLoginConnections } from "./login-connections.commands.ts";

/**
 * Follows the first proof that a login's address is somebody's: second factors and logins at other
 * providers were set up by whoever never showed it, and go. Source: docs/product/account.md.
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
 * Follows a link that is the first proof of a login's address: its other sessions end. Where the browser
 * that followed it has none of them, whoever made the login may be somebody else, and keeps nothing but
 * the password. Source: docs/product/sign-up.md.
 */
export const revokeUnverifiedAccess = async (
  tx: Db,
  userId: number,
  keptSessionId: number | undefined,
  visitor: Visitor,
): Promise<void> => {
  const ended = await endSessionsBut(tx, userId, keptSessionId).returning({ id: sessions.id });
  if (ended.length > 0) await recordSecurityEvent(tx, { userId }, "other_sessions_ended", visitor);
  if (keptSessionId !== undefined) return;
  // A link to another mailbox would take the login away again.
  await dropTokens(tx, userId, ["change-email"]);
  await revokeOtherAccess(tx, userId, visitor);
};
