import { api } from "@devguild/api-client/browser-api";
import type { AdminHighlight } from "@devguild/schemas/highlights";
import { useQueryClient } from "@tanstack/react-query";

import { DeleteModal } from "../frame/delete-modal.tsx";

type Props = { highlight: AdminHighlight; onClose: () => void };

/** Asks for confirmation before a highlight is deleted. */
export default function DeleteHighlightModal({ highlight, onClose }: Props) {
  const queries = useQueryClient();
  return (
    <DeleteModal
      noun="highlight"
      name={highlight.title}
      remove={() => api.highlights.remove.call({ params: { id: highlight.id } })}
      refresh={() => queries.invalidateQueries({ queryKey: api.highlights.list.key })}
      onClose={onClose}
    >
      <p>
        “{highlight.title}” is deleted; {highlight.item.video ? "the video" : "the live event"} it
        leads to stays. This can’t be undone. To hide it for a while, make it inactive instead.
      </p>
    </DeleteModal>
  );
}
