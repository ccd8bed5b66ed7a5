import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { changePassword, sendPasswordSetup, setPassword } from "./change-password.commands.ts";
import { isResetToken } from "./passwords.queries.ts";
import { requestReset, resetPassword } from "./reset-password.commands.ts";

export const passwordRoutes = implement(contract.passwords, {
  forgot: async ({ db, body, http }) => ({ data: await requestReset(db, body.email, http) }),
  reset: async ({ db, body, http }) => {
    const { id, email } = await resetPassword(db, body, http);
    // Whoever follows the link owns the mailbox, so that guesses from elsewhere can't shut them out.
    http.setKnownBrowser(id);
    return { data: { email } };
  },
  tokenValidity: async ({ db, query }) => ({
    data: { valid: await isResetToken(db, query.token) },
  }),
  change: async ({ db, viewer, body, http }) => {
    await changePassword(db, viewer, body, http);
    return null;
  },
  sendSetupCode: async ({ db, viewer, config }) => ({
    data: await sendPasswordSetup(db, viewer, config.secret),
  }),
  set: async ({ db, viewer, body, config, http }) => {
    await setPassword(db, viewer, body, { secret: config.secret, visitor: http });
    return null;
  },
});
