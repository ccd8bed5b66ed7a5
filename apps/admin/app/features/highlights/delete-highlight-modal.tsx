import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import type { AdminHighlight } from "@devguild/schemas/highlights";
import { useMutation, useQueryClient } from "@tanstack/react-query";

type Props = { highlight: AdminHighlight; onClose: () => void };

/** Asks for confirmation before a highlight is deleted. */
export default function DeleteHighlightModal({ highlight, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () => api.highlights.remove.call({ params: { id: highlight.id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.highlights.list.key });
      toasts.show({ tone: "ok", text: `${highlight.title} deleted` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title="Delete this highlight?"
      confirmLabel="Delete highlight"
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        “{highlight.title}” is deleted; {highlight.item.video ? "the video" : "the live event"} it
        leads to stays. This can’t be undone. To hide it for a while, make it inactive instead.
      </p>
    </ConfirmModal>
  );
}
