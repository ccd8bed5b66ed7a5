import { lazyComponent } from "@devguild/design-system/lazy-component";
import { type ReactNode, Suspense } from "react";

import { EmptyListSkeleton } from "./empty-list-skeleton.tsx";

type Props = {
  /** "No videos found". */
  title: string;
  /** How to get results. */
  children: ReactNode;
  /** The link that does so, if there is one. */
  actions?: ReactNode;
};

// Most lists have rows, so the code of the empty state is lazy.
const EmptyState = lazyComponent(async () => ({
  default: (await import("@devguild/design-system/empty-state")).EmptyState,
}));

/** Shown instead of rows if nothing matches, or if the list is still empty. */
export function EmptyList({ title, children, actions }: Props) {
  return (
    <Suspense fallback={<EmptyListSkeleton />}>
      <EmptyState kind="notFound" title={title} actions={actions}>
        {children}
      </EmptyState>
    </Suspense>
  );
}
