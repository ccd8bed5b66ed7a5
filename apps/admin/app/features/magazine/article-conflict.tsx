import { Button } from "@devguild/design-system/button";
import { Notice } from "@devguild/design-system/notice";

import { listDifferences, toArticleValues } from "./article-values.ts";
import type { ArticleEditorState } from "./use-article-editor.ts";
import classes from "./article-editor.module.css";

const listWords = new Intl.ListFormat("en-GB");

/** Says that someone else has saved the article, and what differs; nothing is overwritten by itself. */
export function ArticleConflict({ editor }: { editor: ArticleEditorState }) {
  const { theirs, values, keepMine, takeTheirs } = editor;
  if (!theirs) return null;
  const differences = listDifferences(values, toArticleValues(theirs));
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <div className={classes.choices}>
          <Button size="sm" onClick={takeTheirs}>
            Use the saved version
          </Button>
          <Button size="sm" onClick={keepMine}>
            Keep mine
          </Button>
        </div>
      }
    >
      Someone else has saved this article, or its status has changed.{" "}
      {differences.length > 0
        ? `Yours differs in: ${listWords.format(differences)}. `
        : "Both have the same text. "}
      Nothing of yours is saved until you choose.
    </Notice>
  );
}
