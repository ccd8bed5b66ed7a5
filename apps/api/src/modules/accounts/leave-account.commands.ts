import type { Db } from "../../db/db.ts";
import { dropInvitations } from "../tokens/tokens.commands.ts";
import { removeAccounts } from "../users/accounts.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { ensureAccount, removeUnusedLogin, updateLogin } from "../users/users.commands.ts";

/**
 * Takes an account from a login, which keeps its others. A login that was only created for the
 * invitation goes, too.
 */
export const leaveAccount = async (
  tx: Db,
  { id, user_id: userId }: { id: number; user_id: number },
) => {
  await dropInvitations(tx, id);
  await updateLogin(tx, userId, { current_account_id: null });
  await removeAccounts(tx, [id]);
  const removed = await removeUnusedLogin(tx, userId);
  if (removed.length > 0) return;
  await ensureAccount(tx, userId);
  await activateCurrentAccount(tx, userId);
};
