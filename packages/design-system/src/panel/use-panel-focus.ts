import { useEffect, useRef } from "react";

import { useFocusReturn } from "../modal/use-focus-return.ts";

/** Returns the `ref` of a panel that takes the focus as it opens, and returns it to what opened it. */
export const usePanelFocus = () => {
  const panel = useRef<HTMLElement>(null);
  useFocusReturn(true);
  useEffect(() => panel.current?.focus(), []);
  return panel;
};
