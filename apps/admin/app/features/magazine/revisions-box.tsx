import { api } from "@devguild/api-client/browser-api";
import { RowButton } from "@devguild/design-system/row-link";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { TextButton } from "@devguild/design-system/text-link";
import type { ArticleRevisionRow } from "@devguild/schemas/admin-magazine";
import { pluralize } from "@devguild/schemas/formats";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { Box } from "../developers/box.tsx";
import { LocalTime } from "../frame/local-time-text.tsx";
import classes from "./article-editor.module.css";
import type { ArticleEditorState } from "./use-article-editor.ts";

const RevisionModal = lazyDialog(() => import("./revision-modal.tsx"));

const PER_PAGE = 10;

/** What the article was before, who wrote it, and how to get it back. */
export function RevisionsBox({ editor }: { editor: ArticleEditorState }) {
  const { id, version } = editor.article;
  const [opened, setOpened] = useState<ArticleRevisionRow | null>(null);
  const revisions = useInfiniteQuery({
    // A new version may have added one.
    queryKey: [...api.adminMagazine.revisions.key, id, version],
    queryFn: ({ pageParam: page }) =>
      api.adminMagazine.revisions.call({ params: { id }, query: { page, per_page: PER_PAGE } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    placeholderData: (before) => before,
  });
  const rows = revisions.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Box title="Revisions" beside={revisions.data?.pages[0]?.meta.total}>
      <ul className={classes.revisions}>
        {rows.map((revision) => (
          <li key={revision.id}>
            <RowButton onClick={() => setOpened(revision)}>
              <LocalTime at={revision.saved_at} />
            </RowButton>
            <span>{revision.editor ?? "Before the first change"}</span>
            <span className="num dim">{pluralize(revision.words, "word")}</span>
          </li>
        ))}
      </ul>
      {revisions.isLoadingError && (
        <p className={classes.note} role="alert">
          The revisions didn’t load.{" "}
          <TextButton inline onClick={() => void revisions.refetch()}>
            Try again
          </TextButton>
        </p>
      )}
      {revisions.hasNextPage && (
        <p className={classes.note}>
          <TextButton inline onClick={() => void revisions.fetchNextPage()}>
            Show more
          </TextButton>
        </p>
      )}
      {opened && (
        <RevisionModal editor={editor} revision={opened} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}
