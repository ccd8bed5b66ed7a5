import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { AdminUser } from "@devguild/schemas/admin-users";
import { useMutation } from "@tanstack/react-query";

import { useRefreshStaff } from "./use-refresh-staff.ts";

/** Returns a function that sends an invitation again, and says so. */
export const useResendInvitation = () => {
  const toasts = useToast();
  const refresh = useRefreshStaff();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: AdminUser) => api.adminUsers.resendInvite.call({ params: { id } }),
    onSuccess: (_, { email }) =>
      toasts.show({ tone: "ok", text: `New invitation sent to ${email}.` }),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
    // Also after a failure: they may have accepted by now.
    onSettled: refresh,
  });
  return (person: AdminUser) => {
    if (!isPending) mutate(person);
  };
};
