type Value = string | number | boolean | null | readonly string[];

/** One parameter of an address. */
type Parameter = {
  /** What the address calls it; by default the key under which it is declared. */
  name?: string;
  /** Its value where the address says nothing, or nothing that makes sense; never written. */
  defaultValue: Value;
  /** The key of the parameter without which this one means nothing; it is not written then. */
  needs?: string;
} & (
  | { kind: "text" }
  | { kind: "number"; max?: number }
  | { kind: "choice"; options: readonly Value[] }
  /** `options`, where there are any, are the only values and give their order. */
  | { kind: "list"; max?: number; options?: readonly string[] }
);

/** The parameters of an address, in the order in which they are written. */
export type Address = Record<string, Parameter>;

/** What an address asks for: a value for each of its parameters. */
export type AddressState<A extends Address> = { [Key in keyof A]: A[Key]["defaultValue"] };

/** Words as they were typed; trimmed, and cut after 200 characters. */
export const text = { kind: "text", defaultValue: "" as string } as const;

/** A whole number from 1 up to `max`, by default of 15 digits; null where there is none. */
export const number = { kind: "number", defaultValue: null as number | null } as const;

/**
 * Slugs, each once and at most `max`, by default 50: with commas between them, as links have them, or
 * the name repeated, as forms send it.
 */
export const slugs = { kind: "list", defaultValue: [] as string[] } as const;

/** One of several values, by default the first. True is 1 in the address, false is 0. */
export const oneOf = <Option, Default = Option>(
  options: readonly Option[],
  defaultValue = options[0] as Option | Default,
) => ({ kind: "choice", options, defaultValue }) as const;

const toText = (value: Value | undefined) =>
  String(typeof value === "boolean" ? Number(value) : (value ?? ""));

const LONGEST_TEXT = 200;
const LONGEST_LIST = 50;

const readParameter = (parameter: Parameter, values: readonly string[]): unknown => {
  const { defaultValue } = parameter;
  const value = values[0]?.trim();
  if (parameter.kind === "list") {
    const listed = values.flatMap((each) => each.split(",")).map((each) => each.trim());
    const found = new Set(listed.filter(Boolean));
    const { options = [...found], max = LONGEST_LIST } = parameter;
    return options.filter((option) => found.has(option)).slice(0, max);
  }
  if (parameter.kind === "choice") {
    const found = parameter.options.find((option) => toText(option) === value);
    return found === undefined ? defaultValue : found;
  }
  if (parameter.kind === "text") return value?.slice(0, LONGEST_TEXT) ?? defaultValue;
  const count = /^\d{1,15}$/.test(value ?? "") ? Number(value) : 0;
  return count >= 1 && count <= (parameter.max ?? count) ? count : defaultValue;
};

/** What a query string asks for. What its address does not declare, or does not accept, is ignored. */
export const readAddress = <A extends Address>(
  address: A,
  params: URLSearchParams,
): AddressState<A> =>
  Object.fromEntries(
    Object.entries(address).map(([key, parameter]) => [
      key,
      readParameter(parameter, params.getAll(parameter.name ?? key)),
    ]),
  ) as AddressState<A>;

/** A query string with its question mark, "" where it is empty; the commas in it stay legible. */
export const toQueryString = (params: URLSearchParams) => {
  const query = params.toString().replaceAll("%2C", ",");
  return query && `?${query}`;
};

/** The query string that asks for this, "" where all is at its default or left out. */
export const writeAddress = <A extends Address>(
  address: A,
  state: Partial<AddressState<A>>,
): string => {
  const params = new URLSearchParams();
  for (const [key, { name = key, defaultValue, needs = key }] of Object.entries(address)) {
    const value = toText(state[key]);
    if (value && value !== toText(defaultValue) && toText(state[needs])) params.set(name, value);
  }
  return toQueryString(params);
};
