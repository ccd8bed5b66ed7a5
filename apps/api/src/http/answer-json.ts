// The text of parts that several answers share, such as the counts of one search.
const written = new WeakMap<object, string>();

/** Writes a part of answers once, however often it is passed; it must not change afterwards. */
export const keepJson = <Part extends object>(part: Part): Part => {
  if (!written.has(part)) written.set(part, JSON.stringify(part));
  return part;
};

const textOf = (value: unknown) =>
  (typeof value === "object" && value !== null ? written.get(value) : undefined) ??
  JSON.stringify(value);

/** An answer as JSON. Parts at its top level that were kept are taken as they were written. */
export const answerJson = (answer: object): string =>
  Array.isArray(answer)
    ? JSON.stringify(answer)
    : `{${Object.entries(answer)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`)
        .join(",")}}`;
