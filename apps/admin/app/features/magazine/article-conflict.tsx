import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import { listDifferences, toArticleValues } from "./article-values.ts";
import type { ArticleEditorState } from "./use-article-editor.ts";

const listWords = new Intl.ListFormat("en-GB");

/** Says that someone else has saved the article, and what differs. */
export function ArticleConflict({ editor }: { editor: ArticleEditorState }) {
  const { theirs, values, keepMine, takeTheirs } = editor;
  if (!theirs) return null;
  const differences = listDifferences(values, toArticleValues(theirs));
  return (
    <ConflictNotice onTakeTheirs={takeTheirs} onKeepMine={keepMine}>
      Someone else has saved this article, or its status has changed.{" "}
      {differences.length > 0
        ? `Yours differs in: ${listWords.format(differences)}.`
        : "Both have the same text."}
    </ConflictNotice>
  );
}
