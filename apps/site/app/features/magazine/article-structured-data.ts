import { ARTICLE_STATUSES, articlePath } from "@devguild/schemas/constants/magazine";
import type { Article } from "@devguild/schemas/magazine";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

import { absoluteOn, describe, buildPublisher } from "../structured-data/schema-org.ts";
import { ARTICLE_LIST } from "./magazine-address.ts";

/** Builds an article's structured data; null if it isn't published. Source: docs/product/being-found.md. */
export const articleStructuredData = (site: string, article: Article) => {
  const { author, category, skills } = article;
  if (article.status !== ARTICLE_STATUSES.PUBLISHED) return null;
  return describe({
    "@type": "Article",
    headline: article.title,
    description: article.meta_description ?? article.summary,
    image: [absoluteOn(site, article.og_image)],
    datePublished: article.published_at,
    dateModified: article.updated_at,
    author: {
      "@type": "Person",
      name: author.full_name,
      url: site + localized("/magazine") + writeAddress(ARTICLE_LIST, { author_id: author.id }),
      ...(author.job_title && { jobTitle: author.job_title }),
    },
    publisher: buildPublisher(site),
    mainEntityOfPage: site + articlePath(article),
    articleSection: category.name,
    keywords: skills.map(({ name }) => name).join(", ") || null,
    timeRequired: `PT${article.reading_time}M`,
  });
};
