import { api } from "@devguild/api-client/browser-api";
import { Badge } from "@devguild/design-system/badge";
import { Button } from "@devguild/design-system/button";
import { formText } from "@devguild/design-system/form-text";
import { Notice } from "@devguild/design-system/notice";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextField } from "@devguild/design-system/text-field";
import type { User } from "@devguild/schemas/identity";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { VerifyNotice } from "../identity/verify-notice.tsx";
import { AccountForm } from "./account-form.tsx";
import classes from "./account-section.module.css";
import { useReturnedFocus } from "../forms/use-returned-focus.ts";

/** The address that somebody logs in with, and the change to another one. */
export function EmailAddress({ user }: { user: User }) {
  const queries = useQueryClient();
  const status = useQuery(api.identity.emailStatus.options());
  const [isChanging, setChanging] = useState(false);
  const opener = useReturnedFocus(isChanging);
  const changing = useMutation({
    mutationFn: (form: FormData) =>
      api.identity.changeEmail.call({
        body: {
          email: formText(form, "email"),
          ...(user.has_password && { password: formText(form, "password") }),
        },
      }),
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
          We sent a link to <strong>{pending}</strong>. Once you open it, that is the address you
          log in with.
        </Notice>
      )}
      {isChanging ? (
        <AccountForm
          sending={changing}
          submitLabel="Use this address"
          onCancel={() => setChanging(false)}
        >
          {(errors) => (
            <>
              <TextField
                label="New e-mail address"
                type="email"
                name="email"
                autoComplete="email"
                error={errors["email"]}
              />
              {user.has_password && (
                <PasswordField
                  label="Your password"
                  name="password"
                  autoComplete="current-password"
                  error={errors["password"]}
                />
              )}
            </>
          )}
        </AccountForm>
      ) : (
        <div>
          <Button ref={opener} onClick={() => setChanging(true)}>
            Change my address
          </Button>
        </div>
      )}
    </div>
  );
}
