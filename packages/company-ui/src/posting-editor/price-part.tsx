import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { useQuery } from "@tanstack/react-query";

import { FailedPart } from "../lists/failed-part.tsx";
import { findChosenPrice } from "./chosen-price.ts";
import { FormPart } from "./form-part.tsx";
import { InvoicePart } from "./invoice-part.tsx";
import type { BillingEntry } from "../billing/billing-entry.ts";
import type { PartProps } from "./posting-parts.ts";
import { PriceChoices } from "./price-choices.tsx";
import { describeBalance } from "./price-text.ts";
import type { BillingEntryState } from "./use-billing-entry.ts";

type Props = PartProps & {
  companyId: number;
  billing: BillingEntryState;
  onBillingChange: (change: BillingEntry) => void;
};

/** What publishing costs, the company's balance, and for an invoice what it will say. */
export function PricePart(props: Props) {
  const { draft, errors, update, companyId, billing, onBillingChange } = props;
  const query = { company_id: companyId };
  const prices = useQuery(api.postings.prices.options({ query }));
  const options = useQuery(api.postings.publishOptions.options({ query }));
  const chosen = findChosenPrice(prices.data?.data ?? [], draft.price_id);
  return (
    <FormPart name="price">
      {options.data && prices.data && (
        <p>{describeBalance(options.data.data, prices.data.membership_name)}</p>
      )}
      <FailedPart of="What you have left" query={options} />
      {prices.isError && !prices.data && (
        <ErrorState
          title="The prices didn’t load."
          onRetry={() => void prices.refetch()}
          retrying={prices.isFetching}
        />
      )}
      <PriceChoices
        prices={prices.data?.data ?? []}
        chosenId={chosen?.id ?? null}
        error={errors.price_id}
        onChoose={(id) => update({ price_id: id })}
      />
      {chosen?.price_type === "regular" && (
        <InvoicePart
          companyId={companyId}
          priceId={chosen.id}
          billing={billing}
          errors={errors}
          onChange={onBillingChange}
        />
      )}
    </FormPart>
  );
}
