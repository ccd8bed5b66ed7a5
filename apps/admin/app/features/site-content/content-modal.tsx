import { ApiForm, type ApiFormProps } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import type { ReactNode } from "react";

import classes from "../frame/modal-form.module.css";

const FORM = "site-content";

type Props = {
  /** What is entered: "link". */
  noun: string;
  isNew: boolean;
  form: ApiFormProps["form"] & { isTouched: boolean; isPending: boolean };
  onClose: () => void;
  children: ReactNode;
};

/** A dialog to add something to the site, or to change it. */
export function ContentModal({ noun, isNew, form, onClose, children }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${isNew ? "New" : "Edit"} ${noun}`}
      closeOnClickOutside={!form.isTouched}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
            {isNew ? `Add ${noun}` : "Save changes"}
          </Button>
        </>
      }
    >
      <ApiForm id={FORM} form={form} className={classes.form}>
        {children}
      </ApiForm>
    </Modal>
  );
}
