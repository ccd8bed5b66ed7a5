import { api } from "@devguild/api-client/browser-api";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation } from "@tanstack/react-query";

import { failureText } from "@devguild/api-client/failure-text";
import { removeStoredDraft } from "../posting-editor/stored-draft.ts";
import type { ListedPosting } from "./posting-actions.ts";
import { describeDeletion } from "./posting-consequences.ts";
import { useRefreshPostings } from "./use-refresh-postings.ts";

type Props = {
  posting: ListedPosting;
  companyId: number;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for confirmation before a job is deleted, and lists the consequences. */
export function DeletePostingModal({ posting, companyId, onClose, onDeleted }: Props) {
  const user = useCurrentUser();
  const refresh = useRefreshPostings();
  const toasts = useToast();
  const isDraft = posting.status === "draft";
  const title = posting.title || "Untitled job";
  const deleting = useMutation({
    mutationFn: () => api.postings.remove.call({ params: { companyId, jobId: posting.id } }),
    onSuccess: async () => {
      if (user) removeStoredDraft({ userId: user.id, jobId: posting.id, copyOf: null });
      await refresh();
      toasts.show({ tone: "ok", text: `“${title}” deleted.` });
      onDeleted();
    },
  });
  return (
    <ConfirmModal
      title={isDraft ? "Delete this draft?" : "Delete this job?"}
      confirmLabel={isDraft ? "Delete draft" : "Delete job"}
      cancelLabel={isDraft ? "Keep draft" : "Keep job"}
      isPending={deleting.isPending}
      error={deleting.isError ? failureText(deleting.error) : null}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{describeDeletion(posting)}</p>
    </ConfirmModal>
  );
}
