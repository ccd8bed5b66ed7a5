import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  useEffect,
  useEffectEvent,
} from "react";

import { useToast } from "../toast/toast.tsx";

type DialogProps = { onClose: () => void };

/** Says that a dialog didn't load: where it is rendered, below everything, nobody looks after a press. */
function DialogError({ onClose }: DialogProps) {
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

/** A dialog that loads when it is opened. If that fails, it closes, and a message says so. */
export const lazyDialog = <Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: DialogError as ComponentType<Props> })));
