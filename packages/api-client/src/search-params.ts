export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[];

/** Serialises a query: lists as `key[]`, booleans as 1 and 0, missing values left out. */
export const toSearchParams = (query: Record<string, QueryValue>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (typeof value === "object" && value !== null)
      for (const item of value) params.append(`${key}[]`, String(item));
    else if (typeof value === "boolean") params.set(key, value ? "1" : "0");
    else if (value !== undefined && value !== null && value !== "") params.set(key, String(value));
  const text = params.toString();
  return text ? `?${text}` : "";
};
