import type { AdminHighlight } from "@devguild/schemas/highlights";

import { FormModal } from "@devguild/design-system/form-modal";
import { HighlightFields } from "./highlight-fields.tsx";
import { useHighlightForm } from "./use-highlight-form.ts";

const WIDTH = 720;

type Props = {
  /** The highlight to change; null to add one. */
  highlight: AdminHighlight | null;
  onClose: () => void;
};

/** A dialog to promote a video or a live event, or to change how that is done. */
export default function HighlightModal({ highlight, onClose }: Props) {
  const form = useHighlightForm(highlight, onClose);
  return (
    <FormModal
      form={form}
      title={highlight ? "Edit highlight" : "New highlight"}
      width={WIDTH}
      submitLabel={highlight ? "Save changes" : "Add highlight"}
      onClose={onClose}
    >
      <HighlightFields form={form} isNew={highlight === null} />
    </FormModal>
  );
}
