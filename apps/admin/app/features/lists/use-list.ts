import { useLocation, useNavigate, useNavigation } from "react-router";

import { type ListShape, type ListState, readList, writeList } from "./list-address.ts";

type Change<Order extends string, Filter extends string> = Partial<ListState<Order, Filter>>;

/** A list as a screen holds it. */
export interface List<Order extends string = string, Filter extends string = string> {
  shape: ListShape<Order, Filter>;
  /** What is asked for: while a change is under way already the new list, so that a press shows at once. */
  state: ListState<Order, Filter>;
  /** What the rows in view answer. */
  settled: ListState<Order, Filter>;
  isChanging: boolean;
  /** The address of another list; it begins at its first page unless the change names one. */
  hrefOf(this: void, change: Change<Order, Filter>): string;
  /** Goes there. `replace` keeps it out of the history, as for every letter typed. */
  change(this: void, change: Change<Order, Filter>, how?: { replace?: boolean }): void;
}

/** The list that the address asks for, and the ways to ask for another one. */
export const useList = <Order extends string, Filter extends string>(
  shape: ListShape<Order, Filter>,
): List<Order, Filter> => {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const isChanging =
    navigation.state === "loading" && navigation.location.pathname === location.pathname;
  const settled = readList(shape, new URLSearchParams(location.search));
  const state = isChanging
    ? readList(shape, new URLSearchParams(navigation.location.search))
    : settled;
  const hrefOf = (change: Change<Order, Filter>) =>
    location.pathname + writeList(shape, { ...state, page: 1, ...change });
  return {
    shape,
    state,
    settled,
    isChanging,
    hrefOf,
    change: (change, { replace = false } = {}) =>
      void navigate(hrefOf(change), { preventScrollReset: true, replace }),
  };
};
