import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { NumberField } from "@devguild/design-system/number-field";
import { useToast } from "@devguild/design-system/toast";
import { pluralize } from "@devguild/schemas/formats";
import type { AdminCreditPack } from "@devguild/schemas/offers";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";
import { SoldField } from "./offer-fields.tsx";
import { toCents, toEuroText } from "./offer-values.ts";

type Values = { credits: string; price_cents: string; active: boolean };

const toPack = ({ credits, price_cents, active }: Values) => ({
  credits: Number(credits),
  price_cents: toCents(price_cents) ?? 0,
  active,
});

type Props = {
  /** The pack to change; null to add one. */
  pack: AdminCreditPack | null;
  onClose: () => void;
};

/** A dialog to add a credit pack, or to change one. */
export default function PackModal({ pack, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const refresh = () => queries.invalidateQueries({ queryKey: api.creditPacks.list.key });
  const form = useApiForm(
    {
      call: (values: Values) =>
        pack
          ? api.creditPacks.update.call({
              params: { id: pack.id },
              body: { ...toPack(values), version: pack.version },
            })
          : api.creditPacks.create.call({ body: toPack(values) }),
    },
    {
      initialValues: {
        credits: pack ? String(pack.credits) : "",
        price_cents: pack ? toEuroText(pack.price_cents) : "",
        active: pack?.active ?? true,
      },
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        await refresh();
        toasts.show({
          tone: "ok",
          text: `${pluralize(data.credits, "credit")} ${pack ? "saved" : "added"}`,
        });
        onClose();
      },
      // Someone else may have changed it; the list shows to what.
      onError: () => void refresh(),
    },
  );
  return (
    <FormModal
      form={form}
      title={pack ? "Edit credit pack" : "New credit pack"}
      submitLabel={pack ? "Save changes" : "Add credit pack"}
      onClose={onClose}
    >
      <FieldPair>
        <NumberField label="Credits" min={1} {...form.field("credits")} />
        <NumberField
          label="Price"
          unit="EUR"
          min={0}
          step="0.01"
          help="Before VAT."
          {...form.field("price_cents")}
        />
      </FieldPair>
      <SoldField form={form} />
    </FormModal>
  );
}
