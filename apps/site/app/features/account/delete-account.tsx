import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import type { User } from "@devguild/schemas/identity";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import classes from "./account-section.module.css";

/** Deletes the current account, and the login with the last one. */
export function DeleteAccount({ user }: { user: User }) {
  const { app, urls } = useFrame();
  const [isOpen, setOpen] = useState(false);
  const isDeveloper = user.account_type === "developer";
  const isLast = user.accounts.length === 1;
  const deleting = useMutation({
    mutationFn: async () => {
      const { data } = isDeveloper
        ? await api.account.deleteDeveloper.call()
        : await api.account.deleteGeneric.call();
      return data.logged_out ? "/" : homePath((await api.identity.me.call()).data.home);
    },
    // Loads a new document, because nothing on this page belongs to them any more.
    onSuccess: (path) => location.assign(hrefFrom(app, urls, path)),
  });
  const canBeRestored = isDeveloper || isLast;
  return (
    <div className={classes.section}>
      <p>
        {isDeveloper
          ? "Your profile, CV and emails stop straight away. Companies you applied to will still see your name, but not how to contact you."
          : "This account only includes your name and email address."}
        {isLast && " This is your last account, so your login is deleted too."}
      </p>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep my account</Button>
            <Button
              variant="dangerFilled"
              loading={deleting.isPending || deleting.isSuccess}
              onClick={() => deleting.mutate()}
            >
              Delete my account
            </Button>
          </>
        }
      >
        <p>
          {canBeRestored
            ? `We’ll email a link to ${user.email}. You can use it to restore everything for ${RESTORABLE_DAYS} days. After that it’s gone for good.`
            : "This can’t be undone. Your other accounts aren’t affected."}
        </p>
        {deleting.isError && <FormError>{deleting.error.message}</FormError>}
      </Modal>
    </div>
  );
}
