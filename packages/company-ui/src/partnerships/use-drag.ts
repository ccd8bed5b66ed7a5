import { from } from "@devguild/design-system/breakpoints";
import type { PartnershipActivity } from "@devguild/schemas/partnerships";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";

import { toDragMinutes } from "./day-view.ts";

/** The range of the shown hours. */
type Hours = { first: number; last: number };

type Drag = { activity: PartnershipActivity; fromX: number; width: number; minutes: number };

/**
 * Drags an activity along its day, in steps: only where the day is a line, on wide screens. Escape
 * leaves it where it was; letting go of it moves it, and isn't a click.
 */
export const useDrag = (
  { zone, hours }: { zone: string; hours: Hours },
  onMove: (activity: PartnershipActivity, minutes: number) => void,
) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const wasDragged = useRef(false);
  const start = (event: PointerEvent<HTMLElement>, activity: PartnershipActivity) => {
    const track = event.currentTarget.closest("ul");
    wasDragged.current = false;
    if (event.button !== 0 || !track || !matchMedia(from("md")).matches) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ activity, fromX: event.clientX, width: track.clientWidth, minutes: 0 });
  };
  const move = ({ clientX }: PointerEvent) => {
    if (!drag) return;
    const part = (clientX - drag.fromX) / drag.width;
    const minutes = toDragMinutes(drag.activity, part, { zone, hours });
    if (minutes !== 0) wasDragged.current = true;
    if (minutes !== drag.minutes) setDrag({ ...drag, minutes });
  };
  const drop = () => {
    if (drag && drag.minutes !== 0) onMove(drag.activity, drag.minutes);
    setDrag(null);
  };
  const cancel = () => setDrag(null);
  return {
    /** What is dragged, and by how many minutes so far. */
    drag: drag && { id: drag.activity.id, minutes: drag.minutes },
    /** The handlers of an activity's block. */
    toHandlers: (activity: PartnershipActivity) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, activity),
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: cancel,
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (!drag || event.key !== "Escape") return;
        event.stopPropagation();
        cancel();
      },
      onClickCapture: (event: MouseEvent) => {
        if (wasDragged.current) event.stopPropagation();
        wasDragged.current = false;
      },
    }),
  };
};
