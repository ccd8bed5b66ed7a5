import { ErrorState } from "@devguild/design-system/error-state";

import { FormPart } from "../posting-editor/form-part.tsx";
import type { PartProps } from "../posting-editor/posting-parts.ts";
import { PriceChoices } from "../posting-editor/price-choices.tsx";
import { useFirstPrices } from "./use-first-prices.ts";

/** What a first ad costs: it is paid by invoice, and nothing is charged before it is published. */
export function FirstPricePart({ draft, errors, update }: PartProps) {
  const { prices, failure } = useFirstPrices();
  return (
    <FormPart name="price">
      <p>Prices without VAT, by invoice. You see the total before you publish.</p>
      {failure && (
        <ErrorState
          title="The prices didn’t load."
          onRetry={failure.retry}
          retrying={failure.isRetrying}
        />
      )}
      <PriceChoices
        prices={prices}
        chosenId={draft.price_id}
        error={errors.price_id}
        onChoose={(id) => update({ price_id: id })}
      />
    </FormPart>
  );
}
