type Direction = "asc" | "desc";

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

const LONGEST_TEXT = 200;
const LAST_PAGE = 10_000;

const pageOf = (value: string | null) => {
  const page = Number(value ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};

const chosenOf = ({ values, many }: FilterShape, value: string | null) => {
  const asked = new Set((value ?? "").split(","));
  return values.filter((each) => asked.has(each)).slice(0, many ? undefined : 1);
};

/** The list that a query string asks for; what it does not know is ignored. */
export const readList = <Order extends string, Filter extends string>(
  shape: ListShape<Order, Filter>,
  params: URLSearchParams,
): ListState<Order, Filter> => {
  const named = shape.orders.find((order) => order === params.get("order_by"));
  const order = named ?? shape.usual.order;
  const direction = params.get("order_by_direction");
  const filters = Object.entries<FilterShape>(shape.filters).map(([name, filter]) => [
    name,
    chosenOf(filter, params.get(name)),
  ]);
  return {
    text: (params.get(shape.text) ?? "").trim().slice(0, LONGEST_TEXT),
    order,
    direction:
      direction === "asc" || direction === "desc"
        ? direction
        : order === shape.usual.order
          ? shape.usual.direction
          : "asc",
    page: pageOf(params.get("page")),
    filters: Object.fromEntries(filters) as Record<Filter, string[]>,
  };
};

/** The parameters of a list in the order that addresses have them; what is usual is left out. */
export const listParams = (shape: ListShape, state: ListState): [name: string, value: string][] => {
  const isUsualOrder = state.order === shape.usual.order;
  const usualDirection = isUsualOrder ? shape.usual.direction : "asc";
  const params: [string, string | undefined | false][] = [
    [shape.text, state.text],
    ...Object.entries(state.filters).map(([name, values]): [string, string] => [
      name,
      values.join(","),
    ]),
    ["order_by", !isUsualOrder && state.order],
    ["order_by_direction", state.direction !== usualDirection && state.direction],
    ["page", state.page > 1 && String(state.page)],
  ];
  return params.filter((param): param is [string, string] => Boolean(param[1]));
};

/** A list as a query string, empty where all is as usual. */
export const writeList = (shape: ListShape, state: ListState): string => {
  // Commas between values are legible as they are.
  const text = new URLSearchParams(listParams(shape, state)).toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
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
