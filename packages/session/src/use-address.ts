import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

import { type Address, type AddressState, readAddress, writeAddress } from "./addresses.ts";
import { useUnderway } from "./use-underway.ts";

/**
 * Returns the state in the URL's query, `getHref` for links to other states, and `go` to navigate: with `replace`,
 * as after typing, it does nothing while the person is on their way to another page.
 */
export const useAddress = <A extends Address>(address: A) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const underway = useUnderway();
  const state = useMemo(() => readAddress(address, new URLSearchParams(search)), [address, search]);
  const getHref = useCallback(
    (change: Partial<AddressState<A>>) => pathname + writeAddress(address, { ...state, ...change }),
    [pathname, address, state],
  );
  const go = useCallback(
    (change: Partial<AddressState<A>>, { replace = false } = {}) => {
      const next = underway.current;
      if (replace && next && next.pathname !== pathname) return;
      // A change is added to the one that is underway, such as a row that was just opened.
      const from = next?.pathname === pathname ? new URLSearchParams(next.search) : null;
      const base = from ? readAddress(address, from) : state;
      void navigate(pathname + writeAddress(address, { ...base, ...change }), {
        replace,
        preventScrollReset: true,
      });
    },
    [navigate, underway, pathname, address, state],
  );
  return { state, getHref, go };
};
