import type { ConsentCategory } from "@devguild/schemas/constants/consents";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

import { opensSomething } from "../third-parties/page-rules.ts";
import { allows, onChoice } from "./own-consents.ts";

/** Whether something of others may load on this page now, by what its visitor allows at the moment. */
export const useAllows = (category: ConsentCategory) => {
  const { pathname, search } = useLocation();
  const isAllowed = useSyncExternalStore(
    onChoice,
    () => allows(category),
    () => false,
  );
  return isAllowed && !opensSomething(pathname, search);
};
