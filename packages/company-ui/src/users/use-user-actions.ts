import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { CompanyUser } from "@devguild/schemas/company-users";
import { useMutation } from "@tanstack/react-query";

import type { UserAction } from "./user-actions.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";

type InstantAction = "resend-invite" | "reactivate";

/** Returns whether an action runs straight away, without a dialog. */
export const isInstant = (action: UserAction): action is InstantAction =>
  action === "resend-invite" || action === "reactivate";

/** Returns a function that runs an instant action on a user and says what happened. */
export const useUserActions = (companyId: number) => {
  const toasts = useToast();
  const refresh = useRefreshUsers();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action, user }: { action: InstantAction; user: CompanyUser }) => {
      const params = { companyId, userId: user.id };
      return action === "resend-invite"
        ? api.companyUsers.resendInvite.call({ params })
        : api.companyUsers.reactivate.call({ params });
    },
    onSuccess: (_, { action, user }) =>
      toasts.show({
        tone: "ok",
        text:
          action === "resend-invite"
            ? `New invitation sent to ${user.email}.`
            : `${user.full_name} has access again.`,
      }),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
    // Also after a failure: the user may have another status by now.
    onSettled: refresh,
  });
  return (action: InstantAction, user: CompanyUser) => {
    if (!isPending) mutate({ action, user });
  };
};
