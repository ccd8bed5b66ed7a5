import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import type { FormWith } from "@devguild/api-client/use-api-form";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextField } from "@devguild/design-system/text-field";
import type { User } from "@devguild/schemas/identity";
import { useMutation } from "@tanstack/react-query";

import { useStepUp } from "../step-up/step-up.tsx";

/** The values of a form with a proof, before anything is typed. */
export const NO_PROOF = { password: "", verification_code: "" };

const getKind = (user: User) =>
  user.mfa_active ? "factor" : user.has_password ? "password" : "code";

/**
 * The proof that it is the user who deletes an account: a second factor if there is one, else the password, else
 * an emailed code. `toProof` gives what the call takes; render `dialog`. Source: docs/product/account.md.
 */
export const useDeletionProof = (user: User, purpose: string) => {
  const kind = getKind(user);
  const { prove, dialog } = useStepUp();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api.account.sendDeletionCode.call(),
  });
  return {
    kind,
    dialog,
    /** Whether a code has to be sent before anything can be deleted. */
    needsCode: kind === "code" && !data,
    send: mutate,
    isSending: isPending,
    sendingError: error,
    /** Where the code was sent. */
    codeAddress: data?.data.email,
    toProof: async ({ password, verification_code }: typeof NO_PROOF) =>
      kind === "factor"
        ? { mfa_token: await prove("account.delete", user.id, purpose) }
        : kind === "password"
          ? { password }
          : { verification_code },
  };
};

type Proof = ReturnType<typeof useDeletionProof>;

/** The fields of the proof; nothing for a second factor, which a dialog asks for. */
export function DeletionProofFields({
  proof,
  form,
}: {
  proof: Proof;
  form: FormWith<keyof typeof NO_PROOF>;
}) {
  return (
    <>
      {proof.kind === "password" && (
        <PasswordField
          label="Your password"
          {...form.field("password")}
          autoComplete="current-password"
        />
      )}
      {proof.needsCode && <p>To confirm it’s you, we’ll email you a code.</p>}
      {proof.sendingError && <FormError>{failureText(proof.sendingError)}</FormError>}
      {proof.codeAddress && (
        <TextField
          label="Code from the email"
          {...form.field("verification_code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          help={`We sent it to ${proof.codeAddress}. It expires in 10 minutes.`}
        />
      )}
    </>
  );
}

/** The button that deletes, or that emails the code first. */
export function DeletionButton({
  proof,
  form,
  loading,
  children,
}: {
  proof: Proof;
  /** The id of the form. */
  form: string;
  loading: boolean;
  children: string;
}) {
  return proof.needsCode ? (
    <Button variant="primary" loading={proof.isSending} onClick={() => proof.send()}>
      Email me a code
    </Button>
  ) : (
    <Button type="submit" form={form} variant="dangerFilled" loading={loading}>
      {children}
    </Button>
  );
}
