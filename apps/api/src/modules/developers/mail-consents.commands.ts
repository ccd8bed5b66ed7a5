import { DIGEST_STATUSES } from "@devguild/schemas/constants/identity";
import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import {
  confirmConsents,
  recordConsents,
  withdrawConsents,
} from "../consents/consents.commands.ts";
import type { Purpose } from "../consents/consents.policy.ts";
import { listOpenPurposes } from "../consents/consents.queries.ts";
import { developers } from "./developers.tables.ts";

/** Activates the email consents of a login whose address was just confirmed, and starts the emails. */
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

type ConsentChoice = { purpose: Purpose; agreed: boolean };

/**
 * Stores or withdraws consent to emails. New consent takes effect once the address is confirmed;
 * withdrawn consents are kept as a record. Source: docs/product/profile.md.
 */
export const changeMailConsents = async (
  tx: Db,
  login: { id: number; email: string; isVerified: boolean },
  choices: readonly ConsentChoice[],
  source: string,
) => {
  const withdrawn = choices.filter(({ agreed }) => !agreed).map(({ purpose }) => purpose);
  if (withdrawn.length > 0) await withdrawConsents(tx, login.id, withdrawn);
  const given = await listOpenPurposes(tx, login.id);
  const added = choices
    .filter(({ agreed, purpose }) => agreed && !given.includes(purpose))
    .map(({ purpose }) => purpose);
  if (added.length > 0) await recordConsents(tx, login, added, source);
  if (login.isVerified) await confirmMailConsents(tx, login.id);
};

/**
 * Unsubscribes a developer from the digest, as their settings would; does nothing if the developer was
 * deleted. Source: docs/product/alerts.md.
 */
export const unsubscribeFromDigest = async (tx: Db, developerId: number) => {
  const [developer] = await tx
    .update(developers)
    .set({ job_recommendations_subscribed: false })
    .where(eq(developers.id, developerId))
    .returning({ userId: developers.user_id });
  if (developer) await withdrawConsents(tx, developer.userId, ["job-digest"]);
};

/**
 * Stores a developer's no to messages from staff, or takes it back; the first no keeps its date.
 * Source: docs/product/sourcing.md.
 */
export const refuseMessages = (tx: Db, developerId: number, refused: boolean) =>
  tx
    .update(developers)
    .set({
      messages_refused_at: refused ? sql`coalesce(${developers.messages_refused_at}, now())` : null,
    })
    .where(eq(developers.id, developerId));
