import { type ReactNode, Suspense, useDeferredValue } from "react";

import { useHydrated } from "./use-hydrated.ts";

type Props = {
  /** Shown until the children have loaded. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Renders its children after hydration only. The state is in a component of its own: if the page
 * around it rendered again on hydration, React would discard server-rendered lazy parts that have
 * not loaded yet.
 */
export function ClientOnly({ fallback = null, children }: Props) {
  // Mounting everything at once would block a slow phone; deferred rendering can be interrupted.
  return useDeferredValue(useHydrated()) ? (
    <Suspense fallback={fallback}>{children}</Suspense>
  ) : (
    fallback
  );
}
