import { api } from "@devguild/api-client/browser-api";
import type { AdminArticle, ArticleBody } from "@devguild/schemas/admin-magazine";
import { isSavedAsTyped } from "@devguild/schemas/constants/article-editing";

import { useVersionedEditor } from "../frame/use-versioned-editor.ts";
import { listDifferences, toArticleBody, toArticleValues } from "./article-values.ts";
import { useRefreshArticles } from "./use-article-actions.ts";

/** The state of an article's editor; drafts are saved as they are typed. */
export const useArticleEditor = (opened: AdminArticle) => {
  const refresh = useRefreshArticles();
  const params = { id: opened.id };
  const editor = useVersionedEditor({
    name: `article.${opened.id}`,
    opened,
    toValues: toArticleValues,
    isSame: (one, other) => listDifferences(one, other).length === 0,
    savesAsTyped: ({ status }) => isSavedAsTyped(status),
    saveDraft: async (values, version) => {
      const body = { ...toArticleBody(values), version };
      return (await api.adminMagazine.saveDraft.call({ params, body })).data;
    },
    reload: async () => (await api.adminMagazine.details.call({ params })).data,
    onSaved: (saved) => void refresh(saved),
  });
  return {
    ...editor,
    article: editor.saved,
    isSavedAsTyped: isSavedAsTyped(editor.saved.status),
    /** Saves now, and publishes or schedules the article; returns it unless that was refused. */
    send: (status: Pick<ArticleBody, "status" | "publish_at"> = {}) =>
      editor.send(async (values, version) => {
        const body = { ...toArticleBody(values), ...status, version };
        return (await api.adminMagazine.update.call({ params, body })).data;
      }),
  };
};

export type ArticleEditorState = ReturnType<typeof useArticleEditor>;
