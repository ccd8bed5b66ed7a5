import { articlePath } from "@devguild/schemas/constants/magazine";
import type { ArticleCardView } from "@devguild/design-system/article-card";
import type { ArticleCard } from "@devguild/schemas/magazine";

/** Converts an article to its card's view model. */
export const toArticleCardView = (article: ArticleCard): ArticleCardView => ({
  title: article.title,
  summary: article.summary,
  to: articlePath(article),
  image: article.image_url,
  imageAlt: article.image_alt,
  category: article.category.name,
  readingTime: article.reading_time,
  author: article.author.full_name,
});
