import type { JobFilterOptions, JobSearch } from "@devguild/schemas/jobs";
import { JOB_ORDERS, type JobOrder } from "@devguild/schemas/constants/jobs";

/** The filters that hold a list of options, by the names that URL and API share. */
export const LIST_FILTERS = ["skills", "locations", "seniorities", "languages"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** A search as its address holds it: slugs, so that people can read and share it. */
export type JobSearchState = Record<ListFilter, string[]> & {
  job_title: string;
  hybrid_option: JobSearch["hybrid_option"];
  remote: boolean;
  orderBy: JobOrder;
};

const MOST_PAGES = 8;
const HYBRID = ["any", "on_site", "hybrid"] as const;

const among = <T extends string>(values: readonly T[], value: string | null): T =>
  values.find((each) => each === value) ?? (values[0] as T);

/** The search of a query string; what it does not know is ignored. */
export const readJobSearch = (params: URLSearchParams): JobSearchState => {
  const list = (name: ListFilter) =>
    [...new Set((params.get(name) ?? "").split(",").filter(Boolean))].slice(0, 50);
  return {
    skills: list("skills"),
    locations: list("locations"),
    seniorities: list("seniorities"),
    languages: list("languages"),
    job_title: (params.get("job_title") ?? "").trim().slice(0, 200),
    hybrid_option: among(HYBRID, params.get("hybrid_option")),
    remote: params.get("remote") === "1",
    orderBy: among(JOB_ORDERS, params.get("orderBy")),
  };
};

/** A search as a query string; what is at its default is left out. */
export const writeJobSearch = (state: JobSearchState): string => {
  const params = new URLSearchParams();
  if (state.job_title) params.set("job_title", state.job_title);
  for (const name of LIST_FILTERS) if (state[name].length) params.set(name, state[name].join(","));
  if (state.hybrid_option !== "any") params.set("hybrid_option", state.hybrid_option);
  if (state.remote) params.set("remote", "1");
  if (state.orderBy !== JOB_ORDERS[0]) params.set("orderBy", state.orderBy);
  // Commas between slugs are legible as they are.
  const text = params.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
};

/** How many pages of the list an address wants to see at once. */
export const readPageCount = (params: URLSearchParams) => {
  const page = Number(params.get("jobs_page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1;
};

/** A query string that shows so many pages at once, for whoever comes back to it. */
export const withPageCount = (search: string, pages: number) => {
  const params = new URLSearchParams(search);
  params.set("jobs_page", String(Math.min(pages, MOST_PAGES)));
  return `?${params.toString().replaceAll("%2C", ",")}`;
};

/** A search with the API's ids. A slug that no option has matches nothing, so it is given an id of nobody. */
export const jobQueryOf = (state: JobSearchState, options: JobFilterOptions) => {
  const idsOf = (name: ListFilter) =>
    state[name].map((slug) => options[name].find((option) => option.slug === slug)?.id ?? NOBODY);
  return {
    skills: idsOf("skills"),
    locations: idsOf("locations"),
    seniorities: idsOf("seniorities"),
    languages: idsOf("languages"),
    job_title: state.job_title,
    hybrid_option: state.hybrid_option,
    ...(state.remote && { remote: true }),
    orderBy: state.orderBy,
  };
};

const NOBODY = Number.MAX_SAFE_INTEGER;

/** One chosen filter, as a chip shows it. */
export type ChosenFilter = { key: string; kind: string; label: string; without: JobSearchState };

const KINDS: Record<ListFilter, string> = {
  skills: "Skill",
  locations: "In",
  seniorities: "Seniority",
  languages: "Language",
};

const HYBRID_LABELS: Record<string, string> = { on_site: "On site", hybrid: "Hybrid" };

/** The filters of a search, each with the search that is left without it. */
export const chosenFiltersOf = (
  state: JobSearchState,
  options: JobFilterOptions,
): ChosenFilter[] => [
  ...(state.job_title
    ? [
        {
          key: "job_title",
          kind: "Words",
          label: state.job_title,
          without: { ...state, job_title: "" },
        },
      ]
    : []),
  ...LIST_FILTERS.flatMap((name) =>
    state[name].map((slug) => ({
      key: `${name}:${slug}`,
      kind: KINDS[name],
      label: options[name].find((option) => option.slug === slug)?.label ?? slug,
      without: { ...state, [name]: state[name].filter((each) => each !== slug) },
    })),
  ),
  ...(state.hybrid_option === "any"
    ? []
    : [
        {
          key: "hybrid_option",
          kind: "",
          label: HYBRID_LABELS[state.hybrid_option] ?? state.hybrid_option,
          without: { ...state, hybrid_option: "any" as const },
        },
      ]),
  ...(state.remote
    ? [{ key: "remote", kind: "", label: "Remote", without: { ...state, remote: false } }]
    : []),
];

/** A heading that says what a search shows: "Senior Go jobs in Berlin, remote". */
export const headingOf = (state: JobSearchState, options: JobFilterOptions) => {
  const labels = (name: ListFilter) =>
    state[name].flatMap(
      (slug) => options[name].find((option) => option.slug === slug)?.label ?? [],
    );
  const what = [labels("seniorities").join(" or "), labels("skills").join(", ")]
    .filter(Boolean)
    .join(" ");
  const where = labels("locations").join(" or ");
  const extras = [
    state.remote ? "remote" : "",
    state.hybrid_option === "any" ? "" : (HYBRID_LABELS[state.hybrid_option] ?? "").toLowerCase(),
  ].filter(Boolean);
  const head = `${what ? `${what} jobs` : "Tech jobs"}${where ? ` in ${where}` : ""}`;
  return [head, ...extras].join(", ");
};
