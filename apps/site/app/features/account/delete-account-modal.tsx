import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import {
  DeletionButton,
  DeletionProofFields,
  NO_PROOF,
  useDeletionProof,
} from "@devguild/auth-ui/deletion-proof";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import type { User } from "@devguild/schemas/identity";
import { accountDeletedPath } from "@devguild/session/account-deleted-path";

import classes from "./account-section.module.css";

const FORM = "delete-account";

type Props = { user: User; onClose: () => void };

/** Asks for proof before it deletes the current account, then says until when it can be restored. */
export function DeleteAccountModal({ user, onClose }: Props) {
  const isDeveloper = user.account_type === "developer";
  const proof = useDeletionProof(user, "Delete your account");
  const form = useApiForm(isDeveloper ? api.account.deleteDeveloper : api.account.deleteGeneric, {
    initialValues: NO_PROOF,
    toInput: async (values) => ({ body: await proof.toProof(values) }),
    // Loads a new document, because nothing on this page belongs to them any more.
    onSuccess: ({ data }) => location.assign(accountDeletedPath(data)),
  });
  return (
    <>
      <Modal
        opened={!proof.dialog}
        keepMounted
        onClose={onClose}
        title="Delete your account?"
        closeOnClickOutside={!form.isTouched}
        footer={
          <>
            <Button onClick={onClose}>Keep my account</Button>
            <DeletionButton proof={proof} form={FORM} loading={form.isPending || form.isSuccess}>
              Delete my account
            </DeletionButton>
          </>
        }
      >
        <ApiForm id={FORM} form={form} className={classes.form}>
          <p>
            {isDeveloper || user.accounts.length === 1
              ? `We’ll email a link to ${user.email}. You can use it to restore everything for ${RESTORABLE_DAYS} days. After that it’s gone for good.`
              : "This can’t be undone. Your other accounts aren’t affected."}
          </p>
          <DeletionProofFields proof={proof} form={form} />
        </ApiForm>
      </Modal>
      {proof.dialog}
    </>
  );
}
