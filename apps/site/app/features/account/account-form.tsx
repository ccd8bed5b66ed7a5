import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { useFormErrors } from "@devguild/frame/use-form-errors";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { useFirstFocus } from "./use-first-focus.ts";
import classes from "./account-section.module.css";

type Props = {
  sending: Pick<UseMutationResult<unknown, Error, FormData>, "error" | "isPending" | "mutate">;
  submitLabel: string;
  onCancel?: () => void;
  /** The fields, by the errors that they have. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** A short form about one's login. It is empty again once it was sent. */
export function AccountForm({ sending, submitLabel, onCancel, children }: Props) {
  const { form, fields, general } = useFormErrors(sending.error);
  // What can be cancelled was opened just now.
  useFirstFocus(form, onCancel !== undefined);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) sending.mutate(new FormData(event.currentTarget));
      }}
    >
      {children(fields)}
      {general && <FormError>{general}</FormError>}
      <div className={classes.actions}>
        <Button type="submit" variant="primary" loading={sending.isPending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
