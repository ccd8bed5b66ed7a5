import { useEffect, useEffectEvent } from "react";
import { useToast } from "./toast-context.ts";

/** Says that a dialog didn't load: where it is rendered, below everything, nobody looks after a press. */
export function DialogError({ onClose }: { onClose: () => void }) {
  const toasts = useToast();
  const say = useEffectEvent(() => {
    onClose();
    toasts.show({
      tone: "bad",
      text: navigator.onLine ? "That didn’t open." : "You’re offline, so that didn’t open.",
      // Browsers don't request code again that failed once.
      undo: { label: "Reload page", onPress: () => location.reload() },
      duration: 30_000,
    });
  });
  useEffect(() => say(), []);
  return null;
}
