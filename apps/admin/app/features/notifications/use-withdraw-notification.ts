import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** Takes a notification back before it goes out, and says whether that worked. */
export const useWithdrawNotification = () => {
  const toasts = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.adminNotifications.withdraw.call({ params: { id } }),
    onSuccess: (answer) => {
      const { queryKey } = api.adminNotifications.sent.options({ params: { id: answer.data.id } });
      queries.setQueryData(queryKey, answer);
      toasts.show({ tone: "ok", text: "Taken back. Nobody was notified." });
    },
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
};
