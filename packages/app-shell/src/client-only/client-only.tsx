import { type ReactNode, Suspense, useDeferredValue } from "react";

import { useHydrated } from "./use-hydrated.ts";

type Props = {
  /** Holds the place until the children are there. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * What only a living page has a use for. It waits in a component of its own: were the page around it drawn
 * anew because it answers now, React would throw away what the server drew late and is not loaded yet.
 */
export function ClientOnly({ fallback = null, children }: Props) {
  // All that waits at once would keep a slow phone from answering; deferred, it is drawn piece by piece.
  return useDeferredValue(useHydrated()) ? (
    <Suspense fallback={fallback}>{children}</Suspense>
  ) : (
    fallback
  );
}
