import { articlePath } from "@devguild/schemas/constants/magazine";
import type { ArticlesQuery } from "@devguild/schemas/magazine";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import type { Db } from "../../db/db.ts";
import { type Feed, buildTag } from "../../feed-formats/feed.ts";
import { listArticles, readArticleOptions } from "../magazine/magazine.queries.ts";

const FILTERS = { authors: "author_id", skills: "skill_id", categories: "category_id" } as const;
type FilterName = keyof typeof FILTERS;
const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** Returns the page with the same list; the site's lists have at most one value per filter. */
const getHome = (site: string, query: ArticlesQuery) => {
  const params = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const [id] = query[name];
    if (id !== undefined) params.set(FILTERS[name], String(id));
  }
  if (query.metadata) params.set("metadata", query.metadata);
  return `${site}/${LANGUAGE}/magazine${params.size > 0 ? `?${params}` : ""}`;
};

/** Builds the feed of published articles, newest first, filtered like the magazine. */
export const magazineFeed = async (db: Db, site: string, query: ArticlesQuery): Promise<Feed> => {
  const { rows } = await listArticles(db, query);
  const options = await readArticleOptions(db);
  const about = FILTER_NAMES.flatMap((name) =>
    options[name].filter(({ id }) => query[name].includes(id)).map(({ label }) => label),
  );
  const absolute = (path: string) => (path.startsWith("/") ? site + path : path);
  return {
    title: [...about, `${PRODUCT_NAME} magazine`].join(" · "),
    description: "Articles for people who build software.",
    home: getHome(site, query),
    items: rows.map((article) => ({
      id: buildTag(site, "article", article.id),
      url: site + articlePath(article),
      title: article.title,
      summary: article.summary,
      author: article.author.full_name,
      tags: [article.category.name, ...article.skills.map(({ name }) => name)],
      image: article.image_url && absolute(article.image_url),
      // Published articles always have a date.
      publishedAt: article.published_at ?? new Date(0).toISOString(),
    })),
  };
};
