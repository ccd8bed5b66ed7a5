import { storeDraft } from "@devguild/api-client/form-drafts";
import { useState } from "react";

import { BILLING_FIELDS, type BillingEntry } from "../billing/billing-entry.ts";

const read = (stored: Record<string, unknown>): BillingEntry =>
  Object.fromEntries(
    BILLING_FIELDS.flatMap((field) =>
      typeof stored[field] === "string" ? [[field, stored[field]]] : [],
    ),
  );

/** The billing data that someone enters while publishing; it survives a reload until it is sent. */
export const useBillingEntry = (companyId: number, userId: number) => {
  const [stored] = useState(() => storeDraft(`billing.${userId}.${companyId}`));
  const [entry, setEntry] = useState(() => read(stored.read()));
  return {
    entry,
    update: (change: BillingEntry) => {
      const next = { ...entry, ...change };
      stored.write(next);
      setEntry(next);
    },
    clear: () => {
      stored.write(null);
      setEntry({});
    },
  };
};

export type BillingEntryState = ReturnType<typeof useBillingEntry>;
