import { Button } from "@devguild/design-system/button";
import type { ComponentProps } from "react";

import { SentForm } from "../forms/sent-form.tsx";
import classes from "./account-section.module.css";

type Props = Pick<ComponentProps<typeof SentForm>, "sending" | "children"> & {
  submitLabel: string;
  onCancel?: () => void;
};

/** A short form about one's login. */
export function AccountForm({ sending, submitLabel, onCancel, children }: Props) {
  return (
    <SentForm
      sending={sending}
      className={classes.form}
      // What can be cancelled was opened just now.
      isOpened={onCancel !== undefined}
      actions={
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
      }
    >
      {children}
    </SentForm>
  );
}
