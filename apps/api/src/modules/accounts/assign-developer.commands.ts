import type { assignDeveloperBody } from "@devguild/schemas/account";
import { eq } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { claimAlerts } from "../alerts/claim-alerts.commands.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { recordConsents } from "../consents/consents.commands.ts";
import { createDeveloper } from "../developers/developers.commands.ts";
import { developers } from "../developers/developers.tables.ts";
import { changeMailConsents } from "../developers/mail-consents.commands.ts";
import { convertToDeveloper } from "../users/accounts.commands.ts";
import { addAccount, lockLogin, updateLogin } from "../users/users.commands.ts";

/**
 * Gives a login a developer account, which becomes its current one; the profile starts at the first
 * step. Source: docs/product/account.md.
 */
export const assignDeveloper = (
  db: Db,
  viewer: Viewer,
  body: z.output<typeof assignDeveloperBody>,
  visitor: Visitor,
) =>
  transaction(db, async (tx) => {
    await lockLogin(tx, viewer.userId);
    // The unique developer row settles two simultaneous clicks.
    if ((await createDeveloper(tx, viewer.userId)) === undefined) {
      const [present] = await tx
        .select({ deletedAt: developers.deleted_at })
        .from(developers)
        .where(eq(developers.user_id, viewer.userId));
      return present?.deletedAt
        ? conflict(
            "account_deleted",
            "You can restore your developer account. We’ve emailed you a link.",
          )
        : conflict("already_developer", "You already have a developer account.");
    }
    const accountId =
      (await convertToDeveloper(tx, viewer.userId)) ??
      (await addAccount(tx, viewer.userId, { type: "developer" })).id;
    await updateLogin(tx, viewer.userId, { current_account_id: accountId });
    const login = { id: viewer.userId, email: viewer.email, isVerified: viewer.emailVerified };
    await recordConsents(tx, login, ["terms"], "developer account");
    await changeMailConsents(
      tx,
      login,
      [
        ...(body.hs_terms ? [{ purpose: "newsletter" as const, agreed: true }] : []),
        ...(body.job_digest_terms ? [{ purpose: "job-digest" as const, agreed: true }] : []),
      ],
      "developer account",
    );
    await claimAlerts(tx, viewer.userId);
    await recordOwnEvent(tx, viewer, "developer_added", visitor);
  });
