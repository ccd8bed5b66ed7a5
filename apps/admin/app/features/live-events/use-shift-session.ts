import type { SessionMove } from "@devguild/schemas/constants/live-programme";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";

import type { PlannedSession, Timeline } from "./programme-words.ts";
import { readShiftKey, roundShift, shiftTimes } from "./shift-session.ts";

/** Below this, a press is a click. */
const DRAG_PX = 4;

/** A shift of the session that starts at `startsAt`; once it starts at another time, it is over. */
type Shift = { id: number; startsAt: string; shiftMs: number; isSaving: boolean };
type Grip = { id: number; x: number; width: number; hasMoved: boolean; shiftMs: number };

type Options<S> = {
  timeline: Timeline;
  /** Saves a session's new time; without it, nothing can be moved. */
  onMove: ((move: SessionMove<S>) => Promise<unknown>) | undefined;
};

/**
 * Moves a session on a timeline: dragged with the mouse, or with Space, arrows and Enter. Escape leaves it
 * where it was. Touch scrolls, as everywhere; there, the session's form is the way.
 */
export const useShiftSession = <S extends PlannedSession>({ timeline, onMove }: Options<S>) => {
  const [shift, setShift] = useState<Shift | null>(null);
  const grip = useRef<Grip>(undefined);
  const show = ({ id, starts_at }: S, shiftMs: number, isSaving = false) =>
    setShift({ id, startsAt: starts_at, shiftMs, isSaving });
  const drop = async (session: S, shiftMs: number) => {
    if (!onMove || shiftMs === 0) return setShift(null);
    show(session, shiftMs, true);
    try {
      await onMove({ session, ...shiftTimes(session, shiftMs) });
    } catch {
      // Whoever saves it says why; it is back where it was.
    }
    return setShift(null);
  };
  const isBusy = shift?.isSaving ?? false;
  const getHandlers = (session: S) => {
    if (!onMove) return {};
    const own = shift?.id === session.id && !shift.isSaving ? shift : null;
    return {
      draggable: false,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const track = event.currentTarget.closest("ul");
        if (isBusy || event.pointerType === "touch" || event.button !== 0 || !track) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { width } = track.getBoundingClientRect();
        grip.current = { id: session.id, x: event.clientX, width, hasMoved: false, shiftMs: 0 };
      },
      onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
        const pressed = grip.current;
        if (pressed?.id !== session.id) return;
        const byPx = clientX - pressed.x;
        pressed.hasMoved ||= Math.abs(byPx) > DRAG_PX;
        if (!pressed.hasMoved) return;
        const byMs = (byPx / pressed.width) * (timeline.until - timeline.from);
        pressed.shiftMs = roundShift(session, timeline, byMs);
        show(session, pressed.shiftMs);
      },
      onPointerUp: () => {
        // Escape, or a loss of focus, may have ended it.
        if (grip.current?.hasMoved && own) void drop(session, grip.current.shiftMs);
      },
      onPointerCancel: () => {
        grip.current = undefined;
        setShift(null);
      },
      onClick: (event: MouseEvent) => {
        // The end of a drag isn't a click.
        if (grip.current?.hasMoved || own) event.preventDefault();
        grip.current = undefined;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = readShiftKey(event);
        if (event.key === "Escape" && own) {
          grip.current = undefined;
          setShift(null);
        } else if (own && step !== null)
          show(session, roundShift(session, timeline, own.shiftMs + step));
        else if (own && (event.key === "Enter" || event.key === " "))
          void drop(session, own.shiftMs);
        else if (event.key === " " && !isBusy) show(session, 0);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: () => own && setShift(null),
    };
  };
  return { shift, getHandlers };
};
