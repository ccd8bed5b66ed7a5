import { SaveLine } from "@devguild/company-ui/save-line";
import { Notice } from "@devguild/design-system/notice";
import { TextButton } from "@devguild/design-system/text-link";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminArticle, ArticleEditOptions } from "@devguild/schemas/admin-magazine";
import { useState } from "react";
import { useNavigate } from "react-router";

import { ArticleConflict } from "./article-conflict.tsx";
import { ARTICLES_PATH, editArticlePath } from "./article-addresses.ts";
import { ArticleHead } from "./article-head.tsx";
import { ArticleMain } from "./article-main.tsx";
import { ArticleMenu } from "./article-menu.tsx";
import { ArticlePresence } from "./article-presence.tsx";
import classes from "./article-editor.module.css";
import { DetailsBox } from "./details-box.tsx";
import { LeaveArticle } from "./leave-article.tsx";
import { PictureBox } from "./picture-box.tsx";
import { PublishBox } from "./publish-box.tsx";
import { RevisionsBox } from "./revisions-box.tsx";
import { SearchBox } from "./search-box.tsx";
import { useArticleEditor } from "./use-article-editor.ts";

const DeleteArticleModal = lazyDialog(() => import("./delete-article-modal.tsx"));

type Props = { article: AdminArticle; options: ArticleEditOptions };

/** Writes an article, and decides when it goes out. */
export function ArticleEditor({ article: opened, options }: Props) {
  const editor = useArticleEditor(opened);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const { article } = editor;
  return (
    <>
      <ArticleHead
        article={article}
        title={editor.values.title}
        current={editArticlePath(article.id)}
        beside={
          <ArticleMenu
            article={article}
            onDelete={() => setDeleting(true)}
            onChanged={editor.adopt}
          />
        }
      >
        <span aria-live="polite">
          <SaveLine state={editor.saving} isDraft={editor.isSavedAsTyped} onRetry={editor.retry} />
        </span>
        <ArticlePresence articleId={article.id} typed={editor.values} />
      </ArticleHead>
      <ArticleConflict editor={editor} />
      {editor.isRestored && !editor.theirs && (
        <Notice action={<TextButton onClick={editor.discard}>Discard them</TextButton>}>
          Changes that weren’t saved are back.
        </Notice>
      )}
      <div className={classes.editor}>
        <div className={classes.main}>
          <ArticleMain editor={editor} />
          <PictureBox editor={editor} />
        </div>
        <div className={classes.side}>
          <PublishBox key={article.status} editor={editor} />
          <DetailsBox editor={editor} options={options} />
          <SearchBox editor={editor} />
          <RevisionsBox editor={editor} />
        </div>
      </div>
      <LeaveArticle editor={editor} isDeleted={isDeleted} />
      {isDeleting && (
        <DeleteArticleModal
          article={article}
          onDeleted={() => {
            setDeleted(true);
            return navigate(ARTICLES_PATH);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
