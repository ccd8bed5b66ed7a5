import { FormModal, type FormModalProps } from "@devguild/design-system/form-modal";
import type { ReactNode } from "react";

import classes from "./partnership-modals.module.css";

type Props = Pick<FormModalProps, "form" | "children" | "onClose"> & {
  /** What the form is about: "person". */
  noun: string;
  isNew: boolean;
  /** The button that removes it. */
  remove?: ReactNode;
};

/** A dialog to add something to a partnership, to change or to remove it. */
export function ItemModal({ noun, isNew, remove, ...modal }: Props) {
  return (
    <FormModal
      title={`${isNew ? "Add" : "Edit"} ${noun}`}
      submitLabel={isNew ? `Add ${noun}` : "Save changes"}
      after={remove && <div className={classes.remove}>{remove}</div>}
      {...modal}
    />
  );
}
