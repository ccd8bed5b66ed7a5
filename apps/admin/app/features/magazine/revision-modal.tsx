import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { useToast } from "@devguild/design-system/toast";
import { WordDiff } from "@devguild/design-system/word-diff";
import type {
  ArticleRevision,
  ArticleRevisionRow,
  DiffPart,
} from "@devguild/schemas/admin-magazine";
import { useMutation, useQuery } from "@tanstack/react-query";

import { LocalTime } from "../frame/local-time-text.tsx";
import classes from "./article-editor.module.css";
import type { ArticleEditorState } from "./use-article-editor.ts";

const WIDTH = 760;

const hasChanged = (parts: readonly DiffPart[]) => parts.some(({ kind }) => kind !== "same");

/** Changed lines, each with the one before and after it; what is left out between them is marked. */
function ChangedLines({ lines }: { lines: readonly DiffPart[][] }) {
  const isNear = (at: number) => [at - 1, at, at + 1].some((each) => hasChanged(lines[each] ?? []));
  return lines.map((parts, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- lines have no identity
    if (isNear(at)) return <WordDiff key={at} parts={parts} />;
    // oxlint-disable-next-line react/no-array-index-key -- as above
    return at > 0 && isNear(at - 1) ? <p key={at}>…</p> : null;
  });
}

/** The changed parts of an article, each with its words. */
function Changes({ revision }: { revision: ArticleRevision }) {
  const lines = [
    { label: "Title", parts: revision.title },
    { label: "Summary", parts: revision.summary },
    { label: "Description of the picture", parts: revision.image_alt },
    { label: "Title for search engines", parts: revision.meta_title },
    { label: "Description for search engines", parts: revision.meta_description },
  ].filter(({ parts }) => hasChanged(parts));
  const isTextChanged = revision.text.some(hasChanged);
  if (lines.length === 0 && !isTextChanged && !revision.picture_changed)
    return <p>This is what the article has now.</p>;
  return (
    <div className={classes.changes}>
      {lines.map(({ label, parts }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <WordDiff parts={parts} />
        </section>
      ))}
      {revision.picture_changed && <p>The picture was replaced.</p>}
      {isTextChanged && (
        <section aria-label="Text">
          <h3>Text</h3>
          <ChangedLines lines={revision.text} />
        </section>
      )}
    </div>
  );
}

type Props = { editor: ArticleEditorState; revision: ArticleRevisionRow; onClose: () => void };

/** What has changed since a revision, and the button that brings it back. */
export default function RevisionModal({ editor, revision, onClose }: Props) {
  const toasts = useToast();
  const params = { id: editor.article.id, revisionId: revision.id };
  const compared = useQuery({
    ...api.adminMagazine.revision.options({ params }),
    // It is compared with what the article is now.
    staleTime: 0,
  });
  const restoring = useMutation({
    mutationFn: () =>
      api.adminMagazine.restore.call({ params, body: { version: editor.article.version } }),
    onSuccess: ({ data }) => {
      editor.replace(data);
      toasts.show({ tone: "ok", text: "Revision restored" });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      width={WIDTH}
      title="What has changed since"
      subtitle={
        <>
          <LocalTime at={revision.saved_at} />
          {revision.editor && `, ${revision.editor}`}
        </>
      }
      footerNote={editor.isSaved ? undefined : "Save your changes before you restore anything."}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={!editor.isSaved}
            loading={restoring.isPending}
            onClick={() => restoring.mutate()}
          >
            Restore this version
          </Button>
        </>
      }
    >
      {compared.data ? (
        <Changes revision={compared.data.data} />
      ) : (
        compared.isLoadingError && (
          <ErrorState title="The revision didn’t load." onRetry={() => void compared.refetch()}>
            {failureText(compared.error)}
          </ErrorState>
        )
      )}
      {restoring.isError && <FormError>{failureText(restoring.error)}</FormError>}
    </Modal>
  );
}
