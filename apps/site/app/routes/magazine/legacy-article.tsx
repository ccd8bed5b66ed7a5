import { withQueries } from "@devguild/session/with-queries";

import { loadArticle } from "../../features/magazine/load-article.ts";

/** Redirects an article's former address, its slug alone, to the current one. */
export const loader = withQueries(async (loading) => ({ article: await loadArticle(loading) }));

export default function LegacyArticle() {
  return null;
}
