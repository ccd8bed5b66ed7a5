import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { useMutation } from "@tanstack/react-query";

import type { ListedPosting } from "./posting-actions.ts";
import { describeStaying } from "./posting-life.ts";
import { useRefreshPostings } from "./use-refresh-postings.ts";

type Props = { posting: ListedPosting; companyId: number; onClose: () => void };

const describeConsequence = ({
  candidates_count: candidates,
  price_type,
  offer_type,
}: ListedPosting) => {
  const cost =
    price_type === "membership"
      ? " Its job slot is free straight away."
      : offer_type === OFFER_TYPES.PPH
        ? ""
        : " There’s no refund for the days that are left.";
  return `It comes off the site straight away, and nobody can apply any more.${describeStaying(candidates)}${cost}`;
};

/** Asks for confirmation before a job comes off the site. */
export function UnpublishPostingModal({ posting, companyId, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshPostings();
  const unpublishing = useMutation({
    mutationFn: () => api.postings.unpublish.call({ params: { companyId, jobId: posting.id } }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: `“${posting.title}” unpublished.` });
      onClose();
    },
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
      <p>{describeConsequence(posting)}</p>
    </ConfirmModal>
  );
}
