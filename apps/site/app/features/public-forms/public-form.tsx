import type { ApiFormState, FormWith } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { Button, type ButtonProps } from "@devguild/design-system/button";
import { TextField } from "@devguild/design-system/text-field";
import type { ReactNode } from "react";

import { useFormResult } from "../forms/use-form-result.ts";
import classes from "./public-form.module.css";

type Props = {
  form: ApiFormState &
    FormWith<"homepage"> & {
      prepare: () => Promise<unknown>;
      sent: { email: string } | undefined;
      answer: { data: { confirmation_sent: boolean } } | undefined;
    };
  submitLabel: string;
  variant?: ButtonProps["variant"];
  /** Builds the confirmation from the address, and whether it has to be confirmed. */
  taken: (email: string, confirmationSent: boolean) => { title: string; text: string };
  children: ReactNode;
};

/** Replaces a form once it was accepted, and takes over its focus. */
function Confirmation({ title, text }: { title: string; text: string }) {
  const output = useFormResult<HTMLOutputElement>();
  return (
    <output ref={output} tabIndex={-1} className={classes.taken}>
      <strong className={classes.takenTitle}>{title}</strong>
      {text}
    </output>
  );
}

/** A hidden field for bots. If a browser autofills it, it appears with its error. */
export function LeaveEmpty({ form }: { form: FormWith<"homepage"> }) {
  const { error, ...field } = form.field("homepage");
  const isHidden = error === undefined;
  return (
    <div className={isHidden ? classes.hidden : undefined} aria-hidden={isHidden}>
      <TextField
        label="Leave this empty"
        autoComplete="off"
        error={error}
        {...field}
        {...(isHidden && { tabIndex: -1 })}
      />
    </div>
  );
}

/** A form that anyone can send without a login, from its first field to the confirmation. */
export function PublicForm({ form, submitLabel, variant = "default", taken, children }: Props) {
  const isHydrated = useHydrated();
  if (form.answer && form.sent)
    return <Confirmation {...taken(form.sent.email, form.answer.data.confirmation_sent)} />;
  return (
    // Fetches the token early, and again if that failed.
    <div onFocus={() => void form.prepare().catch(() => {})}>
      <ApiForm
        form={form}
        className={classes.form}
        actions={
          <div>
            {/* A form sent before hydration would lack its token. */}
            <Button type="submit" variant={variant} loading={form.isPending} disabled={!isHydrated}>
              {submitLabel}
            </Button>
          </div>
        }
      >
        {children}
        <LeaveEmpty form={form} />
      </ApiForm>
    </div>
  );
}
