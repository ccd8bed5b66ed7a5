import { ApiError } from "@devguild/api-client/api-error";
import { articlePath } from "@devguild/schemas/constants/magazine";
import type { ArticleCard } from "@devguild/schemas/magazine";
import type { LoaderContext } from "@devguild/session/with-queries";

import type { Person } from "../speakers/people-grid.tsx";

const NEWEST = 24;

/** Lists the authors of articles, each once with the first of their articles. */
export const listWriters = (articles: readonly ArticleCard[]): Person[] => {
  const writers = new Map<number, Person>();
  for (const { author, title, ...article } of articles)
    if (!writers.has(author.id))
      writers.set(author.id, {
        id: author.id,
        name: author.full_name,
        detail: author.job_title,
        portrait_url: author.portrait_url,
        to: articlePath(article),
        about: title,
      });
  return [...writers.values()];
};

/** Loads who wrote the newest articles; empty if that fails, as the page is more than this. */
export const loadWriters = async ({ api }: Pick<LoaderContext, "api">): Promise<Person[]> => {
  try {
    const { data } = await api.magazine.featured.call({ query: { count: NEWEST } });
    return listWriters(data);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
};
