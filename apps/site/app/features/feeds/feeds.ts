type Query = Record<string, string | number | boolean | readonly number[]>;

const TYPES = { rss: "application/rss+xml", json: "application/feed+json" } as const;

const linkTo = (title: string, format: keyof typeof TYPES, name: string, search = "") => ({
  tagName: "link" as const,
  rel: "alternate",
  title,
  type: TYPES[format],
  href: `/feeds/${name}.${format}${search}`,
});

// What a list asks for by itself is left out, so that a feed's address says what narrows it.
const DEFAULTS: Query = { job_title: "", metadata: "", hybrid_option: "any", orderBy: "relevance" };

const searchOf = (query: Query) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (Array.isArray(value)) for (const id of value) params.append(`${name}[]`, String(id));
    else if (value !== DEFAULTS[name])
      params.set(name, typeof value === "boolean" ? String(Number(value)) : String(value));
  return params.size > 0 ? `?${params}` : "";
};

/** The feeds of a list as the API is asked for it, for readers to find in its page. */
export const listFeeds = (list: "jobs" | "companies" | "magazine", title: string, query: Query) => {
  const search = searchOf(query);
  return [linkTo(title, "rss", list, search), linkTo(title, "json", list, search)];
};

/** The feeds of a company's jobs. */
export const feedsOfCompany = ({ id, name }: { id: number; name: string }) => {
  const title = `Jobs at ${name}`;
  return [linkTo(title, "rss", `companies/${id}`), linkTo(title, "json", `companies/${id}`)];
};

/** The feed of the podcast. */
export const PODCAST_FEED = [linkTo("The podcast", "rss", "podcast")];
