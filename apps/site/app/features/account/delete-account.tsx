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

/** Deletes the account in use, and with the last one the login. */
export function DeleteAccount({ user }: { user: User }) {
  const { app, urls } = useFrame();
  const [isAsking, setAsking] = useState(false);
  const isDeveloper = user.account_type === "developer";
  const isLast = user.accounts.length === 1;
  const deleting = useMutation({
    mutationFn: async () => {
      const { data } = isDeveloper
        ? await api.account.deleteDeveloper.call()
        : await api.account.deleteGeneric.call();
      return data.logged_out ? "/" : homePath((await api.identity.me.call()).data.home);
    },
    // A new document: nothing on this page is theirs any more.
    onSuccess: (path) => location.assign(hrefFrom(app, urls, path)),
  });
  const comesBack = isDeveloper || isLast;
  return (
    <div className={classes.section}>
      <p>
        {isDeveloper
          ? "Your profile, your CV and all mails about it are off at once. Companies that you applied to keep your name, and nothing to reach you by."
          : "This account holds nothing but your name and address."}
        {isLast && " It is your last account, so your login goes with it."}
      </p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Delete your account?"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
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
          {comesBack
            ? `We mail a link to ${user.email} by which you can have everything back for ${RESTORABLE_DAYS} days. After that it is gone for good.`
            : "It is gone for good. Your other accounts stay."}
        </p>
        {deleting.isError && <FormError>{deleting.error.message}</FormError>}
      </Modal>
    </div>
  );
}
