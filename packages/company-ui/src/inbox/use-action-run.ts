import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useBulkRun } from "@devguild/api-client/use-bulk-run";
import { useToast } from "@devguild/design-system/toast";
import { useQueryClient } from "@tanstack/react-query";

/** Refreshes everything that shows candidates or how many there are. */
const useRefreshCandidates = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [
        api.candidateInbox.list.key,
        api.candidateInbox.one.key,
        api.candidateInbox.options.key,
        api.candidateInbox.waits.key,
        api.candidates.list.key,
        api.candidates.one.key,
        api.postings.list.key,
        api.dashboards.company.key,
        // The menu counts new candidates.
        api.identity.me.key,
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
};

/** Follows an action for many candidates until it is finished, and stops or undoes it. */
export const useActionRun = (companyId: number) => {
  const toasts = useToast();
  const refresh = useRefreshCandidates();
  const { run, ...rest } = useBulkRun({
    options: (actionId) => api.candidateInbox.action.options({ params: { companyId, actionId } }),
    stop: (actionId) => api.candidateInbox.stopAction.call({ params: { companyId, actionId } }),
    undo: (actionId) => api.candidateInbox.undoAction.call({ params: { companyId, actionId } }),
    refresh,
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  return { ...rest, action: run };
};
export type ActionRun = ReturnType<typeof useActionRun>;
