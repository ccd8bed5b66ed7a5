import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { NumberField } from "@devguild/design-system/number-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  PARTNERSHIP_DESCRIPTION_MAX,
  PARTNERSHIP_TITLE_MAX,
} from "@devguild/schemas/constants/partnerships";
import type { PartnershipGoodie } from "@devguild/schemas/partnerships";

import classes from "./partnership-modals.module.css";
import { PictureField } from "./picture-field.tsx";
import { RemoveButton } from "./remove-button.tsx";
import type { PartnershipEditor } from "./use-partnership-editor.ts";

const FORM = "partnership-goodie";

type Props = {
  editor: PartnershipEditor;
  /** What is changed; null to add one. */
  goodie: PartnershipGoodie | null;
  onClose: () => void;
};

/** A dialog to add a goodie, to change or to remove it. */
export function GoodieModal({ editor: { params, show }, goodie, onClose }: Props) {
  const toasts = useToast();
  const form = useApiForm(api.partnerships.saveGoodie, {
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
  const picture = form.field<string | null>("image_url");
  return (
    <Modal
      opened
      onClose={onClose}
      title={goodie ? "Edit goodie" : "Add goodie"}
      closeOnClickOutside={!form.isTouched}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
            {goodie ? "Save changes" : "Add goodie"}
          </Button>
        </>
      }
    >
      <ApiForm id={FORM} form={form} className={classes.form}>
        <TextField
          label="Goodie"
          data-autofocus
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
        <PictureField
          label="Picture"
          shape="logo"
          defaultValue={picture.defaultValue}
          error={picture.error}
          onChange={picture.onChange}
        />
      </ApiForm>
      {goodie && (
        <div className={classes.remove}>
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
        </div>
      )}
    </Modal>
  );
}
