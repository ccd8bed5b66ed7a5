import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { useBlocker } from "react-router";

/** Asks before a record with unsaved changes is left, if `asks`; this browser has stored what was typed. */
export function LeaveUnsaved({ asks }: { asks: boolean }) {
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
