import { describe, expect, test } from "vitest";

import {
  describeCharge,
  describeChargeLines,
  describeOverdue,
  describeTakenDown,
} from "./describe-account.ts";
import { describeInvoiceState } from "./invoice-status.ts";

const NOTHING_OVERDUE = { invoices: 0, gross_cents: 0 };
const charge = {
  next_charge: {
    on: "2026-12-01",
    subject: "Memberships, December 2026",
    lines: [
      { description: "Recruiting M", detail: "December 2026", net_cents: 69_900 },
      { description: "Employer branding", detail: "December 2026", net_cents: 79_000 },
    ],
    net_cents: 148_900,
    vat_rate: 19,
    vat_cents: 28_291,
    gross_cents: 177_191,
  },
  billing_email: "billing@tidewerk.example",
  overdue: NOTHING_OVERDUE,
};
const nothing = { next_charge: null, billing_email: null, overdue: NOTHING_OVERDUE };

describe("the next charge", () => {
  test("is the answer above everything else", () => {
    expect(describeCharge(charge)).toBe("You’ll be charged €1,771.91 on 1 December 2026");
    expect(describeChargeLines(charge)).toBe(
      "Recruiting M €699.00 and Employer branding €790.00, plus 19% VAT. We’ll email the invoice to billing@tidewerk.example.",
    );
  });

  test("is said to be nothing if nothing renews", () => {
    expect(describeCharge(nothing)).toBe("Nothing to pay");
  });
});

test.each([
  [0, null],
  [1, "1 invoice is overdue"],
  [2, "2 invoices are overdue"],
])("%i overdue invoices: %s", (invoices, text) => {
  expect(describeOverdue({ ...nothing, overdue: { invoices, gross_cents: 100 } })).toBe(text);
});

describe("an invoice’s state", () => {
  const now = new Date("2026-11-19T09:00:00Z");
  const open = { kind: "invoice", due_on: "2026-12-14", paid_on: null } as const;

  test.each([
    [{ ...open, state: "open" }, "normal", "Due 14 Dec 26"],
    [{ ...open, state: "paid", paid_on: "2026-11-09" }, "ok", "Paid 9 Nov 26"],
    [{ ...open, state: "cancelled" }, "off", "Cancelled"],
    [{ ...open, state: "overdue", due_on: "2026-11-18" }, "warn", "1 day overdue"],
    [{ ...open, state: "overdue", due_on: "2026-10-20" }, "bad", "30 days overdue"],
    [{ ...open, kind: "credit_note", state: "paid" }, "off", "Settled"],
  ] as const)("%j", (invoice, tone, text) => {
    expect(describeInvoiceState(invoice, now)).toEqual({ tone, text });
  });
});

test.each([
  [0, 0, "No ad is live."],
  [1, 0, "Takes down 1 ad."],
  [2, 31, "Takes down 2 ads with 31 candidates."],
])("deleting an account with %d live ads and %d candidates: %s", (live_ads, candidates, text) => {
  expect(describeTakenDown({ live_ads, candidates })).toBe(text);
});
