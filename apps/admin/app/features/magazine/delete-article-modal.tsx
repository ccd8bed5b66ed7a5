import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import type { AdminArticleRow } from "@devguild/schemas/admin-magazine";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { useMutation } from "@tanstack/react-query";

import { useRefreshArticles } from "./use-article-actions.ts";

type Props = {
  article: Pick<AdminArticleRow, "id" | "title" | "status">;
  onDeleted?: () => unknown;
  onClose: () => void;
};

/** Asks for confirmation before an article is deleted. */
export default function DeleteArticleModal({ article, onDeleted, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshArticles();
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () => api.adminMagazine.remove.call({ params: { id: article.id } }),
    onSuccess: async () => {
      await onDeleted?.();
      await refresh(null);
      toasts.show({ tone: "ok", text: `${article.title} deleted` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title="Delete this article?"
      confirmLabel="Delete article"
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        “{article.title}” is deleted with its text. This can’t be undone.
        {article.status === ARTICLE_STATUSES.PUBLISHED &&
          " Its page is gone for readers, too. To take it off the site for a while, unpublish it instead."}
      </p>
    </ConfirmModal>
  );
}
