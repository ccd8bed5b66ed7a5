import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";

/** Asks before a form is emptied. */
export function StartOverModal({
  onClose,
  onConfirm,
}: {
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Start over?"
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="dangerFilled" onClick={onConfirm}>
            Empty the form
          </Button>
        </>
      }
    >
      <p>All that you wrote here goes, pictures included. You can take it back for ten seconds.</p>
    </Modal>
  );
}

type LeaveProps = {
  isDraft: boolean;
  isSaving: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
};

/** Asks before somebody leaves what is not saved. */
export function LeaveModal({ isDraft, isSaving, onStay, onLeave, onSave }: LeaveProps) {
  return (
    <Modal
      opened
      onClose={onStay}
      title="Not everything is saved"
      footer={
        <>
          <Button variant="subtle" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button variant="primary" loading={isSaving} onClick={onSave}>
            {isDraft ? "Save and leave" : "Save changes and leave"}
          </Button>
        </>
      }
    >
      <p>
        {isDraft
          ? "Your last changes are not saved yet. This browser keeps them; no other one has them."
          : "The published job does not have your changes yet. This browser keeps them until you come back."}
      </p>
    </Modal>
  );
}
