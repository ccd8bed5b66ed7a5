import { api } from "@devguild/api-client/browser-api";
import { IconButton } from "@devguild/design-system/icon-button";
import { useToast } from "@devguild/design-system/toast";
import type { AdminJob } from "@devguild/schemas/jobs";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import classes from "./bookmark-button.module.css";
import { showBookmark } from "./bookmarks.ts";

type Props = {
  job: AdminJob;
  /** Whether the row disappears with its bookmark, which calls for an undo. */
  leaves?: boolean;
};

/** Adds or removes a job's bookmark; optimistic, and reverted if the server refuses. */
export function BookmarkButton({ job, leaves = false }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const mutationKey = [...api.adminJobs.bookmark.key, job.id];
  // A response is ignored if a later press has overtaken it.
  const isLatest = () => queries.isMutating({ mutationKey }) === 1;
  const bookmark = useMutation({
    mutationKey,
    // Two quick presses reach the server in order.
    scope: { id: mutationKey.join("-") },
    mutationFn: (bookmarked: boolean) =>
      api.adminJobs.bookmark.call({ params: { id: job.id }, body: { bookmarked } }),
    onMutate: (bookmarked) => showBookmark(queries, job, bookmarked),
    onSuccess: ({ data }) => {
      if (isLatest()) showBookmark(queries, job, data.bookmarked);
    },
    onError: (_, bookmarked) => {
      if (isLatest()) showBookmark(queries, job, !bookmarked);
      toasts.show({ tone: "bad", text: `We couldn’t save the bookmark for “${job.title}”.` });
    },
  });
  const press = () => {
    bookmark.mutate(!job.bookmarked);
    if (leaves && job.bookmarked)
      toasts.show({
        text: `Bookmark for “${job.title}” removed.`,
        undo: { onPress: () => bookmark.mutate(true) },
      });
  };
  return (
    <IconButton
      size="sm"
      label={`Bookmark ${job.title}`}
      aria-pressed={job.bookmarked}
      className={classes.button}
      onClick={press}
      icon={
        job.bookmarked ? (
          <IconBookmarkFilled size={18} aria-hidden />
        ) : (
          <IconBookmark size={18} stroke={1.75} aria-hidden />
        )
      }
    />
  );
}
