import { Button } from "@devguild/design-system/button";
import type { User } from "@devguild/schemas/identity";
import { useState } from "react";

import classes from "./account-section.module.css";
import { DeleteAccountModal } from "./delete-account-modal.tsx";

/** Deletes the current account, and the login with the last one. */
export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.section}>
      <p>
        {user.account_type === "developer"
          ? "Your profile, CV and emails stop straight away. Companies you applied to will still see your name, but not how to contact you."
          : "This account only includes your name and email address."}
        {user.accounts.length === 1 && " This is your last account, so your login is deleted too."}
      </p>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      {isOpen && <DeleteAccountModal user={user} onClose={() => setOpen(false)} />}
    </div>
  );
}
