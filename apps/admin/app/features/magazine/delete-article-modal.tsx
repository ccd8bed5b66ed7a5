import { api } from "@devguild/api-client/browser-api";
import type { AdminArticleRow } from "@devguild/schemas/admin-magazine";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";

import { DeleteModal } from "../frame/delete-modal.tsx";
import { useRefreshArticles } from "./use-article-actions.ts";

type Props = {
  article: Pick<AdminArticleRow, "id" | "title" | "status">;
  onDeleted?: () => unknown;
  onClose: () => void;
};

/** Asks for confirmation before an article is deleted. */
export default function DeleteArticleModal({ article, ...handlers }: Props) {
  const refresh = useRefreshArticles();
  return (
    <DeleteModal
      noun="article"
      name={article.title}
      remove={() => api.adminMagazine.remove.call({ params: { id: article.id } })}
      refresh={() => refresh(null)}
      {...handlers}
    >
      <p>
        “{article.title}” is deleted with its text. This can’t be undone.
        {article.status === ARTICLE_STATUSES.PUBLISHED &&
          " Its page is gone for readers, too. To take it off the site for a while, unpublish it instead."}
      </p>
    </DeleteModal>
  );
}
