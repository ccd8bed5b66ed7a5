import { lazyComponent } from "@devguild/design-system/lazy-component";
import { type ReactNode, Suspense } from "react";

import { EmptyListSkeleton } from "./empty-list-skeleton.tsx";

type Props = {
  /** "No videos found" */
  title: string;
  /** What brings rows back. */
  children: ReactNode;
  /** The link that does; none where there is nothing to go back to. */
  actions?: ReactNode;
};

// Most lists hold something, so what says that one does not need not come with them.
const EmptyState = lazyComponent(async () => ({
  default: (await import("@devguild/design-system/empty-state")).EmptyState,
}));

/** In place of the rows of a list that nothing fits, or that holds nothing yet. */
export function EmptyList({ title, children, actions }: Props) {
  return (
    <Suspense fallback={<EmptyListSkeleton />}>
      <EmptyState kind="notFound" title={title} actions={actions}>
        {children}
      </EmptyState>
    </Suspense>
  );
}
