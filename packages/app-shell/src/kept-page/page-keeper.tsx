import { useToast } from "@devguild/design-system/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";

import { setShownPage } from "./keep-page.ts";
import { useFollowedFragment } from "./use-followed-fragment.ts";
import { rereadAfterWrites, watchInvalidations } from "./reread-after-writes.ts";
import { hasOwnRegion, useLastFailure } from "./use-failed-navigation.ts";

/**
 * Remembers the page that is shown, keeps its data current, leads to the section its address names, and says so if another
 * page did not load.
 */
export default function PageKeeper() {
  const { pathname, search, key } = useLocation();
  const matches = useMatches();
  const failed = useLastFailure();
  const toasts = useToast();
  useFollowedFragment();
  useLayoutEffect(() => {
    setShownPage(pathname + search, new Map(matches.map(({ id, loaderData }) => [id, loaderData])));
  }, [pathname, search, matches]);
  const queries = useQueryClient();
  useEffect(() => watchInvalidations(queries), [queries]);
  useEffect(() => {
    const loaded = matches.map(({ loaderData }) => loaderData);
    rereadAfterWrites(queries, loaded);
  }, [queries, matches]);
  const say = useEffectEvent((to: string | undefined) => {
    if (!failed || to === undefined || hasOwnRegion(to.replace(/\?.*$/, ""))) return;
    toasts.show({
      tone: "bad",
      text: navigator.onLine
        ? "That page didn’t load."
        : "You’re offline, so that page didn’t load.",
      undo: {
        label: "Try again",
        onPress: () => (navigator.onLine ? location.assign(to) : failed.retry()),
      },
      duration: 30_000,
    });
  });
  const to = failed?.to;
  useEffect(() => say(to), [to]);
  const scrolledFor = useRef(key);
  useEffect(() => {
    if (!failed || scrolledFor.current === key) return undefined;
    scrolledFor.current = key;
    // The page that stays is a new entry of the history, for which the router scrolls to the top.
    const frame = requestAnimationFrame(() => scrollTo(0, failed.scrollY));
    return () => cancelAnimationFrame(frame);
  }, [key, failed]);
  return null;
}
