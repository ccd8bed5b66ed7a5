import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { NumberField } from "@devguild/design-system/number-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { OFFER_NAME_MAX } from "@devguild/schemas/constants/offers";
import type { AdminJobPrice } from "@devguild/schemas/offers";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";
import { FeaturesField, RecommendedField, SoldField } from "./offer-fields.tsx";
import { checkFeatures, toCents, toEuroText, toFeatures, toNumber } from "./offer-values.ts";

type Props = { price: AdminJobPrice; onClose: () => void };

/** A dialog to change what publishing an ad costs. */
export default function JobPriceModal({ price, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const form = useApiForm(api.jobPrices.update, {
    initialValues: {
      name: price.name,
      price_cents: toEuroText(price.price_cents),
      original_price_cents: toEuroText(price.original_price_cents),
      credits: price.credits === null ? "" : String(price.credits),
      duration_days: String(price.duration_days),
      boost_days: String(price.boost_days),
      features: price.features.join("\n"),
      highlighted: price.highlighted,
      active: price.active,
    },
    check: checkFeatures,
    toInput: (values) => ({
      params: { id: price.id },
      body: {
        version: price.version,
        name: values.name,
        price_cents: toCents(values.price_cents) ?? 0,
        original_price_cents: toCents(values.original_price_cents),
        credits: toNumber(values.credits),
        duration_days: Number(values.duration_days),
        boost_days: Number(values.boost_days),
        features: toFeatures(values.features),
        highlighted: values.highlighted,
        active: values.active,
      },
    }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.jobPrices.list.key });
      toasts.show({ tone: "ok", text: `${data.name} saved` });
      onClose();
    },
    // Someone else may have changed it; the list shows to what.
    onError: () => void queries.invalidateQueries({ queryKey: api.jobPrices.list.key }),
  });
  return (
    <FormModal
      form={form}
      title="Edit price"
      subtitle="For ads that are published from now on. Ads that were paid stay as they are."
      submitLabel="Save changes"
      onClose={onClose}
    >
      <TextField label="Name" maxLength={OFFER_NAME_MAX} {...form.field("name")} />
      {price.price_type === "regular" && (
        <FieldPair>
          <NumberField
            label="Price"
            unit="EUR"
            min={0}
            step="0.01"
            help="Before VAT."
            {...form.field("price_cents")}
          />
          <NumberField
            label="Former price"
            unit="EUR"
            min={0}
            step="0.01"
            optional
            help="Shown crossed out."
            {...form.field("original_price_cents")}
          />
        </FieldPair>
      )}
      {price.price_type === "credit" && (
        <NumberField label="Credits" min={1} {...form.field("credits")} />
      )}
      <FieldPair>
        <NumberField label="Online for" unit="days" min={1} {...form.field("duration_days")} />
        <NumberField
          label="Boosted for the first"
          unit="days"
          min={0}
          {...form.field("boost_days")}
        />
      </FieldPair>
      <FeaturesField form={form} />
      {price.price_type === "regular" && <RecommendedField form={form} />}
      <SoldField form={form} />
    </FormModal>
  );
}
