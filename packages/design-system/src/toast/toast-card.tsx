import { IconAlertTriangle, IconCircleCheckFilled, IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { classNames } from "../class-names/class-names.ts";
import { undoMark } from "./press-undo.ts";
import classes from "./toast-card.module.css";
import type { ShownToast } from "./toast-context.ts";
import { uncoverFocus } from "./uncover-focus.ts";

export { DialogError } from "./dialog-error.tsx";

/** A single message that disappears after its duration. */
export default function ToastCard({
  toast,
  onClose,
}: {
  toast: ShownToast;
  onClose: (id: number) => void;
}) {
  const [isPaused, setPaused] = useState(false);
  const duration = toast.duration ?? (toast.undo ? 10_000 : 6_000);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => onClose(toast.id), duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration, onClose, toast.id]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  const ToneIcon = toast.tone === "bad" ? IconAlertTriangle : IconCircleCheckFilled;
  return (
    <div
      ref={uncoverFocus}
      className={classes.toast}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <ToneIcon size={18} aria-hidden />
      <span className={classes.text}>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className={classNames(classes.button, classes.undo)}
          {...undoMark}
          onClick={() => {
            toast.undo?.onPress();
            onClose(toast.id);
          }}
        >
          {toast.undo.label ?? "Undo"}
        </button>
      )}
      <button
        type="button"
        className={classNames(classes.button, classes.close)}
        aria-label="Close message"
        onClick={() => onClose(toast.id)}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
