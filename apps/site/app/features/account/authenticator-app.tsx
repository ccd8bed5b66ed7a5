import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { TextField } from "@devguild/design-system/text-field";
import { api } from "@devguild/frame/browser-api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { formText } from "../identity/form-text.ts";
import { useFormErrors } from "../identity/use-form-errors.ts";
import classes from "./account-section.module.css";
import { RecoveryCodes } from "./recovery-codes.tsx";

const GROUP = /.{1,4}/g;

function CodeForm({
  label,
  sending,
  submitLabel,
}: {
  label: string;
  sending: { error: Error | null; isPending: boolean; mutate: (code: string) => void };
  submitLabel: string;
}) {
  const { form, fields, general } = useFormErrors(sending.error);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate(formText(new FormData(event.currentTarget), "code"));
      }}
    >
      <TextField
        label={label}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        error={fields["code"]}
      />
      {general && <FormError>{general}</FormError>}
      <Button type="submit" variant="primary" loading={sending.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Adds an authenticator app as a second factor, or takes it off. */
export function AuthenticatorApp() {
  const queries = useQueryClient();
  const { data: overview } = useQuery(api.mfa.overview.options());
  const [ending, setEnding] = useState(false);
  const reload = () => queries.invalidateQueries({ queryKey: api.mfa.overview.key });
  const begin = useMutation({ mutationFn: () => api.mfa.setUpTotp.call({ body: {} }) });
  const add = useMutation({
    mutationFn: (code: string) => api.mfa.activateTotp.call({ body: { code } }),
    onSuccess: reload,
  });
  const end = useMutation({
    mutationFn: (code: string) => api.mfa.deactivateTotp.call({ body: { code, method: "totp" } }),
    onSuccess: () => {
      setEnding(false);
      begin.reset();
      add.reset();
      return reload();
    },
  });
  if (!overview) return null;
  const { mfa_methods: methods, recovery_codes_left: left } = overview.data;
  const codes = add.data?.data.recovery_codes;
  if (methods.includes("totp"))
    return (
      <div className={classes.section}>
        <p>Your authenticator app is asked for when you log in. {left} recovery codes are left.</p>
        {codes && <RecoveryCodes codes={codes} />}
        {ending ? (
          <CodeForm label="Code of the app" sending={end} submitLabel="Take the app off" />
        ) : (
          <div>
            <Button onClick={() => setEnding(true)}>Take the app off</Button>
          </div>
        )}
      </div>
    );
  return (
    <div className={classes.section}>
      <p>
        With an authenticator app a stolen password alone opens nothing: a code of the app is asked
        for when you log in.
      </p>
      {begin.data ? (
        <>
          <p>
            Add an account in your app with this key, or{" "}
            <a href={begin.data.data.otpauth_url}>open the app on this device</a>.
          </p>
          <p>
            <code className={classes.key}>{begin.data.data.secret.match(GROUP)?.join(" ")}</code>
          </p>
          <CodeForm label="Code that the app shows" sending={add} submitLabel="Add the app" />
        </>
      ) : (
        <div>
          <Button variant="primary" loading={begin.isPending} onClick={() => begin.mutate()}>
            Set up an app
          </Button>
        </div>
      )}
      {begin.isError && <FormError>{begin.error.message}</FormError>}
    </div>
  );
}
