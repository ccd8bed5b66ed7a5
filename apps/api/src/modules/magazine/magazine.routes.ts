import { contract } from "@devguild/contract/contract";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { forbidden, moved, notFound } from "../../http/problems.ts";
import { listJobsBySkills } from "../jobs/similar-jobs.queries.ts";
import {
  findArticle,
  findArticleSkills,
  listArticles,
  listNewestArticles,
  listRecruitingInsights,
  readArticleOptions,
} from "./magazine.queries.ts";

export const magazineRoutes = implement(contract.magazine, {
  list: async ({ db, query }) => {
    const { rows, total } = await listArticles(db, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  options: async ({ db }) => ({ data: await readArticleOptions(db) }),
  featured: async ({ db, query }) => ({ data: await listNewestArticles(db, query.count) }),
  recruitingInsights: async ({ db, query }) => ({
    data: await listRecruitingInsights(db, query.count),
  }),
  relatedJobs: async ({ db, params, viewer }) => {
    const skills = (await findArticleSkills(db, params.id)) ?? notFound();
    return { data: await listJobsBySkills(db, skills, viewer?.developerId ?? null) };
  },
  details: async ({ db, params, query, viewer }) => {
    if (query.preview && viewer?.permissions.has("admin.view-magazine-content") !== true)
      forbidden();
    const article = (await findArticle(db, params)) ?? notFound();
    if (!query.preview && article.status !== ARTICLE_STATUSES.PUBLISHED) notFound();
    if (article.id !== params.id || article.slug !== params.slug)
      moved({ article_id: article.id, article_slug: article.slug });
    return { data: article };
  },
});
