import { api } from "@devguild/api-client/browser-api";
import { ArticleCard } from "@devguild/design-system/article-card";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { Quotes } from "../home/quotes.tsx";
import grid from "../lists/card-grid.module.css";
import { toArticleCardView } from "../magazine/article-card-view.ts";
import { NewsletterSection } from "../public-forms/newsletter-section.tsx";
import { VideoGrid } from "../videos/video-grid.tsx";
import { BUSINESS_QUERIES } from "./business-queries.ts";

function Insights() {
  const articles =
    useQuery(api.magazine.recruitingInsights.options(BUSINESS_QUERIES.articles)).data?.data ?? [];
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="insights">
      <SectionHead
        title="Recruiting insights"
        id="insights"
        size="xl"
        end={<TextLink to={localized("/magazine")}>The magazine</TextLink>}
      />
      <ul className={grid.grid}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={toArticleCardView(article)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Academy() {
  const videos =
    useQuery(api.videos.recruitingAcademy.options(BUSINESS_QUERIES.videos)).data?.data ?? [];
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="academy">
      <SectionHead
        title="Tech recruiting academy"
        id="academy"
        size="xl"
        end={<TextLink to={localized("/videos")}>All videos</TextLink>}
      />
      <VideoGrid videos={videos} label="Tech recruiting academy" headingLevel={3} dense />
    </section>
  );
}

/** The sections below the plans on the landing page for companies. */
export default function BusinessBelow() {
  return (
    <>
      <Quotes />
      <Insights />
      <Academy />
      <NewsletterSection audience="companies" />
    </>
  );
}
