import { Button } from "@devguild/design-system/button";
import type { ProgrammeConflict, SessionMove } from "@devguild/schemas/constants/live-programme";
import { IconAlertTriangle } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";
import classes from "./conflict-rows.module.css";
import { createClock, describeConflict, type PlannedSession } from "./programme-words.ts";

type Props<S extends PlannedSession> = {
  conflicts: readonly ProgrammeConflict<S>[];
  timeZone: string;
  isMoving: boolean;
  onMove: (way: SessionMove<S>) => void;
};

/** The conflicts in a programme, each in one sentence and with the ways out. */
export function ConflictRows<S extends PlannedSession>({
  conflicts,
  timeZone,
  isMoving,
  onMove,
}: Props<S>) {
  const permitted = usePermitted("admin.edit-live-events");
  const clock = createClock(timeZone);
  return (
    <ul className={classes.rows} aria-label="Conflicts">
      {conflicts.map((conflict) => {
        const { what, why } = describeConflict(conflict, timeZone);
        return (
          <li key={`${conflict.first.id}-${conflict.second.id}`}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            <p>
              <b>{what}</b> <span>{why}</span>
            </p>
            {conflict.ways.length > 0 && (
              <div className={classes.ways}>
                {conflict.ways.map((way) => (
                  <Button
                    key={way.session.id}
                    size="sm"
                    disabled={isMoving}
                    onClick={() => onMove(way)}
                    {...permitted}
                  >
                    Start “{way.session.title}” at {clock(way.starts_at)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
