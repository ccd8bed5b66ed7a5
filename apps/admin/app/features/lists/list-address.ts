import { number, oneOf, readAddress, slugs, text, writeAddress } from "@devguild/session/addresses";

const DIRECTIONS = ["asc", "desc"] as const;
type Direction = (typeof DIRECTIONS)[number];

type FilterShape = {
  /** The valid values, others are ignored; or any id that the server offers. */
  values: readonly string[] | "ids";
  /** Whether several values can be selected. */
  many?: boolean;
};

/** The query parameters of a list: its search, its orders and its filters. */
export type ListShape<Order extends string = string, Filter extends string = string> = {
  /** The parameter of the search text, as the API names it. */
  text: string;
  orders: readonly Order[];
  /** The order if the URL has none. */
  defaultOrder: { order: Order; direction: Direction };
  filters: Record<Filter, FilterShape>;
};

/** The state of a list in the URL. */
export type ListState<Order extends string = string, Filter extends string = string> = {
  text: string;
  order: Order;
  direction: Direction;
  /** From 1. */
  page: number;
  /** The selected values of each filter. */
  filters: Record<Filter, string[]>;
  /** The id of the saved view that it started from. */
  view: number | null;
};

const ID = /^[1-9]\d{0,14}$/;
const MOST_IDS = 20;
const LAST_PAGE = 10_000;

const toAddress = ({ text: name, orders, defaultOrder, filters }: ListShape) => ({
  text: { ...text, name },
  ...Object.fromEntries(
    Object.entries(filters).map(([filter, { values, many }]) => [
      filter,
      values === "ids"
        ? { ...slugs, max: many ? MOST_IDS : 1 }
        : { ...slugs, options: values, max: many ? values.length : 1 },
    ]),
  ),
  order: { ...oneOf(orders, defaultOrder.order), name: "order_by" },
  // The default depends on the order.
  direction: { ...oneOf(DIRECTIONS, null), name: "order_by_direction" },
  page: { ...number, max: LAST_PAGE, defaultValue: 1 },
  view: number,
});

const defaultDirection = ({ defaultOrder }: ListShape, order: string): Direction =>
  order === defaultOrder.order ? defaultOrder.direction : "asc";

/** Parses a list's state from the URL; unknown values are ignored. */
export const readList = <Order extends string, Filter extends string>(
  shape: ListShape<Order, Filter>,
  params: URLSearchParams,
) => {
  const { text, order, direction, page, view, ...filters } = readAddress(toAddress(shape), params);
  const valid = Object.entries<FilterShape>(shape.filters).map(([filter, { values }]) => {
    const chosen = (filters as Record<string, string[]>)[filter] ?? [];
    return [filter, values === "ids" ? chosen.filter((value) => ID.test(value)) : chosen];
  });
  return {
    text,
    order,
    direction: direction ?? defaultDirection(shape, order),
    page,
    view,
    filters: Object.fromEntries(valid),
  } as ListState<Order, Filter>;
};

/** Serialises a list's state as a query string, "" when everything is at its default. */
export const writeList = (shape: ListShape, { filters, ...state }: ListState): string => {
  const isDefault = state.direction === defaultDirection(shape, state.order);
  return writeAddress(toAddress(shape), {
    ...state,
    ...filters,
    direction: isDefault ? null : state.direction,
  });
};

/** Serialises a list that is searched and filtered, and otherwise at its defaults. */
export const writeSearch = <Order extends string, Filter extends string>(
  shape: ListShape<Order, Filter>,
  text: string,
  filters: Partial<Record<Filter, string[]>> = {},
) => {
  const state = readList(shape, new URLSearchParams());
  return writeList(shape, { ...state, text, filters: { ...state.filters, ...filters } });
};

/** Returns whether a list is filtered, by text or by a filter. */
export const hasFilters = (state: ListState) =>
  state.text !== "" || Object.values(state.filters).some((values) => values.length > 0);

/** Returns a list without its text and filters, in the same order. */
export const clearFilters = <Order extends string, Filter extends string>(
  state: ListState<Order, Filter>,
): ListState<Order, Filter> => ({
  ...state,
  text: "",
  page: 1,
  filters: Object.fromEntries(
    Object.keys(state.filters).map((name) => [name, []]),
  ) as unknown as Record<Filter, string[]>,
});

/** Serialises what a saved view keeps of a list: all but its page, and the view itself. */
export const writeView = (shape: ListShape, state: ListState) =>
  writeList(shape, { ...state, page: 1, view: null });
