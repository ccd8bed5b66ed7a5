import { IconAlertTriangle, IconCircleCheckFilled, IconX } from "@tabler/icons-react";
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./toast.module.css";

export interface ToastMessage {
  text: string;
  tone?: "ok" | "bad";
  /** Takes back what was done; the button says "Undo" unless named. */
  undo?: { label?: string; onPress: () => void };
  /** In ms; 6 seconds, 10 with an undo. It waits while pointer or focus is on it. */
  duration?: number;
}

interface ShownToast extends ToastMessage {
  id: number;
}

export interface Toasts {
  show: (toast: ToastMessage) => number;
  close: (id: number) => void;
}

const ToastContext = createContext<Toasts | null>(null);
const MOST_AT_ONCE = 3;

/** Shows short messages at the foot of the window. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToast needs a DesignSystemProvider above it");
  return toasts;
}

function Toast({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
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

/** Holds the messages; part of `DesignSystemProvider`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const lastId = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        lastId.current += 1;
        const id = lastId.current;
        setShown((before) => [...before, { ...toast, id }].slice(-MOST_AT_ONCE));
        return id;
      },
      close: (id) => setShown((before) => before.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={classes.region} aria-live="polite">
        {shown.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={toasts.close} />
        ))}
      </div>
    </ToastContext>
  );
}
