import { findNeighbour } from "@devguild/company-ui/candidate-keys";
import type { ViewControl } from "@devguild/company-ui/use-candidates-view";
import type { Candidate } from "@devguild/schemas/applications";

import { focusRow, focusRowWithId, useKeys } from "../lists/use-keys.ts";

/**
 * Handles the keys of a job's candidates: `j` and `k` step through the rows, or through open
 * candidates; Escape closes. Returns the function that closes the open candidate.
 */
export const useCandidateRows = (
  shown: readonly Candidate[],
  open: Candidate | null,
  { go }: Pick<ViewControl, "go">,
) => {
  const close = () => {
    if (!open) return;
    go({ candidate: null }, { replace: true });
    focusRowWithId(String(open.id));
  };
  const step = (by: 1 | -1) => {
    if (!open) return focusRow(by);
    const ids = shown.map(({ id }) => id);
    const next = findNeighbour(ids, open.id, by);
    if (next === undefined || next === open.id) return;
    go({ candidate: next }, { replace: true });
    focusRowWithId(String(next));
  };
  useKeys({ j: () => step(1), k: () => step(-1), Escape: close });
  return close;
};
