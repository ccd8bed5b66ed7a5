import type { ApiFormState } from "@devguild/api-client/use-api-form";
import { ApiForm, type ApiFormProps } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { type ReactNode, useId } from "react";

import classes from "./partnership-modals.module.css";

type Props = {
  form: ApiFormProps["form"] & Pick<ApiFormState, "isTouched" | "isPending">;
  /** What the form is about: "person". */
  noun: string;
  isNew: boolean;
  children: ReactNode;
  /** The button that removes it. */
  remove?: ReactNode;
  onClose: () => void;
};

/** A dialog to add something to a partnership, to change or to remove it. */
export function ItemModal({ form, noun, isNew, children, remove, onClose }: Props) {
  const id = useId();
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${isNew ? "Add" : "Edit"} ${noun}`}
      closeOnClickOutside={!form.isTouched}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={form.isPending}>
            {isNew ? `Add ${noun}` : "Save changes"}
          </Button>
        </>
      }
    >
      <ApiForm id={id} form={form} className={classes.form}>
        {children}
      </ApiForm>
      {remove && <div className={classes.remove}>{remove}</div>}
    </Modal>
  );
}
