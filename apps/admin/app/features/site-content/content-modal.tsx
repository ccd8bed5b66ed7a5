import type { ApiFormState } from "@devguild/api-client/use-api-form";
import type { ApiFormProps } from "@devguild/design-system/api-form";
import type { ReactNode } from "react";

import { FormModal } from "@devguild/design-system/form-modal";

type Props = {
  /** What is entered: "link". */
  noun: string;
  isNew: boolean;
  form: ApiFormProps["form"] & Pick<ApiFormState, "isTouched" | "isPending">;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog to add something to the site, or to change it. */
export function ContentModal({ noun, isNew, ...modal }: Props) {
  return (
    <FormModal
      title={`${isNew ? "New" : "Edit"} ${noun}`}
      submitLabel={isNew ? `Add ${noun}` : "Save changes"}
      {...modal}
    />
  );
}
