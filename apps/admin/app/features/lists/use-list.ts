import { useLocation, useNavigate, useNavigation } from "react-router";

import { type ListShape, type ListState, readList, writeList } from "./list-address.ts";

type Change<Order extends string, Filter extends string> = Partial<ListState<Order, Filter>>;

/** The state of a list with its links. */
export interface List<Order extends string = string, Filter extends string = string> {
  shape: ListShape<Order, Filter>;
  /**
   * The requested state: during a navigation already the new one, so that a press has an immediate
   * effect.
   */
  state: ListState<Order, Filter>;
  /** The state of the visible rows. */
  settled: ListState<Order, Filter>;
  isChanging: boolean;
  /** Returns the URL of another state; it starts at the first page unless the change sets one. */
  getHref(this: void, change: Change<Order, Filter>): string;
  /** Navigates to another state. `replace` adds no history entry, as for each letter typed. */
  change(this: void, change: Change<Order, Filter>, how?: { replace?: boolean }): void;
}

/** Returns where a navigation within the page leads while it loads; null if there is none. */
export const useNextLocation = () => {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === "loading" && location.pathname === pathname ? location : null;
};

/** Returns the list's state from the URL, and how to change it. */
export const useList = <Order extends string, Filter extends string>(
  shape: ListShape<Order, Filter>,
): List<Order, Filter> => {
  const location = useLocation();
  const next = useNextLocation();
  const navigate = useNavigate();
  const settled = readList(shape, new URLSearchParams(location.search));
  const state = next ? readList(shape, new URLSearchParams(next.search)) : settled;
  const getHref = (change: Change<Order, Filter>) =>
    location.pathname + writeList(shape, { ...state, page: 1, ...change });
  return {
    shape,
    state,
    settled,
    isChanging: next !== null,
    getHref,
    change: (change, { replace = false } = {}) =>
      void navigate(getHref(change), { preventScrollReset: true, replace }),
  };
};
