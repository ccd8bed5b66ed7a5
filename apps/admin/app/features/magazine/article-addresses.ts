import { localized } from "@devguild/session/redirects";

/** Returns the path of the screen that edits an article. */
export const editArticlePath = (id: number) => localized(`/admin/magazine/${id}/edit`);

/** Returns the path of the screen with who changed an article, and when. */
export const articleHistoryPath = (id: number) => localized(`/admin/magazine/${id}/history`);

/** The path of the screen that creates an article. */
export const CREATE_ARTICLE_PATH = localized("/admin/magazine/create");

/** The path of the list of articles. */
export const ARTICLES_PATH = localized("/admin/magazine");

/** The path of the screen with the authors and categories of articles. */
export const BYLINES_PATH = localized("/admin/magazine/authors");
