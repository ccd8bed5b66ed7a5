import type { ApiFormState, FormWith } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextField } from "@devguild/design-system/text-field";
import { COMPANY_ACCOUNT_MESSAGES } from "@devguild/schemas/constants/company-accounts";
import type { ReactNode } from "react";

/** The values and the check of a form that asks for somebody's or something's name. */
export const confirmByName = (name: string) => ({
  initialValues: { name: "", reason: "" },
  check: (typed: { name: string }): Record<string, string> =>
    typed.name.trim().toLowerCase() === name.trim().toLowerCase()
      ? {}
      : { name: COMPANY_ACCOUNT_MESSAGES.nameMismatch(name) },
});

type Props = {
  /** What is done, as its button says it: "Erase company". */
  action: string;
  title: string;
  name: string;
  /** A form with `confirmByName`. */
  form: ApiFormState & FormWith<"name" | "reason">;
  /** The question for a second factor while it is asked; what was typed stays. */
  stepUp: ReactNode;
  reasonHelp: string;
  footerNote?: string;
  width?: number;
  onClose: () => void;
  /** What goes, and what stays. */
  children: ReactNode;
};

/** Asks for a name and a reason before something is deleted. */
export function ConfirmByNameModal(props: Props) {
  const { action, title, name, form, stepUp, reasonHelp, footerNote, width, onClose, children } =
    props;
  return (
    <>
      <FormModal
        form={form}
        opened={!stepUp}
        keepMounted
        onClose={onClose}
        title={title}
        width={width}
        footerNote={footerNote}
        submitLabel={action}
        submitVariant="dangerFilled"
      >
        {children}
        <TextField
          label={`Type “${name}” to confirm`}
          autoComplete="off"
          data-autofocus
          {...form.field("name")}
        />
        <TextField label="Reason" optional help={reasonHelp} {...form.field("reason")} />
      </FormModal>
      {stepUp}
    </>
  );
}
