import type { CreditPurchase } from "@devguild/schemas/memberships";
import { MEMBERSHIP_MESSAGES } from "@devguild/schemas/constants/memberships";
import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import { and, desc, eq, gt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { MINUTE_MS } from "../../time.ts";
import { addCredits, lockCompany } from "../companies/companies.commands.ts";
import { type Issuer, issueInvoice } from "../invoices/issue-invoice.commands.ts";
import { saveBilling } from "../invoices/save-billing.commands.ts";
import { packLine } from "./credit-packs.policy.ts";
import { findPack } from "./credit-packs.queries.ts";
import { creditEntries } from "./memberships.tables.ts";

// The last purchase, if it was the same pack within a minute: a double click or a retried request.
const findRepeated = async (tx: Db, companyId: number, packId: number, now: Date) => {
  const [last] = await tx
    .select()
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.company_id, companyId),
        eq(creditEntries.pack_id, packId),
        gt(creditEntries.created_at, new Date(now.getTime() - MINUTE_MS)),
      ),
    )
    .orderBy(desc(creditEntries.id))
    .limit(1);
  return last;
};

/**
 * Sells a pack of credits to a company: the balance, the ledger and the invoice change together. Returns
 * the entry of the ledger; an unchanged repeat within a minute returns the first one.
 * Source: docs/product/memberships.md.
 */
export const buyCredits = async (
  tx: Db,
  companyId: number,
  order: CreditPurchase,
  issuer: Issuer,
) => {
  const { now, userId } = issuer;
  const { credits: balance } = await lockCompany(tx, companyId);
  const pack =
    (await findPack(tx, order.credit_pack_id)) ??
    invalid({ credit_pack_id: MEMBERSHIP_MESSAGES.packUnknown });
  if (order.offer_version !== undefined && order.offer_version !== pack.version)
    invalid({ credit_pack_id: OFFER_MESSAGES.changed });
  const repeated = await findRepeated(tx, companyId, pack.id, now);
  if (repeated) return repeated;
  // Sent again, when the first answer was lost, it would be bought twice.
  if (order.credits_before !== undefined && order.credits_before !== balance)
    invalid({ credit_pack_id: MEMBERSHIP_MESSAGES.creditsChanged(balance) });
  await saveBilling(tx, companyId, order);
  const line = packLine(pack);
  const subject = line.description;
  const invoice = await issueInvoice(tx, { companyId, subject, lines: [line] }, issuer);
  const [entry] = await tx
    .insert(creditEntries)
    .values({
      company_id: companyId,
      delta: pack.credits,
      reason: "purchase",
      pack_id: pack.id,
      invoice_id: invoice.id,
      balance_after: await addCredits(tx, companyId, pack.credits),
      created_by: userId,
      created_at: now,
    })
    .returning();
  return entry ?? notFound();
};
