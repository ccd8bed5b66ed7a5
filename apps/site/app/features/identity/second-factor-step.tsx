import { TextButton } from "@devguild/design-system/text-link";
import { TextField } from "@devguild/design-system/text-field";
import { api } from "@devguild/frame/browser-api";
import type { MfaChallenge } from "@devguild/schemas/mfa";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { EntryForm } from "./entry-form.tsx";
import { EntryPage } from "./entry-page.tsx";
import { formText } from "./form-text.ts";

type Method = "totp" | "sms" | "recovery";

const LABELS: Record<Method, string> = {
  totp: "Code of your authenticator app",
  sms: "Code from the text message",
  recovery: "Recovery code",
};

const USE_INSTEAD: Record<Method, string> = {
  totp: "Use the authenticator app",
  sms: "Send a code to my phone",
  recovery: "Use a recovery code",
};

/** Asks for the second factor of a login; a recovery code answers always. */
export default function SecondFactorStep({
  challenge,
  onDone,
}: {
  challenge: MfaChallenge;
  onDone: () => void;
}) {
  const ways: Method[] = [
    ...(["totp", "sms"] as const).filter((method) => challenge.methods.includes(method)),
    "recovery",
  ];
  const [method, setMethod] = useState<Method>(ways[0] ?? "recovery");
  const texting = useMutation({
    mutationFn: () => api.mfa.sendCode.call({ body: { challenge_id: challenge.challenge_id } }),
  });
  const proving = useMutation({
    mutationFn: (form: FormData) =>
      api.mfa.finishLogIn.call({
        body: { challenge_id: challenge.challenge_id, method, code: formText(form, "code") },
      }),
    onSuccess: onDone,
  });
  const choose = (other: Method) => {
    proving.reset();
    setMethod(other);
    if (other === "sms" && !challenge.code_sent) texting.mutate();
  };
  return (
    <EntryPage title="Is it you?">
      <p>Your password was right. One more proof, and you are in.</p>
      <EntryForm key={method} sending={proving} submitLabel="Go on">
        {(errors) => (
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
            error={errors["code"] ?? (texting.isError ? texting.error.message : undefined)}
          />
        )}
      </EntryForm>
      {ways
        .filter((way) => way !== method)
        .map((way) => (
          <p key={way}>
            <TextButton inline onClick={() => choose(way)}>
              {USE_INSTEAD[way]}
            </TextButton>
          </p>
        ))}
    </EntryPage>
  );
}
