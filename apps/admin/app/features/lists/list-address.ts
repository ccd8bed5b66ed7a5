import { number, oneOf, readAddress, slugs, text, writeAddress } from "@devguild/session/addresses";

const DIRECTIONS = ["asc", "desc"] as const;
type Direction = (typeof DIRECTIONS)[number];

type FilterShape = {
  /** What may be chosen; anything else in an address is ignored. */
  values: readonly string[];
  /** Several values at once. */
  many?: boolean;
};

/** What a list can be asked for: its words in the address, its orders and its filters. */
export type ListShape<Order extends string = string, Filter extends string = string> = {
  /** The parameter of the search text; it is named as the API names it. */
  text: string;
  orders: readonly Order[];
  /** The order of an address that names none. */
  usual: { order: Order; direction: Direction };
  filters: Record<Filter, FilterShape>;
};

/** What an address asks a list for. */
export type ListState<Order extends string = string, Filter extends string = string> = {
  text: string;
  order: Order;
  direction: Direction;
  /** From 1. */
  page: number;
  /** The chosen values of each filter. */
  filters: Record<Filter, string[]>;
};

const LAST_PAGE = 10_000;

const toAddress = ({ text: name, orders, usual, filters }: ListShape) => ({
  text: { ...text, name },
  ...Object.fromEntries(
    Object.entries(filters).map(([filter, { values, many }]) => [
      filter,
      { ...slugs, options: values, max: many ? values.length : 1 },
    ]),
  ),
  order: { ...oneOf(orders, usual.order), name: "order_by" },
  // What it is by default depends on the order.
  direction: { ...oneOf(DIRECTIONS, null), name: "order_by_direction" },
  page: { ...number, max: LAST_PAGE, defaultValue: 1 },
});

const usualDirection = ({ usual }: ListShape, order: string): Direction =>
  order === usual.order ? usual.direction : "asc";

/** The list that a query string asks for; what it does not know is ignored. */
export const readList = <Order extends string, Filter extends string>(
  shape: ListShape<Order, Filter>,
  params: URLSearchParams,
) => {
  const { text, order, direction, page, ...filters } = readAddress(toAddress(shape), params);
  return {
    text,
    order,
    direction: direction ?? usualDirection(shape, order),
    page,
    filters,
  } as ListState<Order, Filter>;
};

/** A list as a query string, "" where all is as usual. */
export const writeList = (shape: ListShape, { filters, ...state }: ListState): string => {
  const isUsual = state.direction === usualDirection(shape, state.order);
  return writeAddress(toAddress(shape), {
    ...state,
    ...filters,
    direction: isUsual ? null : state.direction,
  });
};

/** Whether anything narrows the list. */
export const isNarrowed = (state: ListState) =>
  state.text !== "" || Object.values(state.filters).some((values) => values.length > 0);

/** A list without its text and filters, in the order that it has. */
export const widened = <Order extends string, Filter extends string>(
  state: ListState<Order, Filter>,
): ListState<Order, Filter> => ({
  ...state,
  text: "",
  page: 1,
  filters: Object.fromEntries(
    Object.keys(state.filters).map((name) => [name, []]),
  ) as unknown as Record<Filter, string[]>,
});
