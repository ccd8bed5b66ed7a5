import type { ApiFormState, FormWith } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { useHydrated } from "@devguild/app-shell/use-hydrated";
import { Button, type ButtonProps } from "@devguild/design-system/button";
import { TextField } from "@devguild/design-system/text-field";
import { useEffect, useRef, type ReactNode } from "react";

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
  /** What is shown once it was sent: to whom, and whether they have to confirm their address. */
  taken: (email: string, confirmationSent: boolean) => { title: string; text: string };
  children: ReactNode;
};

/** What stands in a form's place once it was taken; it takes the focus that the form had. */
function Taken({ title, text }: { title: string; text: string }) {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <output ref={place} tabIndex={-1} className={classes.taken}>
      <strong className={classes.takenTitle}>{title}</strong>
      {text}
    </output>
  );
}

/** A field that people do not see; where a browser filled it in by itself, it appears with its error. */
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

/** One of the forms that anybody may send without a login, from its first field to the answer. */
export function PublicForm({ form, submitLabel, variant = "default", taken, children }: Props) {
  const isHydrated = useHydrated();
  if (form.answer && form.sent)
    return <Taken {...taken(form.sent.email, form.answer.data.confirmation_sent)} />;
  return (
    // The token is fetched early, and again where that failed.
    <div onFocus={() => void form.prepare().catch(() => {})}>
      <ApiForm
        form={form}
        className={classes.form}
        actions={
          <div>
            {/* What is sent before the page is hydrated would lack its token. */}
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
