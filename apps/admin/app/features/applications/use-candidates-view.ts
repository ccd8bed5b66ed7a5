import { useLocation, useNavigate } from "react-router";

import { focusRow, focusRowWithId, useKeys } from "../lists/use-keys.ts";
import type { Candidate } from "@devguild/schemas/applications";
import {
  candidatesIn,
  type CandidatesView,
  neighbourOf,
  readCandidatesView,
  writeCandidatesView,
} from "./candidates-url.ts";

/**
 * What the address shows of a job's candidates, and the keys of the screen: `j` and `k` walk through
 * the rows, or through the open candidates; Escape closes.
 */
export const useCandidatesView = (candidates: readonly Candidate[]) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = readCandidatesView(new URLSearchParams(search));
  const shown = candidatesIn(candidates, view.status);
  // Whoever was moved out of the state in view stays open.
  const open = candidates.find(({ id }) => id === view.candidate);
  const hrefOf = (change: Partial<CandidatesView>) =>
    pathname + writeCandidatesView({ ...view, ...change });
  const go = (candidate: number | null) =>
    void navigate(hrefOf({ candidate }), { preventScrollReset: true, replace: true });
  const close = () => {
    if (!open) return;
    go(null);
    focusRowWithId(String(open.id));
  };
  const step = (by: 1 | -1) => {
    if (!open) return focusRow(by);
    const next = neighbourOf(shown, open.id, by);
    if (!next || next.id === open.id) return;
    go(next.id);
    focusRowWithId(String(next.id));
  };
  useKeys({ j: () => step(1), k: () => step(-1), Escape: close });
  return { view, shown, open, hrefOf, close };
};
