type Value = string | number | boolean | null | readonly string[];

/** One query parameter. */
type Parameter = {
  /** Its name in the URL; by default the key under which it is declared. */
  name?: string;
  /** The value if the URL has none or an invalid one; never written. */
  defaultValue: Value;
  /** The key of a parameter that this one depends on; without it, this one is not written. */
  needs?: string;
} & (
  | { kind: "text" }
  | { kind: "number"; max?: number }
  | { kind: "choice"; options: readonly Value[] }
  /** `options`, if given, are the only valid values and define their order. */
  | { kind: "list"; max?: number; options?: readonly string[] }
);

/** The query parameters of a page, in the order in which they are written. */
export type Address = Record<string, Parameter>;

/** The values of a page's query parameters. */
export type AddressState<A extends Address> = { [Key in keyof A]: A[Key]["defaultValue"] };

/** Free text: trimmed, and cut after 200 characters. */
export const text = { kind: "text", defaultValue: "" as string } as const;

/** A whole number from 1 to `max`, by default up to 15 digits; null if missing. */
export const number = { kind: "number", defaultValue: null as number | null } as const;

/**
 * Unique slugs, at most `max`, by default 50: separated by commas, as in links, or as a repeated
 * parameter, as forms send them.
 */
export const slugs = { kind: "list", defaultValue: [] as string[] } as const;

/** Some of several values, in their order. */
export const choices = <Option extends string>(options: readonly Option[]) =>
  ({ kind: "list", options, defaultValue: [] as Option[] }) as const;

/** One of several values, by default the first. Booleans are 1 and 0 in the URL. */
export const oneOf = <Option, Default = Option>(
  options: readonly Option[],
  defaultValue = options[0] as Option | Default,
) => ({ kind: "choice", options, defaultValue }) as const;

const toText = (value: Value | undefined) =>
  String(typeof value === "boolean" ? Number(value) : (value ?? ""));

const MAX_TEXT_LENGTH = 200;
const MAX_LIST_LENGTH = 50;

const readParameter = (parameter: Parameter, values: readonly string[]): unknown => {
  const { defaultValue } = parameter;
  const value = values[0]?.trim();
  if (parameter.kind === "list") {
    const listed = values.flatMap((each) => each.split(",")).map((each) => each.trim());
    const found = new Set(listed.filter(Boolean));
    const { options = [...found], max = MAX_LIST_LENGTH } = parameter;
    return options.filter((option) => found.has(option)).slice(0, max);
  }
  if (parameter.kind === "choice") {
    const found = parameter.options.find((option) => toText(option) === value);
    return found === undefined ? defaultValue : found;
  }
  if (parameter.kind === "text") return value?.slice(0, MAX_TEXT_LENGTH) ?? defaultValue;
  const count = /^\d{1,15}$/.test(value ?? "") ? Number(value) : 0;
  return count >= 1 && count <= (parameter.max ?? count) ? count : defaultValue;
};

/** Parses a query string. Undeclared parameters and invalid values are ignored. */
export const readAddress = <A extends Address>(
  address: A,
  params: URLSearchParams,
): AddressState<A> =>
  Object.fromEntries(
    Object.entries(address).map(([key, parameter]) => [
      key,
      readParameter(
        parameter,
        // HTML can't contain control characters, so the page would differ from what is hydrated.
        params.getAll(parameter.name ?? key).map((value) => value.replace(/\p{Cc}/gu, " ")),
      ),
    ]),
  ) as AddressState<A>;

/** Serialises parameters with the question mark, "" if there are none; commas stay legible. */
export const toQueryString = (params: URLSearchParams) => {
  const query = params.toString().replaceAll("%2C", ",");
  return query && `?${query}`;
};

/** Serialises a state as a query string, "" if everything is at its default or left out. */
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
