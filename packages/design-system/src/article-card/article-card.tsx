import type { ElementType } from "react";
import { classNames } from "../class-names/class-names.ts";
import { CoverArt } from "../cover-art/cover-art.tsx";
import { Link } from "../link/link.tsx";
import classes from "./article-card.module.css";

export interface ArticleCardView {
  title: string;
  summary: string;
  to: string;
  image: string | null;
  imageAlt: string;
  category: string;
  /** Minutes. */
  readingTime: number;
  author: string;
}

export interface ArticleCardProps {
  article: ArticleCardView;
  /**
   * `card` in a grid, `lead` for the one that begins a page, `tall` for one that begins a section, `row`
   * with a small picture on the left.
   */
  shape?: "card" | "lead" | "tall" | "row";
  headingLevel?: 2 | 3 | 4;
  /** Its picture is among the first things seen. */
  priority?: boolean;
  linkComponent?: ElementType | undefined;
}

/** An article in a list: picture, title, what it is about and how long it takes. */
export function ArticleCard({
  article,
  shape = "card",
  headingLevel = 3,
  priority = false,
  linkComponent,
}: ArticleCardProps) {
  const Title = `h${headingLevel}` as const;
  const isLarge = shape === "lead" || shape === "tall";
  return (
    <article className={classNames(classes.card, classes[shape])}>
      <CoverArt
        title={article.title}
        src={article.image}
        alt={isLarge ? article.imageAlt : ""}
        priority={priority}
      />
      <div className={classes.words}>
        <p className={classes.meta}>
          {article.category} · {article.readingTime} min
        </p>
        <Title className={classes.title}>
          <Link to={article.to} className={classes.link} linkComponent={linkComponent}>
            {article.title}
          </Link>
        </Title>
        {isLarge && <p className={classes.summary}>{article.summary}</p>}
        <p className={classes.author}>{article.author}</p>
      </div>
    </article>
  );
}
