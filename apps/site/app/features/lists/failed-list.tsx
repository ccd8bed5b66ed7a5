import { Button } from "@devguild/design-system/button";
import { lazy, Suspense } from "react";

type Props = {
  /** What did not load: "We couldn’t load the videos." */
  title: string;
  list: { refetch: () => Promise<unknown>; isFetching: boolean };
};

/** In words alone, for when not even the code of the picture could be loaded. */
function PlainFailure({ title, onRetry }: { title: string; onRetry?: (() => void) | undefined }) {
  return (
    <div role="alert">
      <p>{title}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

// Most lists load, so what says that one did not need not come with them.
const ErrorState = lazy(() =>
  import("@devguild/design-system/error-state").then(
    (failure) => ({ default: failure.ErrorState }),
    () => ({ default: PlainFailure }),
  ),
);

/** A list that did not load, and the way to try again. */
export function FailedList({ title, list }: Props) {
  return (
    <Suspense>
      <ErrorState title={title} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    </Suspense>
  );
}
