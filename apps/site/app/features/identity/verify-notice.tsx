import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { Notice } from "@devguild/design-system/notice";
import type { User } from "@devguild/schemas/identity";
import { useMutation } from "@tanstack/react-query";

/** Asks the user to confirm their address, and can resend the link. */
export function VerifyNotice({ user }: { user: Pick<User, "email"> }) {
  const resending = useMutation({ mutationFn: () => api.identity.resendVerification.call() });
  return (
    <Notice
      tone={resending.isError ? "bad" : "info"}
      action={
        resending.isSuccess ? undefined : (
          <Button size="sm" loading={resending.isPending} onClick={() => resending.mutate()}>
            Send it again
          </Button>
        )
      }
    >
      {resending.isSuccess ? (
        <>We’ve sent a new link to {user.email}.</>
      ) : resending.isError ? (
        failureText(resending.error)
      ) : (
        <>
          We sent a link to <strong>{user.email}</strong>. Open it to confirm your address.
        </>
      )}
    </Notice>
  );
}
