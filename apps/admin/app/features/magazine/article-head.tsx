import { LinkButton } from "@devguild/design-system/link-button";
import { Tabs } from "@devguild/design-system/tabs";
import type { AdminArticle } from "@devguild/schemas/admin-magazine";
import {
  articlePath,
  articlePreviewPath,
  ARTICLE_STATUSES,
} from "@devguild/schemas/constants/magazine";
import type { ReactNode } from "react";

import { RecordHead } from "../frame/record-head.tsx";
import { articleHistoryPath, ARTICLES_PATH, editArticlePath } from "./article-addresses.ts";
import { ArticleStatusLine } from "./article-status.tsx";

type Props = {
  article: AdminArticle;
  /** What it is called now, which may not be saved yet. */
  title: string;
  /** The path of the current one of its screens. */
  current: string;
  beside?: ReactNode;
  /** One line below the title. */
  children?: ReactNode;
};

/** The head of an article's screens: what it is called, and whether it is out. */
export function ArticleHead({ article, title, current, beside, children }: Props) {
  const isPublished = article.status === ARTICLE_STATUSES.PUBLISHED;
  return (
    <>
      <RecordHead
        parents={[{ to: ARTICLES_PATH, label: "Magazine" }]}
        title={title || "Untitled"}
        beside={
          <>
            <ArticleStatusLine article={article} />
            <LinkButton
              size="sm"
              to={isPublished ? articlePath(article) : articlePreviewPath(article)}
              target="_blank"
            >
              {isPublished ? "View on the site" : "Preview"}
            </LinkButton>
            {beside}
          </>
        }
      >
        {children}
      </RecordHead>
      <Tabs
        label="Article"
        current={current}
        tabs={[
          { to: editArticlePath(article.id), label: "Article" },
          { to: articleHistoryPath(article.id), label: "History" },
        ]}
      />
    </>
  );
}
