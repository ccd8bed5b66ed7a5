import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { pluralize } from "@devguild/schemas/formats";
import type { Story } from "@devguild/schemas/stories";
import { useMutation } from "@tanstack/react-query";

import { useRefreshStories } from "./use-refresh-stories.ts";

type Props = { companyId: number; story: Story; onClose: () => void };

/** Asks for confirmation before a story is deleted. */
export function DeleteStoryModal({ companyId, story, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshStories();
  const removing = useMutation({
    mutationFn: () => api.stories.remove.call({ params: { companyId, storyId: story.id } }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: "Story deleted." });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title="Delete this story?"
      confirmLabel="Delete story"
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        “{story.title}” and its figures ({pluralize(story.views, "view")}) are deleted. This can’t
        be undone. To take it off your page for a while, unpublish it instead.
      </p>
    </ConfirmModal>
  );
}
