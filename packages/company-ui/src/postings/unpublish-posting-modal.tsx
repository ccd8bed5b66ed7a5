import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";

import type { ListedPosting } from "./posting-actions.ts";
import { describeUnpublishing } from "./posting-consequences.ts";
import { useRefreshPostings } from "./use-refresh-postings.ts";

type Props = { posting: ListedPosting; companyId: number; onClose: () => void };

/** Asks for confirmation before a job comes off the site. */
export function UnpublishPostingModal({ posting, companyId, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshPostings();
  const unpublishing = useMutation({
    mutationFn: () => api.postings.unpublish.call({ params: { companyId, jobId: posting.id } }),
    onSuccess: () => {
      toasts.show({ tone: "ok", text: `“${posting.title}” unpublished.` });
      onClose();
    },
    // Also after a failure: it may be off the site all the same.
    onSettled: refresh,
  });
  return (
    <ConfirmModal
      title="Unpublish this job?"
      confirmLabel="Unpublish job"
      cancelLabel="Keep it online"
      danger={false}
      isPending={unpublishing.isPending}
      error={unpublishing.isError ? failureText(unpublishing.error) : null}
      onConfirm={() => unpublishing.mutate()}
      onClose={onClose}
    >
      <p>
        <strong>{posting.title}</strong>
      </p>
      <p>{describeUnpublishing(posting)}</p>
    </ConfirmModal>
  );
}
