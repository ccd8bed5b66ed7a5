import type { JobSource } from "@devguild/schemas/constants/job-figures";

/** How somebody came to a job's page, as it is reported: a named source counts more than a page of ours. */
export type Arrival = {
  source: JobSource;
  utm?: { utm_source: string; utm_campaign?: string };
  /** Whether they have seen the job before in this visit. */
  again: boolean;
};

const PAGES: readonly (readonly [RegExp, JobSource])[] = [
  [/^\/en\/developer-dashboard/, "matches"],
  [/^\/en\/companies\/\d+\/[^/]+\/\d+/, "similar"],
  [/^\/en\/companies\/\d+/, "company-page"],
  [/^\/en\/(?:jobs(?:\/|$)|$)/, "search"],
];

/** Returns how somebody came to a page with these parameters from another page. Pure. */
export const toArrival = (
  search: string,
  from: string,
  ownOrigin: string,
): Omit<Arrival, "again"> => {
  const params = new URLSearchParams(search);
  const previous = URL.canParse(from) ? new URL(from) : null;
  const isOwn = previous?.origin === ownOrigin;
  const named = params.get("utm_source") ?? (previous && !isOwn ? previous.host : null);
  const campaign = params.get("utm_campaign");
  const page = isOwn
    ? (PAGES.find(([path]) => path.test(previous.pathname))?.[1] ?? "other-page")
    : "direct";
  return {
    source: page,
    ...(named && {
      utm: {
        utm_source: named.slice(0, 200),
        ...(campaign && { utm_campaign: campaign.slice(0, 200) }),
      },
    }),
  };
};

type History = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

// Where the browser keeps the pages of this tab, the one before is known; else how the first was reached.
const getPreviousUrl = () => {
  const { navigation } = globalThis as { navigation?: History };
  const index = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[index - 1]?.url ?? document.referrer;
};

// Only in this page's memory: nothing is stored in the browser.
const arrivals = new Map<number, Arrival>();

/** Notes how somebody came to a job's page, and returns it; the first time in a visit counts. */
export const noteArrival = (jobId: number): Arrival => {
  const known = arrivals.get(jobId);
  const arrival = known
    ? { ...known, again: true }
    : { ...toArrival(location.search, getPreviousUrl(), location.origin), again: false };
  arrivals.set(jobId, arrival);
  return arrival;
};

/** Returns how somebody came to a job's page, for what they do there. */
export const getArrival = (jobId: number) => {
  const { source, utm } = arrivals.get(jobId) ?? { source: "direct" as const };
  return { source, ...(utm && { utm }) };
};
