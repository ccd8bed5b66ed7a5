import { Avatar } from "@devguild/design-system/avatar";

import classes from "./article-presence.module.css";
import { describeEditor } from "./describe-editor.ts";
import { useArticlePresence } from "./use-article-presence.ts";

type Props = {
  articleId: number;
  /** What is typed; a new value counts as typing. */
  typed: unknown;
};

/** Who else has the article open, and how long ago they typed. */
export function ArticlePresence({ articleId, typed }: Props) {
  const { others, at } = useArticlePresence(articleId, typed);
  return (
    <ul className={classes.editors} aria-label="Also here" aria-live="polite">
      {others.map((editor) => (
        <li key={editor.id}>
          <Avatar name={editor.name} size={24} />
          <span>{describeEditor(editor, at)}</span>
        </li>
      ))}
    </ul>
  );
}
