import { Button } from "@devguild/design-system/button";
import { IconButton } from "@devguild/design-system/icon-button";
import { Modal } from "@devguild/design-system/modal";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";

import { describeAction } from "./action-words.ts";
import classes from "./inbox-screen.module.css";
import type { ActionRun } from "./use-action-run.ts";

/** How far an action for many candidates is; it can be stopped, and undone before emails leave. */
export function ActionStatus({ run }: { run: ActionRun }) {
  const [isListing, setListing] = useState(false);
  const { action, canUndo } = run;
  if (!action) return null;
  const { failed, is_finished, is_undone, total, done } = action;
  return (
    <div className={classes.actionStatus}>
      <output className={classes.actionWords}>
        <span>{describeAction(action)}</span>
        {!is_finished && <progress max={total} value={done + failed.length} />}
      </output>
      {failed.length > 0 && !is_undone && (
        <Button size="sm" onClick={() => setListing(true)}>
          {failed.length} not changed
        </Button>
      )}
      {!is_finished && (
        <Button size="sm" disabled={run.isBusy} onClick={run.stop}>
          Stop
        </Button>
      )}
      {canUndo && (
        <Button size="sm" disabled={run.isBusy} onClick={run.undo}>
          Undo
        </Button>
      )}
      {is_finished && (
        <IconButton
          size="sm"
          label="Close message"
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={run.close}
        />
      )}
      {isListing && (
        <Modal opened onClose={() => setListing(false)} title="Not changed">
          <ul className={classes.failures}>
            {failed.map(({ candidate_id, full_name, reason }) => (
              <li key={candidate_id}>
                <strong>{full_name}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </div>
  );
}
