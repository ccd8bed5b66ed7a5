import { FieldError } from "@devguild/design-system/field";
import type { JobPrice } from "@devguild/schemas/postings";
import { IconCheck } from "@tabler/icons-react";

import classes from "./price-choices.module.css";
import { formatCost, formatFormerCost, groupPrices } from "./price-text.ts";

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

type Props = {
  prices: readonly JobPrice[];
  chosenId: number | null;
  error: string | undefined;
  onChoose: (id: number) => void;
};

/** Prices to choose from, by what they take: a slot, credits or money. */
export function PriceChoices({ prices, chosenId, error, onChoose }: Props) {
  return (
    <>
      <fieldset className={classes.prices} aria-describedby={error && "price-error"}>
        <legend className="visually-hidden">Price</legend>
        {groupPrices(prices).map((group) => {
          const reasonId = group.reason === null ? undefined : `${group.type}-reason`;
          return (
            <div key={group.type} className={classes.group}>
              {group.prices.map((price) => (
                <PriceChoice
                  key={price.id}
                  price={price}
                  isChosen={chosenId === price.id}
                  isWrong={error !== undefined}
                  onChoose={() => onChoose(price.id)}
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
      {error && <FieldError id="price-error">{error}</FieldError>}
    </>
  );
}
