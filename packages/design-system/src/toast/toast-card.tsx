import { IconAlertTriangle, IconCircleCheckFilled, IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./toast-card.module.css";

export interface ToastMessage {
  text: string;
  tone?: "ok" | "bad";
  /** Takes back what was done; the button says "Undo" unless named. */
  undo?: { label?: string; onPress: () => void };
  /** In ms; 6 seconds, 10 with an undo. It waits while pointer or focus is on it. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** One message, gone after its time. */
export default function ToastCard({
  toast,
  onClose,
}: {
  toast: ShownToast;
  onClose: (id: number) => void;
}) {
  const [held, setHeld] = useState(false);
  const duration = toast.duration ?? (toast.undo ? 10_000 : 6_000);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onClose(toast.id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, onClose, toast.id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const ToneIcon = toast.tone === "bad" ? IconAlertTriangle : IconCircleCheckFilled;
  return (
    <div
      className={classes.toast}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ToneIcon size={18} aria-hidden />
      <span className={classes.text}>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className={classNames(classes.button, classes.undo)}
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
