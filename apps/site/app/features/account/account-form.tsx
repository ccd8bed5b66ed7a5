import type { ApiFormState } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import type { ReactNode } from "react";

import { useFirstFocus } from "../forms/use-first-focus.ts";
import classes from "./account-section.module.css";

type Props = {
  form: ApiFormState;
  submitLabel: string;
  onCancel?: () => void;
  children: ReactNode;
};

/** A short form in the login settings. */
export function AccountForm({ form, submitLabel, onCancel, children }: Props) {
  // A form that can be cancelled has just been opened.
  useFirstFocus(form.props.ref, onCancel !== undefined);
  return (
    <ApiForm
      form={form}
      className={classes.form}
      actions={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={form.isPending}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      }
    >
      {children}
    </ApiForm>
  );
}
