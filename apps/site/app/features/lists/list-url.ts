const MOST_SLUGS = 50;
const NOTHING = Number.MAX_SAFE_INTEGER;

/** The slugs that an address holds under a name, each once. A form repeats names, a link does not. */
export const readSlugs = (params: URLSearchParams, name: string) => {
  const slugs = params.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(slugs.filter(Boolean))].slice(0, MOST_SLUGS);
};

/** Slugs as the API is asked for them. One that no option has gets an id of nothing. */
export const idsOfSlugs = (
  options: readonly { id: number; slug: string }[],
  slugs: readonly string[],
) => slugs.map((slug) => options.find((option) => option.slug === slug)?.id ?? NOTHING);

/** A query string with its question mark, empty where it holds nothing. */
export const toQueryString = (params: URLSearchParams) => {
  // Commas between slugs are legible as they are.
  const text = params.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
};
