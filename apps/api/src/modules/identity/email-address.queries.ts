import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { findPendingToken } from "../tokens/tokens.queries.ts";

/** Returns whether the viewer's address is confirmed, and the pending new address. */
export const readEmailStatus = async (db: Db, viewer: Viewer) => ({
  verification_status: viewer.emailVerified ? ("verified" as const) : ("unverified" as const),
  pending_email: (await findPendingToken(db, viewer.userId, "change-email"))?.email ?? null,
});
