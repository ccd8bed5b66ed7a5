import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { followFragment } from "./follow-fragment.ts";

/** Whether this document was opened by its address or a link; after a reload, and going back, one is where one was. */
const isOpened = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "navigate");

const removeFragment = (url: string) => url.replace(/#.*/, "");

/** Follows the fragment of each address that is opened, typed or linked to; going back restores the position instead. */
export const useFollowedFragment = () => {
  const opened = useLocation();
  const isReturn = useRef(!isOpened());
  useEffect(() => {
    if (opened.hash !== "" && !isReturn.current) return followFragment(opened.hash);
    isReturn.current = false;
    return undefined;
  }, [opened]);
  useEffect(() => {
    let stop = () => {};
    const goBack = () => {
      isReturn.current = true;
    };
    // Plain links to a section of the page, of which the router hears as if one went back.
    const follow = ({ oldURL, newURL }: HashChangeEvent) => {
      stop();
      if (location.hash !== "" && removeFragment(oldURL) === removeFragment(newURL))
        stop = followFragment(location.hash);
    };
    addEventListener("popstate", goBack);
    addEventListener("hashchange", follow);
    return () => {
      stop();
      removeEventListener("popstate", goBack);
      removeEventListener("hashchange", follow);
    };
  }, []);
};
