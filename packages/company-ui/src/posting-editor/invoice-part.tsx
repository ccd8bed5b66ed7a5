import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { FieldPair } from "@devguild/design-system/field-pair";
import { SelectField } from "@devguild/design-system/select-field";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { BILLING_ADDRESS_MAX } from "@devguild/schemas/constants/invoices";
import { createDateFormat, formatCents } from "@devguild/schemas/formats";
import type { AdQuote } from "@devguild/schemas/postings";
import { vatIdExample } from "@devguild/schemas/constants/vat-ids";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { type BillingEntry, mergeBilling, toQuoteBilling } from "./billing-entry.ts";
import classes from "./invoice-part.module.css";
import type { FieldErrors } from "./posting-parts.ts";
import type { BillingEntryState } from "./use-billing-entry.ts";

const formatDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

type FieldsProps = {
  values: Required<BillingEntry>;
  errors: FieldErrors;
  onChange: (change: BillingEntry) => void;
};

function BillingFields({ values, errors, onChange }: FieldsProps) {
  const countries = useQuery(api.catalogue.countries.options());
  return (
    <div className={classes.fields}>
      <TextField
        label="Billing email"
        type="email"
        autoComplete="email"
        value={values.billing_email}
        onChange={(event) => onChange({ billing_email: event.currentTarget.value })}
        error={errors.billing_email}
      />
      <TextArea
        label="Billing address"
        help="With your company’s legal name."
        autoComplete="off"
        rows={3}
        limit={BILLING_ADDRESS_MAX}
        value={values.billing_information}
        onChange={(event) => onChange({ billing_information: event.currentTarget.value })}
        error={errors.billing_information}
      />
      <FieldPair>
        <SelectField
          label="Country"
          placeholder="Choose a country"
          options={(countries.data?.data ?? []).map(({ iso2, name }) => ({
            value: iso2,
            label: name,
          }))}
          value={values.billing_country}
          onChange={(event) => onChange({ billing_country: event.currentTarget.value })}
          error={errors.billing_country}
        />
        <TextField
          label="VAT ID"
          optional
          placeholder={vatIdExample(values.billing_country)}
          value={values.billing_vat}
          onChange={(event) => onChange({ billing_vat: event.currentTarget.value })}
          error={errors.billing_vat}
        />
      </FieldPair>
    </div>
  );
}

function Sums({ quote }: { quote: AdQuote }) {
  const [line] = quote.lines;
  return (
    <>
      <dl className={classes.sums}>
        <dt>
          {line?.description}, {line?.detail}
        </dt>
        <dd>€{formatCents(quote.net_cents)}</dd>
        <dt>{quote.vat_note ? "VAT" : `${quote.vat_rate}% VAT`}</dt>
        <dd>€{formatCents(quote.vat_cents)}</dd>
        <dt className={classes.total}>Invoiced when you publish</dt>
        <dd className={classes.total}>€{formatCents(quote.gross_cents)}</dd>
      </dl>
      {quote.vat_note && <p className={classes.quiet}>{quote.vat_note}</p>}
    </>
  );
}

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
  if (quote.isError && !quote.data)
    return (
      <ErrorState
        title="The amount didn’t load."
        onRetry={() => void quote.refetch()}
        retrying={quote.isFetching}
      />
    );
  if (!quote.data || !saved)
    return (
      <SkeletonRegion label="Loading the amount">
        <Skeleton height={160} radius={8} />
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
      <Sums quote={quote.data.data} />
      <p>
        Due {formatDay(new Date(quote.data.data.due_on))}, by bank transfer.{" "}
        {values.billing_email && `We’ll email the invoice to ${values.billing_email}.`}
      </p>
      {isOpen ? (
        <BillingFields values={values} errors={errors} onChange={onChange} />
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
