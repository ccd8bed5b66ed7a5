import type { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { ErrorState } from "@devguild/design-system/error-state";
import { SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextLink } from "@devguild/design-system/text-link";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { BILLING_MESSAGES } from "@devguild/schemas/constants/invoices";
import type { Quote } from "@devguild/schemas/invoices";
import { localized } from "@devguild/session/redirects";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { QuoteSumsSkeleton } from "../billing/billing-skeleton.tsx";
import { QuoteSums } from "../billing/quote-sums.tsx";
import { formatDay } from "./account-dates.ts";
import type { Choice } from "./offers.ts";
import classes from "./purchase-panel.module.css";

/** What someone agrees to before they buy. */
export const NOT_AGREED = { terms_agree: false };

/** Returns the error of a purchase without the terms. */
export const checkTerms = ({ terms_agree }: typeof NOT_AGREED) =>
  terms_agree ? {} : { terms_agree: BILLING_MESSAGES.termsRequired };

/** Unticks the terms, for the next purchase; unlike a form that starts again, it keeps the focus. */
export const untickTerms = ({ props }: Pick<Form, "props">) => {
  const box = props.ref.current?.elements.namedItem("terms_agree");
  if (box instanceof HTMLInputElement) box.checked = false;
};

/** Returns the billing data and terms that every purchase sends. */
export const toPurchase = (account: CompanyAccount, { terms_agree }: typeof NOT_AGREED) => ({
  billing_email: account.billing_email ?? "",
  billing_information: account.billing_information ?? "",
  billing_country: account.billing_country ?? "",
  billing_vat: account.billing_vat,
  terms_agree,
  payment_method: "invoice" as const,
});

type Form = Pick<
  ReturnType<typeof useApiForm<never, never, typeof NOT_AGREED>>,
  "props" | "error" | "isRestored" | "reset" | "isPending" | "tick"
>;

type Props = {
  form: Form;
  /** What the company has now, above what it can buy. */
  current?: ReactNode;
  choices: readonly Choice[];
  chosen: number;
  onChoose: (id: number) => void;
  quote: Pick<UseQueryResult<{ data: Quote }>, "data" | "isError" | "isFetching" | "refetch">;
  /** Below the total: what is charged next. */
  children?: ReactNode;
  button: string;
};

/** Cards to choose from, what the chosen one costs now, and the button that buys it. */
export function PurchaseForm({
  form,
  current,
  choices,
  chosen,
  onChoose,
  quote,
  children,
  button,
}: Props) {
  const amounts = quote.data?.data;
  return (
    <ApiForm form={form} className={classes.form}>
      {current}
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">What to buy</legend>
        {choices.map(({ id, name, price, detail }) => (
          <label key={id} className={classes.choice} data-chosen={id === chosen || undefined}>
            <input
              type="radio"
              name="choice"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className={classes.name}>{name}</span>
            <span>{price}</span>
            <span className={classes.detail}>{detail}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.cost} aria-live="polite">
        {quote.isError && !amounts ? (
          <ErrorState
            title="The amount didn’t load."
            onRetry={() => void quote.refetch()}
            retrying={quote.isFetching}
          />
        ) : !amounts ? (
          <SkeletonRegion label="Loading the amount">
            <QuoteSumsSkeleton />
          </SkeletonRegion>
        ) : (
          <>
            {amounts.lines.length > 0 && <QuoteSums quote={amounts} total="Invoiced today" />}
            <p className={classes.detail}>
              {amounts.lines.length === 0
                ? "Nothing is invoiced today."
                : `Due ${formatDay(new Date(amounts.due_on))}, by bank transfer.`}{" "}
              {children}
            </p>
          </>
        )}
      </div>
      <CheckboxField
        label={
          <>
            I agree to the{" "}
            <TextLink inline to={localized("/terms")}>
              terms
            </TextLink>
          </>
        }
        {...form.tick("terms_agree")}
      />
      <Button type="submit" variant="primary" fullWidth loading={form.isPending}>
        {button}
      </Button>
    </ApiForm>
  );
}
