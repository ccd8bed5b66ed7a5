import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { OwnMembership } from "@devguild/schemas/memberships";
import { useMutation } from "@tanstack/react-query";

import { formatShortDay, getLastDay } from "./account-dates.ts";
import { useRefreshAccount } from "./use-refresh-account.ts";

/** Returns a function that switches a membership's renewal, and says what that means. */
export const useAutoRenew = (companyId: number) => {
  const toasts = useToast();
  const refresh = useRefreshAccount();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, auto_renew }: OwnMembership) =>
      api.memberships.setAutoRenew.call({
        params: { companyId, membershipId: id },
        body: { auto_renew: !auto_renew },
      }),
    onSuccess: ({ data: { plan_name, auto_renew, valid_until } }) =>
      toasts.show({
        tone: "ok",
        text: auto_renew
          ? `${plan_name} renews on ${formatShortDay(new Date(valid_until))}.`
          : `${plan_name} ends on ${formatShortDay(getLastDay(valid_until))}. It works until then.`,
      }),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
    onSettled: refresh,
  });
  return {
    toggle: (membership: OwnMembership) => {
      if (!isPending) mutate(membership);
    },
    /** The membership that is being switched, as it was before; null if none is. */
    pending: isPending ? variables : null,
  };
};
