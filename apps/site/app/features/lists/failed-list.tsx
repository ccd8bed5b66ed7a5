import { lazy, Suspense } from "react";

import { FailedPart } from "./failed-part.tsx";

type Props = {
  /** "We couldn’t load the videos." */
  title: string;
  list: { refetch: () => Promise<unknown>; isFetching: boolean };
};

/** Text only, in case even the illustration's code fails to load. */
function PlainFailure({ title, onRetry }: { title: string; onRetry?: (() => void) | undefined }) {
  return <FailedPart onRetry={onRetry}>{title}</FailedPart>;
}

// Most lists load, so the code of the error state is lazy.
const ErrorState = lazy(() =>
  import("@devguild/design-system/error-state").then(
    (failure) => ({ default: failure.ErrorState }),
    () => ({ default: PlainFailure }),
  ),
);

/** Shown if a list did not load, with a button to retry. */
export function FailedList({ title, list }: Props) {
  return (
    <Suspense>
      <ErrorState title={title} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    </Suspense>
  );
}
