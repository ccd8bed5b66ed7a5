import { useEffect, useEffectEvent, useRef } from "react";

const LONG_PRESS_MS = 450;
// A finger never rests entirely still.
const STILL_PX = 10;

type Touch = {
  /** Whether rows are selected: then a tap selects another one instead of opening it. */
  isSelecting: boolean;
  /** Null if nothing can be selected. */
  onToggle: ((row: number) => void) | null;
};

const findRow = (target: EventTarget | null) => {
  const row = target instanceof Element ? target.closest<HTMLElement>("tr[data-row]") : null;
  return row ? Number(row.dataset["row"]) : null;
};

/**
 * Selects rows by touch: a long press selects the first one, taps select more. Returns the ref of the
 * element around the rows.
 */
export const useTouchSelection = ({ isSelecting, onToggle }: Touch) => {
  const rows = useRef<HTMLDivElement>(null);
  const toggle = useEffectEvent((row: number) => onToggle?.(row));
  const tapsSelect = useEffectEvent(() => isSelecting && onToggle !== null);
  useEffect(() => {
    const element = rows.current;
    if (!element) return undefined;
    let pressed: { timer: number; x: number; y: number } | null = null;
    let isTouch = false;
    let wasLong = false;
    const release = () => {
      clearTimeout(pressed?.timer);
      pressed = null;
    };
    const press = (event: PointerEvent) => {
      release();
      isTouch = event.pointerType === "touch";
      wasLong = false;
      const row = findRow(event.target);
      if (!isTouch || row === null) return;
      const timer = window.setTimeout(() => {
        wasLong = true;
        toggle(row);
      }, LONG_PRESS_MS);
      pressed = { timer, x: event.clientX, y: event.clientY };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL_PX) release();
    };
    const click = (event: MouseEvent) => {
      const row = findRow(event.target);
      const isBox = event.target instanceof Element && event.target.matches("input, label");
      if (!isTouch || row === null || isBox || !(wasLong || tapsSelect())) return;
      event.preventDefault();
      event.stopPropagation();
      if (!wasLong) toggle(row);
      wasLong = false;
    };
    // The menu of a link would open over what was just selected.
    const menu = (event: MouseEvent) => {
      if (isTouch && findRow(event.target) !== null) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", release, { signal });
    element.addEventListener("pointercancel", release, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("contextmenu", menu, { signal });
    return () => {
      release();
      listening.abort();
    };
  }, []);
  return rows;
};
