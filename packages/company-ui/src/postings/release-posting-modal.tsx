import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";

import type { ListedPosting } from "./posting-actions.ts";
import { describeRelease } from "./posting-consequences.ts";
import { useRefreshPostings } from "./use-refresh-postings.ts";

type Props = {
  posting: Pick<ListedPosting, "id" | "title" | "price_type">;
  companyId: number;
  onClose: () => void;
};

/** Asks staff for confirmation before a pending job goes live and is charged. */
export function ReleasePostingModal({ posting, companyId, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshPostings();
  const releasing = useMutation({
    mutationFn: () => api.postings.release.call({ params: { companyId, jobId: posting.id } }),
    onSuccess: () => {
      toasts.show({ tone: "ok", text: `“${posting.title}” is published.` });
      onClose();
    },
    // Also after a failure: the owner may have confirmed meanwhile, and the job be live.
    onSettled: refresh,
  });
  return (
    <ConfirmModal
      title="Release this job?"
      confirmLabel="Release job"
      danger={false}
      isPending={releasing.isPending}
      error={releasing.isError ? failureText(releasing.error) : null}
      onConfirm={() => releasing.mutate()}
      onClose={onClose}
    >
      <p>
        <strong>{posting.title}</strong>
      </p>
      <p>{describeRelease(posting)}</p>
    </ConfirmModal>
  );
}
