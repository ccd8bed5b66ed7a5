import { withQueries } from "@devguild/session/with-queries";

import { loadArticle } from "../../features/magazine/load-article.ts";

/** The former address of an article, its slug alone; loading it redirects to the present one. */
export const loader = withQueries(async (loading) => ({ article: await loadArticle(loading) }));

export default function LegacyArticle() {
  return null;
}
