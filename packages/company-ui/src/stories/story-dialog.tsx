import type { Story } from "@devguild/schemas/stories";

import { DeleteStoryModal } from "./delete-story-modal.tsx";
import { StoryEditorModal } from "./story-editor-modal.tsx";
import { StoryPreviewModal } from "./story-preview-modal.tsx";

/** What a dialog is about: a new story, or one of the company's. */
export type StoryQuestion =
  | { action: "create" }
  | { action: "edit" | "preview" | "delete"; story: Story };

type Props = { companyId: number; question: StoryQuestion; onClose: () => void };

/** The dialog of an action. */
export default function StoryDialog({ companyId, question, onClose }: Props) {
  if (question.action === "create")
    return <StoryEditorModal companyId={companyId} story={null} onClose={onClose} />;
  const { story } = question;
  switch (question.action) {
    case "edit":
      return <StoryEditorModal companyId={companyId} story={story} onClose={onClose} />;
    case "preview":
      return <StoryPreviewModal story={story} onClose={onClose} />;
    default:
      return <DeleteStoryModal companyId={companyId} story={story} onClose={onClose} />;
  }
}
