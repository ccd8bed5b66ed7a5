import type { ComponentType, LazyExoticComponent } from "react";

import { lazyComponent } from "../lazy-component/lazy-component.tsx";

// Every page loads it with what shows messages, in time for when the connection is lost.
const loadError = async () => ({
  default: (await import("../toast/toast-card.tsx")).DialogError,
});

/** A dialog that loads when it is opened. If that fails, it closes, and a message says so. */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazyComponent<Props>(() =>
    load().catch(loadError as () => Promise<{ default: ComponentType<Props> }>),
  );
