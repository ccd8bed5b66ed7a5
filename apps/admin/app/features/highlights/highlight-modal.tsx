import { Button } from "@devguild/design-system/button";
import { ApiForm } from "@devguild/design-system/api-form";
import { Modal } from "@devguild/design-system/modal";
import type { AdminHighlight } from "@devguild/schemas/highlights";

import classes from "../frame/modal-form.module.css";
import { HighlightFields } from "./highlight-fields.tsx";
import { useHighlightForm } from "./use-highlight-form.ts";

const FORM = "highlight";
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
    <Modal
      opened
      onClose={onClose}
      title={highlight ? "Edit highlight" : "New highlight"}
      width={WIDTH}
      closeOnClickOutside={!form.isTouched}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
            {highlight ? "Save changes" : "Add highlight"}
          </Button>
        </>
      }
    >
      <ApiForm id={FORM} form={form} className={classes.form}>
        <HighlightFields form={form} isNew={highlight === null} />
      </ApiForm>
    </Modal>
  );
}
