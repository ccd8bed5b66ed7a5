import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";

/** Confirms before the form is cleared. */
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
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="dangerFilled" onClick={onConfirm}>
            Clear the form
          </Button>
        </>
      }
    >
      <p>Everything in the form is cleared, images included. You can undo this for 10 seconds.</p>
    </Modal>
  );
}
