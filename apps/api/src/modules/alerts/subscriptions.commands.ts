import type { MailSubscription } from "@devguild/schemas/alerts";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { and, eq, isNotNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { refuseMessages, unsubscribeFromDigest } from "../developers/mail-consents.commands.ts";
import { setNotificationEmails } from "../users/users.commands.ts";
import { savedSearches } from "./alerts.tables.ts";
import { findLogin, readLink, readState } from "./subscriptions.queries.ts";

// A guest's alert is deleted, as it consists only of emails; a developer keeps the saved search.
const endAlert = async (tx: Db, id: number) => {
  const one = eq(savedSearches.id, id);
  await tx.delete(savedSearches).where(and(one, isNotNull(savedSearches.email)));
  await tx.update(savedSearches).set({ frequency: "never", due_at: null }).where(one);
};

/**
 * Unsubscribes from the emails that a token is for, immediately; doing so twice is harmless.
 * Source: docs/product/alerts.md.
 */
export const unsubscribeByLink = (
  db: Db,
  secret: string,
  token: string,
): Promise<MailSubscription> => {
  const link = readLink(secret, token);
  if (link.act === "confirm") return invalid({ token: MESSAGES.tokenInvalid });
  return transaction(db, async (tx) => {
    const before = await readState(tx, link);
    const login = await findLogin(tx, link);
    if (link.act === "end-digest") await unsubscribeFromDigest(tx, link.id);
    else if (link.act === "end-messages") await refuseMessages(tx, link.id, true);
    else if (login !== null) await setNotificationEmails(tx, login, false);
    else if (link.act === "end-alert") await endAlert(tx, link.id);
    return { ...before, active: false };
  });
};
