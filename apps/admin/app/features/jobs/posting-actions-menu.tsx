import { PostingDialogs, type PostingQuestion } from "@devguild/company-ui/posting-dialogs";
import { PostingMenu } from "@devguild/company-ui/posting-menu";
import type { ListedPosting } from "@devguild/company-ui/posting-actions";
import { isInstant, usePostingActions } from "@devguild/company-ui/use-posting-actions";

import { buildPostingLinks } from "./posting-links.ts";

/** What staff are asked about a job before something happens to it. */
export type PostingDialogState = PostingQuestion & { companyId: number };

type MenuProps = {
  posting: ListedPosting;
  companyId: number;
  onAsk: (asked: PostingDialogState) => void;
};

/** What staff can do to a job from its row; what needs a question first is asked by `PostingQuestions`. */
export function PostingActionsMenu({ posting, companyId, onAsk }: MenuProps) {
  const runAction = usePostingActions(companyId);
  return (
    <PostingMenu
      posting={posting}
      links={buildPostingLinks(companyId)}
      audience="staff"
      title={posting.title || "Untitled job"}
      onAct={(action) =>
        isInstant(action) ? runAction(action, posting) : onAsk({ action, posting, companyId })
      }
    />
  );
}

type QuestionsProps = { asked: PostingDialogState | null; onClose: () => void };

/** The dialog about a job, beside the list: it stays open if the row leaves the list. */
export function PostingQuestions({ asked, onClose }: QuestionsProps) {
  return (
    <PostingDialogs
      question={asked}
      companyId={asked?.companyId ?? 0}
      onClose={onClose}
      onDeleted={onClose}
    />
  );
}
