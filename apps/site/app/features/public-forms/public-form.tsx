import { useHydrated } from "@devguild/app-shell/use-hydrated";
import { Button, type ButtonProps } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";
import { useEffect, useRef, type ReactNode } from "react";

import { SentForm } from "../forms/sent-form.tsx";
import classes from "./public-form.module.css";
import { type FormTaken, type SentWith, usePublicForm } from "./use-public-form.ts";

type Props = {
  send: (form: FormData, sent: SentWith) => Promise<FormTaken>;
  submitLabel: string;
  variant?: ButtonProps["variant"];
  /** What is said once it was taken: to whom, and whether a link to confirm by was mailed. */
  taken: (email: string, confirmationSent: boolean) => { title: string; text: string };
  /** The fields, by the errors that they have. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
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

/** A field that people do not see; a browser that filled it in by itself makes it show. */
function LeaveEmpty({ error }: { error: string | undefined }) {
  const field = (
    <TextField
      label="Leave this empty"
      name="homepage"
      autoComplete="off"
      error={error}
      {...(error === undefined && { tabIndex: -1 })}
    />
  );
  return error === undefined ? (
    <div className={classes.hidden} aria-hidden>
      {field}
    </div>
  ) : (
    field
  );
}

/** One of the forms that anybody may send without a login, from its first field to what was taken. */
export function PublicForm({ send, submitLabel, variant = "default", taken, children }: Props) {
  const { sending, prepare } = usePublicForm(send);
  const isLive = useHydrated();
  if (sending.data)
    return (
      <Taken
        {...taken(formText(sending.variables, "email"), sending.data.data.confirmation_sent)}
      />
    );
  return (
    // What is about to be sent is asked for early, and asked for again where that failed.
    <div onFocus={() => void prepare().catch(() => {})}>
      <SentForm
        sending={sending}
        className={classes.form}
        actions={
          <div>
            {/* What is sent before the page answers would lack its token. */}
            <Button type="submit" variant={variant} loading={sending.isPending} disabled={!isLive}>
              {submitLabel}
            </Button>
          </div>
        }
      >
        {(errors) => (
          <>
            {children(errors)}
            <LeaveEmpty error={errors["homepage"]} />
            {errors["form_token"] && <FormError>{errors["form_token"]}</FormError>}
          </>
        )}
      </SentForm>
    </div>
  );
}
