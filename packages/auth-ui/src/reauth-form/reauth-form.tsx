import { api } from "@devguild/api-client/browser-api";
import { DisplayError } from "@devguild/api-client/display-error";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";
import { TextButton } from "@devguild/design-system/text-link";
import type { MfaChallenge, MfaProof } from "@devguild/schemas/mfa";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { EntryForm } from "../entry-form/entry-form.tsx";
import { getAssertion } from "../passkeys/passkeys.ts";
import classes from "./reauth-form.module.css";

type Method = MfaProof["method"];

const LABELS: Record<Exclude<Method, "passkey">, string> = {
  totp: "Code from your authenticator app",
  sms: "Code from the text message",
  recovery: "Recovery code",
};

const USE_INSTEAD: Record<Method, string> = {
  passkey: "Use a passkey",
  totp: "Use the authenticator app",
  sms: "Send a code to my phone",
  recovery: "Use a recovery code",
};

type Props = {
  challenge: MfaChallenge;
  /** Sends the proof; errors that it throws are shown. */
  prove: (proof: MfaProof) => Promise<unknown>;
  submitLabel: string;
};

/** A form to answer an MFA challenge with any of the user's methods, or with a recovery code. */
export function ReauthForm({ challenge, prove, submitLabel }: Props) {
  const { challenge_id, passkey_options: passkeyOptions } = challenge;
  const ways: Method[] = [
    ...(["passkey", "totp", "sms"] as const).filter((way) => challenge.methods.includes(way)),
    "recovery",
  ];
  const [method, setMethod] = useState<Method>(ways[0] ?? "recovery");
  const texting = useMutation({
    mutationFn: () => api.mfa.sendCode.call({ body: { challenge_id } }),
  });
  const form = useApiForm(
    { call: prove },
    {
      initialValues: { code: "" },
      toInput: async ({ code }) => {
        if (method !== "passkey") return { challenge_id, method, code };
        if (!passkeyOptions) throw new DisplayError("This passkey can’t be used here.");
        return { challenge_id, method, assertion: await getAssertion(passkeyOptions) };
      },
    },
  );
  const { ref } = form.props;
  const code = form.field("code");
  // The user is waiting for the form, and switching methods removes the button that they
  // pressed.
  useEffect(() => {
    const entry = method === "passkey" ? "[type=submit]" : "input";
    ref.current?.querySelector<HTMLElement>(entry)?.focus();
  }, [ref, method]);
  const choose = (other: Method) => {
    form.reset();
    setMethod(other);
    if (other === "sms" && !challenge.code_sent) texting.mutate();
  };
  return (
    <div className={classes.proof}>
      <EntryForm
        form={form}
        className={classes.form}
        submitLabel={method === "passkey" ? "Use my passkey" : submitLabel}
      >
        {method === "passkey" ? (
          <p>Your device will ask for your fingerprint, face or PIN.</p>
        ) : (
          <TextField
            label={LABELS[method]}
            autoComplete="one-time-code"
            inputMode={method === "recovery" ? "text" : "numeric"}
            help={
              method === "sms" && challenge.masked_phone
                ? `We’ll send it to ${challenge.masked_phone}.`
                : undefined
            }
            {...code}
            error={code.error ?? texting.error?.message}
          />
        )}
      </EntryForm>
      <div className={classes.ways}>
        {ways
          .filter((way) => way !== method)
          .map((way) => (
            <TextButton key={way} inline onClick={() => choose(way)}>
              {USE_INSTEAD[way]}
            </TextButton>
          ))}
      </div>
    </div>
  );
}
