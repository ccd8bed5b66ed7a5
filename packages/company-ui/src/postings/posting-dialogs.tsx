import { ChangeAddressModal } from "./change-address-modal.tsx";
import { DeletePostingModal } from "./delete-posting-modal.tsx";
import { ExtendPostingModal } from "./extend-posting-modal.tsx";
import type { ListedPosting, PostingAction } from "./posting-actions.ts";
import { ReleasePostingModal } from "./release-posting-modal.tsx";
import { UnpublishPostingModal } from "./unpublish-posting-modal.tsx";

/** An action that asks something first, and the job that it is about. */
export type PostingQuestion = { action: PostingAction; posting: ListedPosting };

type Props = {
  question: PostingQuestion | null;
  companyId: number;
  onClose: () => void;
  onDeleted: () => void;
};

/** The dialog of the action that was chosen for a job. */
export function PostingDialogs({ question, companyId, onClose, onDeleted }: Props) {
  if (!question) return null;
  const dialog = { posting: question.posting, companyId, onClose };
  switch (question.action) {
    case "release":
      return <ReleasePostingModal {...dialog} />;
    case "extend":
      return <ExtendPostingModal {...dialog} />;
    case "change-url":
      return <ChangeAddressModal {...dialog} />;
    case "unpublish":
      return <UnpublishPostingModal {...dialog} />;
    case "delete":
      return <DeletePostingModal {...dialog} onDeleted={onDeleted} />;
    default:
      return null;
  }
}
