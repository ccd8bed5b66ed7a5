import type { Seller } from "@devguild/config/seller";
import type { BillingPeriod } from "@devguild/schemas/constants/invoices";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { findBuyer, readBilling } from "../invoices/billing.queries.ts";
import { toDay } from "../invoices/invoices.policy.ts";
import { issueInvoice } from "../invoices/issue-invoice.commands.ts";
import { findNextPeriod, findRenewal, findWarning, planNextCharge } from "./charges.policy.ts";
import { findOwnerEmail, listDueCompanies } from "./due-companies.queries.ts";
import { membershipEndsMail } from "./memberships.mails.ts";
import { companyMemberships } from "./memberships.tables.ts";
import type { MembershipRow } from "./own-memberships.queries.ts";

const change = async (
  tx: Db,
  membership: MembershipRow,
  values: Partial<typeof companyMemberships.$inferInsert>,
) => {
  await tx.update(companyMemberships).set(values).where(eq(companyMemberships.id, membership.id));
  Object.assign(membership, values);
};

const renew = async (tx: Db, memberships: readonly MembershipRow[], today: string) => {
  for (const membership of memberships) {
    const renewal = findRenewal(membership, today);
    if (renewal) await change(tx, membership, { ...renewal, warned_days: null });
  }
};

const warn = async (tx: Db, memberships: readonly MembershipRow[], today: string) => {
  for (const membership of memberships) {
    const days = findWarning(membership, today);
    if (days === null) continue;
    const owner = await findOwnerEmail(tx, membership.company_id);
    const { billing_email } = await readBilling(tx, membership.company_id);
    for (const to of new Set([owner, billing_email]))
      if (to) await enqueue(tx, membershipEndsMail(to, membership));
    await change(tx, membership, { warned_days: days });
  }
};

/** Charges everything that has become due, an invoice per day of charge, also after missed nights. */
const charge = async (
  tx: Db,
  companyId: number,
  memberships: readonly MembershipRow[],
  { billing, seller, now }: { billing: BillingPeriod; seller: Seller; now: Date },
) => {
  const today = toDay(now);
  const isOver = ({ billed_until, valid_until }: MembershipRow) =>
    billed_until !== null && billed_until >= toDay(valid_until);
  for (;;) {
    // A term that hasn't been renewed isn't charged for the next one.
    const charged = memberships.filter((membership) => !isOver(membership));
    const next = planNextCharge(charged, billing);
    if (!next || next.on > today) return;
    const { subject, lines } = next;
    await issueInvoice(tx, { companyId, subject, lines }, { seller, now, userId: null });
    for (const membership of charged) {
      const period = findNextPeriod(membership, billing);
      if (period?.from === next.on) await change(tx, membership, { billed_until: period.until });
    }
  }
};

const settleCompany = (db: Db, companyId: number, { seller, now }: { seller: Seller; now: Date }) =>
  transaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const memberships = await tx
      .select()
      .from(companyMemberships)
      .where(eq(companyMemberships.company_id, companyId));
    const today = toDay(now);
    await renew(tx, memberships, today);
    await warn(tx, memberships, today);
    const { billing_period: billing } = await readBilling(tx, companyId);
    if (await findBuyer(tx, companyId))
      await charge(tx, companyId, memberships, { billing, seller, now });
  });

/**
 * Renews memberships, warns before they end, and invoices what has become due: each company in one
 * transaction, decided from its rows under a lock. So it can be killed and run again at any time.
 * Source: docs/product/memberships.md.
 */
export const chargeMemberships = (db: Db, seller: Seller, now = new Date()): Promise<void> =>
  forEachItem<number>(
    (last) => listDueCompanies(db, last ?? 0, now),
    (companyId) => settleCompany(db, companyId, { seller, now }),
  );
