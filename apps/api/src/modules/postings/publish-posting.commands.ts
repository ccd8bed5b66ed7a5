import { POSTING_MESSAGES } from "@devguild/schemas/constants/postings";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { DAY_MS } from "../../time.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { spendCredits } from "../memberships/credits.commands.ts";
import { readAllowance } from "../memberships/memberships.queries.ts";
import { findPriceProblem } from "../prices/prices.policy.ts";
import { findPrice, type PriceRow } from "../prices/prices.queries.ts";
import type { PostingValues } from "./posting-values.policy.ts";
import { jobs } from "./postings.tables.ts";
import { requirePublishable } from "./publishable.policy.ts";

type Publication = { companyId: number; jobId: number; values: PostingValues };

/** Charges the price: credits are spent; a slot is simply taken by the open ad. */
const pay = async (tx: Db, viewer: Viewer, publication: Publication, price: PriceRow) => {
  if (price.price_type !== "credit") return;
  const spent = await spendCredits(tx, viewer, {
    companyId: publication.companyId,
    credits: price.credits ?? 0,
    jobId: publication.jobId,
    reason: "job.publish",
  });
  if (!spent) conflict("no_credits", "The company’s credits have just been used up.");
};

/**
 * Publishes an ad that the caller has locked together with its company, so that two concurrent requests
 * can't take the same slot or credit. If the account owner is unconfirmed, the ad is pending and isn't
 * charged yet. Source: docs/product/posting.md.
 */
export const publishPosting = async (
  tx: Db,
  viewer: Viewer,
  publication: Publication,
  { catalogue, supportEmail, now }: { catalogue: Catalogue; supportEmail: string; now: Date },
) => {
  const { companyId, jobId, values } = publication;
  const allowance = (await readAllowance(tx, companyId, now)) ?? notFound();
  const price = values.price_id === null ? null : await findPrice(tx, values.price_id);
  const problem = price ? findPriceProblem(price, { allowance, supportEmail }) : null;
  const priceError = problem ?? (price ? null : POSTING_MESSAGES.priceUnknown);
  requirePublishable(
    catalogue,
    values,
    { offerType: price?.offer_type ?? null, needsPrice: true },
    priceError === null ? {} : { price_id: priceError },
  );
  if (!price) return notFound();
  const sold = { offer_type: price.offer_type, price_type: price.price_type };
  if (allowance.isUnconfirmed) {
    await tx
      .update(jobs)
      .set({ ...sold, status: "pending" })
      .where(eq(jobs.id, jobId));
    return "pending";
  }
  await pay(tx, viewer, publication, price);
  await tx
    .update(jobs)
    .set({
      ...sold,
      status: "published",
      published_at: now,
      last_published_at: now,
      expire_at: new Date(now.getTime() + price.duration_days * DAY_MS),
      boosted_until:
        price.boost_days > 0 ? new Date(now.getTime() + price.boost_days * DAY_MS) : null,
      draft_token_hash: null,
    })
    .where(eq(jobs.id, jobId));
  return "published";
};
