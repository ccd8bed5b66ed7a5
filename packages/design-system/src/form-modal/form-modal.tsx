import { type ReactNode, useId } from "react";
import { ApiForm, type ApiFormProps } from "../api-form/api-form.tsx";
import { findFirstField } from "../modal/find-first-field.ts";
import { Button, type ButtonProps } from "../button/button.tsx";
import { Modal, type ModalProps } from "../modal/modal.tsx";
import classes from "./form-modal.module.css";

export interface FormModalProps
  extends
    Omit<ModalProps, "opened" | "footer" | "closeOnClickOutside">,
    Partial<Pick<ModalProps, "opened">> {
  form: ApiFormProps["form"] & { isTouched: boolean; isPending: boolean };
  /** What its button says: "Add season". */
  submitLabel: string;
  /** `dangerFilled` for what can't be undone. */
  submitVariant?: ButtonProps["variant"];
  /** What the other button says, such as "Keep invoice" beside one that cancels it. */
  cancelLabel?: string;
  /** Something was chosen that isn't a field of the form, such as a file. */
  isChanged?: boolean;
  /** There is nothing to send yet. */
  isDisabled?: boolean;
  /** The viewer may read the form but not send it. */
  isReadOnly?: boolean;
  /** Below the form: a preview, or what removes its record. */
  after?: ReactNode;
}

/** Has the focus begin in a form's first field, unless another one is marked. */
const markFirstField = (around: HTMLElement | null) => {
  if (!around || around.querySelector("[data-autofocus]")) return;
  findFirstField(around)?.setAttribute("data-autofocus", "");
};

/**
 * A dialog with a form. The focus begins in its first field, or in the one with `data-autofocus`; where the
 * action is a dangerous one, only there, so that pressing Enter twice doesn't send it. A click beside the dialog
 * closes it only as long as nothing was typed.
 */
export function FormModal({
  opened = true,
  form,
  submitLabel,
  submitVariant = "primary",
  cancelLabel = "Cancel",
  isChanged = false,
  isDisabled = false,
  isReadOnly = false,
  after,
  onClose,
  children,
  ...modal
}: FormModalProps) {
  const id = useId();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={!form.isTouched && !isChanged}
      footer={
        isReadOnly ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>{cancelLabel}</Button>
            <Button
              type="submit"
              form={id}
              variant={submitVariant}
              loading={form.isPending}
              disabled={isDisabled}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
      {...modal}
    >
      {/* React sends the events of a dialog up to the form that opened it, which would be sent too. */}
      <div
        ref={submitVariant === "primary" ? markFirstField : undefined}
        onSubmit={(event) => event.stopPropagation()}
      >
        <ApiForm id={id} form={form} className={classes.form}>
          {children}
        </ApiForm>
      </div>
      {after}
    </Modal>
  );
}
