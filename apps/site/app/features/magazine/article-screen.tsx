import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { ClientOnly } from "@devguild/design-system/client-only";
import { ArticleCard } from "@devguild/design-system/article-card";
import { ArticleText } from "@devguild/design-system/article-text";
import { Avatar } from "@devguild/design-system/avatar";
import { CoverArt } from "@devguild/design-system/cover-art";
import { Notice } from "@devguild/design-system/notice";
import { formatDate } from "@devguild/design-system/relative-time";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { SectionHead } from "@devguild/design-system/section-head";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { TextLink } from "@devguild/design-system/text-link";
import { ARTICLE_STATUS_LABELS, articlePath } from "@devguild/schemas/constants/magazine";
import type { Article, ArticleCard as Card } from "@devguild/schemas/magazine";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ShareButton } from "../frame/share-button.tsx";
import { JobsBeside } from "../jobs/jobs-beside.tsx";
import { NewsletterSection } from "../public-forms/newsletter-section.tsx";
import { toArticleCardView } from "./article-card-view.ts";
import classes from "./article-screen.module.css";
import { ARTICLE_LIST, type MagazineState } from "./magazine-address.ts";

// Only articles with code need it, and only once somebody reads them.
const CopyCode = lazyComponent(() => import("./copy-code.tsx"), { isOptional: true });

const listPath = (state: Partial<MagazineState>) =>
  localized("/magazine") + writeAddress(ARTICLE_LIST, state);

function ReadNext({ article }: { article: Card }) {
  return (
    <aside className={classes.next} aria-label="Read next">
      <div className={`content ${classes.nextRow}`}>
        <div>
          <p className={classes.nextLabel}>Read next</p>
          <h2 className={classes.nextTitle}>
            <AppLink to={articlePath(article)}>{article.title}</AppLink>
          </h2>
          <p>
            {article.author.full_name}&nbsp;· {article.reading_time} min read
          </p>
        </div>
        <CoverArt title={article.title} src={article.image_url} />
      </div>
    </aside>
  );
}

/** The article's text; its blocks of code can be copied. */
function TextWithCode({ html }: { html: string }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} className={classes.text}>
      <ArticleText html={html} />
      {element && html.includes("<pre") && (
        <ClientOnly>
          <CopyCode text={element} />
        </ClientOnly>
      )}
    </div>
  );
}

function JobsForReaders({ article }: { article: Article }) {
  const { data } = useQuery(api.magazine.relatedJobs.options({ params: { id: article.id } }));
  const [skill] = article.skills;
  return (
    <JobsBeside
      title="Related jobs"
      jobs={data?.data ?? []}
      more={
        skill
          ? { to: localized(`/jobs/s/${skill.slug}`), label: `All ${skill.name} jobs` }
          : { to: localized("/jobs"), label: "All jobs" }
      }
    />
  );
}

/** An article's page: text at a readable measure, table of contents, author and what to read next. */
export function ArticleScreen({
  article,
  isPreview = false,
}: {
  article: Article;
  isPreview?: boolean;
}) {
  const { author, category, contents, recommendations } = article;
  const [next, ...more] = recommendations;
  const status = ARTICLE_STATUS_LABELS.find(({ id }) => id === article.status)?.label;
  return (
    <>
      <div className={classes.progress} aria-hidden />
      <article className={`content ${classes.screen}`}>
        {isPreview && <Notice>Preview. Status: {status?.toLowerCase()}.</Notice>}
        <header className={classes.head}>
          <p className={classes.meta}>
            <AppLink
              to={listPath({ category_id: category.id })}
              className={`touch ${classes.category}`}
            >
              {category.name}
            </AppLink>
            <span>
              {article.published_at && (
                <>
                  <time dateTime={article.published_at}>{formatDate(article.published_at)}</time>{" "}
                  ·{" "}
                </>
              )}
              {article.reading_time} min read
            </span>
          </p>
          <h1 className={classes.title}>{article.title}</h1>
          <p className={classes.summary}>{article.summary}</p>
          <div className={classes.author}>
            <Avatar name={author.full_name} src={author.portrait_url} size={48} />
            <div>
              <AppLink to={listPath({ author_id: author.id })} className={`touch ${classes.name}`}>
                {author.full_name}
              </AppLink>
              <p className="dim">{author.job_title}</p>
            </div>
            <div className={classes.share}>
              <ShareButton title={article.title} />
            </div>
          </div>
        </header>
        <div className={classes.cover}>
          <CoverArt
            title={article.title}
            src={article.image_url}
            alt={article.image_alt}
            ratio="masthead"
            priority
          />
        </div>
        <div className={classes.columns}>
          {contents.length > 0 && (
            <nav aria-label="In this article" className={classes.contents}>
              <p>In this article</p>
              <ol>
                {contents.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={classes.body}>
            <TextWithCode key={article.id} html={article.body_html} />
            {article.skills.length > 0 && (
              <p className={classes.skills}>
                {article.skills.map(({ id, name }) => (
                  <AppLink key={id} to={listPath({ skill_id: id })}>
                    <SkillTag>{name}</SkillTag>
                  </AppLink>
                ))}
              </p>
            )}
            <div className={classes.bio}>
              <Avatar name={author.full_name} src={author.portrait_url} size={64} />
              <p>{author.bio}</p>
            </div>
          </div>
          {!isPreview && (
            <div className={classes.jobs}>
              <JobsForReaders article={article} />
            </div>
          )}
        </div>
      </article>
      {next && <ReadNext article={next} />}
      {more.length > 0 && (
        <section className={`content ${classes.more}`} aria-labelledby="more">
          <SectionHead
            title="More to read"
            id="more"
            size="xl"
            end={<TextLink to={localized("/magazine")}>All articles</TextLink>}
          />
          <ul className={classes.grid}>
            {more.map((each) => (
              <li key={each.id}>
                <ArticleCard article={toArticleCardView(each)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isPreview && (
        <div className={`content ${classes.newsletter}`}>
          <NewsletterSection audience="developers" />
        </div>
      )}
    </>
  );
}
