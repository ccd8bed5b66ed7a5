import { api } from "@devguild/api-client/browser-api";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation } from "@tanstack/react-query";

import { failureText } from "@devguild/api-client/failure-text";
import { pluralize } from "@devguild/schemas/formats";
import { removeStoredDraft } from "../posting-editor/stored-draft.ts";
import type { ListedPosting } from "./posting-actions.ts";
import { useRefreshPostings } from "./use-refresh-postings.ts";

type Props = {
  posting: ListedPosting;
  companyId: number;
  onClose: () => void;
  onDeleted: () => void;
};

const describeLoss = ({ status, candidates_count }: ListedPosting) => {
  if (status === "draft")
    return "The draft and its preview are deleted for good. This can’t be undone.";
  const consequence =
    status === "published" ? "It comes off the site straight away" : "It leaves your dashboard";
  const candidates =
    candidates_count > 0
      ? `, and its ${pluralize(candidates_count, "candidate")} ${candidates_count === 1 ? "leaves" : "leave"} your lists`
      : "";
  return `${consequence}${candidates}. There’s no refund, and this can’t be undone.`;
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
      <p>{describeLoss(posting)}</p>
    </ConfirmModal>
  );
}
