import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { FieldError } from "@devguild/design-system/field";
import type { JobPrice } from "@devguild/schemas/postings";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { FormPart } from "./form-part.tsx";
import { InvoicePart } from "./invoice-part.tsx";
import type { BillingEntry } from "./billing-entry.ts";
import type { PartProps } from "./posting-parts.ts";
import classes from "./price-part.module.css";
import { describeBalance, formatCost, formatFormerCost, groupPrices } from "./price-text.ts";
import type { BillingEntryState } from "./use-billing-entry.ts";

type ChoiceProps = {
  price: JobPrice;
  isChosen: boolean;
  isWrong: boolean;
  onChoose: () => void;
  /** The id of the element that explains why no price of this kind is available. */
  reasonId: string | undefined;
};

function PriceChoice({ price, isChosen, isWrong, onChoose, reasonId }: ChoiceProps) {
  const former = formatFormerCost(price);
  const ownReason = reasonId === undefined ? price.unavailable_reason : undefined;
  const ownId = `price-${price.id}-reason`;
  return (
    <label
      className={classes.price}
      data-wide={price.price_type === "membership" || undefined}
      data-chosen={isChosen || undefined}
      data-off={!price.available || undefined}
    >
      <span className={classes.top}>
        <span className={classes.name}>{price.name}</span>
        <input
          type="radio"
          name="price"
          className={classes.radio}
          checked={isChosen}
          disabled={!price.available}
          data-wrong={isWrong || undefined}
          aria-describedby={ownReason ? ownId : reasonId}
          onChange={onChoose}
        />
      </span>
      <span className={classes.cost}>
        {formatCost(price)} {former && <s className={classes.former}>{former}</s>}
      </span>
      <span className={classes.days}>{price.duration_days} days</span>
      <span className={classes.features}>
        {price.features.map((feature) => (
          <span key={feature}>
            <IconCheck size={14} stroke={2} aria-hidden /> {feature}
          </span>
        ))}
      </span>
      {ownReason && (
        <span id={ownId} className={classes.reason}>
          {ownReason}
        </span>
      )}
    </label>
  );
}

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
  const chosen = prices.data?.data.find(({ id }) => id === draft.price_id);
  return (
    <FormPart name="price">
      {options.data && prices.data && (
        <p>{describeBalance(options.data.data, prices.data.membership_name)}</p>
      )}
      {prices.isError && !prices.data && (
        <ErrorState
          title="The prices didn’t load."
          onRetry={() => void prices.refetch()}
          retrying={prices.isFetching}
        />
      )}
      <fieldset className={classes.prices} aria-describedby={errors.price_id && "price-error"}>
        <legend className="visually-hidden">Price</legend>
        {groupPrices(prices.data?.data ?? []).map((group) => {
          const reasonId = group.reason === null ? undefined : `${group.type}-reason`;
          return (
            <div key={group.type} className={classes.group}>
              {group.prices.map((price) => (
                <PriceChoice
                  key={price.id}
                  price={price}
                  isChosen={draft.price_id === price.id}
                  isWrong={errors.price_id !== undefined}
                  onChoose={() => update({ price_id: price.id })}
                  reasonId={reasonId}
                />
              ))}
              {group.reason !== null && (
                <p id={reasonId} className={classes.reason}>
                  {group.reason}
                </p>
              )}
            </div>
          );
        })}
      </fieldset>
      {errors.price_id && <FieldError id="price-error">{errors.price_id}</FieldError>}
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
