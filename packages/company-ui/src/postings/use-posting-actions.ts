import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";

import type { ListedPosting, PostingAction } from "./posting-actions.ts";
import { describeStaying } from "./posting-consequences.ts";
import { useRefreshPostings } from "./use-refresh-postings.ts";

/** The actions that need no question first. */
const INSTANT = ["archive", "restore", "boost", "republish"] as const;
type InstantAction = (typeof INSTANT)[number];

const DONE: Record<InstantAction, string> = {
  archive: "archived.",
  restore: "moved out of the archive.",
  boost: "boosted for 7 more days.",
  republish: "published again.",
};
const UNDOES: Partial<Record<InstantAction, InstantAction>> = {
  archive: "restore",
  restore: "archive",
};

/** Returns whether an action runs straight away. */
export const isInstant = (action: PostingAction): action is InstantAction =>
  (INSTANT as readonly PostingAction[]).includes(action);

/** Returns a function that runs an instant action on a job, says what happened, and offers an undo. */
export const usePostingActions = (companyId: number) => {
  const toasts = useToast();
  const refresh = useRefreshPostings();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action, posting }: { action: InstantAction; posting: ListedPosting }) => {
      const params = { companyId, jobId: posting.id };
      switch (action) {
        case "archive":
        case "restore":
          return api.postings.archive.call({ params, body: { archived: action === "archive" } });
        case "boost":
          return api.postings.boost.call({
            params,
            body: { boosted_until: posting.boosted_until },
          });
        case "republish":
          return api.postings.republishPayPerHire.call({ params });
      }
    },
    onSuccess: (_, { action, posting }) => {
      const undo = UNDOES[action];
      toasts.show({
        tone: "ok",
        text: `“${posting.title || "Untitled job"}” ${DONE[action]}${action === "archive" ? describeStaying(posting) : ""}`,
        ...(undo && { undo: { onPress: () => mutate({ action: undo, posting }) } }),
      });
    },
    onError: (error, { action, posting }) =>
      toasts.show({
        tone: "bad",
        text: `“${posting.title || "Untitled job"}” wasn’t ${DONE[action]} ${failureText(error)}`,
      }),
    // Also after a failure: the job may be in another state by now.
    onSettled: refresh,
  });
  return (action: InstantAction, posting: ListedPosting) => {
    if (!isPending) mutate({ action, posting });
  };
};
