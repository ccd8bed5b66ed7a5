import type { assignDeveloperBody } from "@devguild/schemas/account";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { takeOverAlerts } from "../alerts/claim-alerts.commands.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { changeConsents, recordConsents } from "../consents/consents.commands.ts";
import { developers } from "../developers/developers.tables.ts";
import { lockLogin } from "../users/users.commands.ts";
import { accounts, users } from "../users/users.tables.ts";

/** Turns the generic account into a developer's, or adds one; its id. */
const developerAccountOf = async (tx: Db, userId: number) => {
  const [turned] = await tx
    .update(accounts)
    .set({ type: "developer" })
    .where(
      and(
        eq(accounts.user_id, userId),
        eq(accounts.type, "generic"),
        eq(accounts.status, "active"),
      ),
    )
    .returning({ id: accounts.id });
  if (turned) return turned.id;
  const [added] = await tx
    .insert(accounts)
    .values({ user_id: userId, type: "developer" })
    .returning({ id: accounts.id });
  return added?.id;
};

/**
 * Makes a login a developer, who begins at the first step of the profile and acts as one from now on.
 * Source: docs/product/account.md.
 */
export const assignDeveloper = (
  db: Db,
  viewer: Viewer,
  body: z.output<typeof assignDeveloperBody>,
  visitor: Visitor,
) =>
  transaction(db, async (tx) => {
    await lockLogin(tx, viewer.userId);
    // The developer's row decides between two clicks at once.
    const [developer] = await tx
      .insert(developers)
      .values({ user_id: viewer.userId, signup_step: SIGNUP_STEPS.REGISTRATION })
      .onConflictDoNothing()
      .returning({ id: developers.id });
    if (!developer) {
      const [present] = await tx
        .select({ deletedAt: developers.deleted_at })
        .from(developers)
        .where(eq(developers.user_id, viewer.userId));
      return present?.deletedAt
        ? conflict("account_deleted", "Your developer account can be restored: we mailed you how.")
        : conflict("already_developer", "You are a developer already.");
    }
    const accountId = await developerAccountOf(tx, viewer.userId);
    await tx
      .update(users)
      .set({ current_account_id: accountId })
      .where(eq(users.id, viewer.userId));
    const login = { id: viewer.userId, email: viewer.email, isVerified: viewer.emailVerified };
    await recordConsents(tx, login, ["terms"], "developer account");
    await changeConsents(
      tx,
      login,
      [
        ...(body.hs_terms ? [{ purpose: "newsletter" as const, agreed: true }] : []),
        ...(body.job_digest_terms ? [{ purpose: "job-digest" as const, agreed: true }] : []),
      ],
      "developer account",
    );
    await takeOverAlerts(tx, viewer.userId);
    await recordOwnEvent(tx, viewer, "developer_added", visitor);
  });
