import { LeaveUnsaved } from "@devguild/app-shell/leave-unsaved";
import type { ArticleEditorState } from "./use-article-editor.ts";

type Props = {
  editor: ArticleEditorState;
  /** Whether there is nothing left to save. */
  isDeleted: boolean;
};

/** Asks before an article with unsaved changes is left; those of a draft are saved on the way. */
export function LeaveArticle({ editor, isDeleted }: Props) {
  const asks = !editor.isSaved && !isDeleted && (!editor.isSavedAsTyped || editor.theirs !== null);
  return <LeaveUnsaved asks={asks} />;
}
