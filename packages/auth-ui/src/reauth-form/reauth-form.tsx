import { api } from "@devguild/api-client/browser-api";
import { useFormErrors } from "@devguild/api-client/use-form-errors";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { formText } from "@devguild/design-system/form-text";
import { PostForm } from "@devguild/design-system/post-form";
import { TextField } from "@devguild/design-system/text-field";
import { TextButton } from "@devguild/design-system/text-link";
import type { MfaChallenge, MfaProof } from "@devguild/schemas/mfa";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { getAssertion } from "../passkeys/passkeys.ts";
import classes from "./reauth-form.module.css";

type Method = MfaProof["method"];

const LABELS: Record<Exclude<Method, "passkey">, string> = {
  totp: "Code of your authenticator app",
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
  /** Sends the proof; what it throws is shown. */
  prove: (proof: MfaProof) => Promise<unknown>;
  submitLabel: string;
};

/** Answers a question of second factors by whichever of them is at hand; a recovery code always is one. */
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
  const proving = useMutation({
    mutationFn: async (code: string) => {
      if (method !== "passkey") return prove({ challenge_id, method, code });
      if (!passkeyOptions) throw new Error("This passkey cannot be used here.");
      return prove({ challenge_id, method, assertion: await getAssertion(passkeyOptions) });
    },
  });
  const { form, fields, general } = useFormErrors(proving.error);
  // The question comes while somebody waits for it, and what they pressed for another way is gone.
  useEffect(() => {
    const entry = method === "passkey" ? "[type=submit]" : "input";
    form.current?.querySelector<HTMLElement>(entry)?.focus();
  }, [form, method]);
  const choose = (other: Method) => {
    proving.reset();
    setMethod(other);
    if (other === "sms" && !challenge.code_sent) texting.mutate();
  };
  return (
    <div className={classes.proof}>
      <PostForm
        key={method}
        ref={form}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          proving.mutate(formText(new FormData(event.currentTarget), "code"));
        }}
      >
        {method === "passkey" ? (
          <p>Your device asks for your finger, your face or its PIN.</p>
        ) : (
          <TextField
            label={LABELS[method]}
            name="code"
            autoComplete="one-time-code"
            inputMode={method === "recovery" ? "text" : "numeric"}
            help={
              method === "sms" && challenge.masked_phone
                ? `It goes to ${challenge.masked_phone}.`
                : undefined
            }
            error={fields["code"] ?? (texting.isError ? texting.error.message : undefined)}
          />
        )}
        {(general ?? (method === "passkey" && fields["assertion"])) && (
          <FormError>{general ?? fields["assertion"]}</FormError>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={proving.isPending || proving.isSuccess}
        >
          {method === "passkey" ? "Use my passkey" : submitLabel}
        </Button>
      </PostForm>
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
