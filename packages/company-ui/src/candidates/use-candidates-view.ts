import { useAddress } from "@devguild/session/use-address";

import { CANDIDATES_VIEW } from "./candidate-address.ts";

/** Returns the view in the URL, links to other views and a function to navigate. */
export const useCandidatesView = () => {
  const { state: view, ...navigation } = useAddress(CANDIDATES_VIEW);
  return { view, ...navigation };
};

/** The result of `useCandidatesView`, passed to the parts of the page. */
export type ViewControl = ReturnType<typeof useCandidatesView>;
