import { type ReactNode, useId } from "react";
import { ApiForm, type ApiFormProps } from "../api-form/api-form.tsx";
import { Button } from "../button/button.tsx";
import { Modal, type ModalProps } from "../modal/modal.tsx";
import classes from "./form-modal.module.css";

export interface FormModalProps extends Pick<
  ModalProps,
  "title" | "subtitle" | "width" | "onClose" | "children"
> {
  form: ApiFormProps["form"] & { isTouched: boolean; isPending: boolean };
  /** What its button says: "Add season". */
  submitLabel: string;
  /** Below the form: what removes its record. */
  after?: ReactNode;
}

/** A dialog with a form; a click beside it closes it only as long as nothing was typed. */
export function FormModal({
  form,
  submitLabel,
  after,
  onClose,
  children,
  ...modal
}: FormModalProps) {
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
      {after}
    </Modal>
  );
}
