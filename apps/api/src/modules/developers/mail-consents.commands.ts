import { DIGEST_STATUSES } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import {
  confirmConsents,
  recordConsents,
  withdrawConsents,
} from "../consents/consents.commands.ts";
import type { Purpose } from "../consents/consents.policy.ts";
import { listOpenPurposes } from "../consents/consents.queries.ts";
import { developers } from "./developers.tables.ts";

/** Makes what a login agreed to count: its address is confirmed, and the emails begin. */
export const confirmMailConsents = async (tx: Db, userId: number) => {
  const confirmed = await confirmConsents(tx, userId);
  const values = {
    ...(confirmed.includes("newsletter") && {
      dev_digest_subscription_status: DIGEST_STATUSES.SUBSCRIBED,
    }),
    ...(confirmed.includes("job-digest") && { job_recommendations_subscribed: true }),
  };
  if (Object.keys(values).length > 0)
    await tx.update(developers).set(values).where(eq(developers.user_id, userId));
};

type Wish = { purpose: Purpose; agreed: boolean };

/**
 * Agrees to mails or takes it back. Agreeing counts at once where the address is confirmed, else once
 * it is; what was taken back is kept. Source: docs/product/profile.md.
 */
export const changeMailConsents = async (
  tx: Db,
  login: { id: number; email: string; isVerified: boolean },
  wishes: readonly Wish[],
  source: string,
) => {
  const withdrawn = wishes.filter(({ agreed }) => !agreed).map(({ purpose }) => purpose);
  if (withdrawn.length > 0) await withdrawConsents(tx, login.id, withdrawn);
  const given = await listOpenPurposes(tx, login.id);
  const added = wishes
    .filter(({ agreed, purpose }) => agreed && !given.includes(purpose))
    .map(({ purpose }) => purpose);
  if (added.length > 0) await recordConsents(tx, login, added, source);
  if (login.isVerified) await confirmMailConsents(tx, login.id);
};

/**
 * Takes back what a developer agreed to, as their settings do; of somebody who is gone there is
 * nothing to take back. Source: docs/product/alerts.md.
 */
export const endDigest = async (tx: Db, developerId: number) => {
  const [developer] = await tx
    .update(developers)
    .set({ job_recommendations_subscribed: false })
    .where(eq(developers.id, developerId))
    .returning({ userId: developers.user_id });
  if (developer) await withdrawConsents(tx, developer.userId, ["job-digest"]);
};
