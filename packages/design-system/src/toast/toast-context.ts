import { createContext, use } from "react";

export interface ToastMessage {
  text: string;
  tone?: "ok" | "bad";
  /** Reverts the action; the button says "Undo" unless `label` is given. */
  undo?: { label?: string; onPress: () => void };
  /** In ms; 6 seconds, 10 with an undo. The timer pauses on hover and focus. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

export interface Toasts {
  show: (toast: ToastMessage) => number;
  close: (id: number) => void;
}

// Without its provider, which every app has at its root, the first message fails.
export const ToastContext = createContext<Toasts>(null as never);

/** Returns functions to show and close short messages at the bottom of the window. */
export const useToast = () => use(ToastContext);
