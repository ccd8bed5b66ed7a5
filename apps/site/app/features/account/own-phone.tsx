import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { TextField } from "@devguild/design-system/text-field";
import { TextButton } from "@devguild/design-system/text-link";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { AccountForm } from "./account-form.tsx";
import classes from "./account-section.module.css";
import { CodeForm } from "./code-form.tsx";
import type { FactorProps } from "./factor-props.ts";
import { describeFailure, useFactorToken } from "./use-factor-token.ts";
import { useReturnedFocus } from "../forms/use-returned-focus.ts";

/** Adds a phone that receives codes, or removes it. */
export function OwnPhone({
  user,
  isActive,
  phone,
  onChanged,
}: FactorProps & { phone: string | null }) {
  const { token, dialog } = useFactorToken(user, isActive);
  const [isAdding, setAdding] = useState(false);
  const opener = useReturnedFocus(isAdding);
  const form = useApiForm(api.mfa.generateCode, {
    initialValues: { phone_number: "" },
    toInput: async (values) => ({ body: { ...values, ...(await token()) } }),
  });
  const resend = useMutation({ mutationFn: () => api.mfa.resendCode.call() });
  const stop = () => {
    setAdding(false);
    form.reset();
    resend.reset();
  };
  const codeForm = useApiForm(api.mfa.activate, {
    initialValues: { code: "" },
    toInput: (body) => ({ body }),
    onSuccess: ({ data }) => {
      stop();
      onChanged(data.recovery_codes);
    },
  });
  const end = useMutation({
    mutationFn: async () => api.mfa.deactivate.call({ body: await token() }),
    onSuccess: () => onChanged(null),
  });
  const failure = describeFailure(end.error) ?? describeFailure(resend.error);
  return (
    <div className={classes.section}>
      {phone ? (
        <>
          <p>We’ll text your codes to {phone}.</p>
          <div>
            <Button loading={end.isPending} onClick={() => end.mutate()}>
              Remove phone
            </Button>
          </div>
        </>
      ) : form.answer ? (
        <>
          <CodeForm
            label="Code from the text message"
            help={`We sent it to ${form.answer.data.masked_phone}. It expires in 10 minutes.`}
            form={codeForm}
            submitLabel="Add phone"
            onCancel={stop}
          />
          <output>
            {resend.isSuccess ? (
              "We sent another code."
            ) : (
              <TextButton inline loading={resend.isPending} onClick={() => resend.mutate()}>
                Send it again
              </TextButton>
            )}
          </output>
        </>
      ) : isAdding ? (
        <AccountForm form={form} submitLabel="Send me a code" onCancel={stop}>
          <TextField
            label="Phone number"
            type="tel"
            {...form.field("phone_number")}
            autoComplete="tel"
            placeholder="+49 170 1234567"
            help="With the country code."
          />
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
