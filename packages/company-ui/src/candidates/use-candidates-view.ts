import { useAddress } from "@devguild/session/use-address";

import { CANDIDATES_VIEW } from "./candidate-address.ts";

/** The view that the address describes, addresses of other views, and the way to one. */
export const useCandidatesView = () => {
  const { state: view, ...ways } = useAddress(CANDIDATES_VIEW);
  return { view, ...ways };
};

/** What `useCandidatesView` gives, for the parts of the page. */
export type ViewControl = ReturnType<typeof useCandidatesView>;
