import { contract } from "@devguild/contract/contract";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { announceEditor } from "./article-presence.commands.ts";
import { ARTICLES_HEAD, toArticleCells } from "./articles-csv.policy.ts";
import {
  articleSnapshot,
  clearArticleSchedule,
  createArticle,
  removeArticle,
  restoreRevision,
  saveArticleDraft,
  unpublishArticle,
  updateArticle,
} from "./articles.commands.ts";
import {
  authorSnapshot,
  categorySnapshot,
  createAuthor,
  createCategory,
  removeAuthor,
  removeCategory,
  updateAuthor,
  updateCategory,
} from "./bylines.commands.ts";
import {
  findAdminArticle,
  listAdminArticles,
  readAdminArticles,
  readEditOptions,
} from "./find-admin-articles.queries.ts";
import { listAuthors, listCategories } from "./find-bylines.queries.ts";
import { compareRevision, listRevisions } from "./find-revisions.queries.ts";

export const adminMagazineRoutes = implement(
  contract.adminMagazine,
  {
    list: async ({ db, query }) => {
      const { rows, total } = await listAdminArticles(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "articles");
      return {
        name: "articles.csv",
        body: toCsv(ARTICLES_HEAD, readAdminArticles(db, query), toArticleCells),
      };
    },
    editOptions: async ({ db }) => ({ data: await readEditOptions(db) }),
    listAuthors: async ({ db, query }) => {
      const { rows, total } = await listAuthors(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    updateAuthor: async ({ db, params, body }) => ({
      data: await updateAuthor(db, params.id, body),
    }),
    removeAuthor: async ({ db, params }) => {
      await removeAuthor(db, params.id);
      return null;
    },
    listCategories: async ({ db, query }) => {
      const { rows, total } = await listCategories(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    updateCategory: async ({ db, params, body }) => ({
      data: await updateCategory(db, params.id, body),
    }),
    removeCategory: async ({ db, params }) => {
      await removeCategory(db, params.id);
      return null;
    },
    announce: async ({ db, viewer, params, body }) => ({
      data: await announceEditor(db, { articleId: params.id, userId: viewer.userId }, body),
    }),
    createAuthor: async ({ db, body }) => ({ data: await createAuthor(db, body) }),
    createCategory: async ({ db, body }) => ({ data: await createCategory(db, body) }),
    details: async ({ db, params }) => ({
      data: (await findAdminArticle(db, params.id)) ?? notFound(),
    }),
    create: async ({ db, viewer, body }) => ({
      data: await createArticle(db, viewer.userId, body),
    }),
    update: async ({ db, viewer, params, body, audit }) => {
      if (body.status !== undefined)
        audit.actsAs(
          body.status === ARTICLE_STATUSES.PUBLISHED ? "article.publish" : "article.schedule",
        );
      return { data: await updateArticle(db, { id: params.id, userId: viewer.userId }, body) };
    },
    saveDraft: async ({ db, viewer, params, body }) => ({
      data: await saveArticleDraft(db, { id: params.id, userId: viewer.userId }, body),
    }),
    unpublish: async ({ db, viewer, params }) => ({
      data: await unpublishArticle(db, { id: params.id, userId: viewer.userId }),
    }),
    clearSchedule: async ({ db, viewer, params }) => ({
      data: await clearArticleSchedule(db, { id: params.id, userId: viewer.userId }),
    }),
    revisions: async ({ db, params, query }) => {
      if (!(await findAdminArticle(db, params.id))) notFound();
      const { rows, total } = await listRevisions(db, params.id, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    revision: async ({ db, params }) => ({
      data: (await compareRevision(db, params.id, params.revisionId)) ?? notFound(),
    }),
    restore: async ({ db, viewer, params, body }) => ({
      data: await restoreRevision(
        db,
        { id: params.id, userId: viewer.userId },
        { revisionId: params.revisionId, version: body.version },
      ),
    }),
    remove: async ({ db, params }) => {
      await removeArticle(db, params.id);
      return null;
    },
  },
  {
    article: articleSnapshot,
    "article-author": authorSnapshot,
    "article-category": categorySnapshot,
  },
);
