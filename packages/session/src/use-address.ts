import { use, useCallback, useMemo } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router";

import { type Address, type AddressState, readAddress, writeAddress } from "./addresses.ts";

/** A change of a state, or what it follows from: one more of several depends on those before. */
export type Change<State> = Partial<State> | ((now: State) => Partial<State>);

/** What a router knows about where the page is, and where it is going. */
type Router = {
  state: { location: { pathname: string; search: string }; navigation: { location?: unknown } };
};

const isLocation = (target: unknown): target is Router["state"]["location"] =>
  typeof target === "object" && target !== null && "search" in target;

/**
 * Returns the query that the next choice is made with: the one that is drawn is behind the router until what was
 * chosen before has been drawn, too.
 */
export const findLatestSearch = (
  router: Router | undefined,
  drawn: { pathname: string; search: string },
) => {
  if (!router) return drawn.search;
  const { location, navigation } = router.state;
  const latest = isLocation(navigation.location) ? navigation.location : location;
  return latest.pathname === drawn.pathname ? latest.search : drawn.search;
};

/**
 * Returns the state in the URL's query, `getHref` for links to other states, and `go` to navigate.
 */
export const useAddress = <A extends Address>(address: A) => {
  type State = AddressState<A>;
  const { pathname, search } = useLocation();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  const state = useMemo(() => readAddress(address, new URLSearchParams(search)), [address, search]);
  const getHref = useCallback(
    (change: Partial<State>) => pathname + writeAddress(address, { ...state, ...change }),
    [pathname, address, state],
  );
  const go = useCallback(
    (change: Change<State>, { replace = false } = {}) => {
      const latest = findLatestSearch(router, { pathname, search });
      const now = readAddress(address, new URLSearchParams(latest));
      const changed = typeof change === "function" ? change(now) : change;
      void navigate(pathname + writeAddress(address, { ...now, ...changed }), {
        replace,
        preventScrollReset: true,
      });
    },
    [router, navigate, pathname, search, address],
  );
  return { state, getHref, go };
};
