import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { useQuery } from "@tanstack/react-query";

import { FormPart } from "../posting-editor/form-part.tsx";
import type { PartProps } from "../posting-editor/posting-parts.ts";
import { PriceChoices } from "../posting-editor/price-choices.tsx";

/** What a first ad costs: it is paid by invoice, and nothing is charged before it is published. */
export function FirstPricePart({ draft, errors, update }: PartProps) {
  const prices = useQuery(api.postings.prices.options({ query: {} }));
  const singles = (prices.data?.data ?? []).filter(({ price_type }) => price_type === "regular");
  return (
    <FormPart name="price">
      <p>Prices without VAT, by invoice. You see the total before you publish.</p>
      {prices.isError && !prices.data && (
        <ErrorState
          title="The prices didn’t load."
          onRetry={() => void prices.refetch()}
          retrying={prices.isFetching}
        />
      )}
      <PriceChoices
        prices={singles}
        chosenId={draft.price_id}
        error={errors.price_id}
        onChoose={(id) => update({ price_id: id })}
      />
    </FormPart>
  );
}
