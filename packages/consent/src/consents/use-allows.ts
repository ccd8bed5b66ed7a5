import type { ConsentCategory } from "@devguild/schemas/constants/consents";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

import { opensSomething } from "../third-parties/page-rules.ts";
import { allows, onChoice } from "./own-consents.ts";

/**
 * Returns whether third-party content of a category may load on this page, given the current
 * consent.
 */
export const useAllows = (category: ConsentCategory) => {
  const { pathname, search } = useLocation();
  const isAllowed = useSyncExternalStore(
    onChoice,
    () => allows(category),
    () => false,
  );
  return isAllowed && !opensSomething(pathname, search);
};
