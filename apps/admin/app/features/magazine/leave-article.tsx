import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { useBlocker } from "react-router";

import type { ArticleEditorState } from "./use-article-editor.ts";

type Props = {
  editor: ArticleEditorState;
  /** Whether there is nothing left to save. */
  isDeleted: boolean;
};

/** Asks before an article with unsaved changes is left; those of a draft are saved on the way. */
export function LeaveArticle({ editor, isDeleted }: Props) {
  const asks = !editor.isSaved && !isDeleted && (!editor.isSavedAsTyped || editor.theirs !== null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Modal
      opened
      onClose={() => blocker.reset()}
      title="Leave without saving?"
      footer={
        <>
          <Button variant="subtle" onClick={() => blocker.proceed()}>
            Leave
          </Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            Stay here
          </Button>
        </>
      }
    >
      <p>Your changes aren’t saved yet. You’ll find them here when you come back.</p>
    </Modal>
  );
}
