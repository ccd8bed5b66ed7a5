import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { NumberField } from "@devguild/design-system/number-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  PARTNERSHIP_DESCRIPTION_MAX,
  PARTNERSHIP_TITLE_MAX,
} from "@devguild/schemas/constants/partnerships";
import type { PartnershipGoodie } from "@devguild/schemas/partnerships";
import { useState } from "react";

import { ItemModal } from "./item-modal.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { RemoveButton } from "./remove-button.tsx";
import type { PartnershipEditor } from "./use-partnership-editor.ts";

type Props = {
  editor: PartnershipEditor;
  /** What is changed; null to add one. */
  goodie: PartnershipGoodie | null;
  onClose: () => void;
};

/** A dialog to add a goodie, to change or to remove it. */
export function GoodieModal({ editor: { params, show }, goodie, onClose }: Props) {
  const toasts = useToast();
  const [draft] = useState(() =>
    storeDraft(`goodie.${params.partnershipId}.${goodie?.id ?? "new"}`),
  );
  const form = useApiForm(api.partnerships.saveGoodie, {
    draft,
    initialValues: {
      title: goodie?.title ?? "",
      description: goodie?.description ?? "",
      quantity: goodie?.quantity?.toString() ?? "",
      image_url: goodie?.image_url ?? null,
    },
    toInput: ({ quantity, ...body }) => ({
      params,
      body: {
        ...body,
        id: goodie?.id ?? null,
        quantity: quantity === "" ? null : Number(quantity),
      },
    }),
    onSuccess: ({ data }) => {
      show({ company_goodies: data });
      toasts.show({ tone: "ok", text: goodie ? "Changes saved." : "Goodie added." });
      onClose();
    },
  });
  return (
    <ItemModal
      form={form}
      noun="goodie"
      isNew={goodie === null}
      remove={
        goodie && (
          <RemoveButton
            noun="goodie"
            remove={() =>
              api.partnerships.removeGoodie.call({ params: { ...params, id: goodie.id } })
            }
            onRemoved={({ data }) => {
              show({ company_goodies: data });
              onClose();
            }}
          />
        )
      }
      onClose={onClose}
    >
      <TextField
        label="Goodie"
        maxLength={PARTNERSHIP_TITLE_MAX}
        placeholder="Container bottle"
        {...form.field("title")}
      />
      <TextArea
        label="Description"
        optional
        rows={2}
        maxLength={PARTNERSHIP_DESCRIPTION_MAX}
        placeholder="Steel, half a litre, in 6 colours"
        {...form.field("description")}
      />
      <NumberField label="Pieces" optional min={1} step={1} {...form.field("quantity")} />
      <PictureField label="Picture" shape="logo" {...form.field<string | null>("image_url")} />
    </ItemModal>
  );
}
