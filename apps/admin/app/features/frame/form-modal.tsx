import type { ApiFormState } from "@devguild/api-client/use-api-form";
import { ApiForm, type ApiFormProps } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal, type ModalProps } from "@devguild/design-system/modal";
import { useId } from "react";

import classes from "./modal-form.module.css";

type Props = Pick<ModalProps, "title" | "subtitle" | "width" | "onClose" | "children"> & {
  form: ApiFormProps["form"] & Pick<ApiFormState, "isTouched" | "isPending">;
  /** What its button says: "Add season". */
  submitLabel: string;
};

/** A dialog with a form; a click beside it closes it only as long as nothing was typed. */
export function FormModal({ form, submitLabel, onClose, children, ...modal }: Props) {
  const id = useId();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!form.isTouched}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={form.isPending}>
            {submitLabel}
          </Button>
        </>
      }
      {...modal}
    >
      {/* React sends the events of a dialog up to the form that opened it, which would be sent too. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <ApiForm id={id} form={form} className={classes.form}>
          {children}
        </ApiForm>
      </div>
    </Modal>
  );
}
