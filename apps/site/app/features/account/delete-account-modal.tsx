import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextField } from "@devguild/design-system/text-field";
import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import type { User } from "@devguild/schemas/identity";
import { useMutation } from "@tanstack/react-query";

import classes from "./account-section.module.css";
import { accountDeletedPath } from "./account-deleted-path.ts";

const FORM = "delete-account";

type Props = { user: User; onClose: () => void };

/** What the user proves their identity with: a second factor if there is one, else the password or a code. */
const getProofKind = (user: User) =>
  user.mfa_active ? "factor" : user.has_password ? "password" : "code";

/** Asks for proof before it deletes the current account, then says until when it can be restored. */
export function DeleteAccountModal({ user, onClose }: Props) {
  const proofKind = getProofKind(user);
  const isDeveloper = user.account_type === "developer";
  const { prove, dialog } = useStepUp();
  const sending = useMutation({ mutationFn: () => api.account.sendDeletionCode.call() });
  const form = useApiForm(isDeveloper ? api.account.deleteDeveloper : api.account.deleteGeneric, {
    initialValues: { password: "", verification_code: "" },
    toInput: async ({ password, verification_code }) => ({
      body:
        proofKind === "factor"
          ? { mfa_token: await prove("account.delete", user.id, "Delete your account") }
          : proofKind === "password"
            ? { password }
            : { verification_code },
    }),
    // Loads a new document, because nothing on this page belongs to them any more.
    onSuccess: ({ data }) => location.assign(accountDeletedPath(data)),
  });
  const needsCode = proofKind === "code" && !sending.data;
  return (
    <>
      <Modal
        opened={!dialog}
        keepMounted
        onClose={onClose}
        title="Delete your account?"
        footer={
          <>
            <Button onClick={onClose}>Keep my account</Button>
            {needsCode ? (
              <Button
                variant="primary"
                loading={sending.isPending}
                onClick={() => sending.mutate()}
              >
                Email me a code
              </Button>
            ) : (
              <Button
                type="submit"
                form={FORM}
                variant="dangerFilled"
                loading={form.isPending || form.isSuccess}
              >
                Delete my account
              </Button>
            )}
          </>
        }
      >
        <ApiForm id={FORM} form={form} className={classes.form}>
          <p>
            {isDeveloper || user.accounts.length === 1
              ? `We’ll email a link to ${user.email}. You can use it to restore everything for ${RESTORABLE_DAYS} days. After that it’s gone for good.`
              : "This can’t be undone. Your other accounts aren’t affected."}
          </p>
          {proofKind === "password" && (
            <PasswordField
              label="Your password"
              {...form.field("password")}
              autoComplete="current-password"
            />
          )}
          {needsCode && <p>To confirm it’s you, we’ll email you a code.</p>}
          {sending.isError && <FormError>{sending.error.message}</FormError>}
          {sending.data && (
            <TextField
              label="Code from the email"
              {...form.field("verification_code")}
              autoComplete="one-time-code"
              inputMode="numeric"
              help={`We sent it to ${sending.data.data.email}. It expires in 10 minutes.`}
            />
          )}
        </ApiForm>
      </Modal>
      {dialog}
    </>
  );
}
