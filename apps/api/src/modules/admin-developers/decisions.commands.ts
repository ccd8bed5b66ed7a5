import type { BoardAccessBody, SuspensionBody } from "@devguild/schemas/admin-developers";
import { DEVELOPER_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-developers";

import type { Db } from "../../db/db.ts";
import { conflict } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { saveStaffNotes, setBoardAccess } from "../developers/developers.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { closeLoginForNow, reopenLogin } from "../users/suspensions.commands.ts";
import { listOtherAccounts } from "./find-developer.queries.ts";
import { lockDeveloper } from "./lock-developer.commands.ts";

/** Saves what staff note about a developer; of two who save at once, the last one's text stays. */
export const saveNotes = async (tx: Db, { userId }: Viewer, id: number, body: string) => {
  await lockDeveloper(tx, id);
  await saveStaffNotes(tx, id, { body, updated_by: userId });
};

/** Decides whether a developer may apply to jobs. Source: docs/product/staff-developers.md. */
export const decideBoardAccess = async (tx: Db, id: number, access: BoardAccessBody) => {
  await lockDeveloper(tx, id);
  await setBoardAccess(tx, id, access);
};

/**
 * Suspends a developer's login, which ends its sessions at once, or lifts the suspension. Staff's own
 * logins are none of it. Suspending again only changes the note.
 * Source: docs/product/staff-developers.md.
 */
export const setSuspension = async (
  tx: Db,
  viewer: Viewer,
  id: number,
  { suspended, suspend_note: note }: SuspensionBody,
) => {
  const { userId } = await lockDeveloper(tx, id);
  if (!suspended) return reopenLogin(tx, userId);
  if ((await listOtherAccounts(tx, userId)).has("admin")) conflict("staff_login", M.staffLogin);
  await closeLoginForNow(tx, userId, { note, suspended_by: viewer.userId });
  await endSessionsExcept(tx, userId);
};
