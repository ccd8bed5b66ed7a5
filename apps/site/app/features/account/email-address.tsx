import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { Badge } from "@devguild/design-system/badge";
import { Button } from "@devguild/design-system/button";
import { Notice } from "@devguild/design-system/notice";
import { PasswordField } from "@devguild/design-system/password-field";
import type { User } from "@devguild/schemas/identity";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { EmailField } from "../forms/email-field.tsx";
import { VerifyNotice } from "../identity/verify-notice.tsx";
import { AccountForm } from "./account-form.tsx";
import classes from "./account-section.module.css";
import { useReturnedFocus } from "../forms/use-returned-focus.ts";

/** The email address people log in with, and the form to change it. */
export function EmailAddress({ user }: { user: User }) {
  const queries = useQueryClient();
  const status = useQuery(api.identity.emailStatus.options());
  const [isChanging, setChanging] = useState(false);
  const opener = useReturnedFocus(isChanging);
  const form = useApiForm(api.identity.changeEmail, {
    initialValues: { email: "", password: "" },
    toInput: ({ email, password }) => ({ body: { email, ...(user.has_password && { password }) } }),
    onSuccess: () => {
      setChanging(false);
      return queries.invalidateQueries({ queryKey: api.identity.emailStatus.key });
    },
  });
  const pending = status.data?.data.pending_email ?? null;
  return (
    <div className={classes.section}>
      <p>
        <strong>{user.email}</strong>{" "}
        {user.email_verified ? <Badge tone="ok">Confirmed</Badge> : <Badge>Not confirmed</Badge>}
      </p>
      {!user.email_verified && <VerifyNotice user={user} />}
      {pending && (
        <Notice>
          We sent a link to <strong>{pending}</strong>. Open it and you’ll log in with that address
          from then on.
        </Notice>
      )}
      {isChanging ? (
        <AccountForm
          form={form}
          submitLabel="Change email address"
          onCancel={() => setChanging(false)}
        >
          <EmailField label="New email address" form={form} />
          {user.has_password && (
            <PasswordField
              label="Your password"
              {...form.field("password")}
              autoComplete="current-password"
            />
          )}
        </AccountForm>
      ) : (
        <div>
          <Button ref={opener} onClick={() => setChanging(true)}>
            Change email address
          </Button>
        </div>
      )}
    </div>
  );
}
