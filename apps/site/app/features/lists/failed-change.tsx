import { useFailedNavigation } from "@devguild/app-shell/use-failed-navigation";

import { FailedPart } from "./failed-part.tsx";

/** Said above the rows of a list if its last change did not load; the rows are still the ones before. */
export function FailedChange({ path }: { path: string }) {
  const retry = useFailedNavigation(path);
  return (
    retry && (
      <FailedPart onRetry={retry}>
        We couldn’t load the new results, so these are the previous ones.
      </FailedPart>
    )
  );
}
