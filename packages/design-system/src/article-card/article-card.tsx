import type { ElementType } from "react";
import { CoverArt } from "../cover-art/cover-art.tsx";
import { CoverCard, CoverCardMeta, type CoverCardShape } from "../cover-card/cover-card.tsx";
import classes from "./article-card.module.css";

export interface ArticleCardView {
  title: string;
  summary: string;
  to: string;
  image: string | null;
  imageAlt: string;
  category: string;
  /** In minutes. */
  readingTime: number;
  author: string;
}

export interface ArticleCardProps {
  article: ArticleCardView;
  shape?: CoverCardShape;
  headingLevel?: 2 | 3 | 4;
  /** Whether its picture is visible on load. */
  priority?: boolean;
  linkComponent?: ElementType | undefined;
}

/** An article in a list: picture, title, topic and reading time. */
export function ArticleCard({
  article,
  shape = "card",
  headingLevel = 3,
  priority = false,
  linkComponent,
}: ArticleCardProps) {
  const isLarge = shape === "lead" || shape === "tall";
  return (
    <CoverCard
      title={article.title}
      to={article.to}
      shape={shape}
      headingLevel={headingLevel}
      linkComponent={linkComponent}
      cover={
        <CoverArt
          title={article.title}
          src={article.image}
          alt={isLarge ? article.imageAlt : ""}
          priority={priority}
        />
      }
      above={
        <CoverCardMeta>
          {article.category}&nbsp;· {article.readingTime} min
        </CoverCardMeta>
      }
    >
      {isLarge && <p className={classes.summary}>{article.summary}</p>}
      <CoverCardMeta>{article.author}</CoverCardMeta>
    </CoverCard>
  );
}
