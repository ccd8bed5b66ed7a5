import type { AdminArticleRow } from "@devguild/schemas/admin-magazine";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";

import type { ListChanges } from "../lists/list-changes.ts";

/** What can be done to several articles at once. */
export const ARTICLE_CHANGES: ListChanges<AdminArticleRow> = {
  list: "articles",
  permission: "admin.edit-magazine-content",
  noun: ["article", "articles"],
  all: [
    {
      action: "articles.unpublish",
      label: "Unpublish",
      confirmLabel: (counted) => `Unpublish ${counted}`,
      consequence:
        "They come off the site straight away. You can publish each of them again from its page.",
      canChange: ({ status }) => status === ARTICLE_STATUSES.PUBLISHED,
      none: "None of these articles is published.",
    },
  ],
};
