import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

import { type Address, type AddressState, readAddress, writeAddress } from "./addresses.ts";

/**
 * Returns the state in the URL's query, `getHref` for links to other states, and `go` to navigate.
 */
export const useAddress = <A extends Address>(address: A) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAddress(address, new URLSearchParams(search)), [address, search]);
  const getHref = useCallback(
    (change: Partial<AddressState<A>>) => pathname + writeAddress(address, { ...state, ...change }),
    [pathname, address, state],
  );
  const go = useCallback(
    (change: Partial<AddressState<A>>, { replace = false } = {}) =>
      void navigate(getHref(change), { replace, preventScrollReset: true }),
    [navigate, getHref],
  );
  return { state, getHref, go };
};
