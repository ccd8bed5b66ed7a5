import type { DehydratedState, QueryClient } from "@tanstack/react-query";

type LoaderData = { dehydrated?: DehydratedState } | undefined;

let isLoading = false;
let isOutdated = false;

/** Records that the loaders of a page start. */
export const startLoading = () => {
  isLoading = true;
  isOutdated = false;
};

/** Records each invalidation while a page loads; returns a function that ends this. */
export const watchInvalidations = (queries: QueryClient) => {
  const invalidate = queries.invalidateQueries.bind(queries);
  queries.invalidateQueries = (...given) => {
    if (isLoading) isOutdated = true;
    return invalidate(...given);
  };
  return () => {
    queries.invalidateQueries = invalidate;
  };
};

/**
 * Reads a page's data again if something was saved while it was loading: its loaders may have read before, and what
 * they read would count as fresh. Called once the page is shown, with the data of its loaders.
 */
export const rereadAfterWrites = (queries: QueryClient, loaded: readonly unknown[]) => {
  const isDue = isLoading && isOutdated;
  isLoading = false;
  if (!isDue) return;
  const keys = loaded.flatMap((data) =>
    ((data as LoaderData)?.dehydrated?.queries ?? []).map(({ queryKey }) => queryKey),
  );
  // After the effects of the boundary that hydrates this data.
  queueMicrotask(() => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey, exact: true });
  });
};
