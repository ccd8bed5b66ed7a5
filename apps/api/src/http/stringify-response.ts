// Serialised parts that several responses share, such as the counts of one search.
const serialised = new WeakMap<object, string>();

/** Serialises a part of a response once, however often it is reused; the part must not change afterwards. */
export const cacheJson = <Part extends object>(part: Part): Part => {
  if (!serialised.has(part)) serialised.set(part, JSON.stringify(part));
  return part;
};

const toText = (value: unknown) =>
  (typeof value === "object" && value !== null ? serialised.get(value) : undefined) ??
  JSON.stringify(value);

/** Serialises a response as JSON, reusing the text of any top-level part that went through `cacheJson`. */
export const stringifyResponse = (response: object): string =>
  Array.isArray(response)
    ? JSON.stringify(response)
    : `{${Object.entries(response)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${JSON.stringify(name)}:${toText(value)}`)
        .join(",")}}`;
