import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

import { candidatesQuery, type CandidatesView, readCandidatesView } from "./candidate-address.ts";

/** The view that the address describes, addresses of other views, and the way to one. */
export const useCandidatesView = () => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readCandidatesView(query), [query]);
  const hrefOf = useCallback(
    (change: Partial<CandidatesView>) => pathname + candidatesQuery({ ...view, ...change }),
    [pathname, view],
  );
  const go = useCallback(
    (change: Partial<CandidatesView>, { replace = false } = {}) =>
      void navigate(hrefOf(change), { replace, preventScrollReset: true }),
    [navigate, hrefOf],
  );
  return { view, hrefOf, go };
};

/** What `useCandidatesView` gives, for the parts of the page. */
export type ViewControl = ReturnType<typeof useCandidatesView>;
