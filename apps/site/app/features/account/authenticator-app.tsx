import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { TextLink } from "@devguild/design-system/text-link";
import { useMutation } from "@tanstack/react-query";
import { Suspense } from "react";

import classes from "./account-section.module.css";
import { CodeForm } from "./code-form.tsx";
import type { FactorProps } from "./factor-props.ts";
import { describeFailure, useFactorToken } from "./use-factor-token.ts";
import { useReturnedFocus } from "../forms/use-returned-focus.ts";

const QrCode = lazyComponent(() => import("./qr-code.tsx"));

const GROUP = /.{1,4}/g;

/** Adds an authenticator app as a second factor, or removes it. */
export function AuthenticatorApp({
  user,
  isActive,
  isOn,
  onChanged,
}: FactorProps & { isOn: boolean }) {
  const { token, dialog } = useFactorToken(user, isActive);
  const start = useMutation({
    mutationFn: async () => api.mfa.setUpTotp.call({ body: await token() }),
  });
  const form = useApiForm(api.mfa.activateTotp, {
    initialValues: { code: "" },
    toInput: (body) => ({ body }),
    onSuccess: ({ data }) => {
      start.reset();
      onChanged(data.recovery_codes);
    },
  });
  const end = useMutation({
    mutationFn: async () => api.mfa.deactivateTotp.call({ body: await token() }),
    onSuccess: () => onChanged(null),
  });
  const opener = useReturnedFocus(start.data !== undefined);
  const failure = describeFailure(isOn ? end.error : start.error);
  const setup = start.data?.data;
  return (
    <div className={classes.section}>
      {isOn ? (
        <>
          <p>We’ll ask for a code from your app when you log in.</p>
          <div>
            <Button loading={end.isPending} onClick={() => end.mutate()}>
              Remove app
            </Button>
          </div>
        </>
      ) : setup ? (
        <div className={classes.code}>
          <Suspense fallback={<span className={classes.qr} />}>
            <QrCode text={setup.otpauth_url} label="QR code for your app" />
          </Suspense>
          <div className={classes.beside}>
            <p>
              Scan this with your app,{" "}
              <TextLink inline linkComponent="a" to={setup.otpauth_url}>
                open the app on this device
              </TextLink>
              , or enter the key:
            </p>
            <p>
              <code className={classes.key}>{setup.secret.match(GROUP)?.join(" ")}</code>
            </p>
            <CodeForm
              label="Code from your app"
              form={form}
              submitLabel="Add app"
              onCancel={() => start.reset()}
            />
          </div>
        </div>
      ) : (
        <div>
          <Button ref={opener} loading={start.isPending} onClick={() => start.mutate()}>
            Set up an app
          </Button>
        </div>
      )}
      {failure && <FormError>{failure}</FormError>}
      {dialog}
    </div>
  );
}
