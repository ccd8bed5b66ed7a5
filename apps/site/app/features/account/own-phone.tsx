import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";
import { TextButton } from "@devguild/design-system/text-link";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { AccountForm } from "./account-form.tsx";
import classes from "./account-section.module.css";
import { CodeForm } from "./code-form.tsx";
import type { FactorProps } from "./factor-props.ts";
import { failureText, useFactorToken } from "./use-factor-token.ts";
import { useReturnedFocus } from "../forms/use-returned-focus.ts";

/** Adds a phone that codes go to, or takes it off. */
export function OwnPhone({
  user,
  isActive,
  phone,
  onChanged,
}: FactorProps & { phone: string | null }) {
  const { token, dialog } = useFactorToken(user, isActive);
  const [isAdding, setAdding] = useState(false);
  const opener = useReturnedFocus(isAdding);
  const begin = useMutation({
    mutationFn: async (form: FormData) =>
      api.mfa.generateCode.call({
        body: { phone_number: formText(form, "phone_number"), ...(await token()) },
      }),
  });
  const resend = useMutation({ mutationFn: () => api.mfa.resendCode.call() });
  const stop = () => {
    setAdding(false);
    begin.reset();
    resend.reset();
  };
  const add = useMutation({
    mutationFn: (code: string) => api.mfa.activate.call({ body: { code } }),
    onSuccess: ({ data }) => {
      stop();
      onChanged(data.recovery_codes);
    },
  });
  const end = useMutation({
    mutationFn: async () => api.mfa.deactivate.call({ body: await token() }),
    onSuccess: () => onChanged(null),
  });
  const failure = failureText(end.error) ?? failureText(resend.error);
  return (
    <div className={classes.section}>
      {phone ? (
        <>
          <p>Codes go to {phone}.</p>
          <div>
            <Button loading={end.isPending} onClick={() => end.mutate()}>
              Take the phone off
            </Button>
          </div>
        </>
      ) : begin.data ? (
        <>
          <CodeForm
            label="Code from the text message"
            help={`It went to ${begin.data.data.masked_phone}, and works for 10 minutes.`}
            sending={add}
            submitLabel="Add the phone"
            onCancel={stop}
          />
          <output>
            {resend.isSuccess ? (
              "Another code is on its way."
            ) : (
              <TextButton inline onClick={() => resend.mutate()}>
                Send it again
              </TextButton>
            )}
          </output>
        </>
      ) : isAdding ? (
        <AccountForm
          sending={{ ...begin, error: failureText(begin.error) === null ? null : begin.error }}
          submitLabel="Send me a code"
          onCancel={stop}
        >
          {(errors) => (
            <TextField
              label="Phone number"
              type="tel"
              name="phone_number"
              autoComplete="tel"
              placeholder="+49 170 1234567"
              help="With the country's code."
              error={errors["phone_number"]}
            />
          )}
        </AccountForm>
      ) : (
        <div>
          <Button ref={opener} onClick={() => setAdding(true)}>
            Add a phone
          </Button>
        </div>
      )}
      {failure && <FormError>{failure}</FormError>}
      {dialog}
    </div>
  );
}
