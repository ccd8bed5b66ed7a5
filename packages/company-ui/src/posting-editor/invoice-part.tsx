import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { createDateFormat } from "@devguild/schemas/formats";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { type BillingEntry, mergeBilling, toQuoteBilling } from "../billing/billing-entry.ts";
import { BillingFields } from "../billing/billing-fields.tsx";
import { QuoteSumsSkeleton } from "../billing/billing-skeleton.tsx";
import { QuoteSums } from "../billing/quote-sums.tsx";
import classes from "./invoice-part.module.css";
import type { FieldErrors } from "./posting-parts.ts";
import type { BillingEntryState } from "./use-billing-entry.ts";

const formatDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

type Props = {
  companyId: number;
  priceId: number;
  billing: BillingEntryState;
  errors: FieldErrors;
  onChange: (change: BillingEntry) => void;
};

/** What publishing at a price will be invoiced: the amounts, to whom, and by when it is due. */
export function InvoicePart({ companyId, priceId, billing, errors, onChange }: Props) {
  const [isEditing, setEditing] = useState(false);
  const params = { id: companyId };
  // The company's own data is in every quote; the first one is read without what is being entered.
  const own = useQuery(api.postings.quote.options({ params, query: { price_id: priceId } }));
  const saved = own.data?.data.billing;
  const query = { price_id: priceId, ...toQuoteBilling(billing.entry, saved) };
  const quote = useQuery({
    ...api.postings.quote.options({ params, query }),
    placeholderData: keepPreviousData,
  });
  if (!saved)
    return own.isLoadingError ? (
      <ErrorState
        title="The amount didn’t load."
        onRetry={() => void own.refetch()}
        retrying={own.isFetching}
      />
    ) : (
      <SkeletonRegion label="Loading the amount" className={classes.invoice}>
        <QuoteSumsSkeleton />
        <Skeleton width="80%" />
        {[96, 128, 112].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
        <Skeleton width={144} height="var(--control-sm)" radius={10} />
      </SkeletonRegion>
    );
  const values = mergeBilling(billing.entry, saved);
  const isEntered = Object.keys(billing.entry).length > 0;
  const isWrong = [
    errors.billing_email,
    errors.billing_information,
    errors.billing_country,
    errors.billing_vat,
  ].some(Boolean);
  const isOpen = isEditing || isEntered || isWrong || saved.billing_email === null;
  return (
    <section className={classes.invoice} aria-label="Invoice">
      {quote.data ? (
        <>
          <QuoteSums quote={quote.data.data} total="Invoiced when you publish" />
          <p>
            Due {formatDay(new Date(quote.data.data.due_on))}, by bank transfer.{" "}
            {values.billing_email && `We’ll email the invoice to ${values.billing_email}.`}
          </p>
        </>
      ) : quote.isLoadingError ? (
        // The fields stay: they are what the amount depends on.
        <ErrorState
          title="The amount didn’t load."
          onRetry={() => void quote.refetch()}
          retrying={quote.isFetching}
        />
      ) : (
        <QuoteSumsSkeleton />
      )}
      {isOpen ? (
        <BillingFields
          country={values.billing_country}
          getInput={(field) => ({
            value: values[field],
            onChange: (event) => onChange({ [field]: event.currentTarget.value }),
            error: errors[field],
          })}
        />
      ) : (
        <div className={classes.to}>
          <address className={classes.address}>{saved.billing_information}</address>
          {saved.billing_vat && <p className={classes.quiet}>VAT ID {saved.billing_vat}</p>}
          <Button size="sm" onClick={() => setEditing(true)}>
            Edit billing details
          </Button>
        </div>
      )}
    </section>
  );
}
