type Query = Record<string, string | number | boolean | readonly (number | string)[]>;

const TYPES = { rss: "application/rss+xml", json: "application/feed+json" } as const;

const linkTo = (title: string, format: keyof typeof TYPES, name: string, search = "") => ({
  tagName: "link" as const,
  rel: "alternate",
  title,
  type: TYPES[format],
  href: `/feeds/${name}.${format}${search}`,
});

// Defaults are left out, so that a feed's address contains only its filters.
const DEFAULTS: Query = { job_title: "", metadata: "" };

const toSearch = (query: Query) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (Array.isArray(value)) for (const id of value) params.append(`${name}[]`, String(id));
    else if (value !== DEFAULTS[name])
      params.set(name, typeof value === "boolean" ? String(Number(value)) : String(value));
  return params.size > 0 ? `?${params}` : "";
};

/** Builds links to a list's feeds, for feed readers to discover; `query` is the list's API query. */
export const listFeeds = (list: "jobs" | "companies" | "magazine", title: string, query: Query) => {
  const search = toSearch(query);
  return [linkTo(title, "rss", list, search), linkTo(title, "json", list, search)];
};

/** Builds links to the feeds of a company's jobs. */
export const feedsOfCompany = ({ id, name }: { id: number; name: string }) => {
  const title = `Jobs at ${name}`;
  return [linkTo(title, "rss", `companies/${id}`), linkTo(title, "json", `companies/${id}`)];
};

/** A link to the podcast's feed. */
export const PODCAST_FEED = [linkTo("The podcast", "rss", "podcast")];
